#include "rules/siege/procedures/aimed_shot.hpp"

#include "dice/enumerated_dice.hpp"
#include "rules/siege/procedures/bombardment.hpp"

namespace reisswitz::siege {

AimedShot aimed_shot(const GunFire& fire, const Tables& tables) {
    auto shares = dice::shares_of([&](dice::EnumeratedDice& dice) {
        ruling::NoRuling silent;
        return resolve_aimed_damage(fire, tables, dice, silent, 0);
    });
    shares.reduce();
    AimedShot shot;
    shot.whole = shares.whole.integer().convert_to<std::int64_t>();
    for (std::size_t i = 0; i < shares.results.size(); ++i) {
        const auto weight = shares.parts[i].integer().convert_to<std::int64_t>();
        if (shares.results[i] == 0)
            shot.nothing = weight;
        else
            shot.blows.push_back({shares.results[i], weight});
    }
    return shot;
}

}  // namespace reisswitz::siege
