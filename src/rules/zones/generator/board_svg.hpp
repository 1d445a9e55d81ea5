/// A board as a drawing.
#pragma once

#include <string>

#include "rules/zones/generator/random_board.hpp"

namespace reisswitz::zones {

/// A whole SVG document, drawn from above, north up; each kind of ground and each feature is a group with its name.
std::string to_svg(const RandomBoard& board);

}  // namespace reisswitz::zones
