/// The values of a Portable Wargame battle in play: units, state, orders, events. Plain and trivially copyable.
#pragma once

#include <array>
#include <bit>
#include <boost/describe.hpp>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "hex/board.hpp"
#include "hex/cube.hpp"
#include "hex/direction.hpp"
#include "hex/hex_set.hpp"

namespace reisswitz::portable {

using hex::Direction;
using hex::HexIndex;
using hex::off_board;

enum class Side : std::uint8_t { red, blue };
BOOST_DESCRIBE_ENUM(Side, red, blue)

inline constexpr std::array<Side, 2> both_sides{Side::red, Side::blue};
constexpr Side enemy_of(Side side) { return side == Side::red ? Side::blue : Side::red; }
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

/// A unit by its place in the roster: red's by id, then blue's by id. So the order of numbers is the order in which
/// the rules take units "by id".
using UnitIndex = std::uint8_t;
inline constexpr UnitIndex no_unit = 0xFF;

/// Some of the units of a battle.
template <int Capacity>
class UnitSetOf {
    static constexpr std::size_t words = (Capacity + 63) / 64;

public:
    constexpr void insert(UnitIndex unit) { words_[unit / 64u] |= std::uint64_t{1} << (unit % 64u); }
    constexpr void erase(UnitIndex unit) { words_[unit / 64u] &= ~(std::uint64_t{1} << (unit % 64u)); }
    constexpr bool contains(UnitIndex unit) const { return ((words_[unit / 64u] >> (unit % 64u)) & 1u) != 0; }
    constexpr bool empty() const {
        for (std::uint64_t word : words_)
            if (word != 0) return false;
        return true;
    }
    constexpr int size() const {
        int count = 0;
        for (std::uint64_t word : words_) count += std::popcount(word);
        return count;
    }
    constexpr void clear() { words_ = {}; }

    /// The lowest member, or no_unit.
    constexpr UnitIndex first() const { return from(0); }
    /// The lowest member that is not below `unit`, or no_unit.
    constexpr UnitIndex from(int unit) const {
        for (std::size_t w = static_cast<std::size_t>(unit) / 64; w < words; ++w) {
            std::uint64_t word = words_[w];
            if (w == static_cast<std::size_t>(unit) / 64)
                word &= ~std::uint64_t{0} << (static_cast<std::size_t>(unit) % 64);
            if (word != 0) return static_cast<UnitIndex>(w * 64 + static_cast<std::size_t>(std::countr_zero(word)));
        }
        return no_unit;
    }

    friend constexpr bool operator==(const UnitSetOf&, const UnitSetOf&) = default;
    const auto& raw() const { return words_; }

private:
    std::array<std::uint64_t, words> words_{};
};

/// Where a unit is in its life.
enum class Status : std::uint8_t {
    reserve,  ///< not yet arrived, or not yet deployed
    on_board,
    fallen,     ///< destroyed by simultaneous fire, an obstacle until the phase ends (PW-RULING-38)
    destroyed,  ///< gone
};

/// What a unit does for the rest of the turn; finished when the turn ends.
enum class Work : std::uint8_t { none, limber, unlimber, lay_wire, clear_wire, remount };
BOOST_DESCRIBE_ENUM(Work, none, limber, unlimber, lay_wire, clear_wire, remount)

/// PW-TRCH, PW-RULING-29.
enum class InTrench : std::uint8_t { none, crossing, manning };
BOOST_DESCRIBE_ENUM(InTrench, none, crossing, manning)

/// Which hex in front of or behind the target, where the line of fire runs through a corner (PW-RULING-6).
using TieSide = hex::LineSide;

/// What changes of a unit in play. Its name, side and quality stand in the roster.
struct UnitState {
    HexIndex hex{};            ///< off_board while in reserve and when destroyed
    HexIndex target{};         ///< battery: aimed at this turn
    HexIndex target_last{};    ///< battery: aimed at last turn (PW-ART-15)
    HexIndex shell{};          ///< battery: where its shell fell in this phase
    HexIndex revealed{};       ///< where it stood when this turn's artillery orders were revealed
    HexIndex revealed_last{};  ///< where it stood when last turn's were
    HexIndex last_seen{};      ///< where the enemy saw it last (fog)
    std::uint16_t last_seen_turn{};
    std::uint8_t sp{};
    std::uint8_t type{};  ///< row of Tables::types; changes only when cavalry mounts or dismounts
    Direction facing{};
    Status status{};
    UnitIndex partner = no_unit;  ///< transport: what it tows; towed unit: its transport
    Work work{};
    UnitIndex work_with = no_unit;  ///< limber: the unit to be towed
    Direction work_facing{};        ///< unlimber
    InTrench trench{};
    TieSide tie_side{};
    std::uint8_t steps{};  ///< hexes moved this turn
    bool activated : 1 = false;
    bool moved : 1 = false;       ///< this turn, turning on the spot included where that is a move
    bool fired : 1 = false;       ///< this turn
    bool moved_full : 1 = false;  ///< went farther than a unit that fires may (PW-RULING-12)
    bool steady : 1 = false;      ///< took the +1 for the whole turn (steady_fire)
    bool turned : 1 = false;      ///< turned on the spot (pivot_is_move false)
    bool aimed : 1 = false;       ///< battery: has an order in this phase
    bool shown : 1 = false;       ///< fired this turn: no longer hidden by cover (PW-FOG-1)
};

/// States of the turn in which somebody has to decide; those with dice only are passed through.
/// Clauses: rules/portable.md section 2.
enum class Phase : std::uint8_t {
    before,
    setup,
    artillery_orders,
    artillery_hits,
    choose_unit,
    act,
    volley_hits,
    melee_hits,
    follow_up,
    over
};
BOOST_DESCRIBE_ENUM(Phase, before, setup, artillery_orders, artillery_hits, choose_unit, act, volley_hits, melee_hits,
                    follow_up, over)

enum class Outcome : std::uint8_t { none, red, blue, draw };
BOOST_DESCRIBE_ENUM(Outcome, none, red, blue, draw)

/// Why a battle ended.
enum class EndReason : std::uint8_t { none, objective, exhaustion, no_unit_left, turn_limit };
BOOST_DESCRIBE_ENUM(EndReason, none, objective, exhaustion, no_unit_left, turn_limit)

/// Cards of each number, 1 to 6, in a fresh pack of the variant `activation = cards`.
inline constexpr int cards_of_each_number = 4;

/// The most objective hexes that a scenario may have.
inline constexpr std::size_t most_objectives = 16;

/// How large a battle a state can hold.
struct Capacity {
    int units;
    std::size_t hexes;
};

/// A whole battle at one moment.
template <Capacity capacity>
struct BasicState {
    static constexpr int most_units = capacity.units;
    using Units = UnitSetOf<capacity.units>;
    using Hexes = hex::HexSetOf<capacity.hexes>;

    std::array<UnitState, static_cast<std::size_t>(capacity.units)> units{};
    Hexes wire{};
    std::array<Hexes, 2> wire_known{};  ///< by side (fog)

    std::uint16_t turn = 1;
    Phase phase = Phase::before;
    Side in_turn = Side::red;          ///< whose part of the turn it is
    Side first_side = Side::red;       ///< who won the initiative this turn
    Side first_last_turn = Side::red;  ///< last turn; on turn 1 without meaning
    std::uint8_t activations_left{};
    bool first_part_over = false;  ///< the side that goes first has finished
    std::array<bool, 2> ready{};   ///< state 0 and 1: has sealed

    UnitIndex active = no_unit;       ///< the unit whose activation it is
    std::uint8_t acts{};              ///< orders given in this activation: part of the occasion of its dice
    Units adjacent_at_start{};        ///< enemies next to the active unit when its activation began (PW-RULING-24)
    bool in_contact_by_move = false;  ///< its move ended next to an enemy (contact_obliges)

    // Hits being resolved (states 3, 8, 10).
    Units struck{};                 ///< units with hits still to be resolved, the present one included
    Units struck_twice{};           ///< batteries in tow that answer each hit twice (towed_hits)
    UnitIndex in_hand = no_unit;    ///< the unit whose hits are being resolved
    UnitIndex team_next = no_unit;  ///< the battery whose transport is in hand: it is next
    UnitIndex choosing = no_unit;   ///< whose owner must say retreat or stand
    HexIndex hit_from{};            ///< where the hit being resolved came from
    std::uint8_t hits_done{};       ///< of the present unit
    std::uint8_t
        pair_retreats{};  ///< hexes that its transport has gone back with it and that answer no die yet (PW-RULING-27)
    HexIndex volley_hex{};       ///< hex fired at
    std::uint8_t volley_hits{};  ///< hits on every unit there

    // The close combat being fought (states 10, 11).
    UnitIndex attacker = no_unit;
    UnitIndex defender = no_unit;
    HexIndex attacker_hex{};  ///< where they stood when it began
    HexIndex defender_hex{};
    bool attacker_hit = false;
    bool defender_hit = false;
    std::array<std::uint8_t, 4> melee_dice{};  ///< hit dice thrown: defender, its cargo, attacker, its cargo; 0: none
    std::array<UnitIndex, 2> melee_cargo{no_unit,
                                         no_unit};  ///< in tow of the defender, of the attacker, when the dice fell
    std::uint8_t melee_step{};                      ///< which of them is being answered
    bool attacker_broken = false;                   ///< destroyed or retreated
    bool defender_broken = false;
    UnitIndex winner = no_unit;  ///< may follow up
    bool occupied = false;       ///< has occupied the hex won

    std::array<std::uint16_t, 2> lost_sp{};
    std::array<bool, 2> exhausted{};
    std::array<std::uint16_t, 2> exhausted_on_turn{};
    std::array<std::int16_t, 2> wire_left{-1, -1};                ///< layings; -1 without limit
    std::array<std::uint8_t, most_objectives> objective_owner{};  ///< 0 red, 1 blue, 2 nobody
    std::array<std::array<std::uint8_t, 6>, 2> cards{};           ///< left in the pack, by side and number
    Outcome outcome{};
    EndReason end_reason{};
};

/// Any battle: boards of 64 by 64, two hundred units.
inline constexpr Capacity any_battle{200, hex::most_hexes};
/// Most battles, in a block that is quick to copy: 48 units on 512 hexes (25 by 20).
inline constexpr Capacity small_battle{48, 512};

using State = BasicState<any_battle>;
using SmallState = BasicState<small_battle>;
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::is_trivially_copyable_v<SmallState>);

/// Everything that can be ordered. Clauses: PW-ORD-1.
enum class OrderKind : std::uint8_t {
    begin,  // before the battle; red's, given by the table at once
    place,
    ready,  // state 0
    shell,
    seal,  // state 1
    retreat,
    stand,  // states 3, 8, 10
    activate,
    end,  // state 6
    fire,
    move,
    turn,
    limber,
    unlimber,
    lay_wire,
    clear_wire,
    remount,  // state 7
    attack,
    done,    // states 7, 11
    occupy,  // state 11
};
BOOST_DESCRIBE_ENUM(OrderKind, begin, place, ready, shell, seal, retreat, stand, activate, end, fire, move, turn,
                    limber, unlimber, lay_wire, clear_wire, remount, attack, done, occupy)

/// The most hexes of one move: the largest rate that a table may give, and one for the road.
inline constexpr std::size_t longest_move = 9;

/// Hexes entered, in turn.
struct Path {
    std::array<HexIndex, longest_move> hexes{};
    std::uint8_t length{};

    constexpr void push(HexIndex hex) { hexes[length++] = hex; }
    constexpr HexIndex last() const { return hexes[length - 1u]; }
    constexpr const HexIndex* begin() const { return hexes.data(); }
    constexpr const HexIndex* end() const { return hexes.data() + length; }
    friend constexpr bool operator==(const Path& a, const Path& b) {
        if (a.length != b.length) return false;
        for (std::size_t i = 0; i < a.length; ++i)
            if (a.hexes[i] != b.hexes[i]) return false;
        return true;
    }
};

/// The most commanders that go along with one retreating unit (PW-RULING-23).
inline constexpr std::size_t most_companions = 4;

/// One canonical order: every field that its kind uses is filled, the others keep their defaults.
struct Order {
    OrderKind kind{};
    UnitIndex unit = no_unit;  ///< place, shell, retreat, stand, activate, limber, attack
    HexIndex hex{};            ///< place, shell, retreat, fire, attack
    Direction facing{};        ///< place, move, turn, unlimber, occupy
    TieSide tie_side{};        ///< shell
    bool steady = false;       ///< fire
    Path path{};               ///< move
    std::array<UnitIndex, most_companions> with{no_unit, no_unit, no_unit,
                                                no_unit};  ///< retreat: in order of their numbers
    friend bool operator==(const Order&, const Order&) = default;
};

/// What cost a unit its points.
enum class LossCause : std::uint8_t { shells, volley, close_combat, commander_at_risk };
BOOST_DESCRIBE_ENUM(LossCause, shells, volley, close_combat, commander_at_risk)

/// Everything that can happen.
enum class EventKind : std::uint8_t {
    placed,           ///< unit, hex, facing
    deployed,         ///< side: has sealed its deployment
    aimed,            ///< unit, hex, tie: a sealed artillery order
    sealed,           ///< side: has sealed its artillery orders
    fire_revealed,    ///< all artillery orders are known; everybody's place is noted
    shell_fell,       ///< unit (battery), hex (off_board: nowhere that matters), from (its target), value (score)
    struck,           ///< unit: has hits to be resolved; value 1: each of them twice (towed_hits)
    hit_begun,        ///< unit, from: the hit now resolved came from there; value: its number; other: what it tows
    must_choose,      ///< unit: retreat or lose a point
    choice_made,      ///< unit: the question is answered
    lost_sp,          ///< unit, value; value2: by what, a LossCause
    retreated,        ///< unit, hex, facing; also its partner
    pair_credit,      ///< unit (towed): value hexes already gone back
    fell,             ///< unit: destroyed, stays as an obstacle
    destroyed,        ///< unit: leaves the board
    hits_resolved,    ///< unit: no hit of its is left
    initiative,       ///< side goes first; value, value2: the dice of red and blue
    part_began,       ///< side, value: activations
    cards_drawn,      ///< side, value: a card's number; value2 1: the pack is made fresh first
    activated,        ///< unit
    fired,            ///< unit, hex, value: hits; steady
    moved,            ///< unit, path, facing, from; value 1: too far to fire this turn
    turned,           ///< unit, facing
    work_begun,       ///< unit, work; other, facing
    attacked,         ///< unit, other; hex, from: where they stand
    melee_thrown,     ///< value, value2: 1 where the attacker, the defender is hit
    melee_hit_die,    ///< value: which of the four, value2: its face
    melee_step,       ///< value: the hit die answered next
    broken,           ///< unit: beaten in the combat
    won,              ///< unit: may follow up; no_unit: nobody won
    combat_over,      ///< the activation, or the defender's follow-up, is over
    occupied,         ///< unit, hex, facing
    unit_done,        ///< the activation is over
    part_ended,       ///< side
    work_finished,    ///< unit, work; other, facing, hex
    trench_manned,    ///< unit
    exhausted,        ///< side
    objective_taken,  ///< value: number of the objective; side
    arrived,          ///< unit, hex, facing
    turn_began,       ///< value: its number
    phase_began,      ///< phase
    glimpsed,         ///< unit, hex: the other side has seen it there (fog)
    wire_seen,        ///< side, hex (fog)
    lost_sight,       ///< unit: has gone where the reader does not see it; told instead of where (fog)
    over,             ///< value: outcome, value2: reason
};
BOOST_DESCRIBE_ENUM(EventKind, placed, deployed, aimed, sealed, fire_revealed, shell_fell, struck, hit_begun,
                    must_choose, choice_made, lost_sp, retreated, pair_credit, fell, destroyed, hits_resolved,
                    initiative, part_began, cards_drawn, activated, fired, moved, turned, work_begun, attacked,
                    melee_thrown, melee_hit_die, melee_step, broken, won, combat_over, occupied, unit_done, part_ended,
                    work_finished, trench_manned, exhausted, objective_taken, arrived, turn_began, phase_began,
                    glimpsed, wire_seen, lost_sight, over)

/// One thing that happened.
struct Event {
    EventKind kind{};
    Side side{};
    UnitIndex unit = no_unit;
    UnitIndex other = no_unit;
    HexIndex hex{};
    HexIndex from{};
    Direction facing{};
    TieSide tie_side{};
    Work work{};
    Phase phase{};
    bool steady = false;
    int value{};
    int value2{};
    Path path{};
    friend bool operator==(const Event&, const Event&) = default;
};

}  // namespace reisswitz::portable
