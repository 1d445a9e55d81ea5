/// Where a unit may move to, by which way, and why not elsewhere.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "hex/arc.hpp"
#include "rules/portable/ground.hpp"
#include "rules/portable/model.hpp"
#include "rules/portable/options.hpp"
#include "ruling/ruled.hpp"

namespace reisswitz::portable {

/// The unit that moves, or the transport of a pair that does.
struct Mover {
    HexIndex hex{};  ///< where the move begins
    int rate{};      ///< of its type, in hexes (PW-MOVE-1)
    bool artillery = false;
    bool shares_hex = false;  ///< its type: transport, commander (PW-RULING-35)
    bool tows = false;        ///< a transport with something in tow shares no hex (PW-RULING-28)
    bool fires = false;       ///< it has fired this turn, or will
    bool exhausted = false;   ///< its side is (PW-EXH-3)
};

/// An enemy unit that the mover's side sees.
struct EnemyAt {
    HexIndex hex{};
    Direction facing{};
};

/// The enemies on the board, made ready for any number of movers.
/// @tparam Set  hex::HexSetOf<…> with room for the board
template <class Set>
struct Enemies {
    Enemies() = default;
    /// @param seen  stays with the caller and must outlive this
    Enemies(const Ground& ground, std::span<const EnemyAt> seen) : units(seen) {
        for (const EnemyAt& enemy : seen) {
            hexes.insert(enemy.hex);
            for (const HexIndex neighbour : ground.neighbours(enemy.hex))
                if (neighbour.on_board()) contact.insert(neighbour);
        }
    }

    std::span<const EnemyAt> units;
    Set hexes;    ///< that they hold
    Set contact;  ///< next to one of them
};

/// What else a move depends on. The sets stay with the caller.
template <class Set>
struct Surroundings {
    const Enemies<Set>& enemies;
    const Set& friends;  ///< hexes with another unit of its side that shares no hex: no transport, no commander
    const Set& wire;     ///< that its side knows of
    FrontHexes front_hexes{};
    ExhaustedTest exhausted_test{};
};

/// How far a move may go.
struct MoveAllowance {
    int off_road{};  ///< hexes, when any step left the road
    int by_road{};   ///< hexes, while every step was by road
    constexpr int of(bool every_step_by_road) const { return every_step_by_road ? by_road : off_road; }
};

/// Clauses: PW-MOVE-1, PW-MOVE-4, PW-MOVE-5, PW-ROAD-1, PW-RIV-1, PW-WOOD-2, PW-TRCH-1, PW-RULING-12, PW-RULING-29,
/// PW-RULING-30, PW-RULING-31, PW-RULING-32.
MoveAllowance move_allowance(const Ground& ground, const Mover& mover);

/// Whether a unit that has moved so far may still fire this turn: firing would have left it that much.
/// @param before_it_moved  the unit as its move began; whether it `fires` does not matter
/// Clauses: PW-MOVE-5, PW-RULING-12.
bool may_fire_after_move(const Ground& ground, const Mover& before_it_moved, int steps, bool every_step_by_road);

/// What stands against a move.
enum class MoveBar : std::uint8_t {
    none,
    no_step,              ///< the path names no hex
    guns_fired,           ///< PW-MOVE-4
    not_adjacent,         ///< PW-MOVE-2
    hex_twice,            ///< PW-ORD-1: a path enters no hex twice and does not come back to its start
    impassable,           ///< PW-MOVE-2
    river,                ///< PW-RULING-30
    enemy_there,          ///< PW-MOVE-8
    pinned,               ///< PW-RULING-19: next to the enemy that pins it
    before_other_enemy,   ///< PW-MOVE-10: pinned, and in front of another enemy
    towards_enemy,        ///< PW-EXH-3, PW-RULING-24
    stopped_by_contact,   ///< PW-MOVE-9
    stopped_by_wood,      ///< PW-WOOD-1
    stopped_by_river,     ///< PW-RIV-1
    stopped_by_trench,    ///< PW-TRCH-1
    stopped_by_wire,      ///< PW-WIRE-3
    too_far,              ///< PW-MOVE-1
    too_far_when_firing,  ///< PW-MOVE-5
    too_far_off_road,     ///< PW-ROAD-1: the last hex needs a road all the way
    too_far_from_wood,    ///< PW-WOOD-2
    too_far_from_river,   ///< PW-RIV-1
    too_far_from_trench,  ///< PW-TRCH-1
    friend_there,         ///< PW-MOVE-7
    no_room_for_pair,     ///< PW-RULING-28
};

ruling::Clause clause_of(MoveBar bar);

/// A hex where a move may end.
struct MoveEnd {
    HexIndex hex{};
    std::uint8_t steps{};             ///< fewest
    bool contact = false;             ///< next to an enemy
    bool every_step_by_road = false;  ///< of the path of PW-ORD-2
};

/// The largest reach there can be: all hexes within the longest move.
inline constexpr std::size_t most_hexes_reached = 1 + 3 * longest_move * (longest_move + 1);

/// Where a move may end, as a range: nearest first, of equally near ones the one whose path comes first by PW-ORD-2.
/// Fixed in size; nothing is allocated.
template <class Set>
class Reach {
public:
    const MoveEnd* begin() const { return ends_.data(); }
    const MoveEnd* end() const { return ends_.data() + size_; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    /// The same as a set.
    const Set& hexes() const { return hexes_; }

    /// Nothing when no move may end there.
    const MoveEnd* find(HexIndex hex) const {
        if (!hexes_.contains(hex)) return nullptr;
        return std::find_if(begin(), end(), [hex](const MoveEnd& reached) { return reached.hex == hex; });
    }

    /// The path to a hex of `hexes()` by the fewest legal steps; of several, the one whose first differing step comes
    /// first clockwise from north. Clauses: PW-ORD-2.
    Path path_to(HexIndex hex) const;

private:
    template <class>
    friend class Movement;

    /// A way that the move may have come. The start is number 0 and its own parent.
    struct Way {
        HexIndex hex{};
        std::uint16_t parent{};
        std::uint8_t steps{};
        bool every_step_by_road = false;
        bool stopped = false;
    };
    // A hex is met at most once by road, once off it and once where the move stops.
    static constexpr std::size_t most_ways = 3 * most_hexes_reached;

    std::array<MoveEnd, most_hexes_reached> ends_;
    std::array<std::uint16_t, most_hexes_reached> way_of_end_;
    std::array<Way, most_ways> ways_;
    std::size_t size_ = 0;
    Set hexes_;
};

/// The moves of one unit.
/// Clauses: PW-MOVE-1, PW-MOVE-2, PW-MOVE-4, PW-MOVE-5, PW-MOVE-7 to PW-MOVE-10, PW-CC-3, PW-EXH-3, PW-TRN-3,
/// PW-ROAD-1, PW-RIV-1, PW-WOOD-1, PW-WOOD-2, PW-WIRE-3, PW-TRCH-1, PW-RULING-12, PW-RULING-19, PW-RULING-24,
/// PW-RULING-28 to PW-RULING-35.
template <class Set>
class Movement {
public:
    Movement(const Ground& ground, const Mover& mover, const Surroundings<Set>& around);

    /// Every hex where the move may end.
    Reach<Set> reach() const;

    /// The first thing that stands against a path, step by step, and where: the hex entered, or the last one.
    struct Barred {
        MoveBar bar = MoveBar::none;
        HexIndex hex{};
        explicit operator bool() const { return bar != MoveBar::none; }
    };
    Barred find_bar(const Path& path) const;

    /// The same with its clause and a sentence for the player; nothing when the move is legal.
    std::optional<ruling::Refusal> find_refusal(const Path& path) const;

    /// Every legal path that enters no hex twice, each before those that go on from it, otherwise clockwise from north.
    /// @param visit  void(const Path&, bool every_step_by_road)
    template <class Visit>
    void for_each_path(Visit visit) const;

    bool contact(HexIndex hex) const { return around_.enemies.contact.contains(hex); }
    /// Whether enemies pin the mover where it starts. Clauses: PW-RULING-19.
    bool is_pinned() const { return pinned_; }
    const MoveAllowance& allowance() const { return allowance_; }

private:
    MoveBar bar_to_enter(HexIndex hex) const;
    /// Why a move that has entered this hex goes no further.
    MoveBar stop_in(HexIndex hex, bool entered_by_road) const;
    MoveBar bar_to_end(HexIndex hex) const;
    MoveBar bar_of_length(int steps, bool every_step_by_road) const;
    bool is_towards_enemy(HexIndex hex) const;

    template <class Visit>
    void extend(Path& path, bool every_step_by_road, Visit& visit) const;

    const Ground& ground_;
    Mover mover_;
    Surroundings<Set> around_;
    MoveAllowance allowance_;
    bool pinned_ = false;
    Set near_pinning_;     ///< within 1 of an enemy that pins it
    Set before_others_;    ///< in front of one that does not
    int nearest_enemy_{};  ///< from the start, for an exhausted side
};

/// The directions a unit may face when its move has ended: an adjacent enemy, where there is one, else any.
/// Clauses: PW-MOVE-6, PW-MOVE-9, PW-RULING-18.
template <class Set>
DirectionSet facings_after_move(const Ground& ground, HexIndex hex, const Set& enemies) {
    DirectionSet enemies_lie;
    for (const Direction direction : hex::all_directions)
        if (enemies.contains(ground.neighbour(hex, direction))) enemies_lie.insert(direction);
    return enemies_lie.empty() ? DirectionSet::from_bits(0b111111) : enemies_lie;
}

/// The facing of a move that names none: in contact towards the enemy, of several the first clockwise from the
/// direction of the last step; else that direction. Clauses: PW-ORD-2.
template <class Set>
Direction usual_facing_after_move(const Ground& ground, HexIndex hex, Direction last_step, const Set& enemies) {
    const DirectionSet allowed = facings_after_move(ground, hex, enemies);
    Direction facing = last_step;
    while (!allowed.contains(facing)) facing = hex::turn(facing, 1);
    return facing;
}

}  // namespace reisswitz::portable

#include "rules/portable/procedures/movement.inl"
