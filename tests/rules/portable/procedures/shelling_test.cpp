#include "rules/portable/procedures/shelling.hpp"

#include <array>
#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::portable;
using namespace reisswitz::portable::test;

namespace {

auto landing(const Shell& shell, const ShellingOptions& options = {}) {
    return [=](auto& dice, auto& ruling) { return resolve_landing(shell, options, dice, ruling, 0, {0, 1, 2}); };
}

/// In sixths: on the target, in front, behind, nowhere.
std::array<int, 4> sixths(const Shell& shell, const ShellingOptions& options = {}) {
    std::array<int, 4> counted{};
    for (const auto& [landed, p] :
         odds_of(landing(shell, options)).merge_by([](const Landing& one) { return one.landed; }))
        counted[static_cast<std::size_t>(landed)] = static_cast<int>(numerator(dice::Rational{p * 6}));
    return counted;
}

int modifier(const Shell& shell, FireIntoCover fire_into_cover = {}) {
    ruling::NoRuling silent;
    return shell_modifier(shell, fire_into_cover, silent);
}

constexpr Shell plain{.line_of_sight = false};

auto shelling(const ArtilleryFire& fire) {
    return [=](auto& dice, auto& ruling) { return resolve_artillery_fire(fire, tables(), dice, ruling); };
}

auto bombarding(const Bombardment& bombardment) {
    return [=](auto& dice, auto& ruling) { return resolve_bombardment(bombardment, tables(), dice, ruling); };
}

NamedTarget unit(std::string_view id, int sp, std::string_view how_good = "average") {
    return {.id = id, .quality = quality(how_good), .sp = sp};
}

}  // namespace

TEST_CASE("PW-ART-12: where each score puts a shell", "[portable][shelling]") {
    const auto at = [](int score) { return landing_of(score, 2, ShortAtRange1::ineffective); };
    for (int score : {5, 6, 7, 10}) CHECK(at(score) == Landed::target);
    for (int score : {4, 2}) CHECK(at(score) == Landed::in_front);
    for (int score : {3, 1}) CHECK(at(score) == Landed::behind);
    for (int score : {0, -1, -5}) CHECK(at(score) == Landed::ineffective);
}

TEST_CASE("PW-ART-12, PW-RULING-43: landing odds in sixths for every total modifier", "[portable][shelling]") {
    struct Row {
        int total;
        std::array<int, 4> sixths;
    };
    const Row row = GENERATE(Row{-1, {1, 2, 2, 1}}, Row{0, {2, 2, 2, 0}}, Row{1, {3, 2, 1, 0}}, Row{2, {4, 1, 1, 0}},
                             Row{3, {5, 1, 0, 0}}, Row{4, {6, 0, 0, 0}});
    CAPTURE(row.total);
    Shell shell = plain;
    shell.target_in_cover = row.total < 0;
    shell.line_of_sight = row.total >= 2;
    shell.same_target_last_turn = row.total == 1 || row.total >= 3;
    shell.commander_near = row.total == 4;
    REQUIRE(modifier(shell) == row.total);
    CHECK(sixths(shell) == row.sixths);
}

TEST_CASE("PW-ART-13, PW-ART-15, PW-ART-16: what changes the landing die", "[portable][shelling]") {
    CHECK(modifier(plain) == 0);
    CHECK(modifier({.line_of_sight = false, .target_in_cover = true}) == -1);
    CHECK(modifier({.line_of_sight = false, .same_target_last_turn = true}) == +1);
    CHECK(modifier({.line_of_sight = false, .commander_near = true}) == +1);
    CHECK(modifier({.line_of_sight = false, .fire_modifier = -2}) == -2);
}

TEST_CASE("PW-ART-14, PW-RULING-2: sight of a target in cover, by both values of fire_into_cover",
          "[portable][shelling]") {
    CHECK(modifier({.line_of_sight = true}) == +2);
    CHECK(modifier({.line_of_sight = true, .target_in_cover = true}, FireIntoCover::indirect) == -1);
    CHECK(modifier({.line_of_sight = true, .target_in_cover = true}, FireIntoCover::direct) == +1);
    CHECK(modifier({.line_of_sight = false, .target_in_cover = true}, FireIntoCover::direct) == -1);
}

TEST_CASE("PW-RULING-7: a short shell at range 1, by both values of short_at_range_1", "[portable][shelling]") {
    Shell adjacent = plain;
    adjacent.range_hexes = 1;
    CHECK(sixths(adjacent) == std::array{2, 0, 2, 2});
    CHECK(sixths(adjacent, {.short_at_range_1 = ShortAtRange1::own_hex}) == std::array{2, 2, 2, 0});
    CHECK(sixths(plain) == std::array{2, 2, 2, 0});
    CHECK(clauses_of(ruling_with_dice({4}, landing(adjacent))) == "PW-ART-12 PW-RULING-7");
}

TEST_CASE("PW-HEX-7: a shell beyond the edge of the board is told as such", "[portable][shelling][ruling]") {
    const auto off_board = [](auto& dice, auto& ruling) {
        return resolve_landing(plain, {}, dice, ruling, 0, {.target = 0});
    };
    CHECK(clauses_of(ruling_with_dice({3}, off_board)) == "PW-ART-12 PW-HEX-7");
}

TEST_CASE("PW-ART-12 to PW-ART-16: the ruling of a shell", "[portable][shelling][ruling]") {
    const Shell shell{.line_of_sight = true, .same_target_last_turn = true, .commander_near = true};
    const ruling::Ruling ruling = ruling_with_dice({1}, landing(shell));
    CHECK(clauses_of(ruling) == "PW-ART-12 PW-ART-14:+2 PW-ART-15:+1 PW-ART-16:+1 PW-ART-12");
    CHECK(ruling.entries().front().faces == std::vector{1});
    CHECK(ruling.entries().back().verdict == verdict::shell_on_target);
}

TEST_CASE("PW-ART-17, PW-RULING-5: everybody in the hex where the shell falls throws a die", "[portable][shelling]") {
    ArtilleryFire fire;
    fire.line_of_sight = false;
    fire.target_units = {unit("a", 2), unit("b", 1)};
    fire.in_front_units = {unit("friend", 1)};
    const auto on_target = with_dice({5, 1, 6}, shelling(fire));
    CHECK(on_target.landed == Landed::target);
    CHECK(on_target.units == std::vector<StruckUnit>{{"a", 1, 1, 0, false}, {"b", 1, 1, 1, false}});
    const auto short_of_it = with_dice({4, 1}, shelling(fire));
    CHECK(short_of_it.units == std::vector<StruckUnit>{{"friend", 1, 0, 0, true}});
    CHECK(with_dice({3}, shelling(fire)).units.empty());
}

TEST_CASE("artillery_fire (1): an elite target in cover, and a unit in front of it", "[portable][shelling][worked]") {
    ArtilleryFire fire;
    fire.artillery = gun("field_artillery");
    fire.target_in_cover = true;
    fire.target_units = {unit("guard", 4, "elite")};
    fire.in_front_units = {unit("line", 1)};
    const auto odds = odds_of(shelling(fire));
    CHECK(odds.at({Landed::ineffective, {}}) == part(1, 6));
    CHECK(odds.at({Landed::behind, {}}) == part(2, 6));
    CHECK(odds.at({Landed::in_front, {{"line", 1, 0, 0, true}}}) == part(1, 6));
    CHECK(odds.at({Landed::in_front, {{"line", 1, 1, 1, false}}}) == part(1, 6));
    CHECK(odds.at({Landed::target, {{"guard", 1, 3, 0, false}}}) == part(1, 18));
    CHECK(odds.at({Landed::target, {{"guard", 1, 4, 1, false}}}) == part(1, 9));
    CHECK(odds.size() == 6);
}

TEST_CASE("artillery_fire (2): with every advantage the shell falls on the target for certain",
          "[portable][shelling][worked]") {
    ArtilleryFire fire;
    fire.same_target_last_turn = true;
    fire.commander_near = true;
    const auto odds = odds_of(shelling(fire));
    CHECK(odds.size() == 1);
    CHECK(odds.at({Landed::target, {}}) == 1);
}

TEST_CASE("PW-ART-2, PW-DICE-1: all shells fall before the first hit is resolved, hits unit by unit",
          "[portable][shelling]") {
    const hex::ColumnRow d4{3, 3};
    const hex::ColumnRow d5{3, 4};
    Bombardment bombardment;
    bombardment.batteries = {{.target = d4, .in_front = d5}, {.target = d4, .in_front = d5}};
    bombardment.units = {{.id = "a", .sp = 1, .hex = d4}, {.id = "b", .sp = 2, .hex = d5}};
    // Two shells on D4: the first destroys the unit there, the second finds it gone and no die is thrown.
    CHECK(with_dice({6, 6, 1}, bombarding(bombardment)).units ==
          std::vector<StruckUnit>{{"a", 2, 0, 0, true}, {"b", 0, 2, 0, false}});
    CHECK(with_dice({2, 3, 1, 5}, bombarding(bombardment)).units ==
          std::vector<StruckUnit>{{"a", 1, 0, 0, true}, {"b", 1, 2, 1, false}});
}

TEST_CASE("bombardment (1): two guns at a unit that stands", "[portable][shelling][worked]") {
    const hex::ColumnRow d4{3, 3};
    Bombardment bombardment;
    bombardment.batteries = {{.target = d4}, {.target = d4}};
    bombardment.units = {{.id = "a", .sp = 4, .policy = HitPolicy::stand, .hex = d4}};
    const auto odds = odds_of(bombarding(bombardment));
    CHECK(odds.size() == 3);
    CHECK(odds.at({{{"a", 0, 4, 0, false}}}) == part(1, 9));
    CHECK(odds.at({{{"a", 1, 3, 0, false}}}) == part(4, 9));
    CHECK(odds.at({{{"a", 2, 2, 0, false}}}) == part(4, 9));
}

TEST_CASE("bombardment (2): a unit in front of the target is reached by one score only",
          "[portable][shelling][worked]") {
    const hex::ColumnRow d5{3, 4};
    Bombardment bombardment;
    bombardment.batteries = {{.target = {3, 3}, .in_front = d5}};
    bombardment.units = {{.id = "a", .sp = 1, .policy = HitPolicy::stand, .hex = d5}};
    const auto odds = odds_of(bombarding(bombardment));
    CHECK(odds.at({{{"a", 1, 0, 0, true}}}) == part(1, 6));
    CHECK(odds.at({{{"a", 0, 1, 0, false}}}) == part(5, 6));
}

TEST_CASE("PW-ART-5: artillery can destroy units of every type", "[portable][shelling]") {
    // The procedure knows no type: one point and one bad die are enough for anybody.
    ArtilleryFire fire;
    fire.target_units = {unit("any", 1)};
    CHECK(with_dice({6, 1}, shelling(fire)).units.front().destroyed);
}
