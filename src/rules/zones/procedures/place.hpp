/// What is assaulted or garrisoned: a zone of some class, or a fort.
#pragma once

#include <boost/describe.hpp>

#include "rules/zones/given.hpp"
#include "rules/zones/tables.hpp"

namespace reisswitz::zones {

/// OZ-RULING-1: what a class C zone holds, 2 or 3; not given: as the tables say.
struct ClassCCapacity {
    int value = 2;
    friend bool operator==(ClassCCapacity, ClassCCapacity) = default;
};

/// What a zone's capacity depends on beside its class.
struct CapacityOptions {
    Given<BaseClass> base_class{};
    Given<ClassCCapacity> class_c_capacity{};
};
BOOST_DESCRIBE_STRUCT(CapacityOptions, (), (base_class, class_c_capacity))

/// Battalions that a zone houses, and its combat sectors.
/// @param options  with a base class exactly for class e
/// Clauses: OZ-CLS-9, OZ-RULING-1, OZ-RULING-18.
int capacity_of(ZoneClass zone_class, const CapacityOptions& options, const ClassTable& classes);

/// A zone has a class and no capacity of its own, a fort the other way round.
struct Place {
    Feature feature{};
    Given<ZoneClass> zone_class{};
    Given<BaseClass> base_class{};
    Given<ClassCCapacity> class_c_capacity{};
    Given<int> fort_capacity{};
};
BOOST_DESCRIBE_STRUCT(Place, (), (feature, zone_class, base_class, class_c_capacity, fort_capacity))

/// Clauses: OZ-ASL-5, TD-FRT-2, TD-MAJ-3.
int sectors_of(const Place& place, const Tables& tables);

/// Clauses: OZ-CV-6, TD-RULING-1.
int raise_of(const Place& place, const Tables& tables);

/// Gun sections that may garrison it. Clauses: OZ-BAS-8, OZ-RULING-21, TD-RULING-15.
int gun_places_of(const Place& place, const Tables& tables);

inline bool is_fort(const Place& place) { return place.feature != Feature::zone; }

}  // namespace reisswitz::zones
