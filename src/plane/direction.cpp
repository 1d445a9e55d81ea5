#include "plane/direction.hpp"

#include <array>
#include <cstddef>

namespace reisswitz::plane {

namespace {

// Sines are worked out with 61 binary places and rounded to 42, without floating point, so that every machine has the
// same.
constexpr int places = 61;
constexpr Wide pi = 7'244'019'458'077'122'842;  // times 2^61
constexpr int quarter = full_turn_tenths / 4;

constexpr Wide times(Wide a, Wide b) { return (a * b) >> places; }

/// The series of sine (first = angle) or cosine (first = 1) for angles up to 45 degrees.
constexpr Wide series(Wide first, int first_power, Wide square) {
    Wide sum = 0;
    Wide term = first;
    for (int power = first_power; term != 0; power += 2) {
        sum += term;
        term = -times(term, square) / ((power + 1) * (power + 2));
    }
    return sum;
}

constexpr std::int64_t rounded(Wide number) {
    constexpr int dropped = places - direction_log2;
    return static_cast<std::int64_t>((number + (Wide{1} << (dropped - 1))) >> dropped);
}

/// Sines of a quarter turn in tenths of a degree, both ends included.
constexpr std::array<std::int64_t, quarter + 1> make_sines() {
    std::array<std::int64_t, quarter + 1> sines{};
    for (int tenths = 0; tenths <= quarter / 2; ++tenths) {
        const Wide angle = pi * tenths / (full_turn_tenths / 2);
        const Wide square = times(angle, angle);
        const std::int64_t cosine = rounded(series(Wide{1} << places, 0, square));
        // At 45 degrees the two are one number.
        const std::int64_t sine = tenths == quarter / 2 ? cosine : rounded(series(angle, 1, square));
        sines[static_cast<std::size_t>(tenths)] = sine;
        sines[static_cast<std::size_t>(quarter - tenths)] = cosine;
    }
    return sines;
}

}  // namespace

GridPoint direction_of(int tenths_deg) {
    static constexpr auto sines = make_sines();
    const int within = tenths_deg % quarter;
    const std::int64_t sine = sines[static_cast<std::size_t>(within)];
    const std::int64_t cosine = sines[static_cast<std::size_t>(quarter - within)];
    switch (tenths_deg / quarter) {
        case 0:
            return {sine, cosine};
        case 1:
            return {cosine, -sine};
        case 2:
            return {-sine, -cosine};
        default:
            return {-cosine, sine};
    }
}

}  // namespace reisswitz::plane
