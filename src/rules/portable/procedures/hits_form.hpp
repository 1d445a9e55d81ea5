/// Units that may be hit, and the hits on them, as inputs.
#pragma once

#include <set>
#include <string>

#include "describe/reader.hpp"
#include "rules/portable/procedures/struck_unit.hpp"
#include "rules/portable/procedures/table_row_form.hpp"

namespace reisswitz::describe {

template <>
struct Scalar<portable::UnitId> {
    static portable::UnitId read(const json& value, const Notes&, const Reader& reader) {
        const std::string& text = read_string(value, reader);
        if (text.empty() || text.size() > portable::UnitId::longest ||
            text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") != std::string::npos)
            reader.fail(Code::out_of_range, "Expected a name of 1 to 24 of a-z, 0-9 and _, found " + quote(text) + ".");
        return std::string_view{text};
    }
    static json write(const portable::UnitId& id, const Notes&, const Reader&) { return std::string{id.view()}; }
    static json schema(const Notes&, const Reader&) { return {{"type", "string"}, {"pattern", "^[a-z0-9_]{1,24}$"}}; }
};

}  // namespace reisswitz::describe

namespace reisswitz::portable {

using describe::Code;
using describe::Fields;
using describe::Of;
using describe::Reader;

inline constexpr describe::Notes quality_notes{.help = "quality of the unit"};
inline constexpr describe::Notes sp_notes{
    .required = true, .low = 1, .high = most_sp, .unit = "SP", .help = "Strength Points it has"};
inline constexpr describe::Notes retreat_steps_notes{
    .low = 0, .high = 9, .unit = "hexes", .help = "one-hex retreats in a row that the ground allows"};
inline constexpr describe::Notes policy_notes{.help = "its answer to retreat or lose a point"};

inline const auto& fields(Of<Target>) {
    static const Fields<Target> table{
        {&Target::quality, quality_notes},
        {&Target::sp, sp_notes},
        {&Target::retreat_steps, retreat_steps_notes},
        {&Target::policy, policy_notes},
    };
    return table;
}

inline const auto& fields(Of<HitUnit>) {
    static const Fields<HitUnit> table{
        {&HitUnit::quality, quality_notes},
        {&HitUnit::sp, sp_notes},
        {&HitUnit::retreat_steps, retreat_steps_notes},
        {&HitUnit::policy, policy_notes},
        {&HitUnit::hits, {.low = 1, .high = 6, .help = "hits on it"}},
    };
    return table;
}

inline const auto& fields(Of<NamedTarget>) {
    static const Fields<NamedTarget> table{
        {&NamedTarget::id, {.required = true, .help = "its name"}},
        {&NamedTarget::quality, quality_notes},
        {&NamedTarget::sp, sp_notes},
        {&NamedTarget::retreat_steps, retreat_steps_notes},
        {&NamedTarget::policy, policy_notes},
    };
    return table;
}

/// Its characters are none that JSON would write otherwise.
inline void append_json(std::string& text, const UnitId& id) { text.append(1, '"').append(id.view()).append(1, '"'); }

/// Names of units must differ within a request.
class DistinctIds {
public:
    /// @param list  key of the list, below the present place of the reader
    template <class Units>
    void check(const Units& units, std::string_view list, const Reader& reader) {
        for (std::size_t i = 0; i < units.size(); ++i)
            if (!seen_.insert(units[i].id).second)
                reader.fail(Code::inconsistent, "The name " + describe::quote(units[i].id.view()) + " is given twice.",
                            describe::pointer_step(list) + describe::pointer_step(std::to_string(i)) + "/id");
    }

private:
    std::set<UnitId> seen_;
};

}  // namespace reisswitz::portable
