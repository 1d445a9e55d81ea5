// What a stranger writes who links the library: the exact odds of a volley.

#include <iostream>

#include "dice/enumerated_dice.hpp"
#include "embedded/data_portable.hpp"
#include "rules/portable/procedures/volley.hpp"
#include "ruling/ruling.hpp"

int main() {
    using namespace reisswitz;

    ruling::NoRuling silent;
    const auto odds = dice::exact_odds([&](dice::EnumeratedDice& dice) {
        return portable::resolve_volley_dice({.dice = 1, .target_in_cover = true}, dice, silent, 0);
    });
    for (const auto& [hits, chance] : odds) std::cout << hits << " hits: " << chance << '\n';

    const bool right = odds.at(1) == dice::Rational(1, 3);
    const bool embedded = !embedded::data_portable().empty();
    std::cout << portable::clause::PW_FIRE_9.id << (right && embedded ? " holds\n" : " does not hold\n");
    return right && embedded ? 0 : 1;
}
