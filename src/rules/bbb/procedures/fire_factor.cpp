#include "rules/bbb/procedures/fire_factor.hpp"

namespace reisswitz::bbb {

int factor_at(const Weapon& weapon, const Inches& range) {
    for (const RangeBand& band : weapon.ranges)
        if (range.value <= band.up_to_in) return band.factor;
    return 0;
}

int halvings(const FiringGroup& group) {
    return int{group.disrupted} + int{group.low_ammo} + int{group.reduced} + int{group.pivoted} + int{group.unlimbered};
}

bool close_enough_for_last_rounds(const Inches& range, const Tables& tables) {
    return range.value <= tables.fire.low_ammo_guns_up_to_in;
}

}  // namespace reisswitz::bbb
