#include "rules/portable/ground.hpp"

#include <algorithm>

namespace reisswitz::portable {

Ground::Ground(hex::BoardSize size, std::vector<Terrain> terrain, TerrainHeights heights)
    : board_(size), terrain_(std::move(terrain)) {
    terrain_.resize(static_cast<std::size_t>(size.hexes()));
    tops_.reserve(terrain_.size());
    for (const Terrain& hex : terrain_) {
        int height = 0;
        if (hex.woods) height = std::max(height, heights.woods);
        if (hex.built_up) height = std::max(height, heights.built_up);
        if (hex.fortification) height = std::max(height, heights.fortification);
        if (hex.trench) height = std::max(height, heights.trench);
        tops_.push_back(static_cast<std::uint8_t>(hex.elevation + height));
    }
}

}  // namespace reisswitz::portable
