#pragma once

/// Boards for the tests, written as a player would describe them.

#include <algorithm>
#include <catch2/catch.hpp>
#include <ostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "rules/portable/ground.hpp"
#include "rules/portable/model.hpp"
#include "rules/portable/tables.hpp"

namespace reisswitz::portable::test {

/// Open ground to which terrain is added.
class Country {
public:
    explicit Country(int columns = 9, int rows = 8)
        : board_{columns, rows}, terrain_(static_cast<std::size_t>(board_.hexes())) {}

    HexIndex operator[](std::string_view name) const {
        const HexIndex hex = hex::find_hex(board_, name);
        if (!hex.on_board()) FAIL("no hex " << name);
        return hex;
    }
    hex::BoardSize board() const { return board_; }

    Country& wood(std::string_view hexes) {
        return put(hexes, [](Terrain& hex) { hex.woods = true; });
    }
    Country& houses(std::string_view hexes) {
        return put(hexes, [](Terrain& hex) { hex.built_up = true; });
    }
    Country& works(std::string_view hexes) {
        return put(hexes, [](Terrain& hex) { hex.fortification = true; });
    }
    Country& trench(std::string_view hexes) {
        return put(hexes, [](Terrain& hex) { hex.trench = true; });
    }
    Country& river(std::string_view hexes) {
        return put(hexes, [](Terrain& hex) { hex.river = true; });
    }
    Country& ford(std::string_view hexes) {
        return put(hexes, [](Terrain& hex) { hex.river = hex.ford = true; });
    }
    Country& bridge(std::string_view hexes) {
        return put(hexes, [](Terrain& hex) { hex.river = hex.bridge = true; });
    }
    Country& swamp(std::string_view hexes) {
        return put(hexes, [](Terrain& hex) { hex.impassable = true; });
    }
    Country& hill(std::string_view hexes, int level) {
        return put(hexes, [level](Terrain& hex) { hex.elevation = static_cast<std::uint8_t>(level); });
    }
    /// A road from hex to adjacent hex.
    Country& road(std::string_view hexes) {
        HexIndex before;
        for (const HexIndex hex : list(hexes)) {
            if (before.on_board()) {
                const Direction direction = hex::bearings(board_, before, hex).left();
                terrain_[before.value].road.insert(direction);
                terrain_[hex.value].road.insert(hex::opposite(direction));
            }
            before = hex;
        }
        return *this;
    }

    Ground ground() const { return {board_, terrain_, built_in_tables().terrain_height}; }

    std::vector<HexIndex> list(std::string_view names) const {
        std::vector<HexIndex> hexes;
        std::istringstream words{std::string{names}};
        for (std::string word; words >> word;) hexes.push_back((*this)[word]);
        return hexes;
    }
    HexSet set(std::string_view names) const {
        HexSet hexes;
        for (const HexIndex hex : list(names)) hexes.insert(hex);
        return hexes;
    }
    /// "D4 E5", by column and row.
    template <class Hexes>
    std::string names(const Hexes& hexes) const {
        std::string text;
        for (const HexIndex hex : hexes) {
            if (!text.empty()) text += ' ';
            text += hex::name(board_, hex);
        }
        return text;
    }
    Path path(std::string_view hexes) const {
        Path path;
        for (const HexIndex hex : list(hexes)) path.push(hex);
        return path;
    }

private:
    template <class Change>
    Country& put(std::string_view hexes, Change change) {
        for (const HexIndex hex : list(hexes)) change(terrain_[hex.value]);
        return *this;
    }

    hex::BoardSize board_;
    std::vector<Terrain> terrain_;
};

}  // namespace reisswitz::portable::test
