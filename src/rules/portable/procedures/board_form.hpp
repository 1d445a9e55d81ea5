/// Questions about a board as inputs.
#pragma once

#include <algorithm>
#include <string>

#include "describe/reader.hpp"
#include "rules/portable/procedures/board_questions.hpp"
#include "rules/portable/procedures/hex_form.hpp"
#include "rules/portable/procedures/hex_relation.hpp"
#include "rules/portable/procedures/table_row_form.hpp"

namespace reisswitz::portable {

using describe::Code;
using describe::Fields;
using describe::Of;
using describe::Reader;

inline constexpr describe::Notes board_notes{.required = true, .help = "size of the board"};
inline constexpr describe::Notes terrain_notes{.most = 400, .help = "hexes that are not open ground"};

inline const auto& fields(Of<TerrainEntry>) {
    static const Fields<TerrainEntry> table{
        {&TerrainEntry::hex, {.required = true, .help = "which hex"}},
        {&TerrainEntry::elevation,
         {.low = 0, .high = highest_elevation, .unit = "levels", .help = "height of its ground"}},
        {&TerrainEntry::woods, {.help = "a wood"}},
        {&TerrainEntry::built_up, {.help = "houses"}},
        {&TerrainEntry::fortification, {.help = "a fieldwork or other fortification"}},
        {&TerrainEntry::trench, {.help = "a trench"}},
        {&TerrainEntry::river, {.help = "a river"}},
        {&TerrainEntry::ford, {.help = "a ford through the river"}},
        {&TerrainEntry::bridge, {.help = "a bridge over the river"}},
        {&TerrainEntry::wire, {.help = "barbed wire"}},
        {&TerrainEntry::impassable, {.help = "nobody can enter it"}},
        {&TerrainEntry::road, {.help = "edges that carry a road"}},
    };
    return table;
}

inline const auto& fields(Of<HexRelation>) {
    static const Fields<HexRelation> table{
        {&HexRelation::board, board_notes},
        {&HexRelation::from, {.required = true, .help = "the hex of the unit"}},
        {&HexRelation::to, {.required = true, .help = "the other hex"}},
        {&HexRelation::facing, {.required = true, .help = "the edge that the unit faces"}},
        {&HexRelation::front_hexes, {.help = "how many hexes are a unit's front"}},
    };
    return table;
}

inline const auto& fields(Of<LineOfSight>) {
    static const Fields<LineOfSight> table{
        {&LineOfSight::board, board_notes},
        {&LineOfSight::from, {.required = true, .help = "one end of the line"}},
        {&LineOfSight::to, {.required = true, .help = "the other end"}},
        {&LineOfSight::terrain, terrain_notes},
        {&LineOfSight::units, {.most = 100, .help = "hexes that hold units"}},
        {&LineOfSight::over_units, {.help = "units are looked over, as artillery does"}},
    };
    return table;
}

inline const auto& fields(Of<FireCheckQuestion>) {
    static const Fields<FireCheckQuestion> table{
        {&FireCheckQuestion::board, board_notes},
        {&FireCheckQuestion::terrain, terrain_notes},
        {&FireCheckQuestion::units, {.most = 100, .help = "hexes that hold units"}},
        {&FireCheckQuestion::weapon, {.required = true, .help = "what the unit fires"}},
        {&FireCheckQuestion::from, {.required = true, .help = "the hex of the unit"}},
        {&FireCheckQuestion::facing, {.required = true, .help = "the edge that it faces"}},
        {&FireCheckQuestion::target, {.required = true, .help = "the hex it fires at"}},
        {&FireCheckQuestion::crossing_trench, {.help = "it is crossing a trench"}},
        {&FireCheckQuestion::limbered, {.help = "it is in tow"}},
    };
    return table;
}

inline const auto& fields(Of<RetreatQuestion>) {
    static const Fields<RetreatQuestion> table{
        {&RetreatQuestion::board, board_notes},
        {&RetreatQuestion::terrain, terrain_notes},
        {&RetreatQuestion::unit, {.required = true, .help = "the hex of the unit that is hit"}},
        {&RetreatQuestion::hit_from, {.required = true, .help = "the hex that the hit came from"}},
        {&RetreatQuestion::friends, {.most = 100, .help = "hexes of other units of its side"}},
        {&RetreatQuestion::enemies, {.most = 100, .help = "hexes of enemy units"}},
    };
    return table;
}

inline const auto& fields(Of<FriendEntry>) {
    static const Fields<FriendEntry> table{
        {&FriendEntry::hex, {.required = true, .help = "where it stands"}},
        {&FriendEntry::type, {.required = true, .help = "its type"}},
    };
    return table;
}

inline const auto& fields(Of<EnemyEntry>) {
    static const Fields<EnemyEntry> table{
        {&EnemyEntry::hex, {.required = true, .help = "where it stands"}},
        {&EnemyEntry::facing, {.required = true, .help = "the edge that it faces"}},
    };
    return table;
}

inline const auto& fields(Of<ReachableQuestion>) {
    static const Fields<ReachableQuestion> table{
        {&ReachableQuestion::board, board_notes},
        {&ReachableQuestion::terrain, terrain_notes},
        {&ReachableQuestion::unit, {.required = true, .help = "the hex of the unit"}},
        {&ReachableQuestion::type, {.required = true, .help = "its type"}},
        {&ReachableQuestion::friends, {.most = 60, .help = "other units of its side"}},
        {&ReachableQuestion::enemies, {.most = 60, .help = "enemy units"}},
        {&ReachableQuestion::fires, {.help = "it has fired this turn or will"}},
        {&ReachableQuestion::exhausted, {.help = "its side is exhausted"}},
        {&ReachableQuestion::towing, {.help = "the transport has guns in tow"}},
        {&ReachableQuestion::front_hexes, {.help = "how many hexes are a unit's front"}},
    };
    return table;
}

inline void check(const TerrainEntry& hex, const Reader& reader) {
    if (hex.ford && !hex.river) reader.fail(Code::inconsistent, "A ford needs a river.", "/ford");
    if (hex.bridge && !hex.river) reader.fail(Code::inconsistent, "A bridge needs a river.", "/bridge");
}

namespace board_form {

inline std::string below(const char* list, std::size_t i, const char* key = "") {
    return "/" + std::string{list} + "/" + std::to_string(i) + key;
}

inline void check_terrain(hex::BoardSize board, const std::vector<TerrainEntry>& terrain, const Reader& reader) {
    HexSet seen;
    for (std::size_t i = 0; i < terrain.size(); ++i) {
        const std::string here = below("terrain", i, "/hex");
        check_on_board(board, terrain[i].hex, here, reader);
        const HexIndex hex = hex::hex_at(board, terrain[i].hex);
        if (seen.contains(hex))
            reader.fail(Code::inconsistent, fmt::format("{} has two entries.", hex::name(terrain[i].hex).view()), here);
        seen.insert(hex);
    }
}

inline void check_hexes(hex::BoardSize board, const std::vector<ColumnRow>& hexes, const char* list,
                        const Reader& reader) {
    for (std::size_t i = 0; i < hexes.size(); ++i) check_on_board(board, hexes[i], below(list, i), reader);
}

inline void check_differ(ColumnRow one, ColumnRow other, const char* place, const Reader& reader) {
    if (one == other)
        reader.fail(Code::inconsistent,
                    fmt::format("Expected two different hexes, found {} twice.", hex::name(one).view()), place);
}

}  // namespace board_form

inline void check(const HexRelation& question, const Tables&, const Reader& reader) {
    check_on_board(question.board, question.from, "/from", reader);
    check_on_board(question.board, question.to, "/to", reader);
    board_form::check_differ(question.from, question.to, "/to", reader);
}

inline void check(const LineOfSight& question, const Tables&, const Reader& reader) {
    check_on_board(question.board, question.from, "/from", reader);
    check_on_board(question.board, question.to, "/to", reader);
    board_form::check_terrain(question.board, question.terrain, reader);
    board_form::check_hexes(question.board, question.units, "units", reader);
    board_form::check_differ(question.from, question.to, "/to", reader);
}

inline void check(const FireCheckQuestion& question, const Tables& tables, const Reader& reader) {
    check_on_board(question.board, question.from, "/from", reader);
    check_on_board(question.board, question.target, "/target", reader);
    board_form::check_terrain(question.board, question.terrain, reader);
    board_form::check_hexes(question.board, question.units, "units", reader);
    board_form::check_differ(question.from, question.target, "/target", reader);
    const bool can_be_towed = row_of(tables, question.weapon).artillery ||
                              std::any_of(tables.types.begin(), tables.types.end(), [&](const UnitType& type) {
                                  return type.arm == Arm::machine_gun && type.weapon == question.weapon.row;
                              });
    if (question.limbered && !can_be_towed)
        reader.fail(Code::inconsistent, "Who carries this weapon is never in tow.", "/limbered");
}

inline void check(const RetreatQuestion& question, const Tables&, const Reader& reader) {
    check_on_board(question.board, question.unit, "/unit", reader);
    check_on_board(question.board, question.hit_from, "/hit_from", reader);
    board_form::check_terrain(question.board, question.terrain, reader);
    board_form::check_hexes(question.board, question.friends, "friends", reader);
    board_form::check_hexes(question.board, question.enemies, "enemies", reader);
    board_form::check_differ(question.unit, question.hit_from, "/hit_from", reader);
    for (std::size_t i = 0; i < question.enemies.size(); ++i) {
        const ColumnRow enemy = question.enemies[i];
        if (enemy == question.unit ||
            std::find(question.friends.begin(), question.friends.end(), enemy) != question.friends.end())
            reader.fail(Code::inconsistent, fmt::format("{} holds units of both sides.", hex::name(enemy).view()),
                        board_form::below("enemies", i));
    }
}

inline void check(const ReachableQuestion& question, const Tables& tables, const Reader& reader) {
    check_on_board(question.board, question.unit, "/unit", reader);
    board_form::check_terrain(question.board, question.terrain, reader);
    for (std::size_t i = 0; i < question.friends.size(); ++i)
        check_on_board(question.board, question.friends[i].hex, board_form::below("friends", i, "/hex"), reader);
    for (std::size_t i = 0; i < question.enemies.size(); ++i) {
        const ColumnRow enemy = question.enemies[i].hex;
        const std::string here = board_form::below("enemies", i, "/hex");
        check_on_board(question.board, enemy, here, reader);
        const bool with_friend = std::any_of(question.friends.begin(), question.friends.end(),
                                             [&](const FriendEntry& unit) { return unit.hex == enemy; });
        if (enemy == question.unit || with_friend)
            reader.fail(Code::inconsistent, fmt::format("{} holds units of both sides.", hex::name(enemy).view()),
                        here);
    }
    if (question.towing && row_of(tables, question.type).arm != Arm::transport)
        reader.fail(Code::inconsistent, "Only a transport has something in tow.", "/towing");
}

}  // namespace reisswitz::portable
