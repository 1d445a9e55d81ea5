/// One shot as so many chances: what it does to the column that is aimed at.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/siege/procedures/gun_fire.hpp"

namespace reisswitz::siege {

/// Damage that a shot may do, with its share of AimedShot::whole.
struct Blow {
    int damage{};  ///< above 0
    std::int64_t weight{};
};

struct AimedShot {
    std::vector<Blow> blows;  ///< from the lightest to the heaviest; none: the column is safe from this gun
    std::int64_t nothing{};   ///< weight of a shot that does not hurt the column
    std::int64_t whole{1};

    bool can_hurt() const { return !blows.empty(); }
    int lightest() const { return blows.front().damage; }
    int heaviest() const { return blows.back().damage; }
};

AimedShot aimed_shot(const GunFire& fire, const Tables& tables);

}  // namespace reisswitz::siege
