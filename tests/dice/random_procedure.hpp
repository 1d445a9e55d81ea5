/// Procedures made up at random, and a source that throws every die singly.
#pragma once

#include <rapidcheck.h>
#include <optional>
#include <span>
#include <vector>

#include "dice/enumerated_dice.hpp"

namespace test {

using reisswitz::dice::Die;
using reisswitz::dice::EnumeratedDice;
using reisswitz::dice::Faces;
using reisswitz::dice::Opposed;
using reisswitz::dice::Throw;

/// Lists every tape of single dice, where EnumeratedDice would branch on sums and counts.
class OneByOne {
public:
    explicit OneByOne(EnumeratedDice& dice) : dice_(dice) {}

    int roll(Die die, Throw what) { return dice_.roll(die, what); }
    int sum(int n, Die die, Throw what) {
        int total = 0;
        for (int i = 0; i < n; ++i) total += roll(die, what);
        return total;
    }
    int count(int n, Die die, Faces faces, Throw what) {
        int hits = 0;
        for (int i = 0; i < n; ++i) hits += faces.contains(roll(die, what));
        return hits;
    }
    Opposed opposed(Die die, Throw first, Throw second) { return dice_.opposed(die, first, second); }
    template <class F>
    auto merged(F f) {
        return f(*this);
    }
    template <class F>
    auto until(F f) {
        return dice_.until([&](EnumeratedDice& dice) {
            OneByOne single{dice};
            return f(single);
        });
    }

private:
    EnumeratedDice& dice_;
};

/// Some throws in a row; what they come to decides how it goes on.
struct RandomProcedure {
    struct Step {
        int kind{};
        int sides{};
        int dice{};
        int low{};
    };
    std::vector<Step> steps;

    template <class Dice>
    int operator()(Dice& dice) const {
        int result = 0;
        for (const Step& step : steps) {
            if (result % 4 == 3) continue;
            const Die die{step.sides};
            switch (step.kind) {
                case 0:
                    result += dice.roll(die, {}) * 2;
                    break;
                case 1:
                    result += dice.sum(step.dice, die, {});
                    break;
                case 2:
                    result += dice.count(step.dice, die, Faces::at_least(step.low, die), {});
                    break;
                case 3: {
                    const Opposed thrown = dice.opposed(die, {}, {});
                    result += thrown.first > thrown.second ? 1 : 4;
                    break;
                }
                case 4:
                    result +=
                        dice.merged([&](auto& piece) { return piece.roll(die, {}) + piece.roll(die, {}) > step.low; });
                    break;
                default:
                    result += dice.until([&](auto& again) -> std::optional<int> {
                        const int face = again.roll(die, {});
                        return face > 1 && face == step.low ? std::nullopt : std::optional{face};
                    });
            }
            result %= 11;
        }
        return result;
    }
};

inline rc::Gen<RandomProcedure> any_procedure() {
    return rc::gen::exec([] {
        RandomProcedure procedure;
        const int steps = *rc::gen::inRange(0, 5);
        for (int i = 0; i < steps; ++i)
            procedure.steps.push_back(
                {*rc::gen::inRange(0, 6), *rc::gen::inRange(1, 5), *rc::gen::inRange(0, 4), *rc::gen::inRange(0, 6)});
        return procedure;
    });
}

}  // namespace test
