#include "adjudicate/siege_cards.hpp"
#include "rules/siege/procedures/collapse_form.hpp"
#include "rules/siege/procedures/shots_form.hpp"
#include "rules/siege/procedures/supply_form.hpp"
#include "rules/siege/procedures/task_form.hpp"
#include "rules/siege/procedures/wall_form.hpp"

namespace reisswitz::siege {

namespace {

using nlohmann::json;

struct WallStrengthCard {
    using Inputs = WallStrength;
    static constexpr const char* name = "wall_strength";
    static constexpr const char* help =
        "How many points of damage a wall takes: a yard, a column, a square of the plan.";
    template <class R>
    static WallStrengthResult answer(const WallStrength& strength, const Tables& tables, R& ruling) {
        return find_wall_strength(strength, tables, ruling);
    }
    static ruling::Names names(const WallStrength&) { return {}; }
};

struct ShotsInPeriodCard {
    using Inputs = ShotsInPeriod;
    static constexpr const char* name = "shots_in_period";
    static constexpr const char* help = "How many shots guns of one calibre have in a span of time.";
    template <class R>
    static ShotsInPeriodResult answer(const ShotsInPeriod& period, const Tables& tables, R& ruling) {
        return find_shots_in_period(period, tables, ruling);
    }
    static ruling::Names names(const ShotsInPeriod&) { return {}; }
};

struct GarrisonSupplyCard {
    using Inputs = GarrisonSupply;
    static constexpr const char* name = "garrison_supply";
    static constexpr const char* help = "How long the food of a place lasts its garrison.";
    template <class R>
    static GarrisonSupplyResult answer(const GarrisonSupply& supply, const Tables& tables, R& ruling) {
        return find_garrison_supply(supply, tables, ruling);
    }
    static ruling::Names names(const GarrisonSupply&) { return {}; }
};

struct TaskTimeCard {
    using Inputs = TaskTime;
    static constexpr const char* name = "task_time";
    static constexpr const char* help = "How long a piece of siege work takes.";
    template <class R>
    static TaskTimeResult answer(const TaskTime& time, const Tables& tables, R& ruling) {
        return find_task_time(time, tables, ruling);
    }
    static ruling::Names names(const TaskTime&) { return {}; }
};

struct WallCollapseCard {
    using Inputs = WallCollapse;
    static constexpr const char* name = "wall_collapse";
    static constexpr const char* help =
        "Which squares of a wall plan fall for want of support, and where the breach is.";
    template <class R>
    static WallCollapseResult answer(const WallCollapse& wall, const Tables&, R& ruling) {
        return find_wall_collapse(wall, ruling);
    }
    static ruling::Names names(const WallCollapse&) { return {}; }
    static void refine(json& schema, const Tables&) {
        schema["properties"]["rows"]["minItems"] = 1;
        schema["properties"]["rows"]["maxItems"] = most_plan_rows;
    }
};

}  // namespace

void add_reckonings(std::vector<adjudicate::Procedure>& procedures, const Setting& setting) {
    procedures.push_back(adjudicate::make_procedure<WallStrengthCard>(setting));
    procedures.push_back(adjudicate::make_procedure<ShotsInPeriodCard>(setting));
    procedures.push_back(adjudicate::make_procedure<GarrisonSupplyCard>(setting));
    procedures.push_back(adjudicate::make_procedure<TaskTimeCard>(setting));
    procedures.push_back(adjudicate::make_procedure<WallCollapseCard>(setting));
}

}  // namespace reisswitz::siege
