#include "adjudicate/distribution.hpp"

#include <algorithm>

namespace reisswitz::adjudicate {

Distribution::Distribution(std::vector<Outcome> outcomes) : outcomes_(std::move(outcomes)) {
    std::sort(outcomes_.begin(), outcomes_.end(),
              [](const Outcome& a, const Outcome& b) { return a.result < b.result; });
    auto last = outcomes_.begin();
    for (auto next = outcomes_.begin(); next != outcomes_.end(); ++next) {
        if (next == last) continue;
        if (next->result == last->result)
            last->p += next->p;
        else if (++last != next)
            *last = std::move(*next);
    }
    if (!outcomes_.empty()) outcomes_.erase(last + 1, outcomes_.end());
}

std::string to_json_text(const Distribution& distribution) {
    std::string text = "{\"outcomes\":[";
    for (const Outcome& outcome : distribution.outcomes()) {
        if (text.back() != '[') text += ',';
        text += "{\"result\":";
        text += outcome.result;
        text += ",\"p\":\"";
        text += dice::to_text(outcome.p);
        text += "\"}";
    }
    return text += "]}";
}

}  // namespace reisswitz::adjudicate
