#include "rules/zones/procedures/hits.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace reisswitz::zones {

namespace {

using dice::Ways;

/// Ways of n dice to show 0 to n hits, of 10 to the power of n.
std::vector<Ways> ways_to_hit(DiceGroup group) {
    std::vector<Ways> ways;
    ways.reserve(static_cast<std::size_t>(group.dice) + 1);
    std::vector<Ways> misses{1};
    for (int i = 0; i < group.dice; ++i)
        misses.push_back(misses.back() * Ways{static_cast<std::uint64_t>(faces_of_a_die - group.faces)});
    Ways choose = 1;  // which dice hit
    Ways hits = 1;
    for (int k = 0; k <= group.dice; ++k) {
        ways.push_back(choose * hits * misses[static_cast<std::size_t>(group.dice - k)]);
        choose = choose * Ways{static_cast<std::uint64_t>(group.dice - k)} / Ways{static_cast<std::uint64_t>(k + 1)};
        hits = hits * Ways{static_cast<std::uint64_t>(group.faces)};
    }
    return ways;
}

}  // namespace

dice::ResultShares<int> hits_of(std::span<const DiceGroup> groups) {
    std::array<int, faces_of_a_die + 1> dice_by_faces{};
    int dice = 0;
    for (const DiceGroup group : groups) {
        dice_by_faces[static_cast<std::size_t>(group.faces)] += group.dice;
        dice += group.dice;
    }
    std::vector<Ways> ways{1};
    for (int faces = 0; faces <= faces_of_a_die; ++faces) {
        const int alike = dice_by_faces[static_cast<std::size_t>(faces)];
        if (alike == 0) continue;
        const std::vector<Ways> more = ways_to_hit({alike, faces});
        std::vector<Ways> both(ways.size() + more.size() - 1);
        for (std::size_t i = 0; i < ways.size(); ++i)
            for (std::size_t j = 0; j < more.size(); ++j) both[i + j] += ways[i] * more[j];
        ways = std::move(both);
    }
    dice::ResultShares<int> shares;
    shares.parts = std::move(ways);
    shares.whole = dice::power(faces_of_a_die, dice);
    for (int hits = 0; hits <= dice; ++hits) shares.results.push_back(hits);
    return shares;
}

dice::ResultShares<int> casualties_of(dice::ResultShares<int> hits, int castings) {
    const auto most = static_cast<std::size_t>(castings);
    for (std::size_t i = most + 1; i < hits.parts.size(); ++i) hits.parts[most] += hits.parts[i];
    if (hits.parts.size() > most + 1) {
        hits.parts.resize(most + 1);
        hits.results.resize(most + 1);
    }
    return hits;
}

}  // namespace reisswitz::zones
