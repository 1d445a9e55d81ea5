/// What does not change in a battle: the board, who fights on it, with which tables and for what.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/portable/ground.hpp"
#include "rules/portable/model.hpp"
#include "rules/portable/tables.hpp"

namespace reisswitz::portable {

/// One unit of the roster.
struct RosterEntry {
    std::string id;    ///< 1 to 24 of a-z, 0-9, _
    std::string name;  ///< for people; the id where the scenario gives none
    Side side{};
    TypeIndex type{};
    QualityIndex quality{};
    int initial_sp{};
    HexIndex hex{};  ///< off_board: deployed by its owner, or arrives later
    Direction facing{};
    std::string formation;  ///< path of names from the largest: "III Corps/9th Brigade"; may be empty
    std::string tows;       ///< id of the unit limbered to it at the start; may be empty

    /// A reinforcement: it enters at the start of this turn by the first of these hexes that is free (0: none).
    int arrives_on_turn{};
    std::vector<HexIndex> entry_hexes;
};

/// A place worth fighting for.
struct Objective {
    std::string name;
    HexIndex hex{};
    std::optional<Side> owner;  ///< at the start
};

/// When a term of victory is looked at.
enum class When : std::uint8_t { any_turn_end, last_turn_end, turn_end };
BOOST_DESCRIBE_ENUM(When, any_turn_end, last_turn_end, turn_end)

/// How a hex is held: by whoever entered it last, or only with a unit in it.
enum class HeldBy : std::uint8_t { control, presence };
BOOST_DESCRIBE_ENUM(HeldBy, control, presence)

/// One term of victory; the first that is met decides (PW-RULING-41).
struct VictoryTerm {
    Outcome winner{};
    When when{};
    int turn{};     ///< for turn_end
    Side holder{};  ///< who must hold
    HeldBy held_by{};
    std::vector<std::size_t> objectives;  ///< of which
    int at_least{};                       ///< so many must be held; 0 with no objectives: the term is met by time alone
    std::optional<Side> exhausted;        ///< met when this side is exhausted and the other is not
};

struct SideData {
    std::string name;
    std::string briefing;
    UnitIndex chief = no_unit;
    int total_sp{};
    int exhaustion_point{};            ///< PW-EXH-1
    std::optional<HexSet> deployment;  ///< where units without a hex may be placed
    std::optional<int> wire_supply;    ///< of its own, else the option's
};

/// Made once from a scenario; shared by every state of the game.
struct Battle {
    std::string title;
    Tables tables;
    Ground ground;
    std::vector<RosterEntry> roster;  ///< red's units by id, then blue's by id
    std::array<SideData, 2> sides;
    std::vector<Objective> objectives;
    std::vector<VictoryTerm> victory;
    HexSet wire_at_start;

    const Options& options() const { return tables.options; }
    int units() const { return static_cast<int>(roster.size()); }
    const RosterEntry& entry(UnitIndex unit) const { return roster[unit]; }
    Side side_of(UnitIndex unit) const { return roster[unit].side; }
    bool in_fog() const { return tables.options.fog == Fog::line_of_sight; }

    /// The unit of that id, or no_unit.
    UnitIndex find_unit(std::string_view id) const;
};

/// PW-EXH-1: the initial SP of a side, times the fraction, rounded up.
constexpr int exhaustion_point(int total_sp, const Tables& tables) {
    return (total_sp * tables.exhaustion_part + tables.exhaustion_whole - 1) / tables.exhaustion_whole;
}

/// The roster in order, totals and exhaustion points filled in, partners found.
/// Whoever makes a battle calls this last.
void complete(Battle& battle);

}  // namespace reisswitz::portable
