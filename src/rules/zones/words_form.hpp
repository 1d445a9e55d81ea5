/// Words and numbers of this rule book in JSON, with its own answers to wrong ones.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <type_traits>

#include "describe/reader.hpp"
#include "rules/zones/given.hpp"

namespace reisswitz::zones {

/// Found for the enums of this rule book alone.
template <class E>
    requires std::is_enum_v<E>
void is_word_of_zones(E);

template <class E>
concept Word = describe::DescribedEnum<E> && requires(E word) { is_word_of_zones(word); };

/// No word holds a character that JSON would write otherwise.
template <Word E>
void append_json(std::string& text, E word) {
    text.append(1, '"').append(describe::word_of(word)).append(1, '"');
}

}  // namespace reisswitz::zones

namespace reisswitz::describe {

/// A whole number where a word is due is no less a value that nobody knows than a wrong word is.
template <zones::Word E>
struct Scalar<E> {
    static E read(const json& value, const Notes&, const Reader& reader) {
        if (value.is_number_integer())
            reader.fail(Code::unknown_value,
                        fmt::format("Expected {}, found {}.", listed(detail::enum_words<E>()), value.dump()));
        return detail::enum_values<E>()[read_word(value, detail::enum_words<E>(), reader)];
    }
    static json write(const E& value, const Notes&, const Reader&) { return word_of(value); }
    static json schema(const Notes&, const Reader&) { return {{"type", "string"}, {"enum", detail::enum_words<E>()}}; }
};

/// Absent is absent: null is of the wrong type, as for any input that must have a value.
template <class T>
struct Scalar<zones::Given<T>> {
    static zones::Given<T> read(const json& value, const Notes& notes, const Reader& reader) {
        if constexpr (std::is_same_v<T, int>)
            return static_cast<int>(read_integer(value, detail::bounded<int>(notes), reader));
        else
            return Scalar<T>::read(value, notes, reader);
    }
    static json write(const zones::Given<T>& given, const Notes& notes, const Reader& reader) {
        return given ? describe::write(*given, notes, reader) : json{};
    }
    static json schema(const Notes& notes, const Reader& reader) {
        Notes bare = notes;
        bare.help = {};
        return describe::schema<T>(bare, reader);
    }
};

}  // namespace reisswitz::describe
