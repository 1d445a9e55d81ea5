#include "app/map.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "../support/approval.hpp"
#include "app/text.hpp"
#include "small_battle.hpp"

using namespace reisswitz::app;
using reisswitz::hex::find_hex;
using reisswitz::support::approve;

namespace {

Look look(int columns, Characters characters, bool colours = false) {
    Look made;
    made.columns = columns;
    made.characters = characters;
    made.colours = colours;
    return made;
}

std::string drawn(const Look& as, const MapWish& wish = {}) {
    const auto battle = test::battle_with_road();
    const auto view = test::small_view();
    return draw_map(battle, view, as, wish) + map_key(battle, view, as, wish);
}

MapWish marked() {
    const auto board = test::small_battle().ground.size();
    MapWish wish;
    wish.marks = {{find_hex(board, "D4"), Mark::chosen},
                  {find_hex(board, "D3"), Mark::reach},
                  {find_hex(board, "C4"), Mark::reach},
                  {find_hex(board, "E4"), Mark::target}};
    return wish;
}

int widest_line(const std::string& text) {
    int widest = 0;
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto end = rest.find('\n');
        widest = std::max(widest, width_of(rest.substr(0, end)));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return widest;
}

}  // namespace

TEST_CASE("a map in 80 columns of Unicode") { approve("app", "map-80-unicode", drawn(look(80, Characters::unicode))); }
TEST_CASE("a map in 80 columns of ASCII") { approve("app", "map-80-ascii", drawn(look(80, Characters::ascii))); }
TEST_CASE("a map in 44 columns, small, with marks") {
    approve("app", "map-44-unicode-marks", drawn(look(44, Characters::unicode), marked()));
}
TEST_CASE("a map in 44 columns of ASCII, with marks") {
    approve("app", "map-44-ascii-marks", drawn(look(44, Characters::ascii), marked()));
}
TEST_CASE("a map in 120 columns, large, with marks") {
    approve("app", "map-120-unicode-marks", drawn(look(120, Characters::unicode), marked()));
}
TEST_CASE("a map in 120 columns of ASCII") { approve("app", "map-120-ascii", drawn(look(120, Characters::ascii))); }
TEST_CASE("a map in colours") {
    approve("app", "map-80-colours", drawn(look(80, Characters::unicode, true), marked()));
}
TEST_CASE("a map at the smallest size") {
    approve("app", "map-zoom-3", drawn(look(80, Characters::unicode), {.zoom = 3}));
}

TEST_CASE("a map never grows beyond the terminal") {
    const auto battle = test::battle_with_road();
    const auto view = test::small_view();
    for (const Characters characters : {Characters::ascii, Characters::unicode})
        for (int columns = fewest_columns; columns <= 220; ++columns) {
            const Look as = look(columns, characters);
            CAPTURE(columns);
            CHECK(widest_line(draw_map(battle, view, as)) <= columns);
            CHECK(widest_line(map_key(battle, view, as)) <= columns);
        }
}

TEST_CASE("colours add nothing but colours") {
    const std::string plain = drawn(look(80, Characters::unicode), marked());
    const std::string coloured = drawn(look(80, Characters::unicode, true), marked());
    std::string stripped;
    for (std::size_t i = 0; i < coloured.size();) {
        if (coloured[i] != '\x1b') {
            stripped += coloured[i++];
            continue;
        }
        i = coloured.find('m', i) + 1;
    }
    // Coloured paper reaches to the end of a hex, so lines may end in blanks.
    std::string trimmed;
    for (const char c : stripped) {
        if (c == '\n')
            while (!trimmed.empty() && trimmed.back() == ' ') trimmed.pop_back();
        trimmed += c;
    }
    CHECK(trimmed == plain);
}

TEST_CASE("ASCII maps are ASCII") {
    for (const int columns : {44, 80, 120, 200})
        for (const char c : drawn(look(columns, Characters::ascii), marked()))
            REQUIRE(static_cast<unsigned char>(c) < 0x80);
}

TEST_CASE("El Teb's board fits in 80 columns and fills 200") {
    const reisswitz::hex::BoardSize el_teb{16, 14};
    const MapFit narrow = fit_map(el_teb, look(80, Characters::unicode), {});
    CHECK(narrow.whole(el_teb));
    CHECK(narrow.zoom == 4);
    const MapFit wide = fit_map(el_teb, look(200, Characters::unicode), {});
    CHECK(wide.whole(el_teb));
    CHECK(wide.tall);
    CHECK(wide.zoom == 12);
    Look low = look(200, Characters::unicode);
    low.rows = 50;
    CHECK_FALSE(fit_map(el_teb, low, {}).tall);
}

TEST_CASE("a board that has no room is shown round a hex") {
    const reisswitz::hex::BoardSize board{64, 64};
    Look as = look(80, Characters::unicode);
    as.rows = 40;
    const auto centre = find_hex(board, "AF32");
    const MapFit fit = fit_map(board, as, {.centre = centre});
    CHECK_FALSE(fit.whole(board));
    const auto place = reisswitz::hex::place_of(board, centre);
    CHECK(fit.first_column <= place.column);
    CHECK(place.column < fit.first_column + fit.columns);
    CHECK(fit.first_row <= place.row);
    CHECK(place.row < fit.first_row + fit.rows);
}

TEST_CASE("any board fits into any terminal, wherever one looks") {
    CHECK(rc::check([] {
        const reisswitz::hex::BoardSize board{*rc::gen::inRange(2, 65), *rc::gen::inRange(2, 65)};
        Look as =
            look(*rc::gen::inRange(fewest_columns, 300), *rc::gen::element(Characters::ascii, Characters::unicode));
        as.rows = *rc::gen::inRange(0, 100);
        MapWish wish;
        wish.zoom = *rc::gen::inRange(0, 20);
        wish.centre = {static_cast<std::uint16_t>(*rc::gen::inRange(0, board.hexes()))};
        const MapFit fit = fit_map(board, as, wish);
        RC_ASSERT(fit.first_column >= 0);
        RC_ASSERT(fit.columns >= 1);
        RC_ASSERT(fit.first_column + fit.columns <= board.columns);
        RC_ASSERT(fit.first_row + fit.rows <= board.rows);
        const auto place = reisswitz::hex::place_of(board, wish.centre);
        RC_ASSERT(fit.first_column <= place.column && place.column < fit.first_column + fit.columns);
        RC_ASSERT(fit.first_row <= place.row && place.row < fit.first_row + fit.rows);
    }));
}
