#include "dice/live_dice.hpp"

#include <numeric>
#include <stdexcept>
#include <string>

namespace reisswitz::dice {

std::span<const int> LiveDice::throw_some(int n, Die die, Throw what) {
    if (n < 0 || n > largest_throw || die.sides < 1 || die.sides > largest_die)
        throw std::logic_error("dice: a throw of " + std::to_string(n) + " dice with " + std::to_string(die.sides) +
                               " faces");
    shown_.clear();
    if (n > 0) faces(n, die, what, shown_);
    for (int face : shown_) thrown_.push_back({what, die, face});
    return shown_;
}

int LiveDice::sum(int n, Die die, Throw what) {
    const auto thrown = throw_some(n, die, what);
    return std::accumulate(thrown.begin(), thrown.end(), 0);
}

int LiveDice::count(int n, Die die, Faces counted, Throw what) {
    int hits = 0;
    for (int face : throw_some(n, die, what)) hits += counted.contains(face) ? 1 : 0;
    return hits;
}

Opposed LiveDice::opposed(Die die, Throw first, Throw second) {
    const int a = roll(die, first);
    const int b = roll(die, second);
    shown_ = {a, b};
    return {a, b};
}

void LiveDice::give_up() { throw std::logic_error("dice: a throw that is made again never came to a result"); }

}  // namespace reisswitz::dice
