/// A small battle made by hand, with every kind of ground on it, for tests of what is printed.
#pragma once

#include <string>
#include <vector>

#include "rules/portable/battle.hpp"
#include "rules/portable/game/view.hpp"

namespace reisswitz::app::test {

inline portable::Ground drawn_ground(const std::vector<std::string>& rows) {
    const hex::BoardSize board{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    std::vector<portable::Terrain> terrain(static_cast<std::size_t>(board.hexes()));
    for (int row = 0; row < board.rows; ++row)
        for (int column = 0; column < board.columns; ++column) {
            portable::Terrain& here = terrain[hex::hex_at(board, {column, row}).value];
            switch (rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]) {
                case 'w':
                    here.woods = true;
                    break;
                case 't':
                    here.built_up = true;
                    break;
                case 'f':
                    here.fortification = true;
                    break;
                case 'e':
                    here.trench = true;
                    break;
                case '~':
                    here.river = true;
                    break;
                case 'o':
                    here.river = here.ford = true;
                    break;
                case '=':
                    here.river = here.bridge = true;
                    break;
                case 'X':
                    here.impassable = true;
                    break;
                case '1':
                    here.elevation = 1;
                    break;
                case '2':
                    here.elevation = 2;
                    break;
                case 'W':
                    here.woods = true;
                    here.elevation = 2;
                    break;
                default:
                    break;
            }
        }
    return {board, terrain, {1, 1, 0, 0}};
}

inline portable::Battle small_battle() {
    portable::Battle battle{.title = "The bridge",
                            .tables = portable::built_in_tables(),
                            .ground = drawn_ground({
                                "..ww..~..",
                                "..ww..~.1",
                                "t.....~12",
                                "tt....=.W",
                                "......~..",
                                ".ee...o..",
                                ".f....~X.",
                                "......~..",
                            }),
                            .roster = {},
                            .sides = {},
                            .objectives = {},
                            .victory = {},
                            .wire_at_start = {}};
    return battle;
}

inline portable::ViewUnit unit(const std::string& id, const std::string& name, portable::Side side,
                               const std::string& type, int sp, int initial_sp, const std::string& hex,
                               hex::Direction facing) {
    portable::ViewUnit made;
    made.id = id;
    made.name = name;
    made.side = side;
    made.type = type;
    made.quality = "average";
    made.sp = sp;
    made.initial_sp = initial_sp;
    made.hex = hex;
    made.facing = facing;
    return made;
}

inline portable::View small_view() {
    using portable::Side;
    portable::View view;
    view.turn = 3;
    view.turn_limit = 12;
    view.phase = portable::Phase::act;
    view.in_turn = Side::red;
    view.active = "gordons";
    view.sides = {{Side::red, "British", 21, 2, 7, false, std::nullopt},
                  {Side::blue, "Mahdists", 15, 1, 5, false, std::nullopt}};
    view.units = {
        unit("gordons", "1st Gordon Highlanders", Side::red, "infantry", 3, 4, "D4", hex::Direction::ne),
        unit("york", "1st York and Lancaster", Side::red, "infantry", 4, 4, "D6", hex::Direction::n),
        unit("hussars", "10th Hussars", Side::red, "mounted_cavalry", 3, 3, "A1", hex::Direction::se),
        unit("guns", "M Battery", Side::red, "mountain_artillery", 2, 2, "B6", hex::Direction::ne),
        unit("wagon", "Wagon", Side::red, "transport", 1, 1, "B6", hex::Direction::ne),
        unit("graham", "General Graham", Side::red, "commander", 2, 2, "D6", hex::Direction::n),
        unit("baker", "Baker's men", Side::blue, "infantry", 4, 4, "E4", hex::Direction::sw),
        unit("osman", "Osman", Side::blue, "commander", 2, 2, "I3", hex::Direction::nw),
        unit("krupp_1", "Krupp", Side::blue, "field_artillery", 1, 2, "I4", hex::Direction::sw),
        unit("riders_of_the_far_north", "Riders", Side::blue, "mounted_cavalry", 3, 3, "H2", hex::Direction::s),
    };
    view.units[4].tows = "guns";
    view.units[3].towed_by = "wagon";
    view.units[5].chief = true;
    view.units[0].activated = true;
    view.units[0].fired = true;
    view.units[9].seen = false;
    view.units[9].last_seen_turn = 2;
    view.wire = {"C6"};
    view.objectives = {{"the bridge", "G4", std::nullopt}, {"the village", "A3", Side::red}};
    return view;
}

/// A road from the village over the bridge.
inline portable::Battle battle_with_road() {
    portable::Battle battle = small_battle();
    const hex::BoardSize board = battle.ground.size();
    std::vector<portable::Terrain> terrain;
    for (int i = 0; i < board.hexes(); ++i) terrain.push_back(battle.ground.at({static_cast<std::uint16_t>(i)}));
    const std::vector<std::string> way{"A4", "B4", "C5", "D4", "E4", "F3", "G4", "H4", "I5"};
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
        const auto from = hex::find_hex(board, way[i]);
        const auto to = hex::find_hex(board, way[i + 1]);
        const auto edge = hex::bearings(hex::to_cube(board, to) - hex::to_cube(board, from)).left();
        terrain[from.value].road.insert(edge);
        terrain[to.value].road.insert(hex::opposite(edge));
    }
    battle.ground = {board, terrain, {1, 1, 0, 0}};
    return battle;
}

}  // namespace reisswitz::app::test
