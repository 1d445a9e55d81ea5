#include "rules/zones/procedures/advice.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace reisswitz::zones {

namespace {

/// What one party comes to against another, in parts of a whole that all pairs share.
struct PairParts {
    Integer attacker, contested, empty;
    Integer whole{1};

    void scale_to(const Integer& common) {
        const Integer factor = common / whole;
        for (Integer* parts : {&attacker, &contested, &empty}) *parts *= factor;
        whole = common;
    }
};

DefenderStatus status_of(AdvisedStatus status) {
    switch (status) {
        case AdvisedStatus::garrison:
            return DefenderStatus::garrison;
        case AdvisedStatus::in_transit:
            return DefenderStatus::in_transit;
        case AdvisedStatus::reinforcement:
            return DefenderStatus::reinforcement;
    }
    return {};
}

Sector sector_of(const Advice& advice, const Party& attackers, const Party& defenders) {
    Sector sector{.attacker_sections = attackers.sections};
    for (std::size_t i = 0; i < advice.attackers.size(); ++i)
        if (attackers.holds(static_cast<int>(i)))
            sector.attackers.push_back({advice.attackers[i].castings, advice.attackers[i].grade});
    for (std::size_t i = 0; i < advice.defenders.size(); ++i)
        if (defenders.holds(static_cast<int>(i)))
            sector.defenders.push_back(
                {advice.defenders[i].castings, advice.defenders[i].grade, status_of(advice.defenders[i].status)});
    return sector;
}

/// The parties that occur in the first `sectors` places of some plans, each once.
std::set<Party> parties_in(const std::vector<Plan>& plans, int sectors) {
    std::set<Party> parties;
    for (const Plan& plan : plans) parties.insert(plan.parties.begin(), plan.parties.begin() + sectors);
    return parties;
}

/// The odds of every pair of parties, worked out once each.
class PairTable {
public:
    PairTable(const Advice& advice, const Tables& tables, const AllocationGame& plans, int sectors) {
        const MeleeOptions options = advice.melee();
        const Melee melee{tables, options, tables.classes.row(advice.zone_class).raise};
        const auto defences = parties_in(plans.defence, sectors);
        for (const Party& attackers : parties_in(plans.attack, sectors))
            for (const Party& defenders : defences) {
                auto shares = sector_shares(sector_of(advice, attackers, defenders), melee,
                                            [](const SectorOutcome& outcome) { return outcome.control; });
                shares.reduce();
                PairParts& parts = pairs_[{attackers, defenders}];
                parts.whole = shares.whole.integer();
                for (std::size_t i = 0; i < shares.results.size(); ++i) {
                    if (shares.results[i] == Control::attacker) parts.attacker = shares.parts[i].integer();
                    if (shares.results[i] == Control::contested) parts.contested = shares.parts[i].integer();
                    if (shares.results[i] == Control::empty) parts.empty = shares.parts[i].integer();
                }
                whole_ = lcm(whole_, parts.whole);
            }
        for (auto& [parties, parts] : pairs_) parts.scale_to(whole_);
    }

    const PairParts& of(const Party& attackers, const Party& defenders) const {
        return pairs_.at({attackers, defenders});
    }
    const Integer& whole() const { return whole_; }

private:
    std::map<std::pair<Party, Party>, PairParts> pairs_;
    Integer whole_{1};
};

/// Each party meets each other party in one numbering of `sectors`: twice the mean, in parts of whole * sectors.
Integer sectors_payoff(const PairTable& pairs, const Plan& attack, const Plan& defence, int sectors) {
    Integer sum = 0;
    for (int i = 0; i < sectors; ++i)
        for (int j = 0; j < sectors; ++j) {
            const PairParts& pair =
                pairs.of(attack.parties[static_cast<std::size_t>(i)], defence.parties[static_cast<std::size_t>(j)]);
            sum += 2 * pair.attacker + pair.contested;
        }
    return sum;
}

/// The sum over all numberings, in parts of the whole to the power of `sectors`.
Integer capture_payoff(const PairTable& pairs, const Plan& attack, const Plan& defence, int sectors) {
    std::array<std::size_t, most_advised_sectors> order{};
    std::iota(order.begin(), order.end(), std::size_t{0});
    Integer sum = 0;
    do {
        Integer without_defender = 1;
        Integer without_anybody = 1;
        for (std::size_t i = 0; i < static_cast<std::size_t>(sectors); ++i) {
            const PairParts& pair = pairs.of(attack.parties[i], defence.parties[order[i]]);
            without_defender *= pair.attacker + pair.empty;
            without_anybody *= pair.empty;
        }
        sum += without_defender - without_anybody;
    } while (std::next_permutation(order.begin(), order.begin() + sectors));
    return sum;
}

}  // namespace

MeleeOptions AdviceOptions::melee() const {
    return {.melee_dice = melee_dice,
            .strength_basis = strength_basis,
            .level_four = level_four,
            .engaged_modifier = engaged_modifier,
            .works_breached = works_breached,
            .triple_of_zero = triple_of_zero,
            .attacker_outfought = attacker_outfought};
}

NinePlaces NinePlaces::of(const Rational& number) {
    constexpr int places = 9;
    const Integer scale = 1'000'000'000;
    const Integer rounded = (2 * numerator(number) * scale + denominator(number)) / (2 * denominator(number));
    std::string digits = rounded.str();
    if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
    digits.insert(digits.size() - places, 1, '.');
    return {digits};
}

AllocationGame allocation_game(const Advice& advice, const Tables& tables) {
    const int sectors = capacity_of(advice.zone_class, advice, tables.classes);
    unsigned garrison = 0;
    for (std::size_t i = 0; i < advice.defenders.size(); ++i)
        if (advice.defenders[i].status == AdvisedStatus::garrison) garrison |= 1u << i;
    AllocationGame plans;
    plans.attack = attack_plans(static_cast<int>(advice.attackers.size()), advice.attacker_sections, sectors);
    plans.defence = defence_plans(static_cast<int>(advice.defenders.size()), garrison, sectors);

    const PairTable pairs{advice, tables, plans, sectors};
    int numberings = 1;
    for (int i = 2; i <= sectors; ++i) numberings *= i;
    plans.game.whole = advice.payoff == Payoff::sectors
                           ? Integer{pairs.whole() * 2 * sectors}
                           : Integer{pow(pairs.whole(), static_cast<unsigned>(sectors)) * numberings};
    for (const Plan& attack : plans.attack) {
        auto& row = plans.game.payoff.emplace_back();
        for (const Plan& defence : plans.defence)
            row.push_back(advice.payoff == Payoff::sectors ? sectors_payoff(pairs, attack, defence, sectors)
                                                           : capture_payoff(pairs, attack, defence, sectors));
    }
    return plans;
}

}  // namespace reisswitz::zones
