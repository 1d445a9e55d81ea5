/// Bounds of the numbers in the tables: what a house rule may set.
#pragma once

#include "rules/zones/tables.hpp"
#include "rules/zones/words_form.hpp"

namespace reisswitz::zones {

using describe::Fields;
using describe::Notes;
using describe::Of;

/// A number that must be there, between two others.
constexpr Notes number(int low, int high) { return {.required = true, .low = low, .high = high}; }
inline constexpr Notes needed{.required = true};

/// A die has ten faces.
inline constexpr Notes faces_notes = number(0, 10);
inline constexpr Notes hitting_faces_notes = number(1, 10);
/// No board is wider, and no unit moves farther.
inline constexpr Notes yards_notes = number(0, 12000);

inline const auto& fields(Of<ClassRow>) {
    static const Fields<ClassRow> table{{&ClassRow::trafficability, number(0, 20)},
                                        {&ClassRow::capacity, number(0, 4)},
                                        {&ClassRow::raise, number(0, 3)},
                                        {&ClassRow::gun_places, number(0, 48)},
                                        {&ClassRow::shelter, needed}};
    return table;
}

inline const auto& fields(Of<ClassTable>) {
    static const Fields<ClassTable> table{{&ClassTable::a, needed}, {&ClassTable::b, needed}, {&ClassTable::c, needed},
                                          {&ClassTable::d, needed}, {&ClassTable::e, needed}, {&ClassTable::f, needed}};
    return table;
}

inline const auto& fields(Of<Range>) {
    static const Fields<Range> table{{&Range::least, number(0, 30)}, {&Range::most, number(0, 30)}};
    return table;
}

inline const auto& fields(Of<FortTable>) {
    static const Fields<FortTable> table{{&FortTable::small, needed},
                                         {&FortTable::large, needed},
                                         {&FortTable::gun_places, number(0, 48)},
                                         {&FortTable::most_attackers, number(1, 6)}};
    return table;
}

inline const auto& fields(Of<IntensityTable>) {
    static const Fields<IntensityTable> table{
        {&IntensityTable::level_one_castings, number(0, 400)},
        {&IntensityTable::level_two_castings, number(0, 400)},
        {&IntensityTable::faces, {.required = true, .low = 1, .high = 10, .fewest = 4, .most = 4}},
        {&IntensityTable::dice_per_section, number(0, 4)},
        {&IntensityTable::shattered_ratio, number(1, 10)}};
    return table;
}

inline const auto& fields(Of<BombardmentTable>) {
    static const Fields<BombardmentTable> table{{&BombardmentTable::in_transit_faces, hitting_faces_notes},
                                                {&BombardmentTable::class_a_faces, number(1, 4)},
                                                {&BombardmentTable::sheltered_faces, hitting_faces_notes},
                                                {&BombardmentTable::dice_fewer, number(0, 20)},
                                                {&BombardmentTable::dice_divisor, number(1, 20)}};
    return table;
}

inline const auto& fields(Of<BarrageFaces>) {
    static const Fields<BarrageFaces> table{{&BarrageFaces::skirmish_order, faces_notes},
                                            {&BarrageFaces::formed, faces_notes},
                                            {&BarrageFaces::mass_target, faces_notes}};
    return table;
}

inline const auto& fields(Of<SectionDice>) {
    static const Fields<SectionDice> table{{&SectionDice::light, number(0, 20)},
                                           {&SectionDice::medium, number(0, 20)},
                                           {&SectionDice::heavy, number(0, 20)}};
    return table;
}

inline const auto& fields(Of<MoraleFaces>) {
    static const Fields<MoraleFaces> table{{&MoraleFaces::a, faces_notes}, {&MoraleFaces::b, faces_notes},
                                           {&MoraleFaces::c, faces_notes}, {&MoraleFaces::d, faces_notes},
                                           {&MoraleFaces::e, faces_notes}, {&MoraleFaces::f, faces_notes},
                                           {&MoraleFaces::g, faces_notes}};
    return table;
}

inline const auto& fields(Of<CoverRaise>) {
    static const Fields<CoverRaise> table{{&CoverRaise::protective, number(0, 3)},
                                          {&CoverRaise::earthworks, number(0, 3)}};
    return table;
}

inline const auto& fields(Of<Passage>) {
    static const Fields<Passage> table{{&Passage::going, needed}, {&Passage::yd, {.low = 0, .high = 2000}}};
    return table;
}

inline const auto& fields(Of<GroundRow>) {
    static const Fields<GroundRow> table{{&GroundRow::formed_infantry, needed}, {&GroundRow::skirmish_infantry, needed},
                                         {&GroundRow::formed_cavalry, needed},  {&GroundRow::skirmish_cavalry, needed},
                                         {&GroundRow::wagon, needed},           {&GroundRow::limbered_gun, needed},
                                         {&GroundRow::unlimbered_gun, needed}};
    return table;
}

inline const auto& fields(Of<MovementTable>) {
    static const Fields<MovementTable> table{{&MovementTable::open, needed},
                                             {&MovementTable::bushes, needed},
                                             {&MovementTable::light_woods, needed},
                                             {&MovementTable::heavy_woods, needed},
                                             {&MovementTable::rough, needed},
                                             {&MovementTable::ford, needed},
                                             {&MovementTable::stream_fordable, needed},
                                             {&MovementTable::stream_steep, needed},
                                             {&MovementTable::river, needed},
                                             {&MovementTable::building, needed}};
    return table;
}

inline const auto& fields(Of<ClassYards>) {
    static const Fields<ClassYards> table{{&ClassYards::a, yards_notes}, {&ClassYards::b, yards_notes},
                                          {&ClassYards::c, yards_notes}, {&ClassYards::d, yards_notes},
                                          {&ClassYards::e, yards_notes}, {&ClassYards::f, yards_notes}};
    return table;
}

inline const auto& fields(Of<BoardTable>) {
    static const Fields<BoardTable> table{{&BoardTable::ford_from_bridge_yd, yards_notes},
                                          {&BoardTable::ford_width_yd, number(1, 200)},
                                          {&BoardTable::stream_most_yd, number(1, 200)},
                                          {&BoardTable::rolling_hills, needed},
                                          {&BoardTable::river_valley_hills, needed},
                                          {&BoardTable::rough_open_pct, number(0, 100)},
                                          {&BoardTable::hilltop_exits, number(0, 80)},
                                          {&BoardTable::zone_width_yd, needed},
                                          {&BoardTable::zone_depth_yd, needed},
                                          {&BoardTable::about_tolerance_pct, number(0, 50)},
                                          {&BoardTable::several, number(2, 6)},
                                          {&BoardTable::numerous, number(2, 20)},
                                          {&BoardTable::wooded_open_min_pct, number(0, 100)},
                                          {&BoardTable::min_open_run, number(1, 20)}};
    return table;
}

inline const auto& fields(Of<Tables>) {
    static const Fields<Tables> table{
        {&Tables::classes, needed},
        {&Tables::forts, needed},
        {&Tables::melee_dice,
         {.required = true, .low = 0, .high = most_dice_of_a_grade, .fewest = most_grade, .most = most_grade}},
        {&Tables::intensity, needed},
        {&Tables::bombardment, needed},
        {&Tables::field_barrage_faces, needed},
        {&Tables::artillery_dice_per_section, needed},
        {&Tables::morale_fail_faces, needed},
        {&Tables::cover_raise, needed},
        {&Tables::withdrawal_castings, number(0, 60)},
        {&Tables::obstacle_yd, number(0, 2000)},
        {&Tables::wheel_break_faces, number(0, 9)},
        {&Tables::movement, needed},
        {&Tables::boards, needed}};
    return table;
}

}  // namespace reisswitz::zones
