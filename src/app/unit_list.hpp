/// The units of both sides as a list: strength, place, facing, what they have done and cannot do.
#pragma once

#include <optional>
#include <string>

#include "app/look.hpp"
#include "rules/portable/battle.hpp"
#include "rules/portable/game/view.hpp"

namespace reisswitz::app {

/// What there is to say of a unit's state, in words: "moved, pinned by baker_foot"; empty: nothing.
std::string state_words(const portable::Battle& battle, const portable::View& view, const portable::ViewUnit& unit);

/// The units of one side, or of both, under a line on the side's strength and exhaustion.
std::string draw_units(const portable::Battle& battle, const portable::View& view, const Look& look,
                       std::optional<portable::Side> side = std::nullopt);

/// All that is known of one unit.
std::string describe_unit(const portable::Battle& battle, const portable::View& view, const portable::ViewUnit& unit,
                          const Look& look);

/// All that is known of one hex: ground, height, roads, wire, objective, and who stands there.
std::string describe_hex(const portable::Battle& battle, const portable::View& view, portable::HexIndex hex,
                         const Look& look);

/// "British: 41 of 43 SP, 2 lost, exhausted at 15"
std::string side_line(const portable::View& view, portable::Side side, const Look& look);

}  // namespace reisswitz::app
