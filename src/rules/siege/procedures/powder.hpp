/// What mines and charges have in common: whether they go off as they should, and what else goes up with them.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>

#include "dice/source.hpp"
#include "generated/siege_clauses.hpp"
#include "rules/siege/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::siege {

/// How an explosion went; `premature`: too soon, and its task not done.
enum class Explosion : std::uint8_t { success, half, quarter, premature };
BOOST_DESCRIBE_ENUM(Explosion, success, half, quarter, premature)

/// Quarters of the full effect.
inline constexpr int full_effect = 4;

constexpr Explosion explosion_of(int quarters) {
    return quarters == full_effect ? Explosion::success
           : quarters == 2         ? Explosion::half
           : quarters == 1         ? Explosion::quarter
                                   : Explosion::premature;
}

/// Tells an explosion. Clauses: SG-MIN-2.
template <ruling::RulingSink R>
void tell_explosion(Explosion explosion, R& ruling, int who) {
    switch (explosion) {
        case Explosion::success:
            ruling.verdict(clause::SG_MIN_2, verdict::powder_success, {.unit = who});
            break;
        case Explosion::half:
            ruling.verdict(clause::SG_MIN_2, verdict::powder_half, {.unit = who});
            break;
        case Explosion::quarter:
            ruling.verdict(clause::SG_MIN_2, verdict::powder_quarter, {.unit = who});
            break;
        case Explosion::premature:
            ruling.verdict(clause::SG_MIN_2, verdict::powder_premature, {.unit = who});
            break;
    }
}

/// Charges and ammunition wagons near an explosion; those within 40 yards lie beyond 10.
struct NearbyStores {
    int within_10 = 0;
    int within_40 = 0;
    friend auto operator<=>(const NearbyStores&, const NearbyStores&) = default;
};

/// Which of them blow up.
/// @param dice  draws a d6 for each, labelled "stores_within_10" and "stores_within_40"
/// @param who   ordinal of what exploded
/// Clauses: SG-MIN-3.
template <class D, ruling::RulingSink R>
NearbyStores resolve_stores(const NearbyStores& stores, const Powder& powder, D& dice, R& ruling, int who) {
    const auto explode = [&](int count, int up_to, ruling::Label label) {
        if (count == 0) return 0;
        const ruling::Throw thrown{label, who};
        // Those that stay whole are the faces above: the others blow up.
        const int exploded = count - dice.count(count, dice::d6, dice::Faces::at_least(up_to + 1, dice::d6), thrown);
        ruling.dice(clause::SG_MIN_3, thrown, dice.shown(), exploded);
        ruling.verdict(clause::SG_MIN_3, verdict::stores_explode, {.unit = who, .value = exploded});
        return exploded;
    };
    const int near = explode(stores.within_10, powder.stores_within_10_explode_up_to, label::stores_within_10);
    return {near, explode(stores.within_40, powder.stores_within_40_explode_up_to, label::stores_within_40)};
}

}  // namespace reisswitz::siege
