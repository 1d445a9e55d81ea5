/// How two hexes lie to each other.
#pragma once

#include <boost/describe.hpp>
#include <optional>
#include <vector>

#include "hex/arc.hpp"
#include "hex/board.hpp"

namespace reisswitz::portable {

/// The procedure `hex_relation`; `facing` is that of the unit in `from`.
struct HexRelation {
    hex::BoardSize board{};
    hex::ColumnRow from{};
    hex::ColumnRow to{};
    hex::Direction facing{};
    hex::FrontHexes front_hexes{};
};
BOOST_DESCRIBE_STRUCT(HexRelation, (), (board, from, to, facing, front_hexes))

/// `in_front` and `behind`: the hex, or the left and the right one, of PW-HEX-7 with `to` as the target; none off the
/// board. `side`: of the unit in `from`, on which `to` lies; none unless it is adjacent.
struct HexRelationResult {
    int distance{};
    std::vector<hex::Direction> bearings;
    bool in_arc = false;
    std::vector<std::optional<hex::ColumnRow>> in_front;
    std::vector<std::optional<hex::ColumnRow>> behind;
    std::optional<hex::PieceSide> side;
    friend bool operator==(const HexRelationResult&, const HexRelationResult&) = default;
};
BOOST_DESCRIBE_STRUCT(HexRelationResult, (), (distance, bearings, in_arc, in_front, behind, side))

/// Clauses: PW-HEX-4 to PW-HEX-9, PW-RULING-6, PW-RULING-17.
HexRelationResult relate_hexes(const HexRelation& question);

}  // namespace reisswitz::portable
