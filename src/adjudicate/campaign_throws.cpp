#include "adjudicate/campaign_cards.hpp"
#include "rules/campaign/procedures/desertion_form.hpp"
#include "rules/campaign/procedures/scouting_form.hpp"
#include "rules/campaign/procedures/stragglers_form.hpp"
#include "rules/campaign/procedures/weather_form.hpp"

namespace reisswitz::campaign {

namespace {

using nlohmann::json;

struct StragglerCard {
    using Inputs = StragglerRoll;
    static constexpr const char* name = "straggler_roll";
    static constexpr const char* help = "How many figures straggle in a week of march.";
    template <class D, class R>
    static StragglerRollResult resolve(const StragglerRoll& roll, const Tables& tables, D& dice, R& ruling) {
        return resolve_straggler_roll(roll, tables, dice, ruling);
    }
    static auto odds(const StragglerRoll& roll, const Tables& tables) { return straggler_roll_odds(roll, tables); }
    static ruling::Names names(const StragglerRoll&) { return numbered_names("unit"); }
    static void refine(json& schema, const Tables& tables) {
        schema["properties"]["rounding"]["default"] = describe::word_of(tables.options.straggler_rounding);
    }
};

struct DesertionCard {
    using Inputs = Desertion;
    static constexpr const char* name = "deserters";
    static constexpr const char* help = "Who deserts when the stragglers come back from their rest.";
    template <class D, class R>
    static DesertionResult resolve(const Desertion& desertion, const Tables& tables, D& dice, R& ruling) {
        return resolve_desertion(desertion, tables, dice, ruling);
    }
    static auto odds(const Desertion& desertion, const Tables& tables) {
        using describe::Code;
        if (desertion.units.size() > most_units_for_odds)
            throw describe::Fault(Code::too_large, "/inputs/units",
                                  fmt::format("Exact odds are worked out for at most {} units, found {}; play knows "
                                              "no such limit.",
                                              most_units_for_odds, desertion.units.size()));
        if (count_desertion_outcomes(desertion, tables) > most_desertion_outcomes)
            throw describe::Fault(
                Code::too_large, "/inputs/units",
                fmt::format("These units may lose figures in more than {} different ways.", most_desertion_outcomes));
        return desertion_odds(desertion, tables);
    }
    static ruling::Names names(const Desertion& desertion) { return given_names(desertion.units); }
    static void refine(json& schema, const Tables& tables) {
        schema["properties"]["rounding"]["default"] = describe::word_of(tables.options.deserter_rounding);
    }
};

struct WeatherStepCard {
    using Inputs = WeatherStep;
    static constexpr const char* name = "weather_step";
    static constexpr const char* help = "The weather of the next days.";
    template <class D, class R>
    static WeatherStepResult resolve(const WeatherStep& step, const Tables& tables, D& dice, R& ruling) {
        return resolve_weather_step(step, tables, dice, ruling);
    }
    static auto odds(const WeatherStep& step, const Tables& tables) { return weather_step_odds(step, tables); }
    static ruling::Names names(const WeatherStep&) { return {}; }
    static void refine(json& schema, const Tables& tables) {
        schema["properties"]["edge"]["default"] = describe::word_of(tables.options.edge);
    }
};

struct WeatherLongRunCard {
    using Inputs = WeatherLongRun;
    static constexpr const char* name = "weather_stationary";
    static constexpr const char* help = "How often each weather comes in the long run; rolled, one day of it.";
    template <class D, class R>
    static WeatherLongRunResult resolve(const WeatherLongRun& question, const Tables& tables, D& dice, R& ruling) {
        return resolve_weather_long_run(question, tables, dice, ruling);
    }
    static auto odds(const WeatherLongRun& question, const Tables& tables) {
        return weather_long_run_odds(question, tables);
    }
    static ruling::Names names(const WeatherLongRun&) { return {}; }
    static void refine(json& schema, const Tables& tables) { WeatherStepCard::refine(schema, tables); }
};

struct ScoutContactCard {
    using Inputs = ScoutContact;
    static constexpr const char* name = "scout_contact";
    static constexpr const char* help = "What scouts learn at the screen of a column, and what it costs.";
    template <class D, class R>
    static ScoutContactResult resolve(const ScoutContact& contact, const Tables& tables, D& dice, R& ruling) {
        return resolve_scout_contact(contact, tables, dice, ruling);
    }
    static ruling::Names names(const ScoutContact&) { return {}; }
};

}  // namespace

void add_throws(std::vector<adjudicate::Procedure>& procedures, const Setting& setting) {
    procedures.push_back(adjudicate::make_procedure<StragglerCard>(setting));
    procedures.push_back(adjudicate::make_procedure<DesertionCard>(setting));
    procedures.push_back(adjudicate::make_procedure<WeatherStepCard>(setting));
    procedures.push_back(adjudicate::make_procedure<WeatherLongRunCard>(setting));
    procedures.push_back(adjudicate::make_procedure<ScoutContactCard>(setting));
}

}  // namespace reisswitz::campaign
