/// A number for each word of an enumeration: covers, arms, qualities.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <boost/mp11.hpp>
#include <cstddef>

namespace reisswitz::bbb {

/// @tparam E  a described enumeration without gaps, from 0
template <class E>
struct ByWord {
    static constexpr std::size_t words = boost::mp11::mp_size<boost::describe::describe_enumerators<E>>::value;

    std::array<int, words> numbers{};

    constexpr int operator[](E word) const { return numbers[static_cast<std::size_t>(word)]; }
    constexpr int& operator[](E word) { return numbers[static_cast<std::size_t>(word)]; }
    friend constexpr bool operator==(const ByWord&, const ByWord&) = default;
};

}  // namespace reisswitz::bbb
