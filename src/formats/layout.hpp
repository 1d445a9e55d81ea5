/// JSON as a file that people read and edit: short things on one line, lists of sentences one a line, and the members
/// of a described struct in their own order.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "describe/reader.hpp"

namespace reisswitz::formats {

using nlohmann::ordered_json;

/// The text of a value, with a line feed at its end.
std::string lay_out(const ordered_json& value);

/// A value with the members of its structs in order, those left out that have their default value.
template <class T>
ordered_json in_order(const T& value, const describe::Notes& notes = {}) {
    if constexpr (describe::OwnScalar<T>) {
        return ordered_json(describe::write(value, notes, describe::Reader{}));
    } else if constexpr (describe::detail::is_optional<T>) {
        return value ? in_order(*value, notes) : ordered_json{};
    } else if constexpr (describe::detail::is_vector<T>) {
        ordered_json list = ordered_json::array();
        for (const auto& element : value) list.push_back(in_order(element, notes));
        return list;
    } else if constexpr (describe::Described<T>) {
        const T preset{};
        ordered_json object = ordered_json::object();
        describe::for_each_member<T>([&](std::string_view key, auto member, const describe::Notes& member_notes) {
            if (!member_notes.required && value.*member == preset.*member) return;
            object[std::string{key}] = in_order(value.*member, member_notes);
        });
        return object;
    } else {
        return ordered_json(describe::write(value, notes, describe::Reader{}));
    }
}

}  // namespace reisswitz::formats
