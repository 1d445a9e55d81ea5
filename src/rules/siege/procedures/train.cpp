#include "rules/siege/procedures/train.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "rules/siege/procedures/damage_sum.hpp"

namespace reisswitz::siege {

namespace {

using dice::Integer;
using dice::Rational;

/// The shots of one day, each kind once, damage counted in the largest unit that divides every blow.
struct Day {
    int need{};
    std::vector<ManyShots> kinds;  ///< that can hurt the column
};

Day day_of(const DaysToBreach& breach, const Tables& tables) {
    Day day;
    std::vector<GunFire> fires;
    const auto same = [](const GunFire& a, const GunFire& b) {
        return a.gun == b.gun && a.range_yd == b.range_yd && a.fire_factor == b.fire_factor && a.guns == b.guns;
    };
    int unit = 0;
    for (const TrainGuns& guns : breach.train) {
        const GunFire fire = breach.fire_of(guns);
        const int shots = breach.shots_a_day(guns, tables);
        const auto known =
            std::find_if(fires.begin(), fires.end(), [&](const GunFire& other) { return same(fire, other); });
        if (known != fires.end()) {
            day.kinds[static_cast<std::size_t>(known - fires.begin())].shots += shots;
            continue;
        }
        AimedShot shot = aimed_shot(fire, tables);
        if (!shot.can_hurt()) continue;
        for (const Blow& blow : shot.blows) unit = std::gcd(unit, blow.damage);
        fires.push_back(fire);
        day.kinds.push_back({std::move(shot), shots});
    }
    for (ManyShots& kind : day.kinds)
        for (Blow& blow : kind.shot.blows) blow.damage /= unit;
    if (unit > 0) day.need = (breach.points_left(tables) + unit - 1) / unit;
    return day;
}

/// The whole of all shots of a day.
Integer whole_of(const Day& day) {
    Integer whole = 1;
    for (const ManyShots& kind : day.kinds)
        whole *= boost::multiprecision::pow(Integer{kind.shot.whole}, static_cast<unsigned>(kind.shots));
    return whole;
}

}  // namespace

int DaysToBreach::points_left(const Tables& tables) const {
    return std::max(0, strength_of_column(masonry_of(wall(), tables), cell_width_yd) - damage_before);
}

std::int64_t breach_work(const DaysToBreach& breach, const Tables& tables) {
    constexpr std::int64_t bits_of_a_word = 64;
    constexpr std::int64_t words_of_a_step = 16;  // what a step costs whatever the length of its numbers
    const Day day = day_of(breach, tables);
    if (day.kinds.empty() || day.need == 0) return 0;
    std::int64_t bits = 0;  // of the whole of a day
    for (const ManyShots& kind : day.kinds)
        bits += kind.shots * static_cast<std::int64_t>(std::bit_width(static_cast<std::uint64_t>(kind.shot.whole)));
    const std::int64_t words = words_of_a_step + bits * (breach.max_days + 1) / (2 * bits_of_a_word);
    const auto terms = static_cast<std::int64_t>(step_terms(day.kinds).terms);
    return std::int64_t{breach.max_days} * day.need * terms * words;
}

dice::Odds<BreachedOnDay> days_to_breach_odds(const DaysToBreach& breach, const Tables& tables) {
    dice::Odds<BreachedOnDay> odds;
    if (breach.points_left(tables) == 0) {
        odds.emplace(BreachedOnDay{true, 0}, 1);
        return odds;
    }
    const Day day = day_of(breach, tables);
    const Integer whole_of_a_day = whole_of(day);
    Integer standing = 1;  // of `whole`
    Integer whole = 1;
    if (!day.kinds.empty()) {
        std::vector<ManyShots> so_far = day.kinds;
        for (int days = 1; days <= breach.max_days && standing != 0; ++days) {
            for (std::size_t j = 0; j < so_far.size(); ++j) so_far[j].shots = day.kinds[j].shots * days;
            Integer still = ways_below(day.need, so_far);
            const Integer through = standing * whole_of_a_day - still;
            whole *= whole_of_a_day;
            if (through != 0) odds.emplace(BreachedOnDay{true, days}, Rational{through, whole});
            standing = std::move(still);
        }
    }
    if (standing != 0) odds.emplace(BreachedOnDay{false, breach.max_days}, Rational{standing, whole});
    return odds;
}

}  // namespace reisswitz::siege
