#include "hex/hex_set.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <vector>

#include "boards.hpp"

using namespace reisswitz::hex;

namespace {
constexpr HexIndex hex(int value) { return {static_cast<std::uint16_t>(value)}; }
}  // namespace

TEST_CASE("A set of hexes is read by column, then row", "[hex][hex_set]") {
    const BoardSize board{28, 12};
    HexSet set;
    for (const char* name : {"AB12", "B2", "A10", "A2", "AB1"}) set.insert(test::at(board, name));
    CHECK(test::names(board, set) == test::Names{"A2", "A10", "B2", "AB1", "AB12"});
    CHECK(set.size() == 5);
    CHECK(set.first() == test::at(board, "A2"));
    CHECK(HexSet{}.first() == off_board);
    CHECK(HexSet{}.begin() == HexSet{}.end());
}

TEST_CASE("off_board is in no set", "[hex][hex_set]") {
    HexSet set{hex(4095), hex(0)};
    CHECK_FALSE(set.contains(off_board));
    set.erase(off_board);
    CHECK(set.size() == 2);
    CHECK_FALSE(SmallHexSet{hex(511)}.contains(hex(512)));
}

TEST_CASE("A set on a small board takes one cache line", "[hex][hex_set]") {
    STATIC_REQUIRE(sizeof(SmallHexSet) == 64);
    STATIC_REQUIRE(sizeof(HexSet) == 512);
    STATIC_REQUIRE(std::is_trivially_copyable_v<SmallHexSet>);
}

TEST_CASE("Sets of hexes agree with sets of numbers", "[hex][hex_set]") {
    REQUIRE(rc::check("a model", [] {
        const auto any_numbers = rc::gen::container<std::set<int>>(rc::gen::inRange(0, 192));
        const std::set<int> a = *any_numbers;
        const std::set<int> b = *any_numbers;
        const auto made = [](const std::set<int>& numbers) {
            HexSetOf<192> set;
            for (const int number : numbers) set.insert(hex(number));
            return set;
        };
        const auto listed = [](const HexSetOf<192>& set) {
            std::vector<int> numbers;
            for (const HexIndex h : set) numbers.push_back(h.value);
            return std::set<int>(numbers.begin(), numbers.end());
        };
        std::set<int> both;
        std::set<int> either = a;
        std::set<int> only_a;
        either.insert(b.begin(), b.end());
        for (const int number : a) (b.contains(number) ? both : only_a).insert(number);

        RC_ASSERT(listed(made(a)) == a);
        RC_ASSERT(made(a).size() == a.size());
        RC_ASSERT(made(a).empty() == a.empty());
        RC_ASSERT(listed(made(a) & made(b)) == both);
        RC_ASSERT(listed(made(a) | made(b)) == either);
        RC_ASSERT(listed(made(a) - made(b)) == only_a);
        RC_ASSERT(made(a).intersects(made(b)) == !both.empty());
        RC_ASSERT((made(a) == made(b)) == (a == b));
        RC_ASSERT(HexSetOf<192>::from_words(made(a).words()) == made(a));

        const int by = *rc::gen::inRange(1, 65);
        std::set<int> up;
        std::set<int> down;
        for (const int number : a) {
            if (number + by < 192) up.insert(number + by);
            if (number - by >= 0) down.insert(number - by);
        }
        RC_ASSERT(listed(made(a).moved_up(by)) == up);
        RC_ASSERT(listed(made(a).moved_down(by)) == down);
    }));
}
