#include "measure/count.hpp"

#include <catch2/catch.hpp>
#include <concepts>
#include <type_traits>

using namespace reisswitz::measure;

namespace {

template <class A, class B>
concept Comparable = requires(A a, B b) { a < b; };

template <class A, class B>
concept Equal = requires(A a, B b) { a == b; };

template <class A, class B>
concept Addable = requires(A a, B b) { a + b; };

}  // namespace

// A hex is not a turn, and neither is a bare number.
static_assert(Comparable<Hexes, Hexes> && Equal<Hexes, Hexes> && Addable<Hexes, Hexes>);
static_assert(!Comparable<Hexes, Turns> && !Equal<Hexes, Turns> && !Addable<Hexes, Turns>);
static_assert(!Comparable<StrengthPoints, Hexes> && !Addable<StrengthPoints, Hexes>);
static_assert(!Comparable<Hexes, int> && !Addable<Hexes, int>);
static_assert(!std::is_convertible_v<int, Hexes> && !std::is_convertible_v<Hexes, int>);

// And costs no more than one.
static_assert(sizeof(Hexes) == sizeof(int) && std::is_trivially_copyable_v<Hexes>);

TEST_CASE("counts of one unit are compared, added and taken away", "[measure]") {
    STATIC_REQUIRE(3_hexes < 4_hexes);
    STATIC_REQUIRE(3_hexes == 3_hexes);
    STATIC_REQUIRE(2_sp + 3_sp == 5_sp);
    STATIC_REQUIRE((2_sp - 3_sp).value == -1);
    STATIC_REQUIRE(Turns{}.value == 0);

    StrengthPoints left = 4_sp;
    left -= 1_sp;
    CHECK(left == 3_sp);
    left += 2_sp;
    CHECK(left == 5_sp);
}
