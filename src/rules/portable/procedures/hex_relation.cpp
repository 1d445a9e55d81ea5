#include "rules/portable/procedures/hex_relation.hpp"

namespace reisswitz::portable {

HexRelationResult relate_hexes(const HexRelation& question) {
    const hex::BoardSize board = question.board;
    const hex::HexIndex from = hex::hex_at(board, question.from);
    const hex::HexIndex to = hex::hex_at(board, question.to);
    const auto places = [&](const hex::LeftRight<hex::HexIndex>& hexes) {
        std::vector<std::optional<hex::ColumnRow>> list;
        for (const hex::HexIndex hex : hexes) {
            auto& place = list.emplace_back();
            if (hex.on_board()) place = hex::place_of(board, hex);
        }
        return list;
    };
    HexRelationResult result;
    result.distance = hex::distance(board, from, to);
    const hex::LeftRight<hex::Direction> bearings = hex::bearings(board, from, to);
    result.bearings.assign(bearings.begin(), bearings.end());
    result.in_arc = hex::in_arc(board, from, question.facing, to);
    result.in_front = places(hex::in_front_of(board, from, to));
    result.behind = places(hex::behind(board, from, to));
    result.side = hex::side_of(board, from, question.facing, to, question.front_hexes);
    return result;
}

}  // namespace reisswitz::portable
