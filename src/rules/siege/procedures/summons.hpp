/// A governor who is asked to give the place up, played by the program.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>

#include "dice/source.hpp"
#include "generated/siege_clauses.hpp"
#include "rules/siege/procedures/table_row.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::siege {

/// When he is asked. Clauses: SG-SUM-1, SG-SUM-2.
enum class SummonsAt : std::uint8_t { investment, breach };
BOOST_DESCRIBE_ENUM(SummonsAt, investment, breach)

struct Summons {
    DefenceRow defence{};
    SummonsAt at{};
    int battalions = 1;
    int optimum_battalions = 1;
    int relief_marches = -1;  ///< to the nearest army of relief that he knows of; -1: none
};

/// The ordinal of the governor in rulings.
inline constexpr int governor_side = 0;

/// @param dice  draws a d6 labelled "summons"; none where there is nothing to think over
/// @return      whether he yields
/// Clauses: SG-SUM-1, SG-SUM-2, SG-GAP-4.
template <class D, ruling::RulingSink R>
bool resolve_summons(const Summons& summons, const Tables& tables, D& dice, R& ruling) {
    const bool breached = summons.at == SummonsAt::breach;
    const ruling::Clause clause = breached ? clause::SG_SUM_2 : clause::SG_SUM_1;
    if (breached && summons.relief_marches >= 0 && summons.relief_marches <= tables.relief_marches) {
        ruling.verdict(clause::SG_GAP_4, verdict::relief_is_near);
        return false;
    }
    const Yields& yields = row_of(tables, summons.defence).yields;
    const bool below_half = 2 * summons.battalions < summons.optimum_battalions;
    const int least = breached ? yields.breached : below_half ? yields.below_half : yields.from_half;
    bool gives_up = least <= 1;
    if (least > 1 && least <= dice::d6.sides) {
        const ruling::Throw thrown{label::summons, governor_side};
        const int die = dice.roll(dice::d6, thrown);
        ruling.dice(clause::SG_GAP_4, thrown, dice.shown(), die);
        ruling.score(clause::SG_GAP_4, die, least);
        gives_up = die >= least;
    }
    ruling.verdict(clause, gives_up ? verdict::governor_yields : verdict::governor_refuses);
    return gives_up;
}

}  // namespace reisswitz::siege
