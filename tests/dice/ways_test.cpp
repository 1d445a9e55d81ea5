#include "dice/ways.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <limits>
#include <vector>

#include "dice/enumerated_dice.hpp"

using namespace reisswitz::dice;

namespace {

const Integer two_to_the_128 = Integer{1} << 128;
const Ways most_of_a_word{two_to_the_128 - 1};
constexpr std::uint64_t most_64 = std::numeric_limits<std::uint64_t>::max();

/// Numbers about the places where the machine's integers end.
rc::Gen<Integer> any_number() {
    return rc::gen::map(
        rc::gen::tuple(rc::gen::inRange(0, 300), rc::gen::inRange(-3, 4), rc::gen::arbitrary<std::uint64_t>()),
        [](const auto& parts) -> Integer {
            const auto& [bits, near, factor] = parts;
            const Integer number = (Integer{1} << bits) + near;
            if (factor % 3 == 0) return Integer{factor};
            return number < 0 ? Integer{0} : number;
        });
}

}  // namespace

TEST_CASE("ways are counted beyond 128 bits", "[dice][ways]") {
    Ways sum = most_of_a_word;
    CHECK(sum.integer() == two_to_the_128 - 1);
    sum += Ways{1};
    CHECK(sum.integer() == two_to_the_128);
    sum += Ways{1};
    CHECK(sum.integer() == two_to_the_128 + 1);
    sum -= Ways{2};
    CHECK(sum == most_of_a_word);  // a word again

    Ways both = most_of_a_word;
    both += most_of_a_word;
    CHECK(both.integer() == 2 * two_to_the_128 - 2);

    CHECK((most_of_a_word * Ways{2}).integer() == 2 * two_to_the_128 - 2);
    CHECK((Ways{most_64} * Ways{most_64} * Ways{most_64}).integer() == pow(Integer{most_64}, 3));
    CHECK(power(100, 60).integer() == pow(Integer{100}, 60));
    CHECK(power(7, 0) == Ways{1});
}

TEST_CASE("ways reckon as big integers do", "[dice][ways]") {
    REQUIRE(rc::check([] {
        const Integer a = *any_number(), b = *any_number();
        const Ways wa{a}, wb{b};
        RC_ASSERT(wa.integer() == a);
        Ways sum = wa;
        sum += wb;
        RC_ASSERT(sum.integer() == a + b);
        sum -= wb;
        RC_ASSERT(sum == wa);
        RC_ASSERT((wa * wb).integer() == a * b);
        RC_ASSERT((wa == wb) == (a == b));
        if (a != 0 && b != 0) {
            RC_ASSERT((wa * wb / wb).integer() == a);
            RC_ASSERT(gcd(wa, wb).integer() == gcd(a, b));
            RC_ASSERT(lcm(wa, wb).integer() == lcm(a, b));
        }
    }));
}

TEST_CASE("a weight grows beyond 128 bits and stays exact", "[dice][ways]") {
    Weight weight;
    for (int i = 0; i < 100; ++i) weight = weight.times(5, 100);
    CHECK(weight.value() == Rational{Integer{1}, pow(Integer{20}, 100)});
}

TEST_CASE("weights of different denominators add up", "[dice][ways]") {
    const Weight certain;
    WeightSum sum;
    CHECK(sum.value() == 0);
    CHECK(sum.common_whole(6) == Ways{6});
    sum.add(certain.times(1, 6));
    sum.add(certain.times(1, 6));
    CHECK(sum.value() == Rational{1, 3});
    sum.add(certain.times(1, 4));
    sum.add(certain.times(1, 36));
    sum.add(certain.times(2, 4));
    CHECK(sum.value() == Rational{1, 3} + Rational{3, 4} + Rational{1, 36});
    CHECK(sum.common_whole(1) == Ways{36});
    CHECK(sum.common_whole(10) == Ways{180});
    CHECK(sum.parts_of(360) == Ways{400});
}

TEST_CASE("a sum of weights does not overflow its numerators", "[dice][ways]") {
    // Near 2^128 - 1 parts each time.
    Weight nearly;
    nearly.part = most_of_a_word;
    nearly.whole = Ways{two_to_the_128};
    WeightSum sum;
    for (int i = 0; i < 1000; ++i) sum.add(nearly);
    CHECK(sum.value() == Rational{1000 * (two_to_the_128 - 1), two_to_the_128});
}

TEST_CASE("shares are divided by what all have in common", "[dice][ways]") {
    Shares shares;
    shares.parts = {6, 12, 18};
    shares.whole = 36;
    shares.reduce();
    CHECK(shares.parts == std::vector<Ways>{1, 2, 3});
    CHECK(shares.whole == Ways{6});

    Shares prime;
    prime.parts = {1, 5};
    prime.whole = 6;
    prime.reduce();
    CHECK(prime.parts == std::vector<Ways>{1, 5});
    CHECK(prime.whole == Ways{6});
}
