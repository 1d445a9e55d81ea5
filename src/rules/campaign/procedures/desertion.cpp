#include "rules/campaign/procedures/desertion.hpp"

#include <array>
#include <numeric>

namespace reisswitz::campaign {

namespace {

/// When a unit's turn comes; those of the same turn go by the roster.
std::size_t turn_of(const RosterUnit& unit, const Tables& tables) {
    if (unit.arm == Arm::artillery) return tables.desertion_order.size() + 1;
    const std::pair kind{unit.quality.or_else(Class::raw), unit.arm};
    for (std::size_t turn = 0; turn < tables.desertion_order.size(); ++turn) {
        const auto& kinds = tables.desertion_order[turn].kinds;
        if (std::find(kinds.begin(), kinds.end(), kind) != kinds.end()) return turn;
    }
    return tables.desertion_order.size();  // a house rule has left its kind out: after all that it names
}

/// What one unit may lose, and on how many of the faces of its die; a single certain loss for artillery.
struct PossibleLoss {
    int figures{};
    std::uint64_t faces{};
};

std::vector<PossibleLoss> possible_losses(const RosterUnit& unit, int wanting, const Tables& tables) {
    const auto certain = static_cast<std::uint64_t>(dice::d6.sides);
    if (wanting == 0) return {{0, certain}};
    if (unit.arm == Arm::artillery) return {{std::min(wanting, unit.figures), certain}};
    std::vector<PossibleLoss> losses;
    for (const int figures : tables.straggler_figures) {
        const int lost = std::min({figures, wanting, unit.figures});
        const auto same =
            std::find_if(losses.begin(), losses.end(), [&](const PossibleLoss& one) { return one.figures == lost; });
        if (same == losses.end())
            losses.push_back({lost, 1});
        else
            ++same->faces;
    }
    return losses;
}

/// Walks through everything that the dice may do.
class Walk {
public:
    Walk(const Desertion& desertion, const Tables& tables)
        : desertion_(desertion),
          tables_(tables),
          order_(order_of_desertion(desertion, tables)),
          deserters_(count_deserters(desertion, tables)),
          lost_(desertion.units.size()) {
        for (std::size_t i = 0; i < order_.size(); ++i) whole_ *= static_cast<std::uint64_t>(dice::d6.sides);
    }

    std::vector<std::pair<DesertionResult, Rational>> odds() {
        from(0, deserters_, 1);
        return std::move(odds_);
    }

private:
    /// @param ways  in which the dice have fallen so far: 6 to the 12th is far below 64 bits
    void from(std::size_t next, int wanting, std::uint64_t ways) {
        if (next == order_.size()) {
            odds_.emplace_back(desertion::result_of(desertion_, deserters_, lost_), Rational{ways, whole_});
            return;
        }
        for (const PossibleLoss& loss : possible_losses(desertion_.units[order_[next]], wanting, tables_)) {
            lost_[order_[next]] = loss.figures;
            from(next + 1, wanting - loss.figures, ways * loss.faces);
        }
    }

    const Desertion& desertion_;
    const Tables& tables_;
    std::vector<std::size_t> order_;
    int deserters_;
    std::vector<int> lost_;
    std::uint64_t whole_ = 1;
    std::vector<std::pair<DesertionResult, Rational>> odds_;
};

}  // namespace

DesertionResult desertion::result_of(const Desertion& desertion, int deserters, const std::vector<int>& lost) {
    DesertionResult result{.deserters = deserters,
                           .returned = desertion.stragglers - deserters,
                           .unallocated = deserters - std::accumulate(lost.begin(), lost.end(), 0)};
    for (std::size_t i = 0; i < lost.size(); ++i)
        if (lost[i] > 0) result.losses.units.push_back({desertion.units[i].id, lost[i]});
    std::sort(result.losses.units.begin(), result.losses.units.end());
    return result;
}

std::vector<std::size_t> order_of_desertion(const Desertion& desertion, const Tables& tables) {
    std::vector<std::size_t> order(desertion.units.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return turn_of(desertion.units[a], tables) < turn_of(desertion.units[b], tables);
    });
    return order;
}

int count_deserters(const Desertion& desertion, const Tables& tables) {
    return rounded(tables.deserting_part * desertion.stragglers,
                   desertion.rounding.or_else(tables.options.deserter_rounding));
}

std::uint64_t count_desertion_outcomes(const Desertion& desertion, const Tables& tables) {
    const int deserters = count_deserters(desertion, tables);
    std::vector<std::uint64_t> ways(static_cast<std::size_t>(deserters) + 1);  // by the deserters still wanting
    ways.back() = 1;
    for (const std::size_t i : order_of_desertion(desertion, tables)) {
        std::vector<std::uint64_t> after(ways.size());
        for (int wanting = 0; wanting <= deserters; ++wanting)
            if (const std::uint64_t here = ways[static_cast<std::size_t>(wanting)]; here > 0)
                for (const PossibleLoss& loss : possible_losses(desertion.units[i], wanting, tables))
                    after[static_cast<std::size_t>(wanting - loss.figures)] += here;
        ways = std::move(after);
        if (std::accumulate(ways.begin(), ways.end(), std::uint64_t{0}) > most_desertion_outcomes) break;
    }
    return std::accumulate(ways.begin(), ways.end(), std::uint64_t{0});
}

std::vector<std::pair<DesertionResult, Rational>> desertion_odds(const Desertion& desertion, const Tables& tables) {
    return Walk{desertion, tables}.odds();
}

}  // namespace reisswitz::campaign
