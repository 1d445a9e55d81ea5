/// Results in several forms as JSON: each form as it is by itself.
#pragma once

#include "describe/reader.hpp"
#include "rules/siege/procedures/one_of.hpp"

namespace reisswitz::describe {

template <class... Forms>
struct Scalar<siege::OneOf<Forms...>> {
    using Result = siege::OneOf<Forms...>;

    /// Results are not read.
    static Result read(const json&, const Notes&, const Reader& reader) {
        reader.fail(Code::bad_type, "A result cannot be an input.");
    }
    static json write(const Result& result, const Notes& notes, const Reader& reader) {
        return std::visit([&](const auto& form) { return describe::write(form, notes, reader); }, result.form);
    }
    static json schema(const Notes& notes, const Reader& reader) {
        return {{"oneOf", json::array({describe::schema<Forms>(notes, reader)...})}};
    }
};

}  // namespace reisswitz::describe
