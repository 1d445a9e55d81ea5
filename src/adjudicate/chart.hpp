/// A distribution drawn with letters.
#pragma once

#include <string>

#include "adjudicate/distribution.hpp"

namespace reisswitz::adjudicate {

/// How a chart is drawn.
struct ChartStyle {
    int width = 80;       ///< columns of the terminal; lines are not broken, bars are made to fit
    bool unicode = true;  ///< false: # for the bars
};

/// One line an outcome, likeliest first: percentage, exact probability, bar, and the result as "key value, …". Parts of
/// the result that are the same in every outcome stand once, above the lines. Fractions too long to be read are left
/// out, and outcomes beyond forty are told together. No trailing newline.
std::string chart(const Distribution& distribution, const ChartStyle& style = {});

}  // namespace reisswitz::adjudicate
