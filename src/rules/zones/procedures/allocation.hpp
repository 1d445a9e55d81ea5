/// The ways to spread units and guns over the sectors of a zone in secret.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace reisswitz::zones {

/// No zone has more sectors (OZ-DSP-3), no request to the adviser more units a side.
inline constexpr int most_advised_sectors = 4;
inline constexpr int most_advised_units = 5;

/// What one side puts into one sector.
struct Party {
    std::uint8_t units{};     ///< one bit a unit, in the order of the inputs
    std::uint8_t sections{};  ///< of guns in support
    friend auto operator<=>(const Party&, const Party&) = default;
    bool holds(int unit) const { return (units >> unit & 1) != 0; }
};

/// One party a sector. Sectors are alike in combat, so plans that differ by a renumbering of the sectors are one plan:
/// here the sectors stand in the order of their first units, those without any last.
struct Plan {
    std::array<Party, most_advised_sectors> parties{};
    friend auto operator<=>(const Plan&, const Plan&) = default;
};

/// Every plan of the attacker: with enough units each sector has one or more, with fewer none has two; each section
/// supports a sector that has units.
/// Clauses: OZ-ASL-7 to OZ-ASL-10, OZ-RULING-5.
std::vector<Plan> attack_plans(int units, int sections, int sectors);

/// Every plan of the defender: while a sector is undefended none has two units, and none ever has two of the garrison.
/// @param garrison  one bit a unit that is garrison; no more than there are sectors
/// Clauses: OZ-ASL-6 to OZ-ASL-8.
std::vector<Plan> defence_plans(int units, unsigned garrison, int sectors);

/// A plan as one number, for a ruling; the same number for either side's plans of the same units.
int number_of(const Plan& plan);
/// The plan of a number in words: "1 and 3; 2 with 1 section; 4".
std::string plan_in_words(int number);

}  // namespace reisswitz::zones
