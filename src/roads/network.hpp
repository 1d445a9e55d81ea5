/// A network of roads: places on a plane, and roads between them that are as long as the map says
/// (FW-MAP-1, FW-MAP-3).
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "dice/rational.hpp"

namespace reisswitz::roads {

using dice::Rational;

/// Number of a place or road in its network.
using PlaceIndex = std::size_t;
using RoadIndex = std::size_t;

/// More than any campaign map of ours has; a search of the quickest way through so many takes a fraction of a second.
inline constexpr std::size_t most_places = 2'000;
inline constexpr std::size_t most_roads = 6'000;

/// A town, crossing, junction, depot or fortress. Distances through the air and bearings go by its place on the plane.
struct Place {
    std::string id;
    Rational x_mi{};  ///< eastwards
    Rational y_mi{};  ///< northwards
};

/// Straight for bearings, but so long.
struct Road {
    PlaceIndex from{};
    PlaceIndex to{};
    Rational length_mi{};  ///< above 0
};

/// A road in one direction.
struct Leg {
    RoadIndex road{};
    bool backwards = false;  ///< from `to` to `from`
    friend bool operator==(const Leg&, const Leg&) = default;
};

class Network {
public:
    /// @throws std::invalid_argument  a road to a place that there is not, of no length, or from a place to itself; too
    ///                                many of either
    Network(std::vector<Place> places, std::vector<Road> roads);

    const std::vector<Place>& places() const { return places_; }
    const std::vector<Road>& roads() const { return roads_; }

    PlaceIndex start_of(Leg leg) const { return leg.backwards ? roads_[leg.road].to : roads_[leg.road].from; }
    PlaceIndex end_of(Leg leg) const { return leg.backwards ? roads_[leg.road].from : roads_[leg.road].to; }
    const Rational& length_of(Leg leg) const { return roads_[leg.road].length_mi; }

    /// Every way out of a place, in the order of the roads.
    const std::vector<Leg>& legs_from(PlaceIndex place) const { return legs_[place]; }

    /// Hours or miles that a leg takes; none: it cannot be used.
    using Cost = std::function<std::optional<Rational>(Leg)>;

    /// The way of least cost; of several the one that is met first in the order of the roads.
    /// @retval nullopt  there is no way
    std::optional<std::vector<Leg>> quickest_way(PlaceIndex from, PlaceIndex to, const Cost& cost) const;

    /// Whether each leg begins where the one before it ends.
    bool is_way(const std::vector<Leg>& legs) const;

private:
    std::vector<Place> places_;
    std::vector<Road> roads_;
    std::vector<std::vector<Leg>> legs_;
};

/// A point of the plane.
struct Point {
    Rational x_mi{};
    Rational y_mi{};
};

/// A point of a leg, so many miles of road from its start.
Point point_on(const Network& network, Leg leg, const Rational& miles);

/// The square of the distance through the air: compared with the square of a distance, it needs no root.
Rational squared_distance(const Point& a, const Point& b);

/// Whether the bearings from a point to two others lie within 45 degrees of each other. A point that is the first
/// itself lies in every direction.
bool are_within_45_degrees(const Point& from, const Point& one, const Point& other);

}  // namespace reisswitz::roads
