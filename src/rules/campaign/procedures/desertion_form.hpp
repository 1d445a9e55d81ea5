/// Desertion as inputs.
#pragma once

#include "rules/campaign/procedures/desertion.hpp"
#include "rules/campaign/procedures/inputs_form.hpp"

namespace reisswitz::describe {

/// {"name": figures, …}
template <>
struct Scalar<campaign::Losses> {
    /// Results are not read.
    static campaign::Losses read(const json&, const Notes&, const Reader& reader) {
        reader.fail(Code::unknown_input, "This is a result.");
    }
    static json write(const campaign::Losses& losses, const Notes&, const Reader&) {
        json object = json::object();
        for (const campaign::Loss& loss : losses.units) object[loss.id.text] = loss.figures;
        return object;
    }
    static json schema(const Notes&, const Reader&) {
        return {{"type", "object"}, {"additionalProperties", {{"type", "integer"}}}};
    }
};

}  // namespace reisswitz::describe

namespace reisswitz::campaign {

/// The names are sorted already.
inline void append_json(std::string& text, const Losses& losses) {
    text += '{';
    for (const Loss& loss : losses.units) {
        if (text.back() != '{') text += ',';
        text += describe::json(loss.id.text).dump() + ':' + std::to_string(loss.figures);
    }
    text += '}';
}

inline const auto& fields(Of<RosterUnit>) {
    static const Fields<RosterUnit> table{
        {&RosterUnit::id, {.required = true, .help = "its name"}},
        {&RosterUnit::arm, {.required = true, .help = "what it is"}},
        {&RosterUnit::quality, {.key = "class", .help = "how good it is; artillery needs none"}},
        {&RosterUnit::figures,
         {.required = true, .low = 1, .high = most_figures, .unit = "figures", .help = "what it has"}},
    };
    return table;
}

inline void check(const RosterUnit& unit, const Reader& reader) {
    if (unit.arm != Arm::artillery) check_given(unit.quality, "class", reader);
}

inline const auto& fields(Of<Desertion>) {
    static const Fields<Desertion> table{
        {&Desertion::stragglers,
         {.required = true, .low = 0, .high = most_stragglers, .unit = "figures", .help = "of all units together"}},
        {&Desertion::units, {.required = true, .fewest = 1, .most = most_units, .help = "the roster, in its order"}},
        {&Desertion::rounding, {.help = "of a part of a deserter"}},
    };
    return table;
}

inline void check(const Desertion& desertion, const Tables&, const Reader& reader) {
    check_distinct(desertion.units, "units", reader);
}

}  // namespace reisswitz::campaign
