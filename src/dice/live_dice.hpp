/// Dice that are really thrown: by a secret seed, by hand, or read from a record.
#pragma once

#include <span>
#include <vector>

#include "dice/die.hpp"
#include "dice/occasion.hpp"

namespace reisswitz::dice {

/// One die that was thrown, as the log and a ruling tell it.
struct Thrown {
    Throw what{};
    Die die{};
    int face{};
};

/// The source of all play: one class, so that procedures are compiled once for seeded, physical and recorded dice.
class LiveDice {
public:
    static constexpr bool explains = true;

    virtual ~LiveDice() = default;

    int roll(Die die, Throw what) { return throw_some(1, die, what)[0]; }
    int sum(int n, Die die, Throw what);
    int count(int n, Die die, Faces faces, Throw what);
    Opposed opposed(Die die, Throw first, Throw second);
    std::span<const int> shown() const { return shown_; }

    template <class F>
    auto merged(F f) {
        return f(*this);
    }

    /// @throws std::logic_error after `most_repeats` throws without a result
    template <class F>
    auto until(F f) {
        for (int i = 0; i < most_repeats; ++i)
            if (auto result = f(*this)) return *result;
        give_up();
    }

    template <class Build>
    void at(Build build) {
        begin(build());
    }

    /// Every die thrown since this source was made, in order.
    const std::vector<Thrown>& thrown() const { return thrown_; }

protected:
    LiveDice() = default;
    LiveDice(const LiveDice&) = default;
    LiveDice& operator=(const LiveDice&) = default;

    /// The dice that follow belong to this occasion.
    virtual void begin(const Occasion&) {}

    /// Faces of `n` dice, each 1 to die.sides.
    virtual void faces(int n, Die die, Throw what, std::vector<int>& out) = 0;

private:
    /// A throw that ties a thousand times in a row is a fault in the dice, not luck.
    static constexpr int most_repeats = 1000;

    std::span<const int> throw_some(int n, Die die, Throw what);
    [[noreturn]] static void give_up();

    std::vector<Thrown> thrown_;
    std::vector<int> shown_;
};

}  // namespace reisswitz::dice
