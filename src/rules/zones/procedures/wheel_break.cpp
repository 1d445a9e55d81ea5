#include "rules/zones/procedures/wheel_break.hpp"

namespace reisswitz::zones {

dice::Odds<WheelBreakResult> wheel_break_odds(const WheelBreak& wheels, const Tables& tables) {
    using dice::Integer;
    const auto power = [](const Integer& base, int exponent) {
        return Integer{boost::multiprecision::pow(base, static_cast<unsigned>(exponent))};
    };
    const Integer whole = power(faces_of_a_die, wheels.entries);
    const Integer sound = power(faces_of_a_die - tables.wheel_break_faces, wheels.entries);
    const Integer broken = whole - sound;
    const Integer all = power(whole, wheels.vehicles);
    dice::Odds<WheelBreakResult> odds;
    Integer choose = 1;  // which vehicles are lost
    for (int lost = 0; lost <= wheels.vehicles; ++lost) {
        const Integer parts = choose * power(broken, lost) * power(sound, wheels.vehicles - lost);
        if (parts != 0) odds.emplace_hint(odds.end(), WheelBreakResult{lost}, dice::Rational{parts, all});
        choose = choose * (wheels.vehicles - lost) / (lost + 1);
    }
    return odds;
}

}  // namespace reisswitz::zones
