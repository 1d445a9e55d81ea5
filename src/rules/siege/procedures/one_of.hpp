/// A result that comes in one of several forms.
#pragma once

#include <compare>
#include <utility>
#include <variant>

namespace reisswitz::siege {

/// Results of a procedure whose members depend on what was asked, or on what happened.
/// @tparam Forms  described structs
template <class... Forms>
struct OneOf {
    std::variant<Forms...> form;

    OneOf() = default;
    template <class Form>
        requires(std::is_same_v<Form, Forms> || ...)
    OneOf(Form made) : form(std::move(made)) {}  // NOLINT: any form is such a result

    friend auto operator<=>(const OneOf&, const OneOf&) = default;
    friend bool operator==(const OneOf&, const OneOf&) = default;
};

}  // namespace reisswitz::siege
