#include "hex/sight_table.hpp"

#include <catch2/catch.hpp>

#include "boards.hpp"

using namespace reisswitz::hex;

namespace {
/// One hex in eight is a wood.
Ground scattered_woods(HexIndex hex) { return {.elevation = 0, .top = hex.value * 2654435761U >> 29 == 0}; }
}  // namespace

TEST_CASE("PW-LOS-5: the table of all lines holds what each line shows", "[hex][sight_table]") {
    for (const BoardSize board : {BoardSize{2, 2}, BoardSize{9, 8}, BoardSize{13, 9}}) {
        const SightTable table(board, scattered_woods);
        for (const HexIndex a : test::hexes_of(board)) {
            HexSet seen;
            for (const HexIndex b : test::hexes_of(board)) {
                REQUIRE(table.clear(a, b) == clear_line(board, a, b, scattered_woods));
                if (table.clear(a, b)) seen.insert(b);
            }
            REQUIRE(table.seen_from<HexSet>(a) == seen);
        }
    }
}

TEST_CASE("Lines beyond the reach of a table are not clear", "[hex][sight_table]") {
    const BoardSize board{13, 9};
    const auto open = [](HexIndex) { return Ground{}; };
    const SightTable table(board, open, 3);
    for (const HexIndex a : test::hexes_of(board))
        for (const HexIndex b : test::hexes_of(board)) REQUIRE(table.clear(a, b) == (distance(board, a, b) <= 3));
}
