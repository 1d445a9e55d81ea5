#include "rules/zones/procedures/place.hpp"

namespace reisswitz::zones {

int capacity_of(ZoneClass zone_class, const CapacityOptions& options, const ClassTable& classes) {
    if (zone_class == ZoneClass::e) zone_class = *options.base_class == BaseClass::c ? ZoneClass::c : ZoneClass::d;
    if (zone_class == ZoneClass::c && options.class_c_capacity) return (*options.class_c_capacity).value;
    return classes.row(zone_class).capacity;
}

int sectors_of(const Place& place, const Tables& tables) {
    if (is_fort(place)) return *place.fort_capacity;
    return capacity_of(*place.zone_class, {place.base_class, place.class_c_capacity}, tables.classes);
}

int raise_of(const Place& place, const Tables& tables) {
    return tables.classes.row(is_fort(place) ? ZoneClass::f : *place.zone_class).raise;
}

int gun_places_of(const Place& place, const Tables& tables) {
    return is_fort(place) ? tables.forts.gun_places : tables.classes.row(*place.zone_class).gun_places;
}

}  // namespace reisswitz::zones
