/// The named rulings of the Portable Wargame: each option with its values, the default first.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>

#include "hex/arc.hpp"

namespace reisswitz::portable {

using hex::FrontHexes;

/// PW-RULING-2.
enum class FireIntoCover : std::uint8_t { indirect, direct };
BOOST_DESCRIBE_ENUM(FireIntoCover, indirect, direct)
/// PW-RULING-4.
enum class SameTarget : std::uint8_t { hex, unit, either };
BOOST_DESCRIBE_ENUM(SameTarget, hex, unit, either)
/// PW-RULING-7.
enum class ShortAtRange1 : std::uint8_t { ineffective, own_hex };
BOOST_DESCRIBE_ENUM(ShortAtRange1, ineffective, own_hex)
/// PW-RULING-12.
enum class SteadyFire : std::uint8_t { at_the_time, whole_turn };
BOOST_DESCRIBE_ENUM(SteadyFire, at_the_time, whole_turn)
/// PW-RULING-14.
enum class InitiativeTie : std::uint8_t { reroll, keep, swap };
BOOST_DESCRIBE_ENUM(InitiativeTie, reroll, keep, swap)
/// PW-RULING-21.
enum class WoodAndCover : std::uint8_t { single, cumulative };
BOOST_DESCRIBE_ENUM(WoodAndCover, single, cumulative)
/// PW-RULING-22.
enum class CommanderMelee : std::uint8_t { adjacent, same_or_adjacent };
BOOST_DESCRIBE_ENUM(CommanderMelee, adjacent, same_or_adjacent)
/// PW-RULING-24.
enum class ExhaustedAttack : std::uint8_t { adjacent_only, never };
BOOST_DESCRIBE_ENUM(ExhaustedAttack, adjacent_only, never)
/// PW-RULING-24.
enum class ExhaustedTest : std::uint8_t { nearest, any };
BOOST_DESCRIBE_ENUM(ExhaustedTest, nearest, any)
/// PW-RULING-25.
enum class ExhaustionCheck : std::uint8_t { end_of_turn, at_once };
BOOST_DESCRIBE_ENUM(ExhaustionCheck, end_of_turn, at_once)
/// PW-RULING-26.
enum class RetreatDirection : std::uint8_t { not_closer, any };
BOOST_DESCRIBE_ENUM(RetreatDirection, not_closer, any)
/// PW-RULING-27.
enum class TransportCarries : std::uint8_t { artillery, artillery_and_machine_guns };
BOOST_DESCRIBE_ENUM(TransportCarries, artillery, artillery_and_machine_guns)
/// PW-RULING-27, PW-TRN-4.
enum class TowedHits : std::uint8_t { single, double_ };
BOOST_DESCRIBE_ENUM(TowedHits, single, double_)
/// PW-RULING-44.
enum class FacingAfterRetreat : std::uint8_t { keep, face_enemy, face_away };
BOOST_DESCRIBE_ENUM(FacingAfterRetreat, keep, face_enemy, face_away)
/// PW-RULING-36.
enum class Remount : std::uint8_t { off, one_turn };
BOOST_DESCRIBE_ENUM(Remount, off, one_turn)
/// PW-FOG-1 to PW-FOG-5.
enum class Fog : std::uint8_t { open, line_of_sight };
BOOST_DESCRIBE_ENUM(Fog, open, line_of_sight)

/// PW-RULING-33: layings of wire that a side has.
struct WireSupply {
    static constexpr int unlimited = -1;
    int layings = unlimited;
    friend constexpr bool operator==(WireSupply, WireSupply) = default;
};

/// Fixed when a game starts, kept in its header.
struct Options {
    FireIntoCover fire_into_cover{};
    SameTarget same_target{};
    ShortAtRange1 short_at_range_1{};
    SteadyFire steady_fire{};
    InitiativeTie initiative_tie{};
    FrontHexes front_hexes{};
    bool pivot_is_move = true;     ///< PW-RULING-18
    bool contact_obliges = false;  ///< PW-RULING-20
    WoodAndCover wood_and_cover{};
    CommanderMelee commander_melee{};
    ExhaustedAttack exhausted_attack{};
    ExhaustedTest exhausted_test{};
    ExhaustionCheck exhaustion_check{};
    RetreatDirection retreat_direction{};
    TransportCarries transport_carries{};
    WireSupply wire_supply{};
    FacingAfterRetreat facing_after_retreat{};
    TowedHits towed_hits{};
    Remount remount{};
    bool defender_follow_up = true;  ///< PW-RULING-40
    Fog fog{};
    bool hidden_rosters = false;
    friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (),
                      (fire_into_cover, same_target, short_at_range_1, steady_fire, initiative_tie, front_hexes,
                       pivot_is_move, contact_obliges, wood_and_cover, commander_melee, exhausted_attack,
                       exhausted_test, exhaustion_check, retreat_direction, transport_carries, wire_supply,
                       facing_after_retreat, towed_hits, remount, defender_follow_up, fog, hidden_rosters))

/// Ways of playing that the text does not have, chosen by a scenario or a house rule; the first of each is the text's.
enum class MeleeTie : std::uint8_t { stands, fought_again };
BOOST_DESCRIBE_ENUM(MeleeTie, stands, fought_again)
enum class CommanderLife : std::uint8_t { none, check };
BOOST_DESCRIBE_ENUM(CommanderLife, none, check)
enum class ActivationBy : std::uint8_t { dice, cards };
BOOST_DESCRIBE_ENUM(ActivationBy, dice, cards)

struct Variants {
    MeleeTie melee_tie{};  ///< a close combat that nobody wins: stands, or is fought again at once
    CommanderLife
        commander_life{};  ///< check: a commander who helped a unit that is hit in close combat throws for his life
    ActivationBy activation{};  ///< cards: drawn without replacement from four of each number, one to six
    friend bool operator==(const Variants&, const Variants&) = default;
};
BOOST_DESCRIBE_STRUCT(Variants, (), (melee_tie, commander_life, activation))

}  // namespace reisswitz::portable
