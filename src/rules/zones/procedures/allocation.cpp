#include "rules/zones/procedures/allocation.hpp"

#include <algorithm>
#include <cstddef>

namespace reisswitz::zones {

namespace {

/// Most sections that a number of a plan can tell for one sector.
constexpr int section_digits = 3;

/// Calls visit(plan) for every way to put units into exactly `parties` sectors. A unit joins a sector that has
/// somebody, or opens the next one: so each way comes once, whatever numbers the sectors have.
void for_each_partition(int units, int parties, Plan& plan, int unit, int opened,
                        const std::function<void(const Plan&)>& visit) {
    if (units - unit < parties - opened) return;
    if (unit == units) {
        visit(plan);
        return;
    }
    for (int sector = 0; sector <= opened && sector < parties; ++sector) {
        std::uint8_t& here = plan.parties[static_cast<std::size_t>(sector)].units;
        const std::uint8_t before = here;
        here = static_cast<std::uint8_t>(here | 1u << unit);
        for_each_partition(units, parties, plan, unit + 1, std::max(opened, sector + 1), visit);
        here = before;
    }
}

/// Calls visit(plan) for every way to give sections to the first `parties` sectors.
void for_each_support(int sections, int parties, Plan& plan, int sector,
                      const std::function<void(const Plan&)>& visit) {
    std::uint8_t& here = plan.parties[static_cast<std::size_t>(sector)].sections;
    if (sector + 1 == parties) {
        here = static_cast<std::uint8_t>(sections);
        visit(plan);
        here = 0;
        return;
    }
    for (int given = 0; given <= sections; ++given) {
        here = static_cast<std::uint8_t>(given);
        for_each_support(sections - given, parties, plan, sector + 1, visit);
    }
    here = 0;
}

}  // namespace

std::vector<Plan> attack_plans(int units, int sections, int sectors) {
    std::vector<Plan> plans;
    const int parties = std::min(units, sectors);
    Plan empty;
    for_each_partition(units, parties, empty, 0, 0, [&](const Plan& partition) {
        Plan plan = partition;
        for_each_support(sections, parties, plan, 0, [&](const Plan& supported) { plans.push_back(supported); });
    });
    return plans;
}

std::vector<Plan> defence_plans(int units, unsigned garrison, int sectors) {
    std::vector<Plan> plans;
    Plan empty;
    for_each_partition(units, std::min(units, sectors), empty, 0, 0, [&](const Plan& plan) {
        const bool crowded = std::any_of(plan.parties.begin(), plan.parties.end(), [&](const Party& party) {
            const unsigned here = party.units & garrison;
            return (here & (here - 1)) != 0;
        });
        if (!crowded) plans.push_back(plan);
    });
    return plans;
}

int number_of(const Plan& plan) {
    int number = 0;
    for (auto party = plan.parties.rbegin(); party != plan.parties.rend(); ++party)
        number = number * section_digits + party->sections;
    for (int unit = most_advised_units - 1; unit >= 0; --unit) {
        int place = 0;  // in no sector
        for (int sector = 0; sector < most_advised_sectors; ++sector)
            if (plan.parties[static_cast<std::size_t>(sector)].holds(unit)) place = sector + 1;
        number = number * (most_advised_sectors + 1) + place;
    }
    return number;
}

std::string plan_in_words(int number) {
    std::array<std::vector<int>, most_advised_sectors> units;
    for (int unit = 0; unit < most_advised_units; ++unit) {
        const int place = number % (most_advised_sectors + 1);
        if (place > 0) units[static_cast<std::size_t>(place - 1)].push_back(unit + 1);
        number /= most_advised_sectors + 1;
    }
    std::string text;
    for (const auto& together : units) {
        const int sections = number % section_digits;
        number /= section_digits;
        if (together.empty()) continue;
        if (!text.empty()) text += "; ";
        for (std::size_t i = 0; i < together.size(); ++i)
            text += (i == 0 ? "" : i + 1 == together.size() ? " and " : ", ") + std::to_string(together[i]);
        if (sections > 0) text += " with " + std::to_string(sections) + (sections == 1 ? " section" : " sections");
    }
    return text.empty() ? "nobody" : text;
}

}  // namespace reisswitz::zones
