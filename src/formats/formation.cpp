#include "formats/formation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "formats/words.hpp"

namespace reisswitz::formats {

namespace {

using portable::Battle;
using portable::RosterEntry;

bool digit(char c) { return c >= '0' && c <= '9'; }

/// The part of that name, made where there is none yet.
FormationReport& part(FormationReport& of, std::string_view name) {
    const auto place = std::find_if(of.parts.begin(), of.parts.end(),
                                    [&](const FormationReport& known) { return !before_by_name(known.name, name); });
    if (place != of.parts.end() && place->name == name) return *place;
    FormationReport made;
    made.name = name;
    return *of.parts.insert(place, std::move(made));
}

void count(FormationReport& report, const RosterEntry& entry, int present) {
    ++report.units;
    report.units_left += present > 0;
    report.initial_sp += entry.initial_sp;
    report.present_sp += present;
}

void set_exhaustion_points(FormationReport& report, const portable::Tables& tables) {
    report.exhaustion_point = portable::exhaustion_point(report.initial_sp, tables);
    for (FormationReport& below : report.parts) set_exhaustion_points(below, tables);
}

struct Line {
    std::string name;
    const FormationReport* report;
};

void gather(const FormationReport& report, std::size_t level, std::vector<Line>& lines) {
    lines.push_back({std::string(2 * level, ' ') + report.name, &report});
    for (const FormationReport& below : report.parts) gather(below, level + 1, lines);
}

}  // namespace

bool before_by_name(std::string_view a, std::string_view b) {
    std::size_t i = 0;
    std::size_t j = 0;
    const auto number = [](std::string_view text, std::size_t& at) {
        while (at < text.size() && text[at] == '0') ++at;
        const std::size_t begin = at;
        while (at < text.size() && digit(text[at])) ++at;
        return text.substr(begin, at - begin);
    };
    while (i < a.size() && j < b.size()) {
        if (digit(a[i]) && digit(b[j])) {
            const std::string_view left = number(a, i);
            const std::string_view right = number(b, j);
            if (left.size() != right.size()) return left.size() < right.size();
            if (left != right) return left < right;
        } else {
            if (a[i] != b[j]) return static_cast<unsigned char>(a[i]) < static_cast<unsigned char>(b[j]);
            ++i;
            ++j;
        }
    }
    if ((i < a.size()) != (j < b.size())) return j < b.size();
    return a < b;  // "07" and "7"
}

FormationReport formation_report(const Battle& battle, portable::Side side, std::span<const int> present_sp) {
    FormationReport whole;
    whole.name = battle.sides[portable::index(side)].name;
    for (std::size_t unit = 0; unit < battle.roster.size(); ++unit) {
        const RosterEntry& entry = battle.roster[unit];
        if (entry.side != side) continue;
        const int present = present_sp.empty() ? entry.initial_sp : present_sp[unit];
        FormationReport* formation = &whole;
        count(whole, entry, present);
        for (std::size_t at = 0; at < entry.formation.size();) {
            const std::size_t end = std::min(entry.formation.find('/', at), entry.formation.size());
            formation = &part(*formation, std::string_view{entry.formation}.substr(at, end - at));
            count(*formation, entry, present);
            at = end + 1;
        }
        formation->members.push_back(static_cast<portable::UnitIndex>(unit));
    }
    set_exhaustion_points(whole, battle.tables);
    return whole;
}

std::string print_formations(const FormationReport& report) {
    std::vector<Line> lines;
    gather(report, 0, lines);
    std::size_t widest = 0;
    for (const Line& line : lines) widest = std::max(widest, count_characters(line.name));
    std::string text;
    for (const auto& [name, at] : lines) {
        text += name + std::string(widest - count_characters(name) + 2, ' ');
        text += fmt::format("{:>3} of {:>3} SP, {:>3} lost of {:>3}, {:>2} of {:>2} units{}\n", at->present_sp,
                            at->initial_sp, at->lost_sp(), at->exhaustion_point, at->units_left, at->units,
                            at->worn_out() ? ", exhausted" : "");
    }
    return text;
}

}  // namespace reisswitz::formats
