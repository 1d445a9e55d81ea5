#include "dice/enumerated_dice.hpp"

namespace reisswitz::dice {

void WeightSum::add_to_others(const Weight& weight) {
    if (first_.whole == 0) {
        first_ = weight;
        return;
    }
    for (Weight& other : others_)
        if (other.whole == weight.whole) {
            other.part += weight.part;
            return;
        }
    others_.push_back(weight);
}

Ways WeightSum::common_whole(const Ways& whole) const {
    if (first_.whole == 0) return whole;
    Ways common = whole == first_.whole ? whole : Ways{lcm(whole, first_.whole)};
    for (const Weight& other : others_) common = lcm(common, other.whole);
    return common;
}

Ways WeightSum::parts_of(const Ways& whole) const {
    if (first_.whole == 0) return 0;
    Ways parts = whole == first_.whole ? first_.part : Ways{first_.part * (whole / first_.whole)};
    for (const Weight& other : others_) parts += other.part * (whole / other.whole);
    return parts;
}

Rational WeightSum::value() const {
    const Ways whole = common_whole(1);
    return {parts_of(whole).integer(), whole.integer()};
}

void Shares::reduce() {
    Ways common = whole;
    for (const Ways& part : parts) {
        if (common == 1) return;
        common = gcd(common, part);
    }
    if (common == 1) return;
    whole = whole / common;
    for (Ways& part : parts) part = part / common;
}

void EnumeratedDice::refuse(int n, Die die) {
    throw std::logic_error("dice: a throw of " + std::to_string(n) + " dice with " + std::to_string(die.sides) +
                           " faces");
}

void EnumeratedDice::refuse_other_run() {
    throw std::logic_error("dice: a procedure asked for other dice when it was run again; it is no pure function");
}

void EnumeratedDice::grow(int faces) {
    const Weight& before = weight_before(position_);
    Branch added{.branches = faces, .weight = before.times(1, static_cast<std::uint64_t>(faces)), .piece = nullptr};
    tape_.push_back(std::move(added));
}

void EnumeratedDice::grow(std::shared_ptr<const Shares> piece) {
    const Weight& before = weight_before(position_);
    Branch added{.branches = static_cast<int>(piece->parts.size()),
                 .weight = before.times(piece->parts.front(), piece->whole),
                 .piece = std::move(piece)};
    tape_.push_back(std::move(added));
}

bool EnumeratedDice::turn_to_next_tape() {
    if (position_ < tape_.size()) refuse_other_run();
    position_ = 0;
    while (!tape_.empty() && tape_.back().index + 1 == tape_.back().branches) tape_.pop_back();
    if (tape_.empty()) return false;
    Branch& last = tape_.back();
    ++last.index;
    if (last.piece) {
        const Weight& before = weight_before(tape_.size() - 1);
        last.weight = before.times(last.piece->parts[static_cast<std::size_t>(last.index)], last.piece->whole);
    }
    return true;
}

ResultShares<int> EnumeratedDice::shares_of_sum(int n, Die die) {
    if (n < 0 || n > largest_throw || die.sides < 1 || die.sides > largest_die) refuse(n, die);
    const auto sides = static_cast<std::size_t>(die.sides);
    std::vector<Ways> ways{1};  // to throw each sum, from the least, with the dice so far
    for (int i = 0; i < n; ++i) {
        std::vector<Ways> next(ways.size() + sides - 1);
        Ways window = 0;  // over the faces of the die that is added
        for (std::size_t total = 0; total < next.size(); ++total) {
            if (total < ways.size()) window += ways[total];
            if (total >= sides) window -= ways[total - sides];
            next[total] = window;
        }
        ways = std::move(next);
    }
    ResultShares<int> shares;
    shares.whole = power(die.sides, n);
    for (std::size_t total = 0; total < ways.size(); ++total) shares.results.push_back(n + static_cast<int>(total));
    shares.parts = std::move(ways);
    return shares;
}

ResultShares<int> EnumeratedDice::shares_of_count(int n, Die die, Faces faces) {
    if (n < 0 || n > largest_throw || die.sides < 1 || die.sides > largest_die) refuse(n, die);
    const int good = faces.count_on(die);
    const int bad = die.sides - good;
    ResultShares<int> shares;
    shares.whole = power(die.sides, n);
    Ways choose = 1;  // which of the dice count
    for (int k = 0; k <= n; ++k) {
        const bool possible = (good > 0 || k == 0) && (bad > 0 || k == n);
        if (possible) {
            shares.parts.push_back(choose * power(good, k) * power(bad, n - k));
            shares.results.push_back(k);
        }
        choose = choose * static_cast<std::uint64_t>(n - k) / static_cast<std::uint64_t>(k + 1);
    }
    return shares;
}

}  // namespace reisswitz::dice
