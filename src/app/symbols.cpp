#include "app/symbols.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace reisswitz::app {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 10> known_types{{
    {"infantry", "IN"},
    {"dismounted_cavalry", "DC"},
    {"mounted_cavalry", "CV"},
    {"machine_gun", "MG"},
    {"heavy_artillery", "HA"},
    {"medium_artillery", "ME"},
    {"field_artillery", "FA"},
    {"mountain_artillery", "MA"},
    {"transport", "TR"},
    {"commander", "CO"},
}};

constexpr std::array<std::string_view, hex::directions_round_a_hex> arrows{"↑", "↗", "↘", "↓", "↙", "↖"};
constexpr std::array<std::string_view, hex::directions_round_a_hex> words{"north", "north-east", "south-east",
                                                                          "south", "south-west", "north-west"};

char capital(char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }

}  // namespace

std::string type_code(std::string_view type) {
    for (const auto& [id, code] : known_types)
        if (id == type) return std::string{code};
    const auto joint = type.find('_');
    std::string code;
    if (!type.empty()) code += capital(type.front());
    if (joint != std::string_view::npos && joint + 1 < type.size())
        code += capital(type[joint + 1]);
    else if (type.size() > 1)
        code += capital(type[1]);
    code.resize(2, '-');
    return code;
}

std::string unit_code(const portable::ViewUnit& unit) {
    std::string code = type_code(unit.type);
    if (unit.side == portable::Side::blue)
        std::transform(code.begin(), code.end(), code.begin(), [](unsigned char c) { return std::tolower(c); });
    return code;
}

std::string type_words(std::string_view type) {
    std::string text{type};
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

std::string facing_sign(hex::Direction facing, Characters characters) {
    if (characters == Characters::ascii) return std::string{hex::name(facing)};
    return std::string{arrows[static_cast<std::size_t>(facing)]};
}

std::string_view direction_words(hex::Direction direction) { return words[static_cast<std::size_t>(direction)]; }

bool on_board(const portable::ViewUnit& unit) { return unit.hex.has_value() && !unit.destroyed && !unit.reserve; }

std::string side_name(const portable::View& view, portable::Side side, Characters characters) {
    for (const portable::ViewSide& one : view.sides)
        if (one.side == side && !one.name.empty()) return printable(one.name, characters);
    return side == portable::Side::red ? "Red" : "Blue";
}

Ink side_ink(portable::Side side) { return side == portable::Side::red ? Ink::red : Ink::blue; }

}  // namespace reisswitz::app
