/// When a unit is spent, in JSON: a number, or nothing.
#pragma once

#include "describe/reader.hpp"
#include "rules/bbb/spent.hpp"

namespace reisswitz::describe {

template <>
struct Scalar<bbb::SpentAfter> {
    static bbb::SpentAfter read(const json& value, const Notes& notes, const Reader& reader) {
        return static_cast<int>(read_integer(value, notes, reader));
    }
    static json write(const bbb::SpentAfter& spent_after, const Notes& notes, const Reader& reader) {
        return describe::write(spent_after.lost_bases, notes, reader);
    }
    static json schema(const Notes& notes, const Reader& reader) { return describe::schema<int>(notes, reader); }
};

}  // namespace reisswitz::describe
