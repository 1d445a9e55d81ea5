/// What a generator draws by lot.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "dice/fast_dice.hpp"

namespace reisswitz::zones {

/// Everything that is drawn depends on (seed, attempt) and on what was drawn before.
class Draw {
public:
    Draw(std::uint64_t seed, std::uint64_t attempt) : dice_(seed, attempt) {}

    /// 0 to n - 1. @param n  1 to 100
    int below(int n) { return dice_.roll(dice::Die{n}, {}) - 1; }
    /// @param low, high  not more than 99 apart
    int between(int low, int high) { return low + below(high - low + 1); }
    bool chance(int percent) { return below(100) < percent; }

    /// One of a list. @param list  with 1 to 10,000 entries
    template <class T>
    const T& one_of(const std::vector<T>& list) {
        return list[index_below(list.size())];
    }

    /// Each order as likely as any other.
    template <class T>
    void shuffle(std::vector<T>& list) {
        for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[index_below(i)]);
    }

private:
    /// Two dice of a hundred make one of ten thousand; what would favour the first entries is drawn again.
    std::size_t index_below(std::size_t n) {
        constexpr std::size_t faces = 10'000;
        const std::size_t fair = faces - faces % n;
        for (;;) {
            const auto high = static_cast<std::size_t>(below(100));
            const std::size_t drawn = 100 * high + static_cast<std::size_t>(below(100));
            if (drawn < fair) return drawn % n;
        }
    }

    dice::FastDice dice_;
};

}  // namespace reisswitz::zones
