/// Dice of mass simulation: inlined, and a pure function of (seed, game).
#pragma once

#include <Random123/philox.h>

#include <cstddef>
#include <cstdint>
#include <span>

#include "dice/die.hpp"

namespace reisswitz::dice {

/// Counter-based Philox: the dice of game i depend on (seed, i) and on what was thrown before in that game, so a run is
/// the same on one thread or many. Nothing is checked: a die has 1 to largest_die faces.
class FastDice {
public:
    static constexpr bool explains = false;

    FastDice(std::uint64_t seed, std::uint64_t game)
        : counter_{{0, 0, lower(game), upper(game)}}, key_{{lower(seed), upper(seed)}} {}

    int roll(Die die, Throw) { return face(die); }

    int sum(int n, Die die, Throw) {
        int total = 0;
        for (int i = 0; i < n; ++i) total += face(die);
        return total;
    }

    int count(int n, Die die, Faces faces, Throw) {
        int hits = 0;
        for (int i = 0; i < n; ++i) hits += faces.contains(face(die)) ? 1 : 0;
        return hits;
    }

    Opposed opposed(Die die, Throw, Throw) {
        const int first = face(die);
        return {first, face(die)};
    }

    std::span<const int> shown() const { return {}; }

    template <class F>
    auto merged(F f) {
        return f(*this);
    }

    /// `f` must come to a result some time.
    template <class F>
    auto until(F f) {
        for (;;)
            if (auto result = f(*this)) return *result;
    }

    template <class Build>
    void at(Build) {}

private:
    static constexpr std::uint32_t lower(std::uint64_t word) { return static_cast<std::uint32_t>(word); }
    static constexpr std::uint32_t upper(std::uint64_t word) { return static_cast<std::uint32_t>(word >> 32); }

    std::uint32_t word() {
        if (next_ == 4) {
            block_ = r123::Philox4x32{}(counter_, key_);
            if (++counter_[0] == 0) ++counter_[1];
            next_ = 0;
        }
        return block_[static_cast<std::size_t>(next_++)];
    }

    // Multiply and shift, with rejection: every face is exactly as likely as any other.
    int face(Die die) {
        const auto sides = static_cast<std::uint32_t>(die.sides);
        std::uint64_t wide = static_cast<std::uint64_t>(word()) * sides;
        if (lower(wide) < sides) {
            const std::uint32_t unusable = (0u - sides) % sides;
            while (lower(wide) < unusable) wide = static_cast<std::uint64_t>(word()) * sides;
        }
        return static_cast<int>(upper(wide)) + 1;
    }

    r123::Philox4x32::ctr_type counter_;
    r123::Philox4x32::key_type key_;
    r123::Philox4x32::ctr_type block_{};
    int next_{4};
};

}  // namespace reisswitz::dice
