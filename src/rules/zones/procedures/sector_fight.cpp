#include "rules/zones/procedures/sector_fight.hpp"

#include <array>
#include <map>
#include <vector>

namespace reisswitz::zones {

namespace {

using dice::Integer;

/// What both sides may inflict in a round. It depends on their castings only by the level that these give.
struct RoundShares {
    std::vector<Integer> inflicted;  ///< ways of each number of hits of the attacker
    std::vector<Integer> suffered;
};

std::vector<Integer> ways_of(DiceGroup group) {
    std::vector<Integer> ways;
    const auto shares = hits_of({&group, 1});
    for (const dice::Ways& part : shares.parts) ways.push_back(part.integer());
    return ways;
}

/// Hits beyond the last casting count as the last.
std::vector<Integer> up_to(const std::vector<Integer>& ways, int castings) {
    std::vector<Integer> capped = ways;
    const auto most = static_cast<std::size_t>(castings);
    for (std::size_t i = most + 1; i < capped.size(); ++i) capped[most] += capped[i];
    if (capped.size() > most + 1) capped.resize(most + 1);
    return capped;
}

/// One round after another over all castings that may be left.
class Rounds {
public:
    Rounds(const SectorFight& fight, const Tables& tables)
        : fight_(fight),
          options_(fight.melee()),
          melee_{tables, options_, tables.classes.row(fight.zone_class).raise},
          columns_(fight.defender.castings + 1),
          left_(static_cast<std::size_t>((fight.attacker.castings + 1) * columns_)) {
        left_[place_of({fight.attacker.castings, fight.defender.castings})] = 1;
    }

    dice::Odds<SectorFightResult> play() {
        dice::Odds<SectorFightResult> odds;
        for (int round = 1; round <= fight_.max_rounds; ++round) {
            std::array<Integer, 4> decided{};  // by control
            std::vector<Integer> later(left_.size());
            groups_.clear();
            for (int attackers = 1; attackers <= fight_.attacker.castings; ++attackers)
                for (int defenders = 1; defenders <= fight_.defender.castings; ++defenders)
                    if (const Integer& weight = left_[place_of({attackers, defenders})]; weight != 0)
                        fight(round, {attackers, defenders}, weight, decided, later);
            for (const Control control : {Control::attacker, Control::defender, Control::contested, Control::empty})
                if (const Integer& parts = decided[static_cast<std::size_t>(control)]; parts != 0)
                    odds.emplace(SectorFightResult{control, round}, dice::Rational{parts, whole_});
            left_ = std::move(later);
        }
        return odds;
    }

private:
    std::size_t place_of(Opponents left) const {
        return static_cast<std::size_t>(left.attackers * columns_ + left.defenders);
    }

    const std::vector<Integer>& ways(DiceGroup group) {
        const auto [place, added] = groups_.try_emplace({group.dice, group.faces});
        if (added) place->second = ways_of(group);
        return place->second;
    }

    void fight(int round, Opponents left, const Integer& weight, std::array<Integer, 4>& decided,
               std::vector<Integer>& later) {
        const Sector sector = sector_in_round(fight_, round, left);
        ruling::NoRuling silent;
        const DiceGroup attacker = attacker_dice(sector, 0, melee_, silent, 0);
        const DiceGroup defender = defender_dice(sector, 0, melee_, silent, 0);
        if (dice_of_round_ != round) {
            whole_ *= dice::power(faces_of_a_die, attacker.dice + defender.dice).integer();
            dice_of_round_ = round;
        }
        const std::vector<Integer> inflicted = up_to(ways(attacker), left.defenders);
        const std::vector<Integer> suffered = up_to(ways(defender), left.attackers);
        const bool last_round = round == fight_.max_rounds;
        for (std::size_t a = 0; a < inflicted.size(); ++a) {
            const Integer row = weight * inflicted[a];
            std::array<Integer, 4> ways_to{};  // of this row, by control, where it is decided now
            for (std::size_t d = 0; d < suffered.size(); ++d) {
                const SectorOutcome outcome =
                    judge_sector(left, static_cast<int>(a), static_cast<int>(d), options_, melee_.tables.intensity);
                if (outcome.control != Control::contested || last_round)
                    ways_to[static_cast<std::size_t>(outcome.control)] += suffered[d];
                else if (suffered[d] != 0)
                    later[place_of({left.attackers - outcome.attacker_casualties,
                                    left.defenders - outcome.defender_casualties})] += row * suffered[d];
            }
            for (std::size_t control = 0; control < ways_to.size(); ++control)
                if (ways_to[control] != 0) decided[control] += row * ways_to[control];
        }
    }

    const SectorFight& fight_;
    MeleeOptions options_;
    Melee melee_;
    int columns_;
    std::vector<Integer> left_;  ///< parts of the whole, by castings left
    Integer whole_{1};
    int dice_of_round_{};
    std::map<std::pair<int, int>, std::vector<Integer>> groups_;
};

}  // namespace

MeleeOptions FightOptions::melee() const {
    return {.melee_dice = melee_dice,
            .defender_guns = defender_guns,
            .level_four = level_four,
            .engaged_modifier = engaged_modifier,
            .works_breached = works_breached,
            .triple_of_zero = triple_of_zero,
            .attacker_outfought = attacker_outfought};
}

Sector sector_in_round(const SectorFight& fight, int round, Opponents left) {
    AttackingUnit attacker = fight.attacker;
    DefendingUnit defender = fight.defender;
    attacker.castings = left.attackers;
    defender.castings = left.defenders;
    if (round > 1) {
        attacker.status = AttackerStatus::engaged;
        defender.status = DefenderStatus::engaged;
    }
    const bool supported = round == 1 || fight.support_rounds == SupportRounds::every;
    return {.attackers = {attacker},
            .defenders = {defender},
            .attacker_sections = supported ? fight.attacker_sections : 0,
            .defender_sections = supported ? fight.defender_sections : 0};
}

dice::Odds<SectorFightResult> sector_fight_odds(const SectorFight& fight, const Tables& tables) {
    return Rounds{fight, tables}.play();
}

}  // namespace reisswitz::zones
