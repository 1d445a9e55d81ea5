#include "adjudicate/chart.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <vector>

namespace reisswitz::adjudicate {

namespace {

using nlohmann::json;

/// The single values of a result: "units.g1.sp_left" → "2". A list of named things goes by their names.
using Parts = std::map<std::string, std::string>;

void collect(const json& value, const std::string& name, Parts& parts) {
    const auto below = [&](const std::string& key) { return name.empty() ? key : name + "." + key; };
    if (value.is_object()) {
        for (const auto& [key, part] : value.items()) collect(part, below(key), parts);
    } else if (value.is_array() &&
               std::any_of(value.begin(), value.end(), [](const json& part) { return part.is_structured(); })) {
        for (std::size_t i = 0; i < value.size(); ++i) {
            json part = value[i];
            std::string key = std::to_string(i + 1);
            for (const char* names : {"id", "hex"})
                if (part.is_object() && part.contains(names)) {
                    key = part[names].get<std::string>();
                    part.erase(names);
                    break;
                }
            collect(part, key, parts);
        }
    } else if (value.is_array()) {
        std::string list;
        for (const json& part : value)
            list += (list.empty() ? "" : " ") + (part.is_string() ? part.get<std::string>() : part.dump());
        parts[name] = list.empty() ? "none" : list;
    } else if (value.is_boolean()) {
        parts[name] = value.get<bool>() ? "yes" : "no";
    } else if (value.is_null()) {
        parts[name] = "none";
    } else {
        parts[name] = value.is_string() ? value.get<std::string>() : value.dump();
    }
}

std::string written(const Parts& parts) {
    std::string text;
    for (const auto& [name, value] : parts) {
        if (!text.empty()) text += ", ";
        text += name + " " + value;
    }
    return text;
}

std::string bar(const dice::Rational& share, int width, bool unicode) {
    const dice::Integer eighths = numerator(share) * width * 8 / denominator(share);
    const int length = static_cast<int>(eighths);
    std::string drawn;
    if (!unicode) {
        drawn.assign(static_cast<std::size_t>((length + 4) / 8), '#');
        drawn.resize(static_cast<std::size_t>(width), ' ');
        return drawn;
    }
    constexpr const char* parts_of_a_block[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
    int columns = length / 8;
    for (int i = 0; i < columns; ++i) drawn += "█";
    if (length % 8 != 0) {
        drawn += parts_of_a_block[length % 8];
        ++columns;
    }
    return drawn + std::string(static_cast<std::size_t>(width - columns), ' ');
}

/// A page of a terminal: who wants more than that reads JSON.
constexpr std::size_t most_lines = 40;

/// The exact chance, unless it is too long to be read.
std::string fraction(const dice::Rational& p) {
    constexpr std::size_t longest = 17;
    std::string text = dice::to_text(p);
    return text.size() <= longest ? text : std::string{};
}

}  // namespace

std::string chart(const Distribution& distribution, const ChartStyle& style) {
    struct Line {
        dice::Rational p;
        Parts parts;
    };
    std::vector<Line> lines;
    for (const Outcome& outcome : distribution.outcomes()) {
        Line& line = lines.emplace_back();
        line.p = outcome.p;
        collect(json::parse(outcome.result), "", line.parts);
    }
    if (lines.empty()) return "";

    Parts common = lines.front().parts;
    for (const Line& line : lines)
        std::erase_if(common, [&](const auto& part) {
            const auto found = line.parts.find(part.first);
            return found == line.parts.end() || found->second != part.second;
        });
    if (lines.size() == 1) return "certain: " + written(common);
    for (Line& line : lines) std::erase_if(line.parts, [&](const auto& part) { return common.contains(part.first); });
    std::stable_sort(lines.begin(), lines.end(), [](const Line& a, const Line& b) { return a.p > b.p; });

    const std::size_t shown = std::min(lines.size(), most_lines);
    std::size_t fraction_width = 0;
    for (std::size_t i = 0; i < shown; ++i) fraction_width = std::max(fraction_width, fraction(lines[i].p).size());
    const int bar_width = std::clamp(style.width / 4, 8, 24);
    std::string text = common.empty() ? "" : "always: " + written(common);
    bool shortened = false;
    for (std::size_t i = 0; i < shown; ++i) {
        const Line& line = lines[i];
        if (!text.empty()) text += '\n';
        const std::string exact = fraction(line.p);
        shortened = shortened || exact.empty();
        text += fmt::format("{:>8}  {:>{}}  {}  {}", dice::to_percent(line.p), exact, fraction_width,
                            bar(line.p / lines.front().p, bar_width, style.unicode), written(line.parts));
    }
    if (shown < lines.size()) {
        dice::Rational rest = 0;
        for (std::size_t i = shown; i < lines.size(); ++i) rest += lines[i].p;
        text += fmt::format("\n{:>8}  {} further outcomes together", dice::to_percent(rest), lines.size() - shown);
    }
    if (shortened || shown < lines.size()) text += "\n(--json has all of them, as exact fractions.)";
    return text;
}

}  // namespace reisswitz::adjudicate
