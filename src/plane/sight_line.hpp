/// Lines of sight, and how much of one lies inside an area.
#pragma once

#include <span>
#include <vector>

#include "dice/rational.hpp"
#include "plane/footprint.hpp"
#include "plane/point.hpp"

namespace reisswitz::plane {

/// A part of a SightLine, in its measure.
struct Interval {
    dice::Rational from;
    dice::Rational to;
    friend bool operator==(const Interval& a, const Interval& b) { return a.from == b.from && a.to == b.to; }
};

/// A straight line from a place on the grid to another place, which need not be on the grid. Places along it are
/// measured from 0 at its beginning to end(), in a measure of its own that is exact; is_longer() compares with inches.
class SightLine {
public:
    static SightLine between(GridPoint from, GridPoint to);
    /// To the point of the target that is nearest to `from`.
    static SightLine to_nearest(GridPoint from, const Footprint& target);

    /// 0 for a line without length, on which nothing lies.
    const dice::Rational& end() const { return end_; }

    /// The parts of the line inside a simple polygon, in order. What runs along its edge or touches a corner is not
    /// inside.
    std::vector<Interval> inside(std::span<const GridPoint> polygon) const;

    /// Whether a length in the line's measure is more than so many thousandths of an inch.
    bool is_longer(const dice::Rational& length, const dice::Rational& thou) const;

private:
    /// @param way_x, way_y  from the beginning to the end, times `times`
    SightLine(GridPoint from, dice::Integer way_x, dice::Integer way_y, const dice::Integer& times);

    /// Positive to the left of the line.
    dice::Integer side(GridPoint place) const;
    dice::Integer along(GridPoint place) const;

    GridPoint from_;
    dice::Integer way_x_;  // a vector along the line, as short as whole numbers allow
    dice::Integer way_y_;
    dice::Integer way_squared_;
    dice::Rational end_;
};

/// What all intervals of a list add up to.
dice::Rational length_of(const std::vector<Interval>& parts);

}  // namespace reisswitz::plane
