/// The board as text: hexes with flat tops, their ground, who stands on them.
///
/// Nothing is told by colour alone: ground has its sign, red is written in capitals and [brackets], blue in small
/// letters and (parentheses), and the key below the map says what the signs mean.
#pragma once

#include <string>
#include <vector>

#include "app/look.hpp"
#include "rules/portable/battle.hpp"
#include "rules/portable/game/view.hpp"

namespace reisswitz::app {

/// What is to be seen on a hex beside who stands there.
enum class Mark : unsigned char {
    reach,   ///< the unit can go there
    target,  ///< the unit can fire at it or attack it
    chosen,  ///< the unit that is spoken of
};

struct HexMark {
    portable::HexIndex hex{};
    Mark mark{};
};

/// The hexes of a map may be drawn at these sizes: characters from the middle of one column to that of the next.
inline constexpr int smallest_zoom = 3;
inline constexpr int largest_zoom = 12;

struct MapWish {
    int zoom = 0;                 ///< 0: as large as there is room for
    portable::HexIndex centre{};  ///< what to show where the whole board has no room; off_board: the north-west
    std::vector<HexMark> marks;
};

/// How a map fits on a terminal.
struct MapFit {
    int zoom{};
    bool tall = false;   ///< four lines a hex, else two
    int first_column{};  ///< from 0
    int columns{};
    int first_row{};
    int rows{};
    bool whole(hex::BoardSize board) const { return columns == board.columns && rows == board.rows; }
};

MapFit fit_map(hex::BoardSize board, const Look& look, const MapWish& wish);

/// The map with the letters and numbers of its hexes along the edges; one that has no room for the whole board says
/// so below.
std::string draw_map(const portable::Battle& battle, const portable::View& view, const Look& look,
                     const MapWish& wish = {});

/// What the signs on that map mean: those that are on it, and no others.
std::string map_key(const portable::Battle& battle, const portable::View& view, const Look& look,
                    const MapWish& wish = {});

/// What the marks on that map mean, on one line; empty: there are none.
std::string mark_key(const Look& look, const MapWish& wish);

}  // namespace reisswitz::app
