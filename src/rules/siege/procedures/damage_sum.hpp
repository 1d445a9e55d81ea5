/// The damage of many shots together.
#pragma once

#include <vector>

#include "dice/rational.hpp"
#include "rules/siege/procedures/aimed_shot.hpp"

namespace reisswitz::siege {

/// So many shots of one kind.
struct ManyShots {
    AimedShot shot;
    int shots{};
};

/// In how many ways all shots together do less damage than `need`; the whole is the product of the wholes of all shots.
/// Works in the time of `need` times the terms of step_terms().
/// @param need   above 0
/// @param kinds  each of which can hurt the column
dice::Integer ways_below(int need, const std::vector<ManyShots>& kinds);

/// How many terms a step of ways_below() adds up, and how far it looks back.
struct StepTerms {
    std::size_t terms{};
    int reach{};
};
StepTerms step_terms(const std::vector<ManyShots>& kinds);

}  // namespace reisswitz::siege
