/// A result whose members that do not apply are left out of the answer.
#pragma once

#include <compare>

namespace reisswitz::campaign {

/// @tparam T  a described struct; its optionals that hold nothing are not written
template <class T>
struct LeftOut {
    T value{};
    friend auto operator<=>(const LeftOut&, const LeftOut&) = default;
};

}  // namespace reisswitz::campaign
