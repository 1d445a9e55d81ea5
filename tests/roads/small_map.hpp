#pragma once

/// A small map: a square of four towns with a diagonal that is a bad road.

#include "roads/network.hpp"

namespace reisswitz::roads::test {

enum : std::size_t { south_west, north_west, north_east, south_east };

/// Roads: 0 to 3 around the square, clockwise from the south-west, 10 miles each; 4 across, 16 miles.
inline Network small_map() {
    return {{{"sw", 0, 0}, {"nw", 0, 10}, {"ne", 10, 10}, {"se", 10, 0}},
            {{south_west, north_west, 10},
             {north_west, north_east, 10},
             {north_east, south_east, 10},
             {south_east, south_west, 10},
             {south_west, north_east, 16}}};
}

}  // namespace reisswitz::roads::test
