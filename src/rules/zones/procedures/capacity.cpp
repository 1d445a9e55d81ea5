#include "rules/zones/procedures/capacity.hpp"

#include <algorithm>

namespace reisswitz::zones {

CapacityResult house_occupants(const CapacityCheck& check, const Tables& tables) {
    const int sectors = sectors_of(check, tables);
    const int garrison = std::min(check.units, sectors);
    const int firing = std::min(check.sections, gun_places_of(check, tables));
    return {.combat_sectors = sectors,
            .garrison = garrison,
            .excess_in_transit = check.units - garrison,
            .undefended_sectors = sectors - garrison,
            .sections_firing = firing,
            .sections_in_transit = check.sections - firing};
}

}  // namespace reisswitz::zones
