/// Exact measures in JSON: a whole number, or "num/den" without a sign.
#pragma once

#include <string>

#include "describe/reader.hpp"
#include "rules/bbb/exact.hpp"

namespace reisswitz::describe {

template <class Unit>
struct Scalar<bbb::Exact<Unit>> {
    static bbb::Exact<Unit> read(const json& value, const Notes& notes, const Reader& reader) {
        if (value.is_string()) {
            const auto& text = value.get_ref<const std::string&>();
            if (text.find('/') == std::string::npos || text.starts_with('-'))
                reader.fail(Code::bad_type,
                            "Expected a whole number or a fraction such as \"5/2\", found " + quote(text) + ".");
        }
        return bbb::Exact<Unit>{Scalar<dice::Rational>::read(value, notes, reader)};
    }
    static json write(const bbb::Exact<Unit>& number, const Notes&, const Reader&) {
        return dice::to_text(number.value);
    }
    static json schema(const Notes&, const Reader&) {
        return {{"type", {"integer", "string"}},
                {"pattern", "^[0-9]+/0*[1-9][0-9]*$"},
                {"maxLength", dice::longest_rational}};
    }
};

}  // namespace reisswitz::describe
