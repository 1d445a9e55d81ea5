#include "rules/zones/generator/board_text.hpp"

#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace reisswitz::zones {

namespace {

constexpr std::array<std::pair<char, std::string_view>, 16> signs{{{'.', "open"},
                                                                   {'p', "ploughed"},
                                                                   {'b', "bushes"},
                                                                   {'l', "light woods"},
                                                                   {'h', "heavy woods"},
                                                                   {'r', "rocks"},
                                                                   {'m', "marsh"},
                                                                   {'s', "stream"},
                                                                   {'w', "river"},
                                                                   {'u', "buildings"},
                                                                   {'e', "earthworks"},
                                                                   {'=', "primary road"},
                                                                   {'-', "secondary road"},
                                                                   {':', "trail"},
                                                                   {'H', "bridge"},
                                                                   {'x', "ford"}}};

char sign_of(RoadKind kind) { return kind == RoadKind::primary ? '=' : kind == RoadKind::secondary ? '-' : ':'; }

}  // namespace

std::string to_text(const RandomBoard& random) {
    const TerrainBoard& board = random.board;
    std::vector<std::string> ground;
    std::vector<std::string> hills(board.rows.size(), std::string(board.rows.front().letters.size(), '.'));
    for (const GroundLetters& row : board.rows) ground.push_back(row.letters);
    const auto put = [](std::vector<std::string>& map, Cell cell, char sign) {
        map[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)] = sign;
    };
    // Where roads share a cell the greater one shows.
    for (const RoadKind kind : {RoadKind::trail, RoadKind::secondary, RoadKind::primary})
        for (const Road& road : board.roads)
            if (road.kind == kind)
                for (const Cell cell : road.path) put(ground, cell, sign_of(kind));
    for (const Bridge& bridge : board.bridges) put(ground, bridge.at, 'H');
    for (const Ford& ford : board.fords) put(ground, ford.at, 'x');
    for (const Hill& hill : board.hills)
        for (const Cell cell : hill.cells) put(hills, cell, static_cast<char>('0' + hill.levels));

    std::string text, used;
    for (std::size_t row = 0; row < ground.size(); ++row) {
        text += ground[row] + "   " + hills[row] + '\n';
        used += ground[row];
    }
    std::string legend;
    for (const auto& [sign, meaning] : signs)
        if (used.find(sign) != std::string::npos)
            legend += (legend.empty() ? "" : ", ") + std::string(1, sign) + ' ' + std::string{meaning};
    return text + legend + "; right: levels of hills\n";
}

}  // namespace reisswitz::zones
