#include "players/random.hpp"

#include <algorithm>

#include "generated/portable_clauses.hpp"
#include "rules/portable/game/play.hpp"

namespace reisswitz::players {

namespace {

std::size_t one_of(std::size_t n, dice::FastDice& dice) {
    std::size_t word = 0;
    for (int i = 0; i < 4; ++i)
        word = word * 100 + static_cast<std::size_t>(dice.roll(dice::d100, {portable::label::imagined_unit}) - 1);
    return word % n;
}

}  // namespace

Order RandomPlayer::choose(const Position& known, Side side) {
    dice::FastDice dice{seed_, asked_++};
    const std::vector<Order> orders = portable::options(*known.battle, known.state, side);
    std::vector<portable::OrderKind> kinds;
    for (const Order& order : orders)
        if (std::find(kinds.begin(), kinds.end(), order.kind) == kinds.end()) kinds.push_back(order.kind);
    const portable::OrderKind kind = kinds[one_of(kinds.size(), dice)];
    std::vector<Order> of_kind;
    std::copy_if(orders.begin(), orders.end(), std::back_inserter(of_kind),
                 [&](const Order& order) { return order.kind == kind; });
    return of_kind[one_of(of_kind.size(), dice)];
}

}  // namespace reisswitz::players
