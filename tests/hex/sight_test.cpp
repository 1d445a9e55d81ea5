#include "hex/sight.hpp"

#include <catch2/catch.hpp>
#include <map>
#include <string>

#include "boards.hpp"

using namespace reisswitz::hex;
using test::at;
using test::Names;

namespace {

constexpr Ground wood{.elevation = 0, .top = 1};
constexpr Ground held{.elevation = 0, .top = 0, .held = true};
constexpr Ground hill(int levels) { return {.elevation = levels, .top = levels}; }

/// A board that is flat and open but for some hexes.
struct Country {
    BoardSize board{9, 8};
    std::map<std::string, Ground> ground;

    Ground operator()(HexIndex hex) const {
        const auto found = ground.find(name(board, hex).str());
        return found == ground.end() ? Ground{} : found->second;
    }
    Sight look(const char* from, const char* to) const {
        const Sight sight = line_of_sight(board, at(board, from), at(board, to), *this);
        CHECK(clear_line(board, at(board, from), at(board, to), *this) == sight.clear);
        CHECK(sight.blocked_by.empty() >= sight.clear);
        return sight;
    }
    Names blockers(const char* from, const char* to) const { return test::names(board, look(from, to).blocked_by); }
};

static_assert(clear_line(BoardSize{9, 8}, HexIndex{0}, HexIndex{71}, [](HexIndex) { return Ground{}; }),
              "lines of sight can be looked along while compiling");

/// Random ground of a board, the same again for the same seed.
struct RandomGround {
    std::uint32_t seed;
    Ground operator()(HexIndex hex) const {
        const std::uint32_t mixed = (hex.value * 2654435761U ^ seed * 2246822519U) >> 13;
        const int elevation = mixed % 7 == 0 ? 2 : mixed % 5 == 0 ? 1 : 0;
        return {.elevation = elevation, .top = elevation + (mixed % 11 < 2), .held = mixed % 13 == 0};
    }
};

}  // namespace

TEST_CASE("PW-LOS-3: a wood stands one level above its ground", "[hex][sight]") {
    CHECK(Country{.ground = {{"E6", wood}}}.blockers("E8", "E4") == Names{"E6"});
    CHECK(Country{.ground = {{"E6", {.elevation = 1, .top = 2}}, {"E8", hill(1)}, {"E4", hill(1)}}}.blockers(
              "E8", "E4") == Names{"E6"});
    CHECK(Country{.ground = {{"E6", wood}, {"E8", hill(1)}, {"E4", hill(1)}}}.look("E8", "E4").clear);
}

TEST_CASE("PW-LOS-4: a hex blocks when its top is above the line, at its own fraction of it", "[hex][sight]") {
    // From level 2 down to 0: 1.5 over E7, 1 over E6, 0.5 over E5.
    CHECK(Country{.ground = {{"E8", hill(2)}, {"E7", wood}}}.look("E8", "E4").clear);
    CHECK(Country{.ground = {{"E8", hill(2)}, {"E6", wood}}}.look("E8", "E4").clear);
    CHECK(Country{.ground = {{"E8", hill(2)}, {"E5", wood}}}.blockers("E8", "E4") == Names{"E5"});
}

TEST_CASE("PW-LOS-4: the hexes at the ends never block", "[hex][sight]") {
    CHECK(Country{.ground = {{"E8", {.elevation = 0, .top = 1, .held = true}}, {"E4", wood}}}.look("E8", "E4").clear);
    CHECK(Country{.ground = {{"E8", wood}, {"E7", wood}}}.look("E8", "E7").clear);
}

TEST_CASE("PW-LOS-4: a hex that is held blocks unless the line passes above its ground", "[hex][sight]") {
    CHECK(Country{.ground = {{"E6", held}}}.blockers("E8", "E4") == Names{"E6"});
    CHECK(Country{.ground = {{"E6", held}, {"E8", hill(1)}}}.look("E8", "E4").clear);
    // At the level of the line itself: ground does not block, a unit on it does.
    CHECK(Country{.ground = {{"E6", hill(1)}, {"E8", hill(2)}}}.look("E8", "E4").clear);
    CHECK(Country{.ground = {{"E6", {.elevation = 1, .top = 1, .held = true}}, {"E8", hill(2)}}}.blockers("E8", "E4") ==
          Names{"E6"});
}

TEST_CASE("PW-LOS-5: a line along an edge is blocked only when both sides are", "[hex][sight]") {
    CHECK(Country{.ground = {{"E7", wood}}}.look("E8", "F6").clear);
    CHECK(Country{.ground = {{"F7", wood}}}.look("E8", "F6").clear);
    CHECK(Country{.ground = {{"E7", wood}, {"F7", wood}}}.blockers("E8", "F6") == Names{"E7", "F7"});
}

TEST_CASE("PW-RULING-10: one side of an edge line must be free all the way", "[hex][sight]") {
    const Country left_then_right{.ground = {{"E7", wood}, {"G6", wood}}};
    const Sight sight = left_then_right.look("E8", "G5");
    CHECK(test::names(left_then_right.board, sight.left) == Names{"E7", "F5"});
    CHECK(test::names(left_then_right.board, sight.right) == Names{"F7", "G6"});
    CHECK(test::names(left_then_right.board, sight.crossed) == Names{"F6"});
    CHECK_FALSE(sight.clear);
    CHECK(test::names(left_then_right.board, sight.blocked_by) == Names{"E7", "G6"});

    CHECK(Country{.ground = {{"E7", wood}, {"F5", wood}}}.look("E8", "G5").clear);
    // A crossed hex blocks by itself; a side that is blocked beside a free one is not named.
    CHECK(Country{.ground = {{"F6", wood}, {"E7", wood}}}.blockers("E8", "G5") == Names{"F6"});
}

TEST_CASE("PW-LOS-5: beyond the edge of the board a side counts as blocked", "[hex][sight]") {
    const Country country{.ground = {{"B1", wood}}};
    const Sight sight = country.look("A1", "C1");
    CHECK_FALSE(sight.clear);
    CHECK(sight.left.empty());
    CHECK(test::names(country.board, sight.right) == Names{"B1"});
    CHECK(test::names(country.board, sight.blocked_by) == Names{"B1"});
    CHECK(Country{}.look("A1", "C1").clear);
}

TEST_CASE("PW-LOS-5: the relation is symmetrical", "[hex][sight]") {
    REQUIRE(rc::check("both ways", [] {
        const BoardSize board = *test::any_board(20);
        const RandomGround ground{*rc::gen::arbitrary<std::uint32_t>()};
        const HexIndex a = test::any_hex(board);
        const HexIndex b = test::any_hex(board);
        const Sight there = line_of_sight(board, a, b, ground);
        const Sight back = line_of_sight(board, b, a, ground);
        RC_ASSERT(there.clear == back.clear);
        RC_ASSERT(there.crossed == back.crossed);
        RC_ASSERT(there.left == back.right);
        RC_ASSERT(there.right == back.left);
        RC_ASSERT(there.blocked_by == back.blocked_by);
    }));
}

TEST_CASE("PW-LOS-5: the short answer is the long one's", "[hex][sight]") {
    REQUIRE(rc::check("clear", [] {
        const BoardSize board = *test::any_board();
        const RandomGround ground{*rc::gen::arbitrary<std::uint32_t>()};
        const HexIndex a = test::any_hex(board);
        const HexIndex b = test::any_hex(board);
        RC_ASSERT(clear_line(board, a, b, ground) == line_of_sight(board, a, b, ground).clear);
    }));
}
