#include "rules/siege/procedures/gun_fire.hpp"

#include <algorithm>

namespace reisswitz::siege {

std::optional<int> range_modifier(const Gun& gun, int range_yd, const Tables& tables) {
    const auto& bands = tables.range_bands_yd;
    const auto band = static_cast<std::size_t>(std::lower_bound(bands.begin(), bands.end(), range_yd) - bands.begin());
    if (band >= gun.damage.size()) return std::nullopt;
    return gun.damage[band];
}

}  // namespace reisswitz::siege
