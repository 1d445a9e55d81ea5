/// A firefight as inputs.
#pragma once

#include "rules/bbb/exact_form.hpp"
#include "rules/bbb/options_form.hpp"
#include "rules/bbb/procedures/different_words.hpp"
#include "rules/bbb/procedures/firefight.hpp"

namespace reisswitz::bbb {

/// More than all the guns of the century.
inline constexpr int most_firepower = 10'000;

/// Each kind once.
inline constexpr std::size_t most_cover = ByWord<Cover>::words;

inline const auto& fields(describe::Of<FireTarget>) {
    static const describe::Fields<FireTarget> table{
        {&FireTarget::arm, {.required = true, .help = "arm of the target"}},
        {&FireTarget::quality, {.required = true, .help = "its quality"}},
        {&FireTarget::bases,
         {.required = true, .low = 1, .high = most_bases, .help = "bases it has; a battery is one"}},
        {&FireTarget::disrupted, {.help = "it is disrupted already"}},
        {&FireTarget::silenced, {.help = "the battery is silenced already"}},
        {&FireTarget::reduced, {.help = "the battery is reduced already"}},
        {&FireTarget::limbered, {.help = "the battery is limbered"}},
        {&FireTarget::march_column, {.help = "it is in march column"}},
        {&FireTarget::skirmishers, {.help = "it has skirmishers"}},
        {&FireTarget::tactically_inept, {.help = "it is tactically inept"}},
        {&FireTarget::on_bridge, {.help = "it is crossing a bridge"}},
    };
    return table;
}

inline const auto& fields(describe::Of<FirefightOptions>) {
    static const describe::Fields<FirefightOptions> table{
        {&FirefightOptions::cover_stacking, {.help = "what several kinds of cover are worth"}},
        {&FirefightOptions::low_ammo_from, {.help = "least throw that leaves the firers low on ammunition; 13: none"}},
        {&FirefightOptions::column_and_flank_stack, {.help = "a march column under flanking fire suffers twice"}},
        {&FirefightOptions::halt_artillery, {.help = "guns can be halted"}},
    };
    return table;
}

inline const auto& fields(describe::Of<Firefight>) {
    static const describe::Fields<Firefight> table{
        {&Firefight::firepower,
         {.required = true, .low = 0, .high = most_firepower, .help = "factors of all who fire at the target"}},
        {&Firefight::phase, {.required = true, .help = "whose phase of fire it is"}},
        {&Firefight::target, {.required = true, .help = "the unit that is fired at"}},
        {&Firefight::target_advanced, {.help = "it has moved nearer to a firer this turn"}},
        {&Firefight::firer_skirmishers, {.help = "skirmishers are among the firers"}},
        {&Firefight::firer_rockets, {.help = "rockets within their range are among the firers"}},
        {&Firefight::firer_devastating, {.help = "the fire counts as devastating volleys"}},
        {&Firefight::firer_ragged, {.help = "the fire counts as ragged volleys"}},
        {&Firefight::flanking_fire, {.help = "the fire comes from the flank"}},
        {&Firefight::cover, {.most = most_cover, .help = "what the target stands in or behind"}},
    };
    return table;
}

inline void check(const FireTarget& target, const describe::Reader& reader) {
    using describe::Code;
    if (target.arm == Arm::artillery) {
        if (target.bases != 1) reader.fail(Code::inconsistent, "A battery is one base.", "/bases");
        if (target.disrupted) reader.fail(Code::inconsistent, "Artillery is silenced, not disrupted.", "/disrupted");
        if (target.march_column)
            reader.fail(Code::inconsistent, "Artillery is limbered, not in march column.", "/march_column");
    } else {
        constexpr const char* only_guns = "Only artillery can be so.";
        if (target.silenced) reader.fail(Code::inconsistent, only_guns, "/silenced");
        if (target.reduced) reader.fail(Code::inconsistent, only_guns, "/reduced");
        if (target.limbered) reader.fail(Code::inconsistent, only_guns, "/limbered");
    }
}

inline void check(const Firefight& fire, const describe::Reader& reader) {
    if (fire.target_advanced && fire.phase == FirePhase::offensive)
        reader.fail(describe::Code::inconsistent, "In the offensive phase the target has not moved.",
                    "/target_advanced");
    check_different(fire.cover, "/cover", reader);
}

}  // namespace reisswitz::bbb
