#include "rules/campaign/procedures/forced_march.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

namespace {

ForcedMarchResult result_of(const ForcedMarch& march) {
    return silently([&](auto& ruling) { return work_out_forced_march(march, tables(), ruling); });
}

}  // namespace

TEST_CASE("FW-FOM-1, FW-RULING-6, forced_march (1): two weeks of the first method", "[campaign][march][worked]") {
    CHECK(result_of({.method = 1, .weeks = 2, .miles_per_day_mi = 16}) ==
          ForcedMarchResult{6, 192, 2, WeekAfter::tired, WeekAfter::exhausted, WeekAfter::must_rest});
}

TEST_CASE("FW-FOM-3, FW-RULING-4, forced_march (2): a week of the third method", "[campaign][march][worked]") {
    CHECK(result_of({.method = 3, .weeks = 1, .miles_per_day_mi = 14}) ==
          ForcedMarchResult{7, part(588, 5), 1, WeekAfter::exhausted, WeekAfter::must_rest, WeekAfter::rested});
    CHECK(result_of({.method = 3, .weeks = 1, .miles_per_day_mi = 14, .method3_days = 5}).miles_total_mi == 84);
}

TEST_CASE("FW-FOM-2, FW-FOM-5: after the second method, exhausted, and then rest is a must", "[campaign][march]") {
    CHECK(result_of({.method = 2, .weeks = 3, .miles_per_day_mi = 10}) ==
          ForcedMarchResult{7, 210, 3, WeekAfter::exhausted, WeekAfter::must_rest, WeekAfter::rested});
    CHECK(told([](auto& ruling) {
              work_out_forced_march({.method = 2, .weeks = 3, .miles_per_day_mi = 10}, tables(), ruling);
          }) ==
          "7 days of march a week.  [FW-FOM-2]\n"
          "In all 210 miles.  [FW-FOM-2]\n"
          "3 rolls for stragglers for each unit.  [FW-RULING-6]\n"
          "In week 1 afterwards: exhausted.  [FW-FOM-2]\n"
          "In week 2 afterwards: must rest.  [FW-FOM-5]\n"
          "In week 3 afterwards: rested.  [FW-FOM-2]");
}

TEST_CASE("FW-MOV-4: the usual march goes on for ever and costs nothing", "[campaign][march]") {
    CHECK(result_of({.method = 0, .weeks = 52, .miles_per_day_mi = 16}) ==
          ForcedMarchResult{5, 4160, 0, WeekAfter::fresh, WeekAfter::fresh, WeekAfter::fresh});
}

TEST_CASE("FW-FOM-4: a march that no method allows says by how much it is out of reach", "[campaign][march]") {
    const auto objection = [](int method, int weeks) {
        return find_objection({.method = method, .weeks = weeks, .miles_per_day_mi = 10}, tables());
    };
    for (const auto& [method, longest] : {std::pair{0, 52}, {1, 4}, {2, 3}, {3, 2}})
        CHECK(objection(method, longest) == "");
    CHECK(objection(2, 4) ==
          "Method 2 lasts at most 3 weeks, found 4: it reaches 210 miles, so the march is 70 miles out of reach. "
          "Method 1 lasts so long.");
    CHECK(objection(3, 3) ==
          "Method 3 lasts at most 2 weeks, found 3: it reaches 168 miles, so the march is 84 miles out of reach. "
          "Method 1 or 2 lasts so long.");
    CHECK(objection(1, 6) ==
          "Method 1 lasts at most 4 weeks, found 6: it reaches 240 miles, so the march is 120 miles out of reach. "
          "No method lasts so long.");
}
