#include "app/map.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <set>

#include "app/canvas.hpp"
#include "app/symbols.hpp"

namespace reisswitz::app {

namespace {

using portable::Battle;
using portable::HexIndex;
using portable::Side;
using portable::Terrain;
using portable::View;
using portable::ViewUnit;

constexpr int row_label = 2;  ///< columns of "14"
constexpr int left_margin = row_label + 1;
constexpr int right_margin = row_label + 1;
constexpr int flat_lines = 2;
constexpr int tall_lines = 4;
constexpr int least_tall_zoom = 9;   ///< room for an id of seven letters in its brackets
constexpr int least_ascii_zoom = 4;  ///< a facing in letters takes two columns beside the ground
constexpr int usual_least_zoom = 4;
constexpr int rows_always_shown = 24;  ///< a map that is no longer than this is printed whole, and scrolls
constexpr int lines_about_a_map = 8;   ///< column letters, a note and the prompt below it

// ---- signs -------------------------------------------------------------------------------------------------------

enum class Kind : unsigned char { open, woods, built_up, fortification, trench, river, ford, bridge, impassable };
constexpr std::size_t kinds = 9;

struct KindLook {
    char32_t unicode;
    char ascii;
    bool dense;  ///< fills its hex, else every second character of it
    std::int16_t paper;
    std::int16_t ink;
    std::string_view words;
};

constexpr std::array<KindLook, kinds> kind_looks{{
    {U' ', ' ', false, 187, 101, "open ground"},
    {U'♣', '%', false, 150, 22, "woods"},
    {U'⌂', '#', false, 223, 88, "built-up area"},
    {U'▣', '@', false, 180, 52, "fortification"},
    {U'╥', 'w', false, 180, 94, "trench"},
    {U'≈', '~', true, 110, 18, "river"},
    {U'∴', ':', false, 117, 18, "ford"},
    {U'╪', '=', false, 110, 232, "bridge"},
    {U'▒', 'X', true, 244, 238, "impassable"},
}};

/// Open ground gets browner with its height.
constexpr std::array<std::int16_t, portable::highest_elevation + 1> hill_papers{187, 186, 180, 179, 173, 137};

constexpr std::int16_t sheet = 187;  ///< the paper that the map is drawn on
constexpr std::int16_t outline = 144;
constexpr std::int16_t faint = 101;
constexpr std::int16_t dark = 236;
constexpr std::int16_t bright = 231;
constexpr std::int16_t reach_paper = 229;
constexpr std::int16_t target_paper = 217;
constexpr std::array<std::int16_t, 2> side_papers{124, 25};
constexpr std::array<std::int16_t, 2> side_inks{124, 19};
constexpr std::int16_t chosen_paper = 220;

struct Sign {
    char32_t unicode;
    char ascii;
    char32_t on(const Look& look) const { return look.unicode() ? unicode : static_cast<char32_t>(ascii); }
};
constexpr Sign hill{U'▲', '^'};
constexpr Sign wire{U'×', 'x'};
constexpr Sign objective{U'★', '*'};
constexpr Sign road{U'·', '.'};
constexpr Sign others{U'+', '+'};
constexpr Sign falling{U'╲', '\\'};
constexpr Sign rising{U'╱', '/'};
constexpr Sign level{U'▁', '_'};
constexpr Sign point{U'●', 'o'};
constexpr Sign lost_point{U'○', '.'};
constexpr Sign ellipsis{U'…', '~'};
constexpr Sign reach_sign{U'•', 'o'};
constexpr Sign target_sign{U'◎', '!'};
constexpr Sign chosen_sign{U'◆', '<'};

Sign sign_of(Mark mark) {
    switch (mark) {
        case Mark::reach:
            return reach_sign;
        case Mark::target:
            return target_sign;
        case Mark::chosen:
            return chosen_sign;
    }
    return reach_sign;
}

Kind kind_of(const Terrain& terrain) {
    if (terrain.impassable) return Kind::impassable;
    if (terrain.river) return terrain.bridge ? Kind::bridge : terrain.ford ? Kind::ford : Kind::river;
    if (terrain.fortification) return Kind::fortification;
    if (terrain.trench) return Kind::trench;
    if (terrain.built_up) return Kind::built_up;
    if (terrain.woods) return Kind::woods;
    return Kind::open;
}

const KindLook& look_of(Kind kind) { return kind_looks[static_cast<std::size_t>(kind)]; }

char32_t sign_of(Kind kind, const Look& look) {
    return look.unicode() ? look_of(kind).unicode : static_cast<char32_t>(look_of(kind).ascii);
}

// ---- what a hex holds ----------------------------------------------------------------------------------------------

/// The units of a hex: first the one that holds it.
struct Occupants {
    std::vector<const ViewUnit*> units;
};

int rank(const Battle& battle, const ViewUnit& unit) {
    if (unit.towed_by) return 2;
    const int row = battle.tables.find_type(unit.type);
    if (row < 0) return 0;
    const portable::Arm arm = battle.tables.types[static_cast<std::size_t>(row)].arm;
    return arm == portable::Arm::commander ? 3 : arm == portable::Arm::transport ? 1 : 0;
}

class Sheet {
public:
    Sheet(const Battle& battle, const View& view, const MapWish& wish) : battle_(battle) {
        const hex::BoardSize board = battle.ground.size();
        for (const ViewUnit& unit : view.units) {
            if (!on_board(unit)) continue;
            const HexIndex hex = hex::find_hex(board, *unit.hex);
            if (hex.on_board()) occupants_[hex].units.push_back(&unit);
        }
        for (auto& [hex, here] : occupants_)
            std::stable_sort(here.units.begin(), here.units.end(),
                             [&](const ViewUnit* a, const ViewUnit* b) { return rank(battle, *a) < rank(battle, *b); });
        for (const std::string& name : view.wire)
            if (const HexIndex hex = hex::find_hex(board, name); hex.on_board()) wire_.insert(hex);
        for (const portable::ViewObjective& place : view.objectives)
            if (const HexIndex hex = hex::find_hex(board, place.hex); hex.on_board()) objectives_[hex] = place.owner;
        for (const HexMark& one : wish.marks) marks_[one.hex] = one.mark;
    }

    const Battle& battle() const { return battle_; }
    const Terrain& terrain(HexIndex hex) const { return battle_.ground.at(hex); }
    const std::vector<const ViewUnit*>& units(HexIndex hex) const {
        static const std::vector<const ViewUnit*> nobody;
        const auto found = occupants_.find(hex);
        return found == occupants_.end() ? nobody : found->second.units;
    }
    bool has_wire(HexIndex hex) const { return wire_.contains(hex); }
    bool is_objective(HexIndex hex) const { return objectives_.contains(hex); }
    std::optional<Side> owner(HexIndex hex) const { return objectives_.at(hex); }
    std::optional<Mark> mark(HexIndex hex) const {
        const auto found = marks_.find(hex);
        return found == marks_.end() ? std::nullopt : std::optional{found->second};
    }

private:
    const Battle& battle_;
    std::map<HexIndex, Occupants> occupants_;
    std::set<HexIndex> wire_;
    std::map<HexIndex, std::optional<Side>> objectives_;
    std::map<HexIndex, Mark> marks_;
};

// ---- one hex -----------------------------------------------------------------------------------------------------

/// The inside of a hex, line by line. A glyph of 0 is a place where nothing stands.
class Face {
public:
    Face(std::vector<int> widths, std::int16_t paper) : paper_(paper) {
        for (const int width : widths)
            lines_.emplace_back(static_cast<std::size_t>(width), Cell{U'\0', {dark}, {paper}, false});
    }

    int lines() const { return static_cast<int>(lines_.size()); }
    int width(int line) const { return static_cast<int>(lines_[static_cast<std::size_t>(line)].size()); }
    Cell& at(int line, int place) { return lines_[static_cast<std::size_t>(line)][static_cast<std::size_t>(place)]; }
    bool is_free(int line, int place) const {
        return lines_[static_cast<std::size_t>(line)][static_cast<std::size_t>(place)].glyph == U'\0';
    }

    /// What has no room is left out.
    void put(int line, int place, char32_t glyph, std::int16_t ink, std::int16_t paper, bool bold = false) {
        if (line < 0 || line >= lines() || place < 0 || place >= width(line)) return;
        at(line, place) = {glyph, {ink}, {paper}, bold};
    }
    void put(int line, int place, char32_t glyph, std::int16_t ink) { put(line, place, glyph, ink, paper_); }
    /// @return the place after the last character
    int write(int line, int place, std::string_view text, std::int16_t ink, std::int16_t paper, bool bold = false) {
        for (const char c : text) put(line, place++, static_cast<unsigned char>(c), ink, paper, bold);
        return place;
    }
    int write(int line, int place, std::string_view text, std::int16_t ink) {
        return write(line, place, text, ink, paper_);
    }

    std::int16_t paper() const { return paper_; }

private:
    std::vector<std::vector<Cell>> lines_;
    std::int16_t paper_;
};

class Painter {
public:
    Painter(const Sheet& sheet_of, const Look& look, bool tall, int zoom) : sheet_(sheet_of), look_(look), tall_(tall) {
        const int flat_width = zoom - 1;
        const int top = zoom - 2;
        widths_ = tall ? std::vector<int>{top, top + 2, top + 2, top} : std::vector<int>{flat_width, flat_width};
    }

    Face paint(HexIndex hex) const {
        Face face(widths_, paper_of(hex));
        const auto& units = sheet_.units(hex);
        if (!units.empty()) {
            if (tall_)
                tall_units(face, units, hex);
            else
                flat_units(face, units, hex);
        }
        if (tall_)
            tall_ground(face, hex);
        else
            flat_ground(face, hex, !units.empty());
        mark(face, hex, !units.empty());
        return face;
    }

private:
    std::int16_t paper_of(HexIndex hex) const {
        const Terrain& terrain = sheet_.terrain(hex);
        const Kind kind = kind_of(terrain);
        if (const auto mark = sheet_.mark(hex)) {
            if (*mark == Mark::reach) return reach_paper;
            if (*mark == Mark::target) return target_paper;
        }
        return kind == Kind::open ? hill_papers[terrain.elevation] : look_of(kind).paper;
    }

    std::int16_t ink_of(const ViewUnit&) const { return bright; }
    std::int16_t paper_of(const ViewUnit& unit, HexIndex hex) const {
        if (sheet_.mark(hex) == Mark::chosen) return chosen_paper;
        return unit.seen ? side_papers[portable::index(unit.side)] : std::int16_t{245};
    }
    std::int16_t ink_on(std::int16_t paper) const { return paper == chosen_paper ? dark : bright; }

    static std::string strength(const ViewUnit& unit, int places) {
        if (!unit.seen || !unit.sp) return "?";
        const std::string figure = std::to_string(*unit.sp);
        return static_cast<int>(figure.size()) <= places ? figure : "+";
    }

    /// @return the place after it
    int facing(Face& face, int line, int place, const ViewUnit& unit, HexIndex hex) const {
        if (!unit.facing) return place;
        const std::int16_t paper = paper_of(unit, hex);
        if (look_.unicode()) {
            constexpr std::array<char32_t, hex::directions_round_a_hex> arrows{U'↑', U'↗', U'↘', U'↓', U'↙', U'↖'};
            face.put(line, place, arrows[static_cast<std::size_t>(*unit.facing)], ink_on(paper), paper, true);
            return place + 1;
        }
        return face.write(line, place, hex::name(*unit.facing), ink_on(paper), paper, true);
    }

    void flat_units(Face& face, const std::vector<const ViewUnit*>& units, HexIndex hex) const {
        const ViewUnit& unit = *units.front();
        const std::int16_t paper = paper_of(unit, hex);
        const int width = face.width(0);
        const bool roomy = width >= 9;
        int place = face.write(0, 0, unit_code(unit), ink_on(paper), paper, true);
        if (width >= 6) face.put(0, place++, U' ', bright, paper);
        if (width > 2) place = face.write(0, place, strength(unit, width - place), ink_on(paper), paper, true);
        int below = 0;
        if (width == 2) below = face.write(1, below, strength(unit, 1), ink_on(paper), paper, true);
        if (roomy) {
            face.put(0, place++, U' ', bright, paper);
            place = facing(face, 0, place, unit, hex);
            below = name(face, 1, unit, width - 2, paper);
        } else {
            below = facing(face, 1, below, unit, hex);
        }
        ground_sign(face, 1, below, hex, width < 6);
        if (units.size() > 1) {
            const int last = std::min(below + 1, width - 1);
            if (last > below || width > 2) face.put(1, last, others.on(look_), dark, face.paper(), true);
        }
    }

    /// The sign of the ground under a unit, or of a hill where nothing else tells of it.
    void ground_sign(Face& face, int line, int place, HexIndex hex, bool hills_too) const {
        const Terrain& terrain = sheet_.terrain(hex);
        const Kind kind = kind_of(terrain);
        if (kind != Kind::open)
            face.put(line, place, sign_of(kind, look_), look_of(kind).ink);
        else if (hills_too && terrain.elevation > 0)
            face.put(line, place, hill.on(look_), dark);
    }

    /// The id in the brackets of its side, filling `width` columns. @return the place after it
    int name(Face& face, int line, const ViewUnit& unit, int width, std::int16_t paper) const {
        const bool red = unit.side == Side::red;
        const int room = width - 2;
        const bool fits = static_cast<int>(unit.id.size()) <= room;
        const std::string id = fits ? unit.id : unit.id.substr(0, static_cast<std::size_t>(std::max(room - 1, 0)));
        int place = face.write(line, 0, red ? "[" : "(", ink_on(paper), paper);
        place = face.write(line, place, id, ink_on(paper), paper, true);
        if (!fits) face.put(line, place++, ellipsis.on(look_), ink_on(paper), paper);
        while (place < width - 1) face.put(line, place++, U' ', ink_on(paper), paper);
        return face.write(line, place, red ? "]" : ")", ink_on(paper), paper);
    }

    void tall_units(Face& face, const std::vector<const ViewUnit*>& units, HexIndex hex) const {
        const ViewUnit& unit = *units.front();
        const std::int16_t paper = paper_of(unit, hex);
        name(face, 1, unit, face.width(1), paper);
        const int width = face.width(2);
        int place = face.write(2, 0, " " + unit_code(unit) + " ", ink_on(paper), paper, true);
        const int room = width - place - (look_.unicode() ? 2 : 3);
        const int full = unit.initial_sp.value_or(0);
        if (unit.seen && unit.sp && full >= *unit.sp && full <= room) {
            for (int i = 0; i < full; ++i)
                face.put(2, place++, (i < *unit.sp ? point : lost_point).on(look_), ink_on(paper), paper, true);
        } else {
            place = face.write(2, place, strength(unit, 2), ink_on(paper), paper, true);
        }
        const int arrow = width - (look_.unicode() ? 1 : 2);
        while (place < arrow) face.put(2, place++, U' ', bright, paper);
        place = facing(face, 2, arrow, unit, hex);
        while (place < width) face.put(2, place++, U' ', bright, paper);
        place = 0;
        for (std::size_t i = 1; i < units.size(); ++i) {
            const std::int16_t along = side_papers[portable::index(units[i]->side)];
            if (place + 3 > face.width(3)) break;
            place = face.write(3, place, "+" + unit_code(*units[i]), bright, along);
        }
    }

    void flat_ground(Face& face, HexIndex hex, bool occupied) const {
        const Terrain& terrain = sheet_.terrain(hex);
        const int width = face.width(0);
        if (sheet_.is_objective(hex)) {
            const int line = occupied || width < 5 ? 1 : 0;
            const int place = face.is_free(line, width - 1) ? width - 1 : -1;
            if (place >= 0)
                objective_sign(face, line, place, hex);
            else if (face.is_free(0, width - 1))
                objective_sign(face, 0, width - 1, hex);
            else
                objective_sign(face, 1, width - 1, hex);  // rather this than the sign for others
        }
        if (terrain.elevation > 0 && (!occupied || width >= 6)) {
            int place = 0;
            while (place < width && !face.is_free(1, place)) ++place;
            height(face, 1, place, terrain);
        }
        if (sheet_.has_wire(hex)) {
            for (int place = width - 1; place >= 0; --place)
                if (face.is_free(1, place)) {
                    face.put(1, place, wire.on(look_), dark);
                    break;
                }
        }
        if (width >= 7 && face.is_free(0, width - 1)) {
            const std::string name{hex::name(sheet_.battle().ground.size(), hex).view()};
            const int place = width - static_cast<int>(name.size());
            if (face.is_free(0, place) && face.is_free(0, place - 1)) face.write(0, place - 1, " " + name, faint);
        }
        roads(face, hex);
        if (!occupied) texture(face, terrain);
    }

    void tall_ground(Face& face, HexIndex hex) const {
        const Terrain& terrain = sheet_.terrain(hex);
        const bool occupied = !sheet_.units(hex).empty();
        face.write(0, face.write(0, 0, hex::name(sheet_.battle().ground.size(), hex).view(), faint), " ", faint);
        int right = face.width(0) - 1;
        const Kind kind = kind_of(terrain);
        if (occupied && kind != Kind::open) face.put(0, right--, sign_of(kind, look_), look_of(kind).ink);
        if (terrain.elevation > 0) height(face, 0, right - 1, terrain);
        if (sheet_.is_objective(hex)) objective_sign(face, 3, face.width(3) - 1, hex);
        if (sheet_.has_wire(hex))
            for (int place = 0; place < face.width(3); ++place)
                if (face.is_free(3, place)) face.put(3, place, wire.on(look_), dark);
        roads(face, hex);
        if (!occupied) texture(face, terrain);
    }

    void height(Face& face, int line, int place, const Terrain& terrain) const {
        face.put(line, place, hill.on(look_), dark);
        face.write(line, place + 1, std::to_string(terrain.elevation), dark);
    }

    void objective_sign(Face& face, int line, int place, HexIndex hex) const {
        const auto owner = sheet_.owner(hex);
        face.put(line, place, objective.on(look_), owner ? side_inks[portable::index(*owner)] : dark, face.paper(),
                 true);
    }

    /// A point towards each edge that a road crosses.
    void roads(Face& face, HexIndex hex) const {
        const hex::DirectionSet edges = sheet_.terrain(hex).road;
        const auto dot = [&](int line, int place) {
            if (face.is_free(line, place)) face.put(line, place, road.on(look_), dark, face.paper(), true);
        };
        const int low = face.lines() - 1;
        const int upper = low / 2;
        const int lower = upper + 1;
        for (const hex::Direction edge : hex::all_directions) {
            if (!edges.contains(edge)) continue;
            switch (edge) {
                case hex::Direction::n:
                    dot(0, face.width(0) / 2);
                    break;
                case hex::Direction::ne:
                    dot(upper, face.width(upper) - 1);
                    break;
                case hex::Direction::se:
                    dot(lower, face.width(lower) - 1);
                    break;
                case hex::Direction::s:
                    dot(low, face.width(low) / 2);
                    break;
                case hex::Direction::sw:
                    dot(lower, 0);
                    break;
                case hex::Direction::nw:
                    dot(upper, 0);
                    break;
            }
        }
        if (tall_ && !edges.empty()) {
            dot(upper, face.width(upper) / 2);
            dot(lower, face.width(lower) / 2);
        }
    }

    void texture(Face& face, const Terrain& terrain) const {
        const Kind kind = kind_of(terrain);
        if (kind == Kind::open) return;
        const KindLook& as = look_of(kind);
        const char32_t base = kind == Kind::ford || kind == Kind::bridge ? sign_of(Kind::river, look_) : U'\0';
        for (int line = 0; line < face.lines(); ++line) {
            const int shift = tall_ && (line == 1 || line == 2) ? 1 : 0;
            for (int place = 0; place < face.width(line); ++place) {
                if (!face.is_free(line, place)) continue;
                const bool second = (place + shift + line) % 2 == 0;
                if (as.dense || second)
                    face.put(line, place, sign_of(kind, look_), as.ink);
                else if (base != U'\0')
                    face.put(line, place, base, as.ink);
            }
        }
    }

    void mark(Face& face, HexIndex hex, bool occupied) const {
        const auto mark = sheet_.mark(hex);
        if (!mark) return;
        const char32_t sign = sign_of(*mark).on(look_);
        if (tall_)
            face.put(3, face.width(3) / 2, sign, dark, face.paper(), true);
        else if (occupied)
            face.put(1, face.width(1) - 1, sign, dark, face.paper(), true);
        else
            face.put(0, face.width(0) / 2, sign, dark, face.paper(), true);
    }

    const Sheet& sheet_;
    const Look& look_;
    bool tall_;
    std::vector<int> widths_;
};

// ---- the board -----------------------------------------------------------------------------------------------------

class Board {
public:
    Board(const Sheet& sheet_of, const Look& look, const MapFit& fit)
        : sheet_(sheet_of),
          look_(look),
          fit_(fit),
          painter_(sheet_of, look, fit.tall, fit.zoom),
          height_(fit.tall ? tall_lines : flat_lines),
          canvas_(left_margin + fit.columns * fit.zoom + (fit.tall ? 2 : 1) + right_margin,
                  2 + fit.rows * height_ + height_ / 2 + 1) {}

    std::string print() {
        letters(0);
        for (int column = 0; column < fit_.columns; ++column)
            for (int row = 0; row < fit_.rows; ++row) hex(column, row);
        numbers();
        letters(canvas_.rows() - 1);
        return canvas_.print(look_);
    }

private:
    /// Where a hex stands on the canvas: the left end of its widest line, and its first line inside.
    int left(int column) const { return left_margin + column * fit_.zoom; }
    int top(int column, int row) const {
        const bool low = (fit_.first_column + column) % 2 == 1;
        return 2 + row * height_ + (low ? height_ / 2 : 0);
    }

    Cell line_of(Sign sign) const { return {sign.on(look_), {outline}, {sheet}, false}; }

    void hex(int column, int row) {
        const hex::BoardSize board = sheet_.battle().ground.size();
        const HexIndex here = hex::hex_at(board, {fit_.first_column + column, fit_.first_row + row});
        Face face = painter_.paint(here);
        const int x = left(column);
        const int y = top(column, row);
        for (int line = 0; line < height_; ++line) {
            const bool upper = line < height_ / 2;
            const int slope = fit_.tall && (line == 0 || line == height_ - 1) ? 1 : 0;
            const int inside = x + slope + 1;
            canvas_.put(inside - 1, y + line, line_of(upper ? rising : falling));
            canvas_.put(inside + face.width(line), y + line, line_of(upper ? falling : rising));
            for (int place = 0; place < face.width(line); ++place) {
                Cell cell = face.at(line, place);
                if (cell.glyph == U'\0') {
                    cell.glyph = line == height_ - 1 ? level.on(look_) : U' ';
                    cell.ink = {outline};
                }
                canvas_.put(inside + place, y + line, cell);
            }
        }
        if (row == 0)
            for (int place = 0; place < face.width(0); ++place)
                canvas_.put(x + 1 + (fit_.tall ? 1 : 0) + place, y - 1, {level.on(look_), {outline}, {}, false});
    }

    void letters(int line) {
        for (int column = 0; column < fit_.columns; ++column) {
            const std::string name{hex::name({fit_.first_column + column, 0}).view()};
            const std::string letter = name.substr(0, name.size() - 1);
            const int middle = left(column) + (fit_.zoom + (fit_.tall ? 2 : 1)) / 2;
            canvas_.write(middle - (static_cast<int>(letter.size()) > 1 ? 1 : 0), line, letter, {U' ', {}, {}, true});
        }
    }

    void numbers() {
        for (int row = 0; row < fit_.rows; ++row) {
            const std::string number = fmt::format("{:>2}", fit_.first_row + row + 1);
            const int middle = fit_.tall ? 1 : 0;
            canvas_.write(0, top(0, row) + middle, number, {U' ', {}, {}, true});
            const int last = fit_.columns - 1;
            const int right = left(last) + fit_.zoom + (fit_.tall ? 2 : 1) + 1;
            canvas_.write(right, top(last, row) + middle, std::to_string(fit_.first_row + row + 1),
                          {U' ', {}, {}, true});
        }
    }

    const Sheet& sheet_;
    const Look& look_;
    MapFit fit_;
    Painter painter_;
    int height_;
    Canvas canvas_;
};

/// The stretch of `length` places out of `all` with `centre` in its middle.
std::pair<int, int> window(int all, int length, int centre) {
    length = std::min(all, length);
    return {std::clamp(centre - length / 2, 0, all - length), length};
}

}  // namespace

MapFit fit_map(hex::BoardSize board, const Look& look, const MapWish& wish) {
    const int room = look.columns - left_margin - right_margin;
    const int least = look.unicode() ? smallest_zoom : least_ascii_zoom;
    MapFit fit;
    fit.columns = board.columns;
    fit.rows = board.rows;

    const int tall_zoom = std::min((room - 2) / board.columns, largest_zoom);
    const bool high_enough = look.rows == 0 || board.rows * tall_lines + tall_lines + 4 <= look.rows;
    if (wish.zoom > 0) {
        fit.zoom = std::clamp(wish.zoom, least, largest_zoom);
        fit.tall = fit.zoom >= least_tall_zoom;
    } else if (tall_zoom >= least_tall_zoom && high_enough) {
        fit.zoom = tall_zoom;
        fit.tall = true;
    } else {
        fit.zoom = std::clamp((room - 1) / board.columns, least, largest_zoom);
        if (fit.zoom * board.columns + 1 > room) fit.zoom = usual_least_zoom;
    }

    hex::ColumnRow centre{};
    if (wish.centre.on_board()) centre = hex::place_of(board, wish.centre);
    const int columns = std::max((room - (fit.tall ? 2 : 1)) / fit.zoom, 1);
    std::tie(fit.first_column, fit.columns) = window(board.columns, columns, centre.column);
    if (look.rows > 0 && board.rows > rows_always_shown) {
        const int lines = fit.tall ? tall_lines : flat_lines;
        std::tie(fit.first_row, fit.rows) =
            window(board.rows, std::max((look.rows - lines_about_a_map) / lines, 10), centre.row);
    }
    return fit;
}

std::string draw_map(const Battle& battle, const View& view, const Look& look, const MapWish& wish) {
    const Sheet sheet_of(battle, view, wish);
    const hex::BoardSize board = battle.ground.size();
    const MapFit fit = fit_map(board, look, wish);
    std::string text = Board(sheet_of, look, fit).print();
    if (!fit.whole(board)) {
        const auto corner = [&](int column, int row) { return hex::name({column, row}).str(); };
        text += fmt::format("{} to {} of a board from A1 to {}.\n`map HEX` shows what lies round a hex.\n",
                            corner(fit.first_column, fit.first_row),
                            corner(fit.first_column + fit.columns - 1, fit.first_row + fit.rows - 1),
                            corner(board.columns - 1, board.rows - 1));
    }
    return text;
}

namespace {

/// Items side by side, two blanks apart, on lines of that width.
std::string in_columns(const std::vector<std::string>& items, int width) {
    std::string text;
    std::string line;
    for (const std::string& item : items) {
        if (!line.empty() && width_of(line) + 2 + width_of(item) > width) {
            text += line + '\n';
            line.clear();
        }
        line += (line.empty() ? "" : "  ") + item;
    }
    return line.empty() ? text : text + line + '\n';
}

/// A sign as text.
std::string shown(char32_t glyph, const Look& look) {
    Canvas one(1, 1);
    one.put(0, 0, {glyph, {}, {}, false});
    std::string text = one.print({look.characters, false, look.columns, 0});
    text.pop_back();
    return text;
}

std::vector<std::string> words_of_marks(const Look& look, const MapWish& wish) {
    struct Meaning {
        Mark mark;
        const char* words;
    };
    std::vector<std::string> words;
    for (const Meaning& one :
         {Meaning{Mark::reach, "can go there"}, Meaning{Mark::target, "target"}, Meaning{Mark::chosen, "this unit"}})
        if (std::any_of(wish.marks.begin(), wish.marks.end(),
                        [&](const HexMark& given) { return given.mark == one.mark; }))
            words.push_back(fmt::format("{} {}", shown(sign_of(one.mark).on(look), look), one.words));
    return words;
}

}  // namespace

std::string mark_key(const Look& look, const MapWish& wish) {
    return in_columns(words_of_marks(look, wish), look.columns);
}

std::string map_key(const Battle& battle, const View& view, const Look& look, const MapWish& wish) {
    const Sheet sheet_of(battle, view, wish);
    const hex::BoardSize board = battle.ground.size();
    std::set<Kind> ground;
    bool hills = false;
    bool roads = false;
    std::map<std::string, std::string> types;
    std::set<Side> sides;
    bool several = false;
    bool remembered = false;
    for (int i = 0; i < board.hexes(); ++i) {
        const HexIndex hex{static_cast<std::uint16_t>(i)};
        const Terrain& terrain = battle.ground.at(hex);
        ground.insert(kind_of(terrain));
        hills = hills || terrain.elevation > 0;
        roads = roads || !terrain.road.empty();
        several = several || sheet_of.units(hex).size() > 1;
        for (const ViewUnit* unit : sheet_of.units(hex)) {
            types.emplace(type_code(unit->type), type_words(unit->type));
            sides.insert(unit->side);
            remembered = remembered || !unit->seen;
        }
    }
    std::vector<std::string> signs;
    for (const Kind kind : ground) {
        if (kind == Kind::open) continue;
        signs.push_back(fmt::format("{} {}", shown(sign_of(kind, look), look), look_of(kind).words));
    }
    if (hills) signs.push_back(fmt::format("{}2 hill of 2 levels", shown(hill.on(look), look)));
    if (roads) signs.push_back(fmt::format("{} road", shown(road.on(look), look)));
    if (!view.wire.empty()) signs.push_back(fmt::format("{} wire", shown(wire.on(look), look)));
    if (!view.objectives.empty()) signs.push_back(fmt::format("{} objective", shown(objective.on(look), look)));
    if (several) signs.push_back(fmt::format("{} others in the hex", shown(others.on(look), look)));
    if (remembered) signs.emplace_back("? seen earlier");
    for (std::string& mark : words_of_marks(look, wish)) signs.push_back(std::move(mark));

    std::vector<std::string> units;
    for (const auto& [code, words] : types) units.push_back(fmt::format("{} {}", code, words));
    std::string text = in_columns(signs, look.columns) + in_columns(units, look.columns);
    if (sides.empty()) return text;
    const bool tall = fit_map(board, look, wish).zoom >= least_tall_zoom;
    return text +
           paragraph(fmt::format("{}: capitals{}. {}: small letters{}. The figure is its strength{}. {}",
                                 side_name(view, Side::red, look.characters), tall ? " in [ ]" : "",
                                 side_name(view, Side::blue, look.characters), tall ? " in ( )" : "",
                                 tall ? fmt::format(", or {} for each point left", shown(point.on(look), look)) : "",
                                 look.unicode() ? "The arrow shows where it faces."
                                                : "The letters n, ne, se, s, sw, nw show where it faces."),
                     look.columns);
}

}  // namespace reisswitz::app
