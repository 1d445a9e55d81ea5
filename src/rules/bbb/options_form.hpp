/// Options as inputs.
#pragma once

#include "describe/reader.hpp"
#include "rules/bbb/by_word_form.hpp"
#include "rules/bbb/options.hpp"

namespace reisswitz::bbb {

inline const auto& fields(describe::Of<Options>) {
    static const describe::Fields<Options> table{
        {&Options::low_ammo_from, {.low = lowest_low_ammo_from, .high = highest_low_ammo_from}},
        {&Options::minimum_move_in, {.low = 0, .high = longest_minimum_move_in, .unit = "in"}},
        {&Options::direction_changes, {.low = 0, .high = 9}},
        {&Options::command_radius_in, {.low = 0, .high = 48, .unit = "in"}},
    };
    return table;
}

}  // namespace reisswitz::bbb

namespace reisswitz::describe {

template <auto Member>
struct Scalar<bbb::Choice<Member>> {
    using Value = typename bbb::Choice<Member>::Value;

    /// An option has the same bounds in a request as in the tables.
    static Notes bounds_of(Notes notes) {
        if (const Notes* own = fields(Of<bbb::Options>{}).find(Member)) {
            notes.low = own->low;
            notes.high = own->high;
        }
        return notes;
    }
    static bbb::Choice<Member> read(const json& value, const Notes& notes, const Reader& reader) {
        Reader here = reader;
        Value said{};
        describe::read(value, said, bounds_of(notes), here);
        return said;
    }
    static json write(const bbb::Choice<Member>& choice, const Notes& notes, const Reader& reader) {
        return describe::write(choice.under(bbb::Options{}), notes, reader);
    }
    static json schema(const Notes& notes, const Reader& reader) {
        Notes bounds = bounds_of(notes);
        bounds.help = {};  // said by the field itself
        return describe::schema<Value>(bounds, reader);
    }
};

}  // namespace reisswitz::describe
