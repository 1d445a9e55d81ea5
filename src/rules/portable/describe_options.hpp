/// Options whose form in JSON is their own.
#pragma once

#include "describe/reader.hpp"
#include "rules/portable/options.hpp"

namespace reisswitz::describe {

/// "unlimited", or the number of layings that a side has.
template <>
struct Scalar<portable::WireSupply> {
    static portable::WireSupply read(const json& value, const Notes&, const Reader& reader) {
        if (value.is_string()) {
            read_word(value, {"unlimited"}, reader);
            return {};
        }
        return {static_cast<int>(read_integer(value, {.low = 0, .high = 1000}, reader))};
    }
    static json write(const portable::WireSupply& supply, const Notes&, const Reader&) {
        return supply.layings == portable::WireSupply::unlimited ? json("unlimited") : json(supply.layings);
    }
    static json schema(const Notes&, const Reader&) {
        return {{"oneOf", {{{"const", "unlimited"}}, {{"type", "integer"}, {"minimum", 0}, {"maximum", 1000}}}}};
    }
};

}  // namespace reisswitz::describe
