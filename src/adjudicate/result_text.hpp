/// Results straight to compact JSON text with sorted keys: what the contract sorts and compares, without building a
/// tree.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "describe/reader.hpp"

namespace reisswitz::adjudicate {

template <class T>
void append_result(std::string& text, const T& value);

namespace detail {

template <class T>
struct Part {
    std::string key;  ///< with quotation marks and colon
    void (*append)(std::string& text, const T& value);
};

/// The members of a described struct in the order of their keys.
template <class T>
const std::vector<Part<T>>& sorted_parts() {
    static const std::vector<Part<T>> parts = [] {
        std::vector<Part<T>> list;
        boost::mp11::mp_for_each<describe::detail::Members<T>>([&](auto member) {
            using Member = decltype(member);
            list.push_back(
                {member.name, [](std::string& text, const T& value) { append_result(text, value.*Member::pointer); }});
        });
        std::size_t i = 0;
        describe::for_each_member<T>([&](std::string_view key, auto, const describe::Notes&) { list[i++].key = key; });
        std::sort(list.begin(), list.end(), [](const Part<T>& a, const Part<T>& b) { return a.key < b.key; });
        for (Part<T>& part : list) part.key = '"' + part.key + "\":";
        return list;
    }();
    return parts;
}

}  // namespace detail

/// The same text as that of describe::write, for results that name no word of a vocabulary. A type with a form of its
/// own may have a function append_json(text, value) beside it, which is quicker than its Scalar.
template <class T>
void append_result(std::string& text, const T& value) {
    if constexpr (requires { append_json(text, value); }) {
        append_json(text, value);
    } else if constexpr (describe::OwnScalar<T>) {
        text += describe::Scalar<T>::write(value, describe::Notes{}, describe::Reader{}).dump();
    } else if constexpr (describe::detail::is_optional<T>) {
        if (value)
            append_result(text, *value);
        else
            text += "null";
    } else if constexpr (describe::detail::is_vector<T>) {
        text += '[';
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (i > 0) text += ',';
            append_result(text, value[i]);
        }
        text += ']';
    } else if constexpr (std::is_same_v<T, bool>) {
        text += value ? "true" : "false";
    } else if constexpr (std::is_integral_v<T>) {
        text += std::to_string(value);
    } else if constexpr (describe::DescribedEnum<T>) {
        text += '"';
        text += describe::word_of(value);
        text += '"';
    } else {
        static_assert(describe::Described<T>, "a result is a described struct of plain values");
        text += '{';
        bool first = true;
        for (const auto& part : detail::sorted_parts<T>()) {
            if (!first) text += ',';
            first = false;
            text += part.key;
            part.append(text, value);
        }
        text += '}';
    }
}

template <class T>
std::string result_text(const T& value) {
    std::string text;
    append_result(text, value);
    return text;
}

}  // namespace reisswitz::adjudicate
