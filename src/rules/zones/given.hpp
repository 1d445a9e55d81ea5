/// An input that has a value only when it is given.
#pragma once

#include <optional>

namespace reisswitz::zones {

/// Unlike an input that may be null, it is either there with a value or not there at all.
template <class T>
struct Given {
    std::optional<T> value{};

    Given() = default;
    Given(T given) : value(given) {}  // NOLINT: what is given is the value

    explicit operator bool() const { return value.has_value(); }
    const T& operator*() const { return *value; }
    T value_or(T otherwise) const { return value.value_or(otherwise); }
    friend bool operator==(const Given&, const Given&) = default;
};

}  // namespace reisswitz::zones
