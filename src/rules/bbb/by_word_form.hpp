/// Numbers by word in JSON: an object with every word of the enumeration.
#pragma once

#include <string>
#include <vector>

#include "describe/reader.hpp"
#include "rules/bbb/by_word.hpp"

namespace reisswitz::describe {

template <class E>
struct Scalar<bbb::ByWord<E>> {
    static bbb::ByWord<E> read(const json& value, const Notes& notes, const Reader& reader) {
        if (!value.is_object()) reader.fail(Code::bad_type, "Expected an object, found " + type_name(value) + ".");
        Reader below = reader;
        bbb::ByWord<E> made;
        for (const E word : detail::enum_values<E>()) {
            const auto found = value.find(word_of(word));
            if (found == value.end())
                below.fail(Code::missing_input, quote(word_of(word)) + " is missing.", pointer_step(word_of(word)));
            below.at(word_of(word), [&] { describe::read(*found, made[word], notes, below); });
        }
        const auto& words = detail::enum_words<E>();
        for (const auto& [key, ignored] : value.items())
            if (std::find(words.begin(), words.end(), key) == words.end())
                below.fail(Code::unknown_input, quote(key) + " is not known here; expected " + listed(words) + ".",
                           pointer_step(key));
        return made;
    }
    static json write(const bbb::ByWord<E>& numbers, const Notes&, const Reader&) {
        json made = json::object();
        for (const E word : detail::enum_values<E>()) made[word_of(word)] = numbers[word];
        return made;
    }
    static json schema(const Notes& notes, const Reader& reader) {
        json made{{"type", "object"}, {"additionalProperties", false}, {"properties", json::object()}};
        for (const E word : detail::enum_values<E>())
            made["properties"][word_of(word)] = describe::schema<int>(notes, reader);
        made["required"] = detail::enum_words<E>();
        return made;
    }
};

}  // namespace reisswitz::describe
