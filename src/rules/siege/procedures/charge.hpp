/// Charges laid against a gate, a door, a building or a wall.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <optional>

#include "dice/source.hpp"
#include "rules/siege/procedures/one_of.hpp"
#include "rules/siege/procedures/powder.hpp"

namespace reisswitz::siege {

enum class ChargeTarget : std::uint8_t { gate, door, soft_building, hard_building, wall };
BOOST_DESCRIBE_ENUM(ChargeTarget, gate, door, soft_building, hard_building, wall)

constexpr bool is_building(ChargeTarget target) {
    return target == ChargeTarget::soft_building || target == ChargeTarget::hard_building;
}
constexpr bool is_way_in(ChargeTarget target) { return target == ChargeTarget::gate || target == ChargeTarget::door; }

/// The procedure `charge_result`. Sizes that the target does not have play no part.
struct Charges {
    ChargeTarget target{};
    int charges = 1;
    std::optional<int> length_cm;  ///< of a building on the table; none: what one charge destroys
    std::optional<int> width_cm;
    int width_yd = 2;  ///< of the wall that is to go
    int depth_yd = 1;
};
BOOST_DESCRIBE_STRUCT(Charges, (), (target, charges, length_cm, width_cm, width_yd, depth_yd))

/// What charges that went off one after the other add up to.
struct Blast {
    int premature = 0;        ///< charges that went off too soon
    int effect_quarters = 0;  ///< of one charge's effect
    bool overpowered = false;
    friend auto operator<=>(const Blast&, const Blast&) = default;
};

struct ChargesBlown {
    bool destroyed{};
    bool overpowered{};
    int premature{};
    int effect_quarters{};
    int charges_required{};
    friend auto operator<=>(const ChargesBlown&, const ChargesBlown&) = default;
};
BOOST_DESCRIBE_STRUCT(ChargesBlown, (), (destroyed, overpowered, premature, effect_quarters, charges_required))

/// Of a gate or door.
struct WayBlown : ChargesBlown {
    bool passable{};
    friend auto operator<=>(const WayBlown&, const WayBlown&) = default;
};
BOOST_DESCRIBE_STRUCT(WayBlown, (ChargesBlown), (passable))

using ChargesResult = OneOf<ChargesBlown, WayBlown>;

/// Clauses: SG-CHG-1, SG-RULING-28.
inline int charges_required(const Charges& charges, const ChargeRow& row) {
    const auto parts = [](int size, int part) { return (size + part - 1) / part; };
    if (is_way_in(charges.target)) return 1;
    if (!is_building(charges.target))
        return parts(charges.width_yd, row.wall_width_yd) * parts(charges.depth_yd, row.wall_depth_yd);
    const auto& of_one = charges.target == ChargeTarget::soft_building ? row.soft_building_cm : row.hard_building_cm;
    return parts(charges.length_cm.value_or(of_one[0]) * charges.width_cm.value_or(of_one[1]), of_one[0] * of_one[1]);
}

/// @param dice  draws a d6 for each, labelled "charge"; they are the ordinals of the ruling, from 1
/// Clauses: SG-CHG-2, SG-MIN-2, SG-RULING-26, SG-RULING-27.
template <class D, ruling::RulingSink R>
Blast resolve_blast(ChargeTarget target, int charges, const Tables& tables, D& dice, R& ruling) {
    if (charges == 0) return {};
    // Equal sums of the charges before are one branch of the odds.
    Blast blast = dice.merged([&](auto& of_those_before) -> Blast {
        return resolve_blast(target, charges - 1, tables, of_those_before, ruling);
    });
    const ruling::Throw thrown{label::charge, charges};
    const int die = dice.roll(dice::d6, thrown);
    ruling.dice(clause::SG_CHG_2, thrown, dice.shown(), die);
    if (target != ChargeTarget::wall && die == tables.charge.too_powerful_on) {
        ruling.verdict(clause::SG_RULING_27, verdict::powder_too_strong, {.unit = charges});
        blast.overpowered = true;
        blast.effect_quarters += full_effect;
        return blast;
    }
    const int quarters = tables.powder.quarters[static_cast<std::size_t>(die - 1)];
    const Explosion explosion = explosion_of(quarters);
    tell_explosion(explosion, ruling, charges);
    if (explosion == Explosion::premature) ++blast.premature;
    blast.effect_quarters += quarters;
    return blast;
}

/// Clauses: SG-CHG-1, SG-CHG-2, SG-RULING-26, SG-RULING-27, SG-RULING-28.
template <class D, ruling::RulingSink R>
ChargesResult resolve_charges(const Charges& charges, const Tables& tables, D& dice, R& ruling) {
    const int required = charges_required(charges, tables.charge);
    ruling.verdict(clause::SG_RULING_28, verdict::charges_required, {.value = required});
    const Blast blast = resolve_blast(charges.target, charges.charges, tables, dice, ruling);
    ruling.verdict(clause::SG_RULING_26, verdict::quarters_done, {.value = blast.effect_quarters});
    const bool destroyed = blast.effect_quarters >= full_effect * required;
    ruling.verdict(clause::SG_CHG_1, destroyed ? verdict::task_done : verdict::task_not_done);
    const ChargesBlown blown{destroyed, blast.overpowered, blast.premature, blast.effect_quarters, required};
    if (!is_way_in(charges.target)) return blown;
    const bool passable = destroyed && !blast.overpowered;
    if (destroyed) ruling.verdict(clause::SG_RULING_27, passable ? verdict::way_open : verdict::way_choked);
    return WayBlown{blown, passable};
}

}  // namespace reisswitz::siege
