/// Exact odds as the contract writes them.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "dice/rational.hpp"

namespace reisswitz::adjudicate {

struct Outcome {
    std::string result;  ///< compact JSON with sorted keys
    dice::Rational p;    ///< above 0
};

/// All outcomes of one request: sorted by the bytes of their results, each result once, the p sum to 1.
class Distribution {
public:
    Distribution() = default;
    /// @param outcomes  in any order; equal results are merged
    explicit Distribution(std::vector<Outcome> outcomes);

    const std::vector<Outcome>& outcomes() const { return outcomes_; }

private:
    std::vector<Outcome> outcomes_;
};

/// {"outcomes":[{"result":…,"p":"num/den"},…]} without blanks.
std::string to_json_text(const Distribution& distribution);

}  // namespace reisswitz::adjudicate
