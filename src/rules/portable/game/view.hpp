/// What a seat knows of a battle: built from its knowledge, never cut down afterwards. The same struct is drawn in the
/// terminal, sent to a page and read by a computer player.
#pragma once

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <vector>

#include "rules/portable/battle.hpp"
#include "rules/portable/game/standing.hpp"
#include "rules/portable/model.hpp"

namespace reisswitz::portable {

/// Who looks: a side, or somebody who sees all.
struct Viewer {
    std::optional<Side> side;  ///< none: the umpire
    static Viewer umpire() { return {}; }
};

/// A unit as the seat knows it. What it may not know is absent.
struct ViewUnit {
    std::string id;
    std::string name;
    Side side{};
    std::string type;
    std::optional<std::string> quality;
    std::optional<int> sp;
    std::optional<int> initial_sp;
    std::optional<std::string> hex;  ///< none: in reserve or destroyed
    std::optional<Direction> facing;
    bool seen = true;  ///< false: remembered from `last_seen_turn` (fog)
    std::optional<int> last_seen_turn;
    std::string formation;
    bool chief = false;
    bool destroyed = false;
    bool reserve = false;  ///< not on the board yet
    std::optional<int> arrives_on_turn;
    bool activated = false;
    bool moved = false;
    bool fired = false;
    std::optional<std::string> tows;
    std::optional<std::string> towed_by;
    Work work{};
    InTrench trench{};
    std::optional<std::string> target;  ///< own battery: ordered this turn
    std::optional<TieSide> tie_side;
    std::optional<std::string> last_target;  ///< battery: last turn
};
BOOST_DESCRIBE_STRUCT(ViewUnit, (),
                      (id, name, side, type, quality, sp, initial_sp, hex, facing, seen, last_seen_turn, formation,
                       chief, destroyed, reserve, arrives_on_turn, activated, moved, fired, tows, towed_by, work,
                       trench, target, tie_side, last_target))

struct ViewSide {
    Side side{};
    std::string name;
    std::optional<int> total_sp;
    std::optional<int> lost_sp;
    std::optional<int> exhaustion_point;
    std::optional<bool> exhausted;
    std::optional<int> wire_left;  ///< none: without limit, or not known
};
BOOST_DESCRIBE_STRUCT(ViewSide, (), (side, name, total_sp, lost_sp, exhaustion_point, exhausted, wire_left))

struct ViewObjective {
    std::string name;
    std::string hex;
    std::optional<Side> owner;
};
BOOST_DESCRIBE_STRUCT(ViewObjective, (), (name, hex, owner))

/// A unit that must retreat or lose a point, and where it may go.
struct ViewChoice {
    std::string unit;
    std::optional<std::string> hit_from;  ///< none: from somebody whom the seat does not see
    std::vector<std::string> hexes;
};
BOOST_DESCRIBE_STRUCT(ViewChoice, (), (unit, hit_from, hexes))

/// A close combat that is being fought or followed up.
struct ViewCombat {
    std::string attacker;
    std::string defender;
    std::string attacker_hex;
    std::string defender_hex;
    std::optional<std::string> winner;
    std::optional<std::string> may_occupy;
};
BOOST_DESCRIBE_STRUCT(ViewCombat, (), (attacker, defender, attacker_hex, defender_hex, winner, may_occupy))

struct View {
    std::optional<Side> seat;  ///< none: the umpire
    int turn{};
    int turn_limit{};
    Phase phase{};
    std::optional<Side> in_turn;
    std::optional<Side> first_side;
    std::optional<int> activations_left;
    bool owes = false;  ///< this seat has to decide
    std::optional<std::string> active;
    std::vector<ViewSide> sides;
    std::vector<ViewUnit> units;    ///< by side, then id
    std::vector<std::string> wire;  ///< hexes with wire, as far as known
    std::vector<ViewObjective> objectives;
    std::optional<ViewChoice> choice;
    std::optional<ViewCombat> combat;
    Outcome outcome{};
    EndReason end_reason{};
};
BOOST_DESCRIBE_STRUCT(View, (),
                      (seat, turn, turn_limit, phase, in_turn, first_side, activations_left, owes, active, sides, units,
                       wire, objectives, choice, combat, outcome, end_reason))

/// What the viewer knows now.
/// Clauses: PW-FOG-1, PW-FOG-2, PW-FOG-5 and the option hidden_rosters.
View view(const Battle& battle, const State& state, Viewer viewer);

}  // namespace reisswitz::portable
