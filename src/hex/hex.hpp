#pragma once

/// Hexes: a board of flat-topped hexes with lettered columns and numbered rows, and the geometry of it in whole
/// numbers: what is next to what, how far, in which direction, in which arc, and what a line of sight crosses.
/// This room knows no unit, no terrain and no rule book.

#include "hex/arc.hpp"           // in arc; front, flank, rear; in front of and behind a target
#include "hex/board.hpp"         // board size, hexes by number and by name, neighbours, distance
#include "hex/board_tables.hpp"  // the same looked up, and steps of whole sets of hexes
#include "hex/cube.hpp"          // cube coordinates, vectors, bearings
#include "hex/direction.hpp"     // the six directions
#include "hex/hex_set.hpp"       // sets of hexes
#include "hex/line.hpp"          // the hexes a line crosses or runs beside
#include "hex/sight.hpp"         // what blocks a line of sight
#include "hex/sight_table.hpp"   // all lines of sight of a board
