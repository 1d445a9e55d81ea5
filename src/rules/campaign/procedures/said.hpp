/// An input that need not be given because the tables say what holds then.
#pragma once

#include <optional>

namespace reisswitz::campaign {

/// In JSON a plain T; null is not one.
template <class T>
struct Said {
    std::optional<T> value{};

    Said() = default;
    Said(T given) : value(std::move(given)) {}  // NOLINT: what is given is said

    const T& or_else(const T& preset) const { return value ? *value : preset; }
};

}  // namespace reisswitz::campaign
