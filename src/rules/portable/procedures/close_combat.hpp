/// Close combat of two units in adjacent hexes.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <optional>

#include "dice/enumerated_dice.hpp"
#include "dice/source.hpp"
#include "rules/portable/options.hpp"
#include "rules/portable/procedures/hits.hpp"
#include "rules/portable/procedures/house_rule.hpp"
#include "rules/portable/procedures/table_row.hpp"
#include "rules/portable/tables.hpp"

namespace reisswitz::portable {

/// One side of a close combat, with all that its die depends on.
struct MeleeSide {
    int safe_from_front{};  ///< of its type: the least score with which it is not hit (PW-CC-2)
    int safe_from_flank{};
    bool front_on = true;             ///< the enemy stands to its front (PW-CC-4, PW-RULING-17)
    bool commander_adjacent = false;  ///< PW-RULING-22
    bool in_cover = false;            ///< not while it crosses a trench (PW-RULING-29)
    bool in_wood = false;
    bool in_river = false;
    bool crossing_trench = false;
    bool uphill = false;     ///< attacks somebody who stands higher (PW-RULING-34)
    int melee_modifier = 0;  ///< of its type, by house rule

    /// A side of that type, in the open, the enemy to its front.
    static MeleeSide of(const UnitType& type) {
        return {.safe_from_front = type.safe_from_front,
                .safe_from_flank = type.safe_from_flank,
                .melee_modifier = type.melee_modifier};
    }
    /// The least score with which it is not hit.
    constexpr int safe_with() const { return front_on ? safe_from_front : safe_from_flank; }
};

/// Who was hit.
struct MeleeHits {
    bool attacker = false;
    bool defender = false;
    friend constexpr auto operator<=>(const MeleeHits&, const MeleeHits&) = default;
};

/// What the modifiers of one side add up to.
/// Clauses: PW-CC-6, PW-CC-7, PW-HILL-1, PW-RIV-3, PW-WOOD-4, PW-TRCH-3, PW-RULING-21.
template <ruling::RulingSink R>
int melee_modifier(const MeleeSide& side, WoodAndCover wood_and_cover, R& ruling);

/// Both dice of a close combat, and who is hit.
///
/// @param dice      draws a d6 for the attacker, then one for the defender, labelled "melee"
/// @param ruling    receives for each side its die, the modifiers with their clauses and whether it is hit
/// @param attacker_who, defender_who  ordinals of the two units
/// @param label     label::melee_tie where the combat is fought again
/// Clauses: PW-CC-1, PW-CC-2, PW-CC-4 to PW-CC-7, PW-DICE-1.
template <class D, ruling::RulingSink R>
MeleeHits resolve_melee_dice(const MeleeSide& attacker, const MeleeSide& defender, WoodAndCover wood_and_cover, D& dice,
                             R& ruling, int attacker_who, int defender_who, ruling::Label label = label::melee);

/// The variant `commander_life = check`: a commander who helped a unit that was hit throws for his life.
///
/// @param dice  draws one d6, labelled "commander_life"
/// @param who   ordinal of the commander
/// @retval true  he falls: on a 1
template <class D, ruling::RulingSink R>
bool resolve_commander_falls(D& dice, R& ruling, int who);

/// One unit of the procedure `close_combat`. `carried` is what a transport has in tow.
struct Combatant {
    MeleeTypeRow type{};
    QualityRow quality{};
    int sp{};
    int retreat_steps = 9;
    HitPolicy policy{};
    bool front_on = true;
    bool commander_adjacent = false;
    bool in_cover = false;
    bool in_wood = false;
    bool in_river = false;
    bool crossing_trench = false;
    std::optional<Target> carried;

    Target target() const { return {quality, sp, retreat_steps, policy}; }
    MeleeSide side(const Tables& tables) const;
    friend auto operator<=>(const Combatant&, const Combatant&) = default;
};
BOOST_DESCRIBE_STRUCT(Combatant, (),
                      (type, quality, sp, retreat_steps, policy, front_on, commander_adjacent, in_cover, in_wood,
                       in_river, crossing_trench, carried))

/// The attacker alone can be fighting uphill.
struct AttackingCombatant : Combatant {
    bool uphill = false;

    MeleeSide side(const Tables& tables) const;
    friend auto operator<=>(const AttackingCombatant&, const AttackingCombatant&) = default;
};
BOOST_DESCRIBE_STRUCT(AttackingCombatant, (Combatant), (uphill))

struct CloseCombatOptions {
    WoodAndCover wood_and_cover{};
    bool defender_follow_up = true;
    MeleeTie melee_tie{};
    friend auto operator<=>(const CloseCombatOptions&, const CloseCombatOptions&) = default;
};
BOOST_DESCRIBE_STRUCT(CloseCombatOptions, (), (wood_and_cover, defender_follow_up, melee_tie))

/// The procedure `close_combat`.
struct CloseCombat {
    AttackingCombatant attacker;
    Combatant defender;
    CloseCombatOptions options{};
};
BOOST_DESCRIBE_STRUCT(CloseCombat, (), (attacker, defender, options))

enum class CombatWinner : std::uint8_t { attacker, defender, none };
BOOST_DESCRIBE_ENUM(CombatWinner, attacker, defender, none)

/// What became of one side; `carried` only where it had something in tow.
struct CombatantResult {
    bool hit = false;
    int sp_left{};
    int retreated{};
    bool destroyed = false;
    std::optional<HitsTaken> carried;

    /// Destroyed, or driven back, itself or what it has in tow.
    bool broken() const { return destroyed || retreated > 0 || (carried && carried->retreated > 0); }
    friend auto operator<=>(const CombatantResult&, const CombatantResult&) = default;
};

/// `may_advance`: the winner may occupy the loser's hex, if nobody else stands there and his side is not exhausted.
struct CloseCombatResult {
    CombatantResult attacker;
    CombatantResult defender;
    CombatWinner winner = CombatWinner::none;
    bool may_advance = false;
    friend auto operator<=>(const CloseCombatResult&, const CloseCombatResult&) = default;
};
BOOST_DESCRIBE_STRUCT(CloseCombatResult, (), (attacker, defender, winner, may_advance))

/// One exchange of dice with its hits: defender first, then attacker, each followed by its cargo.
/// @param before  what earlier exchanges left of the two; see `before_the_first`
/// Clauses: PW-CC-1 to PW-CC-7, PW-TRN-4, PW-RULING-27, PW-DICE-1.
template <class D, ruling::RulingSink R>
CloseCombatResult resolve_exchange(const CloseCombat& combat, const CloseCombatResult& before, const Tables& tables,
                                   D& dice, R& ruling, ruling::Label label = label::melee);

/// The two as they come into the combat, unhurt.
CloseCombatResult before_the_first_exchange(const CloseCombat& combat);

/// Whether this is the end: somebody gave way, or a combat that nobody wins stands as it is, or neither can ever be
/// hit. Clauses: PW-RULING-40 and the variant `melee_tie`.
bool combat_is_over(const CloseCombat& combat, const CloseCombatResult& after, const Tables& tables);

/// Winner and advance filled in. Clauses: PW-CC-8, PW-RULING-23, PW-RULING-40.
template <ruling::RulingSink R>
CloseCombatResult with_winner(const CloseCombat& combat, CloseCombatResult after, const Tables& tables, R& ruling);

/// The whole combat: one exchange, or with the variant `fought_again` as many as it takes until somebody gives way.
/// Ordinals in the ruling: attacker 0, defender 1, cargo of the attacker 2, of the defender 3; hex 0 is the
/// attacker's, 1 the defender's.
/// Clauses: PW-CC-1 to PW-CC-8, PW-HILL-1, PW-RIV-3, PW-WOOD-4, PW-TRCH-3, PW-TRN-4, PW-RULING-21 to PW-RULING-23,
/// PW-RULING-40.
template <class D, ruling::RulingSink R>
CloseCombatResult resolve_close_combat(const CloseCombat& combat, const Tables& tables, D& dice, R& ruling);

/// Exact odds of the whole combat, however many rounds it takes: rounds in which nothing happens are solved, not
/// listed.
///
///     CloseCombat combat;
///     combat.attacker.type = combat.defender.type = infantry;
///     combat.attacker.sp = combat.defender.sp = 4;
///     combat.options.melee_tie = MeleeTie::fought_again;
///     const auto odds = close_combat_odds(combat, built_in_tables());
///     odds.chance([](const CloseCombatResult& end) { return end.winner == CombatWinner::attacker; });
///
/// It is an example of odds to the end of any affair: one round (`resolve_exchange`), a test whether it is over
/// (`combat_is_over`), and dice::odds_to_the_end does the rest.
dice::Odds<CloseCombatResult> close_combat_odds(const CloseCombat& combat, const Tables& tables);

}  // namespace reisswitz::portable

#include "rules/portable/procedures/close_combat.inl"
