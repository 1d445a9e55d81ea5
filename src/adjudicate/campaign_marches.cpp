#include "adjudicate/campaign_cards.hpp"
#include "rules/campaign/procedures/arrival_form.hpp"
#include "rules/campaign/procedures/column_length_form.hpp"
#include "rules/campaign/procedures/contact_form.hpp"
#include "rules/campaign/procedures/courier_form.hpp"
#include "rules/campaign/procedures/fatigue_form.hpp"
#include "rules/campaign/procedures/forced_march_form.hpp"
#include "rules/campaign/procedures/march_form.hpp"

namespace reisswitz::campaign {

namespace {

using nlohmann::json;

/// What holds where an input says nothing, as the tables have it.
void preset(json& schema, const char* key, json value) { schema["properties"][key]["default"] = std::move(value); }

struct MarchCard {
    using Inputs = March;
    static constexpr const char* name = "march_time";
    static constexpr const char* help = "How fast a column marches, and how long it takes for a distance.";
    template <class R>
    static MarchTime answer(const March& march, const Tables& tables, R& ruling) {
        return work_out_march(march, tables, ruling);
    }
    static ruling::Names names(const March&) { return {}; }
    static void refine(json& schema, const Tables& tables) {
        preset(schema, "method3_gain", dice::to_text(tables.options.method3_gain));
    }
};

struct ForcedMarchCard {
    using Inputs = ForcedMarch;
    static constexpr const char* name = "forced_march";
    static constexpr const char* help = "How far a forced march carries, and how weary it leaves the troops.";
    template <class R>
    static ForcedMarchResult answer(const ForcedMarch& march, const Tables& tables, R& ruling) {
        return work_out_forced_march(march, tables, ruling);
    }
    static ruling::Names names(const ForcedMarch&) { return {}; }
    static void refine(json& schema, const Tables& tables) {
        preset(schema, "method3_gain", dice::to_text(tables.options.method3_gain));
        preset(schema, "method3_days", tables.options.method3_days);
    }
};

struct FatigueCard {
    using Inputs = FatigueAfterBattle;
    static constexpr const char* name = "fatigue_after_battle";
    static constexpr const char* help = "How weary a battle leaves troops, and whether they may pursue.";
    template <class R>
    static FatigueAfterBattleResult answer(const FatigueAfterBattle& troops, const Tables& tables, R& ruling) {
        return work_out_fatigue(troops, tables, ruling);
    }
    static ruling::Names names(const FatigueAfterBattle&) { return {}; }
    static void refine(json& schema, const Tables& tables) {
        preset(schema, "all_fighters_tire", tables.options.all_fighters_tire);
        preset(schema, "pursuit_state", describe::word_of(tables.options.pursuit_state));
    }
};

struct ColumnCard {
    using Inputs = Column;
    static constexpr const char* name = "column_length";
    static constexpr const char* help = "How long a column is on the road, element by element.";
    template <class R>
    static ColumnLength answer(const Column& column, const Tables& tables, R& ruling) {
        return work_out_column(column, tables, ruling);
    }
    static ruling::Names names(const Column&) { return numbered_names("element"); }
    static void refine(json& schema, const Tables& tables) {
        preset(schema, "lengths", describe::word_of(tables.options.lengths));
    }
};

struct ContactCard {
    using Inputs = ContactQuestion;
    static constexpr const char* name = "contact_time";
    static constexpr const char* help = "Whether two columns meet, and when.";
    template <class R>
    static LeftOut<ContactTime> answer(const ContactQuestion& question, const Tables&, R& ruling) {
        return work_out_contact(question, ruling);
    }
    static ruling::Names names(const ContactQuestion&) {
        return {.unit = [](int ordinal) { return std::string{ordinal == 0 ? "column A" : "column B"}; },
                .hex = {},
                .side = {}};
    }
};

struct ArrivalCard {
    using Inputs = Arrival;
    static constexpr const char* name = "arrival_schedule";
    static constexpr const char* help = "When each part of a column comes upon the field.";
    template <class R>
    static ArrivalSchedule answer(const Arrival& arrival, const Tables& tables, R& ruling) {
        return work_out_arrival(arrival, tables, ruling);
    }
    static ruling::Names names(const Arrival& arrival) { return given_names(arrival.units); }
    static void refine(json& schema, const Tables& tables) {
        preset(schema, "start_clock_h", dice::to_text(tables.start_clock_h));
        preset(schema, "march_hours_per_day_h", tables.hours_per_day);
    }
};

struct CourierCard {
    using Inputs = Courier;
    static constexpr const char* name = "courier_time";
    static constexpr const char* help = "When a message arrives.";
    template <class R>
    static CourierTime answer(const Courier& courier, const Tables& tables, R& ruling) {
        return work_out_courier(courier, tables, ruling);
    }
    static ruling::Names names(const Courier&) { return {}; }
    static void refine(json& schema, const Tables& tables) {
        const Ride ride = ride_of({}, tables);
        preset(schema, "courier_mph", dice::to_text(tables.messages.courier_mph));
        preset(schema, "preparation_h", dice::to_text(tables.messages.preparation_h));
        preset(schema, "night_factor", dice::to_text(ride.night_factor));
        preset(schema, "dawn_h", dice::to_text(ride.dawn_h));
        preset(schema, "dusk_h", dice::to_text(ride.dusk_h));
    }
};

}  // namespace

void add_marches(std::vector<adjudicate::Procedure>& procedures, const Setting& setting) {
    procedures.push_back(adjudicate::make_procedure<MarchCard>(setting));
    procedures.push_back(adjudicate::make_procedure<ForcedMarchCard>(setting));
    procedures.push_back(adjudicate::make_procedure<FatigueCard>(setting));
    procedures.push_back(adjudicate::make_procedure<ColumnCard>(setting));
    procedures.push_back(adjudicate::make_procedure<ContactCard>(setting));
    procedures.push_back(adjudicate::make_procedure<ArrivalCard>(setting));
    procedures.push_back(adjudicate::make_procedure<CourierCard>(setting));
}

}  // namespace reisswitz::campaign
