// The search for reachable hexes against an enumeration of all paths, on boards drawn at random.

#include <rapidcheck.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <vector>

#include "rules/portable/procedures/movement.hpp"
#include "rules/portable/tables.hpp"

using namespace reisswitz;
using namespace reisswitz::portable;

namespace {

using Set = hex::HexSetOf<128>;

/// A small board with a mover in the middle of trouble.
struct Situation {
    Ground ground;
    Mover mover;
    std::vector<EnemyAt> enemies;
    Set friends;
    Set wire;
    FrontHexes front_hexes;
    ExhaustedTest exhausted_test;
};

bool one_in(int n) { return *rc::gen::inRange(0, n) == 0; }

Situation drawn() {
    const hex::BoardSize board{*rc::gen::inRange(3, 10), *rc::gen::inRange(3, 10)};
    const auto any_hex = [&] { return HexIndex{static_cast<std::uint16_t>(*rc::gen::inRange(0, board.hexes()))}; };
    std::vector<Terrain> terrain(static_cast<std::size_t>(board.hexes()));
    for (int i = *rc::gen::inRange(0, 25); i > 0; --i) {
        Terrain& hex = terrain[any_hex().value];
        switch (*rc::gen::inRange(0, 8)) {
            case 0:
            case 1:
                hex.woods = true;
                break;
            case 2:
                hex.trench = true;
                break;
            case 3:
                hex.river = true;
                break;
            case 4:
                hex.river = hex.ford = true;
                break;
            case 5:
                hex.river = hex.bridge = true;
                break;
            case 6:
                hex.impassable = true;
                break;
            default:
                hex.built_up = true;
        }
    }
    // Roads wander from hex to hex.
    for (int roads = *rc::gen::inRange(0, 3); roads > 0; --roads) {
        HexIndex here = any_hex();
        for (int steps = *rc::gen::inRange(1, 9); steps > 0; --steps) {
            const auto direction = static_cast<Direction>(*rc::gen::inRange(0, 6));
            const HexIndex next = hex::neighbour(board, here, direction);
            if (!next.on_board()) continue;
            terrain[here.value].road.insert(direction);
            if (!one_in(8)) terrain[next.value].road.insert(hex::opposite(direction));
            here = next;
        }
    }
    const HexIndex start = any_hex();
    Situation made{Ground{board, terrain, built_in_tables().terrain_height},
                   {.hex = start, .rate = *rc::gen::inRange(0, 5), .fires = one_in(3), .exhausted = one_in(4)},
                   {},
                   {},
                   {},
                   one_in(3) ? FrontHexes::one : FrontHexes::three,
                   one_in(3) ? ExhaustedTest::any : ExhaustedTest::nearest};
    made.mover.artillery = one_in(6);
    made.mover.shares_hex = one_in(4);
    made.mover.tows = made.mover.shares_hex && one_in(2);
    for (int i = *rc::gen::inRange(0, 5); i > 0; --i) {
        const HexIndex hex = any_hex();
        if (hex != start) made.enemies.push_back({hex, static_cast<Direction>(*rc::gen::inRange(0, 6))});
    }
    for (int i = *rc::gen::inRange(0, 5); i > 0; --i) made.friends.insert(any_hex());
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i) made.wire.insert(any_hex());
    return made;
}

template <class Use>
void with_movement(const Situation& situation, Use use) {
    const Enemies<Set> enemies{situation.ground, situation.enemies};
    use(Movement<Set>{situation.ground,
                      situation.mover,
                      {enemies, situation.friends, situation.wire, situation.front_hexes, situation.exhausted_test}});
}

std::vector<int> turns_of(const Ground& ground, HexIndex start, const Path& path) {
    std::vector<int> turns;
    for (const HexIndex hex : path) {
        turns.push_back(hex::clock(ground.towards(start, hex)));
        start = hex;
    }
    return turns;
}

}  // namespace

TEST_CASE("PW-ORD-2: the search finds the best of all legal paths to every hex", "[portable][movement][property]") {
    REQUIRE(rc::check([] {
        const Situation situation = drawn();
        with_movement(situation, [&](const Movement<Set>& movement) {
            struct Best {
                std::vector<int> turns;
                Path path;
                bool by_road;
            };
            std::map<HexIndex, Best> best;
            movement.for_each_path([&](const Path& path, bool by_road) {
                const auto turns = turns_of(situation.ground, situation.mover.hex, path);
                const auto found = best.find(path.last());
                const bool better = found == best.end() || turns.size() < found->second.turns.size() ||
                                    (turns.size() == found->second.turns.size() && turns < found->second.turns);
                if (better) best.insert_or_assign(path.last(), Best{turns, path, by_road});
            });
            const Reach<Set> reach = movement.reach();
            RC_ASSERT(reach.size() == best.size());
            for (const auto& [hex, expected] : best) {
                const MoveEnd* end = reach.find(hex);
                RC_ASSERT(end != nullptr);
                RC_ASSERT(end->steps == expected.turns.size());
                RC_ASSERT(end->every_step_by_road == expected.by_road);
                RC_ASSERT(reach.path_to(hex) == expected.path);
            }
        });
    }));
}

TEST_CASE("PW-ORD-1: a path is refused exactly when it is none of the legal ones", "[portable][movement][property]") {
    REQUIRE(rc::check([] {
        const Situation situation = drawn();
        with_movement(situation, [&](const Movement<Set>& movement) {
            std::set<std::vector<int>> legal;
            movement.for_each_path([&](const Path& path, bool) {
                RC_ASSERT(!movement.find_bar(path));
                RC_ASSERT(legal.insert(turns_of(situation.ground, situation.mover.hex, path)).second);
            });
            for (int tries = 0; tries < 20; ++tries) {
                Path path;
                HexIndex here = situation.mover.hex;
                for (int steps = *rc::gen::inRange(1, 6); steps > 0; --steps) {
                    const HexIndex next =
                        hex::neighbour(situation.ground.size(), here, static_cast<Direction>(*rc::gen::inRange(0, 6)));
                    if (!next.on_board()) continue;
                    path.push(next);
                    here = next;
                }
                if (path.length == 0) continue;
                const bool listed = legal.count(turns_of(situation.ground, situation.mover.hex, path)) > 0;
                RC_ASSERT(listed == !movement.find_bar(path));
            }
        });
    }));
}

TEST_CASE("PW-RULING-12: a unit may fire after its move exactly when it could have made it having fired",
          "[portable][movement][property]") {
    REQUIRE(rc::check([] {
        Situation situation = drawn();
        situation.mover.artillery = false;
        situation.mover.fires = false;
        std::set<std::vector<int>> having_fired;
        Situation fires = situation;
        fires.mover.fires = true;
        with_movement(fires, [&](const Movement<Set>& movement) {
            movement.for_each_path(
                [&](const Path& path, bool) { having_fired.insert(turns_of(fires.ground, fires.mover.hex, path)); });
        });
        with_movement(situation, [&](const Movement<Set>& movement) {
            movement.for_each_path([&](const Path& path, bool by_road) {
                const bool may = may_fire_after_move(situation.ground, situation.mover, path.length, by_road);
                RC_ASSERT(may == (having_fired.count(turns_of(situation.ground, situation.mover.hex, path)) > 0));
            });
        });
    }));
}
