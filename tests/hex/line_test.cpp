#include "hex/line.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdint>
#include <vector>

#include "boards.hpp"

using namespace reisswitz::hex;
using enum Direction;
using test::at;
using test::Names;

namespace {

struct Met {
    std::vector<Cube> crossed;
    std::vector<Cube> left;
    std::vector<Cube> right;
    std::vector<int> crossed_along;
    std::vector<int> beside_along;
};

Met walked(Cube from, Cube to) {
    Met met;
    walk_line(
        from, to,
        [&](Cube hex, int along) {
            met.crossed.push_back(hex);
            met.crossed_along.push_back(along);
            return true;
        },
        [&](Cube left, Cube right, int along) {
            met.beside_along.push_back(along);
            met.left.push_back(left);
            met.right.push_back(right);
            return true;
        });
    return met;
}

/// Whether the open line from the origin to v meets the inside of a hex, by the definition: in each of the three
/// pairs of directions |t v·d − h·d| < 1, three open intervals of t which must overlap within (0, 1).
bool crosses_by_definition(Cube v, Cube h) {
    std::int64_t low_numerator = 0, low_denominator = 1, high_numerator = 1, high_denominator = 1;
    for (const Direction d : {n, ne, se}) {
        std::int64_t line = dot(v, step(d));
        std::int64_t centre = dot(h, step(d));
        if (line < 0) {
            line = -line;
            centre = -centre;
        }
        if (line == 0) {
            if (centre != 0) return false;
            continue;
        }
        if ((centre - 1) * low_denominator > low_numerator * line) {
            low_numerator = centre - 1;
            low_denominator = line;
        }
        if ((centre + 1) * high_denominator < high_numerator * line) {
            high_numerator = centre + 1;
            high_denominator = line;
        }
    }
    return low_numerator * high_denominator < high_numerator * low_denominator;
}

/// Twice the signed area between the line and a hex, positive on its right: rows run south, so clockwise is positive.
int right_of(Cube v, Cube h) { return v.q * h.r - v.r * h.q; }

/// The hexes that the definition calls crossed, from start to end, and those with the line along one of their edges.
Met met_by_definition(Cube v) {
    Met met;
    const int reach = length(v) + 1;
    for (int q = -reach; q <= reach; ++q)
        for (int r = -reach; r <= reach; ++r) {
            const Cube h{q, r, -q - r};
            if (h == Cube{} || h == v || length(h) > reach) continue;
            const bool between = dot(h, v) > 0 && dot(h, v) < dot(v, v);
            if (crosses_by_definition(v, h)) met.crossed.push_back(h);
            // Along an edge: the line runs square to a direction d, one unit (half a step) away from the centre.
            for (const Direction d : all_directions)
                if (between && dot(v, step(d)) == 0 && dot(h, step(d)) == 1)
                    (right_of(v, h) > 0 ? met.right : met.left).push_back(h);
        }
    const auto nearer = [&](Cube a, Cube b) { return dot(a, v) < dot(b, v); };
    std::sort(met.crossed.begin(), met.crossed.end(), nearer);
    std::sort(met.left.begin(), met.left.end(), nearer);
    std::sort(met.right.begin(), met.right.end(), nearer);
    return met;
}

void check_against_definition(Cube v) {
    INFO(v);
    const Met found = walked(Cube{}, v);
    const Met expected = met_by_definition(v);
    REQUIRE(found.crossed == expected.crossed);
    REQUIRE(found.left == expected.left);
    REQUIRE(found.right == expected.right);
    for (std::size_t i = 0; i < found.crossed.size(); ++i) REQUIRE(found.crossed_along[i] == dot(found.crossed[i], v));
    for (std::size_t i = 0; i < found.left.size(); ++i) {
        REQUIRE(found.beside_along[i] == dot(found.left[i], v));
        REQUIRE(found.beside_along[i] == dot(found.right[i], v));
    }
}

constexpr BoardSize board{9, 8};

Line line(const char* from, const char* to) { return line_between(board, at(board, from), at(board, to)); }

}  // namespace

TEST_CASE("PW-LOS-1: along a hex row every hex between is crossed", "[hex][line]") {
    CHECK(test::names(board, line("E8", "E4").crossed) == Names{"E7", "E6", "E5"});
    CHECK(line("E8", "E4").left.empty());
    CHECK(line("E8", "E7").crossed.empty());
    CHECK(line("E8", "E8").crossed.empty());
}

TEST_CASE("PW-LOS-1: along an edge the hexes lie to the left and right and are not crossed", "[hex][line]") {
    const Line short_one = line("E8", "F6");
    CHECK(short_one.crossed.empty());
    CHECK(test::names(board, short_one.left) == Names{"E7"});
    CHECK(test::names(board, short_one.right) == Names{"F7"});

    const Line long_one = line_between({9, 7}, at({9, 7}, "H2"), at({9, 7}, "E7"));
    CHECK(test::names({9, 7}, long_one.crossed) == Names{"G4", "F5"});
    CHECK(test::names({9, 7}, long_one.left) == Names{"H3", "G5", "F6"});
    CHECK(test::names({9, 7}, long_one.right) == Names{"G3", "F4", "E6"});
}

TEST_CASE("PW-LOS-1: along the edge of the board one side is off it", "[hex][line]") {
    const Line along_top = line("A1", "E1");
    CHECK(test::names(board, along_top.crossed) == Names{"C1"});
    CHECK(test::names(board, along_top.left) == Names{"-", "-"});
    CHECK(test::names(board, along_top.right) == Names{"B1", "D1"});
}

TEST_CASE("PW-LOS-1: touching a corner is not crossing", "[hex][line]") {
    // Four steps ahead and one aside: half-way the line passes through a corner of the hex beside it.
    const Cube v = 4 * step(n) + step(ne);
    const Met met = walked(Cube{}, v);
    CHECK(met.crossed == met_by_definition(v).crossed);
    CHECK(met.left.empty());
}

TEST_CASE("PW-LOS-1: the line and its parameters hold together", "[hex][line]") {
    const Line l = line("A1", "I8");
    CHECK(l.whole == dot(to_cube(board, at(board, "I8")), to_cube(board, at(board, "I8"))));
    int before = 0;
    for (const auto [hex, along] : l.crossed) {
        CHECK(along == dot(to_cube(board, hex), to_cube(board, at(board, "I8"))));
        CHECK(along > before);
        CHECK(along < l.whole);
        before = along;
    }
}

TEST_CASE("PW-LOS-2: the walk meets what the exact test of every hex finds, for every short line", "[hex][line]") {
    constexpr int reach = 13;
    for (int q = -reach; q <= reach; ++q)
        for (int r = -reach; r <= reach; ++r)
            if (const Cube v{q, r, -q - r}; length(v) <= reach) check_against_definition(v);
}

TEST_CASE("PW-LOS-2: the walk meets what the exact test of every hex finds, for long lines", "[hex][line]") {
    REQUIRE(rc::check("crossed", [] { check_against_definition(test::any_vector(63)); }));
}

TEST_CASE("PW-LOS-1: there and back a line meets the same hexes, with left and right changed over", "[hex][line]") {
    REQUIRE(rc::check("reversal", [] {
        const Cube a = test::any_vector();
        const Cube b = test::any_vector();
        const Met there = walked(a, b);
        Met back = walked(b, a);
        for (auto* hexes : {&back.crossed, &back.left, &back.right}) std::reverse(hexes->begin(), hexes->end());
        RC_ASSERT(there.crossed == back.crossed);
        RC_ASSERT(there.left == back.right);
        RC_ASSERT(there.right == back.left);
    }));
}

TEST_CASE("PW-LOS-1: a line between two hexes of a board crosses no hex off it", "[hex][line]") {
    REQUIRE(rc::check("on the board", [] {
        const BoardSize any = *test::any_board();
        const Line l = line_between(any, test::any_hex(any), test::any_hex(any));
        for (const auto [hex, along] : l.crossed) RC_ASSERT(hex.on_board());
        for (std::size_t i = 0; i < l.left.size(); ++i)
            RC_ASSERT((l.left[i].hex.on_board() || l.right[i].hex.on_board()));
    }));
}

TEST_CASE("PW-LOS-1: the longest lines of the greatest board fill the space for their hexes", "[hex][line]") {
    // Every vector between two hexes of the board starts, up to a shift, at a corner hex in an even or odd column.
    constexpr BoardSize greatest{64, 64};
    std::size_t crossed = 0;
    std::size_t edges = 0;
    for (const char* corner : {"A1", "B1", "A64", "B64"})
        for (const HexIndex to : test::hexes_of(greatest)) {
            const Line l = line_between(greatest, at(greatest, corner), to);
            crossed = std::max(crossed, l.crossed.size());
            edges = std::max(edges, l.left.size());
        }
    CHECK(crossed == most_hexes_crossed);
    CHECK(edges == most_edges_on_line);
}
