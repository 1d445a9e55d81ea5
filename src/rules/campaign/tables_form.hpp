/// Bounds of the tables that are read as described structs.
#pragma once

#include <string>

#include "describe/reader.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

inline const auto& fields(describe::Of<SupplyTables>) {
    constexpr describe::Notes days{.required = true, .low = 0, .high = 100, .unit = "days"};
    static const describe::Fields<SupplyTables> table{
        {&SupplyTables::days_carried, days},
        {&SupplyTables::depot_within_days, days},
        {&SupplyTables::depot_set_up_days, days},
        {&SupplyTables::garrison_figures, {.required = true, .low = 0, .high = most_figures, .unit = "figures"}},
        {&SupplyTables::stock_days_per_mile, {.required = true, .low = 1, .high = 1000, .unit = "days"}},
        {&SupplyTables::pool_figures, {.required = true, .low = 0, .high = 1'000'000, .unit = "figures"}},
        {&SupplyTables::rest_days_to_draw, days},
        {&SupplyTables::figures_drawn, {.required = true, .low = 0, .high = most_figures, .unit = "figures"}},
    };
    return table;
}

inline const auto& fields(describe::Of<WearinessInBattle>) {
    static const describe::Fields<WearinessInBattle> table{
        {&WearinessInBattle::modifier, {.required = true, .low = -20, .high = 20}},
        {&WearinessInBattle::may_charge, {.required = true}},
    };
    return table;
}

inline const auto& fields(describe::Of<ScoutRow>) {
    constexpr describe::Notes lost{.low = 0, .high = 6};
    static const describe::Fields<ScoutRow> table{
        {&ScoutRow::at_least, {.required = true, .low = -100, .high = 100}},
        {&ScoutRow::result, {.required = true}},
        {&ScoutRow::information, {.required = true}},
        {&ScoutRow::squadrons_lost, lost},
        {&ScoutRow::squadrons_lost_aggressive, lost},
        {&ScoutRow::posts_lost, lost},
        {&ScoutRow::posts_lost_aggressive, lost},
    };
    return table;
}

inline const auto& fields(describe::Of<BattleBook>) {
    static const describe::Fields<BattleBook> table{
        {&BattleBook::one_unit, {.required = true}},
        {&BattleBook::strength, {.required = true}},
        {&BattleBook::quality, {.required = true}},
        {&BattleBook::turn_h, {.required = true, .low = 0, .high = 24}},
    };
    return table;
}

inline void check(const BattleBook& book, const describe::Reader& reader) {
    if (book.turn_h * greatest_table_factor < 1)
        reader.fail(describe::Code::out_of_range, "A turn takes at least a hundredth of an hour.", "/turn_h");
}

inline const auto& fields(describe::Of<BattleBooks>) {
    static const describe::Fields<BattleBooks> table{
        {&BattleBooks::portable, {.required = true}},
        {&BattleBooks::bbb, {.required = true}},
        {&BattleBooks::zones, {.required = true}},
    };
    return table;
}

inline const auto& fields(describe::Of<HandoffTables>) {
    static const describe::Fields<HandoffTables> table{
        {&HandoffTables::men_per_figure, {.required = true, .low = 1, .high = 1000, .unit = "men"}},
        {&HandoffTables::lost_figures_killed, {.required = true, .low = 0, .high = 1}},
        {&HandoffTables::destroyed_come_back, {.required = true, .low = 0, .high = 1}},
        {&HandoffTables::injured_weeks, {.required = true, .low = 0, .high = 52, .unit = "weeks"}},
        {&HandoffTables::books, {.required = true}},
    };
    return table;
}

}  // namespace reisswitz::campaign
