/// Something from outside is not as it must be: where, what was found, what was expected.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace reisswitz::describe {

enum class Code {
    bad_json,
    bad_type,
    missing_input,
    unknown_input,
    unknown_value,
    out_of_range,
    inconsistent,
    too_large
};

std::string_view word(Code code);

/// Thrown where input is read, caught once at the edge that can tell the user.
struct Fault : std::runtime_error {
    Fault(Code which, std::string pointer, const std::string& sentence)
        : std::runtime_error(sentence), code(word(which)), path(std::move(pointer)) {}
    /// A rule book's own special code.
    Fault(std::string special, std::string pointer, const std::string& sentence)
        : std::runtime_error(sentence), code(std::move(special)), path(std::move(pointer)) {}

    std::string code;
    std::string path;  ///< JSON pointer into what was read; "" is the whole
};

/// {"error":{"code":…,"message":…,"path":…}} as compact JSON.
std::string to_json_text(const Fault& fault);

/// `key` as one step of a JSON pointer: / and ~ escaped.
std::string pointer_step(std::string_view key);

/// `text` for a message: quoted; control characters, marks that nobody sees or that turn the reading direction, and
/// bytes that are no UTF-8 shown as codes; cut to a line's length.
std::string quote(std::string_view text);

}  // namespace reisswitz::describe
