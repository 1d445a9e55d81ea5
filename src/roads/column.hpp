/// A column on the roads: a head, and behind it, along the way it came, each part at its distance.
#pragma once

#include <optional>
#include <vector>

#include "roads/network.hpp"

namespace reisswitz::roads {

/// A stretch of one road, in miles from its start as the network has it.
struct Stretch {
    RoadIndex road{};
    Rational from_mi{};
    Rational to_mi{};  ///< at least from_mi
    friend bool operator==(const Stretch&, const Stretch&) = default;
};

/// A place on a leg of a way.
struct WayPoint {
    std::size_t leg{};  ///< number in the way
    Rational miles{};   ///< from the start of the leg
    friend bool operator==(const WayPoint&, const WayPoint&) = default;
};

/// The tail may still be at the start of the way: a column that marches off leaves its camp bit by bit.
class Column {
public:
    /// @param way        of at least one leg
    /// @param marched    by the head from the start of the way, 0 to way_miles()
    /// @param length     of the column
    /// @throws std::invalid_argument
    Column(const Network& network, std::vector<Leg> way, Rational marched, Rational length);

    const std::vector<Leg>& way() const { return way_; }
    const Rational& marched_mi() const { return marched_; }
    const Rational& length_mi() const { return length_; }
    /// Length of the whole way.
    const Rational& way_miles() const { return way_miles_; }

    /// A point so many miles behind the head; the start of the way where it has not come so far.
    WayPoint at(const Network& network, const Rational& behind_head) const;
    WayPoint head(const Network& network) const { return at(network, 0); }
    WayPoint tail(const Network& network) const { return at(network, length_); }

    /// Where it lies, from the head back.
    std::vector<Stretch> stretches(const Network& network) const;

    /// From the head to the next place of the way; none: it has arrived.
    std::optional<Rational> miles_to_next_place(const Network& network) const;

    /// So much further, at most to the end of the way.
    void march(const Rational& miles);

    /// It turns about: the tail becomes the head, and the way leads back to where it began.
    Column turned_about(const Network& network) const;

private:
    Rational way_miles_of(const Network& network) const;

    std::vector<Leg> way_;
    Rational marched_;
    Rational length_;
    Rational way_miles_;
};

/// Whether two columns lie on a common stretch of road; to touch is not enough.
bool are_in_each_others_way(const Network& network, const Column& one, const Column& other);

}  // namespace reisswitz::roads
