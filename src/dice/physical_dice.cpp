#include "dice/physical_dice.hpp"

namespace reisswitz::dice {

void PhysicalDice::faces(int n, Die die, Throw what, std::vector<int>& out) {
    for (int i = 0; i < n; ++i) {
        if (used_ == tape_.size()) throw DiceWanted{what, die, n - i};
        const int face = tape_[used_];
        if (face < 1 || face > die.sides) throw BadFace{what, die, face, used_};
        ++used_;
        out.push_back(face);
    }
}

}  // namespace reisswitz::dice
