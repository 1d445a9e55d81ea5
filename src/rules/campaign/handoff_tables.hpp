/// How a battle of the campaign is set up in one of the tactical books: data/campaign/handoff.json.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <string>

#include "dice/rational.hpp"

namespace reisswitz::campaign {

/// What a tactical book counts strength in.
enum class StrengthIn : std::uint8_t { sp, bases, figures };
BOOST_DESCRIBE_ENUM(StrengthIn, sp, bases, figures)

/// What one unit of a tactical book stands for.
enum class OneUnit : std::uint8_t { brigade, battalion };
BOOST_DESCRIBE_ENUM(OneUnit, brigade, battalion)

/// Words of the tactical book for the classes of the campaign.
struct QualityWords {
    std::string raw;
    std::string trained;
    std::string veteran;
    std::string elite;
};
BOOST_DESCRIBE_STRUCT(QualityWords, (), (raw, trained, veteran, elite))

/// One tactical book; what stands in words is for the umpire.
struct BattleBook {
    OneUnit one_unit{};
    StrengthIn strength{};
    QualityWords quality{};
    std::string tired;
    std::string exhausted;
    dice::Rational turn_h{1};
    std::string wet_small_arms;
    std::string sight_fog;
    std::string sight_mist;
};
BOOST_DESCRIBE_STRUCT(BattleBook, (),
                      (one_unit, strength, quality, tired, exhausted, turn_h, wet_small_arms, sight_fog, sight_mist))

struct BattleBooks {
    BattleBook portable{};
    BattleBook bbb{};
    BattleBook zones{};
};
BOOST_DESCRIBE_STRUCT(BattleBooks, (), (portable, bbb, zones))

/// FW-HAND-1, FW-HAND-2, FW-HAND-4.
struct HandoffTables {
    int men_per_figure = 1;
    dice::Rational lost_figures_killed{};
    dice::Rational destroyed_come_back{};
    int injured_weeks{};
    BattleBooks books{};
};
BOOST_DESCRIBE_STRUCT(HandoffTables, (),
                      (men_per_figure, lost_figures_killed, destroyed_come_back, injured_weeks, books))

}  // namespace reisswitz::campaign
