/// Zones and forts as inputs.
#pragma once

#include "rules/zones/procedures/bombardment_form.hpp"
#include "rules/zones/procedures/place.hpp"

namespace reisswitz::describe {

/// A whole number that stands for one of two choices: any other is unknown, not out of range.
template <>
struct Scalar<zones::ClassCCapacity> {
    static zones::ClassCCapacity read(const json& value, const Notes&, const Reader& reader) {
        if (!value.is_number_integer() && !value.is_string())
            reader.fail(Code::bad_type, "Expected 2 or 3, found " + type_name(value) + ".");
        if (value != 2 && value != 3) reader.fail(Code::unknown_value, "Expected 2 or 3, found " + shown(value) + ".");
        return {value.get<int>()};
    }
    static json write(const zones::ClassCCapacity& capacity, const Notes&, const Reader&) { return capacity.value; }
    static json schema(const Notes&, const Reader&) { return {{"type", "integer"}, {"minimum", 2}, {"maximum", 3}}; }
};

}  // namespace reisswitz::describe

namespace reisswitz::zones {

/// The largest fort that the terrain has (TD-FRT-2).
inline constexpr int most_sectors = 12;

inline constexpr Notes base_class_notes{.help = "of a class e zone: what it was before, c or d"};
inline constexpr Notes class_c_capacity_notes{.unit = "battalions",
                                              .help = "what a class c zone holds; not given: as the tables say"};

inline const auto& fields(Of<CapacityOptions>) {
    static const Fields<CapacityOptions> table{
        {&CapacityOptions::base_class, base_class_notes},
        {&CapacityOptions::class_c_capacity, class_c_capacity_notes},
    };
    return table;
}

inline const auto& fields(Of<Place>) {
    static const Fields<Place> table{
        {&Place::feature, {.help = "a zone, a small fort or a large one"}},
        {&Place::zone_class, {.help = "of a zone: its class, a to f"}},
        {&Place::base_class, base_class_notes},
        {&Place::class_c_capacity, class_c_capacity_notes},
        {&Place::fort_capacity,
         {.low = 1, .high = most_sectors, .unit = "stands", .help = "of a fort: its capacity, and its sectors"}},
    };
    return table;
}

inline void check_base_class(ZoneClass zone_class, const Given<BaseClass>& base_class, const Reader& reader) {
    if (zone_class == ZoneClass::e && !base_class)
        reader.fail(Code::missing_input, "\"base_class\" is missing: a class e zone was a village or a town.",
                    "/base_class");
    if (zone_class != ZoneClass::e && base_class)
        reader.fail(Code::inconsistent, "Only a class e zone has a base class.", "/base_class");
}

inline void check_place(const Place& place, const Tables& tables, const Reader& reader) {
    if (!is_fort(place)) {
        if (!place.zone_class)
            reader.fail(Code::missing_input, "\"zone_class\" is missing: a zone has a class.", "/zone_class");
        if (place.fort_capacity)
            reader.fail(Code::inconsistent, "The capacity of a zone is that of its class.", "/fort_capacity");
        check_base_class(*place.zone_class, place.base_class, reader);
        return;
    }
    if (place.zone_class) reader.fail(Code::inconsistent, "A fort has no class.", "/zone_class");
    if (place.base_class) reader.fail(Code::inconsistent, "A fort has no base class.", "/base_class");
    if (!place.fort_capacity)
        reader.fail(Code::missing_input, "\"fort_capacity\" is missing: a fort has a capacity of its own.",
                    "/fort_capacity");
    const Range& range = tables.forts.capacities(place.feature);
    if (!range.contains(*place.fort_capacity))
        reader.fail(Code::out_of_range,
                    fmt::format("Expected {} to {}, found {}.", range.least, range.most, *place.fort_capacity),
                    "/fort_capacity");
}

}  // namespace reisswitz::zones
