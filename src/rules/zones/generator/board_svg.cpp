#include "rules/zones/generator/board_svg.hpp"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace reisswitz::zones {

namespace {

/// Side of a cell in the drawing.
constexpr int cell_size = 16;

struct Colour {
    char letter;
    std::string_view name;
    std::string_view fill;
};

constexpr std::array<Colour, 11> colours{{{'.', "open", "#dfe5b8"},
                                          {'p', "ploughed", "#d8bf8a"},
                                          {'b', "bushes", "#c3d58b"},
                                          {'l', "light woods", "#8fb96a"},
                                          {'h', "heavy woods", "#4c7f45"},
                                          {'r', "rocks", "#b7aea0"},
                                          {'m', "marsh", "#9fc3b1"},
                                          {'s', "stream", "#8ec5e8"},
                                          {'w', "river", "#4f93cf"},
                                          {'u', "buildings", "#b5574a"},
                                          {'e', "earthworks", "#8a6d4b"}}};

constexpr std::string_view road_stroke(RoadKind kind) {
    switch (kind) {
        case RoadKind::primary:
            return "stroke=\"#7a5a2e\" stroke-width=\"5\"";
        case RoadKind::secondary:
            return "stroke=\"#8f7142\" stroke-width=\"3\"";
        case RoadKind::trail:
            return "stroke=\"#8f7142\" stroke-width=\"2\" stroke-dasharray=\"5 3\"";
    }
    return "";
}

int left(Cell cell) { return cell.column * cell_size; }
int top(Cell cell) { return cell.row * cell_size; }

/// A group with its name, so that a reader can point at it.
class Group {
public:
    Group(std::string& svg, std::string_view name, std::string_view style) : svg_(svg) {
        svg_ += fmt::format("<g {}><title>{}</title>\n", style, name);
    }
    ~Group() { svg_ += "</g>\n"; }
    Group(const Group&) = delete;
    Group& operator=(const Group&) = delete;

    void square(Cell cell) {
        svg_ += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n", left(cell), top(cell), cell_size,
                            cell_size);
    }
    void small_square(Cell cell) {
        svg_ += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n", left(cell) + 3, top(cell) + 3,
                            cell_size - 6, cell_size - 6);
    }
    void line(int x1, int y1, int x2, int y2) {
        svg_ += fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>\n", x1, y1, x2, y2);
    }

private:
    std::string& svg_;
};

void draw_ground(const TerrainBoard& board, std::string& svg) {
    for (const Colour& colour : colours) {
        bool used = false;
        for (const GroundLetters& row : board.rows) used = used || row.letters.find(colour.letter) != std::string::npos;
        if (!used) continue;
        Group group{svg, colour.name, fmt::format("fill=\"{}\"", colour.fill)};
        for (int row = 0; row < board.height(); ++row)
            for (int column = 0; column < board.width(); ++column)
                if (board.letter({column, row}) == colour.letter) group.square({column, row});
    }
}

/// The higher the hill, the darker; steep ones have an outline.
void draw_hills(const TerrainBoard& board, std::string& svg) {
    for (const Hill& hill : board.hills) {
        Group group{
            svg,
            fmt::format("hill, {} level{}{}", hill.levels, hill.levels == 1 ? "" : "s", hill.steep ? ", steep" : ""),
            fmt::format("fill=\"#7a4a1e\" fill-opacity=\"0.{}\"{}", 14 * hill.levels,
                        hill.steep ? " stroke=\"#5a3210\" stroke-opacity=\"0.5\"" : "")};
        for (const Cell cell : hill.cells) group.square(cell);
    }
}

/// Where a road leaves the board, in front of or behind the middle of its last cell: "x,y ".
std::string way_out(const TerrainBoard& board, Cell end) {
    const Edges edges = edges_of(board, end);
    if (!edges.any()) return "";
    const int middle_x = left(end) + cell_size / 2;
    const int middle_y = top(end) + cell_size / 2;
    const int x = edges.west ? 0 : edges.east ? left(end) + cell_size : middle_x;
    const int y = edges.west || edges.east ? middle_y : edges.north ? 0 : top(end) + cell_size;
    return fmt::format("{},{} ", x, y);
}

void draw_roads(const TerrainBoard& board, std::string& svg) {
    for (const Road& road : board.roads) {
        svg += fmt::format("<polyline fill=\"none\" {} points=\"", road_stroke(road.kind));
        svg += way_out(board, road.path.front());
        for (const Cell cell : road.path)
            svg += fmt::format("{},{} ", left(cell) + cell_size / 2, top(cell) + cell_size / 2);
        svg += way_out(board, road.path.back());
        svg.back() = '"';
        svg += "/>\n";
    }
}

void draw_crossings(const TerrainBoard& board, std::string& svg) {
    for (const Bridge& bridge : board.bridges) {
        Group group{svg, bridge.stone ? "stone bridge" : "bridge",
                    bridge.stone ? "fill=\"#9a9a9a\" stroke=\"#333\"" : "fill=\"#a9793f\" stroke=\"#333\""};
        group.small_square(bridge.at);
    }
    for (const Ford& ford : board.fords) {
        Group group{svg, "ford", "fill=\"#cfe6f5\" stroke=\"#4f93cf\""};
        group.small_square(ford.at);
    }
}

void draw_barriers(const RandomBoard& random, std::string& svg) {
    if (random.barriers.empty()) return;
    Group group{svg, random.barriers.front().kind == BarrierKind::fence ? "fences" : "stone walls",
                random.barriers.front().kind == BarrierKind::fence
                    ? "stroke=\"#6b4a22\" stroke-width=\"1\" stroke-dasharray=\"3 1\""
                    : "stroke=\"#666\" stroke-width=\"2\""};
    for (const Barrier& barrier : random.barriers) {
        const int x = left(barrier.at);
        const int y = top(barrier.at);
        switch (barrier.side) {
            case CellSide::north:
                group.line(x, y, x + cell_size, y);
                break;
            case CellSide::east:
                group.line(x + cell_size, y, x + cell_size, y + cell_size);
                break;
            case CellSide::south:
                group.line(x, y + cell_size, x + cell_size, y + cell_size);
                break;
            case CellSide::west:
                group.line(x, y, x, y + cell_size);
                break;
        }
    }
}

void draw_zones(const RandomBoard& random, std::string& svg) {
    constexpr std::string_view letters = "ABCDEF";
    for (const PlacedZone& zone : random.placed) {
        Group group{svg, fmt::format("objective zone, class {}", letters[static_cast<std::size_t>(zone.zone_class)]),
                    "fill=\"none\" stroke=\"#a01818\" stroke-width=\"2\""};
        svg += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>\n", left(zone.corner),
                           top(zone.corner), zone.columns * cell_size, zone.rows * cell_size);
    }
}

}  // namespace

std::string to_svg(const RandomBoard& random) {
    const TerrainBoard& board = random.board;
    const int width = board.width() * cell_size;
    const int height = board.height() * cell_size;
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" width=\"{}\" height=\"{}\" role=\"img\">\n"
        "<title>Board of {} by {} cells of {} yards</title>\n",
        width, height, width, height, board.width(), board.height(), board.cell_yd);
    draw_ground(board, svg);
    draw_hills(board, svg);
    draw_roads(board, svg);
    draw_crossings(board, svg);
    if (!random.sunken_road.empty()) {
        Group group{svg, "sunken road", "fill=\"none\" stroke=\"#5a4420\" stroke-dasharray=\"2 2\""};
        for (const Cell cell : random.sunken_road) group.small_square(cell);
    }
    if (!random.steep_banks.empty()) {
        Group group{svg, "steep banks", "fill=\"none\" stroke=\"#2d5f8a\" stroke-dasharray=\"1 2\""};
        for (const Cell cell : random.steep_banks) group.square(cell);
    }
    draw_barriers(random, svg);
    draw_zones(random, svg);
    return svg + "</svg>\n";
}

}  // namespace reisswitz::zones
