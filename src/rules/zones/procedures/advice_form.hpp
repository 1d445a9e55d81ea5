/// Advice on an assault as inputs.
#pragma once

#include <algorithm>
#include <string>

#include "rules/zones/procedures/advice.hpp"
#include "rules/zones/procedures/place_form.hpp"
#include "rules/zones/procedures/sector_form.hpp"

namespace reisswitz::zones {

/// As many units as keep the matrix of plans small: four sectors and five attackers make a hundred plans, three make
/// a hundred and fifty.
inline constexpr int most_advised_defenders = 4;
inline constexpr int most_advised_sections = 2;

inline const auto& fields(Of<AdvisedAttacker>) {
    static const Fields<AdvisedAttacker> table{
        {&AdvisedAttacker::castings, castings_notes},
        {&AdvisedAttacker::grade, grade_notes},
    };
    return table;
}

inline const auto& fields(Of<AdvisedDefender>) {
    static const Fields<AdvisedDefender> table{
        {&AdvisedDefender::castings, castings_notes},
        {&AdvisedDefender::grade, grade_notes},
        {&AdvisedDefender::status, {.help = "garrison, from the road, or come to help"}},
    };
    return table;
}

inline const auto& fields(Of<AdvisedForces>) {
    static const Fields<AdvisedForces> table{
        {&AdvisedForces::attackers,
         {.required = true, .fewest = 1, .most = most_advised_units, .help = "units that assault the zone"}},
        {&AdvisedForces::attacker_sections,
         {.low = 0,
          .high = most_advised_sections,
          .unit = "sections",
          .help = "gun sections that support the assault"}},
        {&AdvisedForces::defenders,
         {.required = true, .most = most_advised_defenders, .help = "units that may defend it"}},
        {&AdvisedForces::payoff, {.help = "what is to be had: sectors, or the whole zone"}},
    };
    return table;
}

inline const auto& fields(Of<AdviceOptions>) {
    static const Fields<AdviceOptions> table{
        {&AdviceOptions::melee_dice, *fields(Of<MeleeOptions>{}).find(&MeleeOptions::melee_dice)},
        {&AdviceOptions::strength_basis, *fields(Of<MeleeOptions>{}).find(&MeleeOptions::strength_basis)},
        {&AdviceOptions::level_four, *fields(Of<MeleeOptions>{}).find(&MeleeOptions::level_four)},
        {&AdviceOptions::engaged_modifier, *fields(Of<MeleeOptions>{}).find(&MeleeOptions::engaged_modifier)},
        {&AdviceOptions::works_breached, *fields(Of<MeleeOptions>{}).find(&MeleeOptions::works_breached)},
        {&AdviceOptions::triple_of_zero, *fields(Of<MeleeOptions>{}).find(&MeleeOptions::triple_of_zero)},
        {&AdviceOptions::attacker_outfought, *fields(Of<MeleeOptions>{}).find(&MeleeOptions::attacker_outfought)},
    };
    return table;
}

inline void check(const Advice& advice, const Tables& tables, const Reader& reader) {
    check_base_class(advice.zone_class, advice.base_class, reader);
    const int capacity = capacity_of(advice.zone_class, advice, tables.classes);
    const auto garrison =
        std::count_if(advice.defenders.begin(), advice.defenders.end(),
                      [](const AdvisedDefender& unit) { return unit.status == AdvisedStatus::garrison; });
    if (garrison > capacity)
        reader.fail(Code::inconsistent,
                    fmt::format("The zone has room for {} garrison battalions, found {}.", capacity, garrison),
                    "/defenders");
}

/// Its characters are none that JSON would write otherwise.
inline void append_json(std::string& text, const NinePlaces& number) {
    text.append(1, '"').append(number.text).append(1, '"');
}

}  // namespace reisswitz::zones

namespace reisswitz::describe {

template <>
struct Scalar<zones::NinePlaces> {
    static zones::NinePlaces read(const json&, const Notes&, const Reader& reader) {
        reader.fail(Code::bad_type, "The value of a game is not read.");
    }
    static json write(const zones::NinePlaces& number, const Notes&, const Reader&) { return number.text; }
    static json schema(const Notes&, const Reader&) { return {{"type", "string"}}; }
};

}  // namespace reisswitz::describe
