#include "rules/siege/procedures/sortie.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

auto made(const Sortie& sortie) {
    return [=](auto& dice, auto& ruling) { return resolve_sortie(sortie, tables(), dice, ruling); };
}

}  // namespace

TEST_CASE("SG-GAP-6: a sortie by the difference of the sides", "[siege][sortie]") {
    const Sortie sortie{.figures = 35, .guard_figures = 21};
    // 5 + 3 against 3 + 2: carried; the loser a tenth, the winner a twentieth, rounded up.
    CHECK(with_dice({6, 2}, made(sortie)) == SortieResult{SortieEnd::carried, 2, 3});
    CHECK(with_dice({4, 2}, made(sortie)) == SortieResult{SortieEnd::half, 2, 3});
    // 2 + 3 against 3 + 2: nobody won.
    CHECK(with_dice({1, 2}, made(sortie)) == SortieResult{SortieEnd::driven_off, 2, 2});
    CHECK(with_dice({1, 6}, made(sortie)) == SortieResult{SortieEnd::driven_off, 4, 2});
}

TEST_CASE("SG-GAP-6: six points at most for numbers, two more for guards of a finished work", "[siege][sortie]") {
    CHECK(clauses_of(ruling_with_dice({3, 3}, made({.figures = 200, .guard_figures = 9, .target_finished = true}))) ==
          "SG-GAP-6 SG-GAP-6:+6 SG-GAP-6 SG-GAP-6 SG-GAP-6:0 SG-SOR-1:+2 SG-GAP-6 SG-SOR-1 SG-GAP-6 SG-GAP-6");
}

TEST_CASE("SG-SOR-1, SG-GAP-6: what the target loses", "[siege][sortie]") {
    const SortieRow& row = tables().sortie;
    CHECK(hours_kept(8, false, SortieEnd::carried, row) == 0);
    CHECK(hours_kept(8, false, SortieEnd::half, row) == 4);
    CHECK(hours_kept(8, false, SortieEnd::driven_off, row) == 8);
    CHECK(hours_kept(12, true, SortieEnd::carried, row) == 9);
    CHECK(hours_kept(12, true, SortieEnd::half, row) == part(21, 2));
    CHECK(guns_spiked(7, SortieEnd::carried) == 7);
    CHECK(guns_spiked(7, SortieEnd::half) == 3);
    CHECK(guns_spiked(7, SortieEnd::driven_off) == 0);
    CHECK(row.guns_silent_moves == 48);
    CHECK(row.work_halts_moves == 4);
}

TEST_CASE("SG-GAP-6: more figures never make a sortie worse", "[siege][sortie][property]") {
    dice::Rational before = 0;
    for (int figures = 10; figures <= 80; figures += 10) {
        const dice::Rational chance =
            odds_of(made({.figures = figures, .guard_figures = 30})).chance([](const SortieResult& result) {
                return result.end == SortieEnd::carried;
            });
        CHECK(chance >= before);
        before = chance;
    }
}
