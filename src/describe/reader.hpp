/// Described structs from JSON and to JSON.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "describe/fault.hpp"
#include "describe/fields.hpp"
#include "dice/rational.hpp"

namespace reisswitz::describe {

using nlohmann::json;

/// Words that rule data may extend (unit types, qualities), by the name of the list.
using Vocabularies = std::map<std::string, std::vector<std::string>, std::less<>>;

/// Where we are in what is being read, and what the words mean here.
class Reader {
public:
    Reader() = default;
    /// @param vocabularies  must outlive the reader
    explicit Reader(const Vocabularies& vocabularies, std::string path = "")
        : vocabularies_(&vocabularies), path_(std::move(path)) {}
    explicit Reader(Vocabularies&&, std::string = "") = delete;

    const std::string& path() const { return path_; }

    /// @throws Fault at the present place, or at `below` it (a JSON pointer)
    [[noreturn]] void fail(Code code, const std::string& message, std::string_view below = "") const {
        throw Fault(code, path_ + std::string{below}, message);
    }

    /// Reads something below the present place.
    template <class F>
    void at(std::string_view key, F read) {
        const std::size_t length = path_.size();
        path_ += pointer_step(key);
        read();
        path_.resize(length);
    }

    /// The words of a list. @throws std::logic_error when nobody gave that list
    const std::vector<std::string>& vocabulary(std::string_view name) const {
        const auto found = vocabularies_->find(name);
        if (found == vocabularies_->end()) throw std::logic_error("describe: no vocabulary " + std::string{name});
        return found->second;
    }
    const Vocabularies& vocabularies() const { return *vocabularies_; }

private:
    static inline const Vocabularies no_vocabularies;

    const Vocabularies* vocabularies_ = &no_vocabularies;
    std::string path_;
};

/// What JSON calls the type of a value, with its article.
std::string type_name(const json& value);
/// A short look at a value, for messages.
std::string shown(const json& value);
/// "a, b or c"
std::string listed(const std::vector<std::string>& words);

/// The index of a word. @throws Fault bad_type, unknown_value
std::size_t read_word(const json& value, const std::vector<std::string>& words, const Reader& reader);
/// @throws Fault bad_type, out_of_range (beyond the bounds of the notes, or widest_number where they have none)
std::int64_t read_integer(const json& value, const Notes& notes, const Reader& reader);
/// @throws Fault bad_type
const std::string& read_string(const json& value, const Reader& reader);
/// @throws Fault bad_type
bool read_bool(const json& value, const Reader& reader);

/// A number whose notes give no bounds lies between this and its negative: sums of some of them fit an int.
inline constexpr std::int64_t widest_number = 1'000'000'000;

/// A scalar of one's own, written as a string or number in JSON: specialise with
///     static T read(const json&, const Notes&, const Reader&);
///     static json write(const T&, const Notes&, const Reader&);
///     static json schema(const Notes&, const Reader&);
template <class T>
struct Scalar;

template <class T>
concept OwnScalar =
    requires(const json& value, const Notes& notes, const Reader& reader) { Scalar<T>::read(value, notes, reader); };

namespace detail {

template <class T>
inline constexpr bool is_optional = false;
template <class T>
inline constexpr bool is_optional<std::optional<T>> = true;
template <class T>
inline constexpr bool is_vector = false;
template <class T>
inline constexpr bool is_vector<std::vector<T>> = true;

/// Notes with the bounds of a number spelled out, none beyond what a T holds.
template <std::integral T>
Notes bounded(Notes notes) {
    const auto least = std::in_range<std::int64_t>(std::numeric_limits<T>::min())
                           ? static_cast<std::int64_t>(std::numeric_limits<T>::min())
                           : std::numeric_limits<std::int64_t>::min();
    const auto greatest = std::in_range<std::int64_t>(std::numeric_limits<T>::max())
                              ? static_cast<std::int64_t>(std::numeric_limits<T>::max())
                              : std::numeric_limits<std::int64_t>::max();
    notes.low = std::max(notes.low.value_or(-widest_number), least);
    notes.high = std::min(notes.high.value_or(widest_number), greatest);
    return notes;
}

/// A schema that allows null too.
json or_null(json schema);

template <class T>
concept Counted = requires(T count) {
    count.value;
    requires std::is_same_v<decltype(count.value), int>;
} && !Described<T>;

template <DescribedEnum E>
const std::vector<std::string>& enum_words() {
    static const std::vector<std::string> words = [] {
        std::vector<std::string> names;
        boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto e) {
            std::string name = e.name;
            if (name.ends_with('_')) name.pop_back();  // words that C++ keeps for itself: true_, none_
            names.push_back(std::move(name));
        });
        return names;
    }();
    return words;
}

template <DescribedEnum E>
const std::vector<E>& enum_values() {
    static const std::vector<E> values = [] {
        std::vector<E> list;
        boost::mp11::mp_for_each<boost::describe::describe_enumerators<E>>([&](auto e) { list.push_back(e.value); });
        return list;
    }();
    return values;
}

template <class T>
concept Checked = requires(const T& value, Reader& reader) { check(value, reader); };

}  // namespace detail

/// The word of an enumerator.
template <DescribedEnum E>
const std::string& word_of(E value) {
    const auto& values = detail::enum_values<E>();
    return detail::enum_words<E>()[static_cast<std::size_t>(std::find(values.begin(), values.end(), value) -
                                                            values.begin())];
}

/// Reads `value` into `out`.
/// @throws Fault with the place, what was found and what was expected; `out` is then of no use
template <class T>
void read(const json& value, T& out, const Notes& notes, Reader& reader) {
    if constexpr (OwnScalar<T>) {
        out = Scalar<T>::read(value, notes, reader);
    } else if constexpr (detail::is_optional<T>) {
        if (value.is_null()) {
            out.reset();
            return;
        }
        read(value, out.emplace(), notes, reader);
    } else if constexpr (detail::is_vector<T>) {
        if (!value.is_array()) reader.fail(Code::bad_type, "Expected a list, found " + type_name(value) + ".");
        if (value.size() < notes.fewest || value.size() > notes.most)
            reader.fail(Code::out_of_range,
                        fmt::format("Expected {} to {} entries, found {}.", notes.fewest, notes.most, value.size()));
        out.clear();
        out.reserve(value.size());
        for (std::size_t i = 0; i < value.size(); ++i)
            reader.at(std::to_string(i), [&] {
                typename T::value_type element{};
                read(value[i], element, notes, reader);
                out.push_back(std::move(element));
            });
    } else if constexpr (std::is_same_v<T, bool>) {
        out = read_bool(value, reader);
    } else if constexpr (DescribedEnum<T>) {
        out = detail::enum_values<T>()[read_word(value, detail::enum_words<T>(), reader)];
    } else if constexpr (std::is_integral_v<T>) {
        out = static_cast<T>(read_integer(value, detail::bounded<T>(notes), reader));
    } else if constexpr (std::is_same_v<T, std::string>) {
        out = read_string(value, reader);
        if (!notes.vocabulary.empty()) read_word(value, reader.vocabulary(notes.vocabulary), reader);
    } else if constexpr (Described<T>) {
        if (!value.is_object()) reader.fail(Code::bad_type, "Expected an object, found " + type_name(value) + ".");
        std::vector<std::string> known;
        for_each_member<T>([&](std::string_view key, auto, const Notes&) { known.emplace_back(key); });
        for (const auto& [key, ignored] : value.items())
            if (std::find(known.begin(), known.end(), key) == known.end())
                reader.fail(Code::unknown_input,
                            fmt::format("{} is not known here; expected {}.", quote(key), listed(known)),
                            pointer_step(key));
        for_each_member<T>([&](std::string_view key, auto member, const Notes& member_notes) {
            const auto found = value.find(key);
            if (found == value.end()) {
                if (member_notes.required)
                    reader.fail(Code::missing_input,
                                fmt::format("{} is missing{}{}.", quote(key), member_notes.help.empty() ? "" : ": ",
                                            member_notes.help),
                                pointer_step(key));
                return;
            }
            reader.at(key, [&] { read(*found, out.*member, member_notes, reader); });
        });
        if constexpr (detail::Checked<T>) check(std::as_const(out), reader);
    } else {
        static_assert(detail::Counted<T>, "this type has no reader");
        out.value = static_cast<int>(read_integer(value, detail::bounded<int>(notes), reader));
    }
}

/// What `read` reads back as an equal value; members that have their preset are written too.
template <class T>
json write(const T& value, const Notes& notes, const Reader& reader) {
    if constexpr (OwnScalar<T>)
        return Scalar<T>::write(value, notes, reader);
    else if constexpr (detail::is_optional<T>)
        return value ? write(*value, notes, reader) : json{};
    else if constexpr (detail::is_vector<T>) {
        json list = json::array();
        for (const auto& element : value)
            list.push_back(write(static_cast<const typename T::value_type&>(element), notes, reader));
        return list;
    } else if constexpr (DescribedEnum<T>)
        return word_of(value);
    else if constexpr (std::is_same_v<T, bool> || std::is_integral_v<T> || std::is_same_v<T, std::string>)
        return value;
    else if constexpr (Described<T>) {
        json object = json::object();
        for_each_member<T>([&](std::string_view key, auto member, const Notes& member_notes) {
            object[std::string{key}] = write(value.*member, member_notes, reader);
        });
        return object;
    } else
        return value.value;
}

/// JSON Schema (draft 7) of a type.
template <class T>
json schema(const Notes& notes, const Reader& reader) {
    const auto described = [&](json made) {
        if (!notes.help.empty())
            made["description"] =
                std::string{notes.help} + (notes.unit.empty() ? "" : " (" + std::string{notes.unit} + ")");
        return made;
    };
    if constexpr (OwnScalar<T>)
        return described(Scalar<T>::schema(notes, reader));
    else if constexpr (detail::is_optional<T>) {
        return detail::or_null(schema<typename T::value_type>(notes, reader));
    } else if constexpr (detail::is_vector<T>) {
        Notes element = notes;
        element.help = {};
        return described({{"type", "array"},
                          {"minItems", notes.fewest},
                          {"maxItems", notes.most},
                          {"items", schema<typename T::value_type>(element, reader)}});
    } else if constexpr (std::is_same_v<T, bool>)
        return described({{"type", "boolean"}});
    else if constexpr (DescribedEnum<T>)
        return described({{"type", "string"}, {"enum", detail::enum_words<T>()}});
    else if constexpr (std::is_same_v<T, std::string>) {
        json made{{"type", "string"}};
        if (!notes.vocabulary.empty()) made["enum"] = reader.vocabulary(notes.vocabulary);
        return described(made);
    } else if constexpr (Described<T>) {
        json made{{"type", "object"}, {"additionalProperties", false}, {"properties", json::object()}};
        json required = json::array();
        const T preset{};
        for_each_member<T>([&](std::string_view key, auto member, const Notes& member_notes) {
            using M = std::remove_cvref_t<decltype(preset.*member)>;
            json property = schema<M>(member_notes, reader);
            if (member_notes.required)
                required.push_back(std::string{key});
            else
                property["default"] = write(preset.*member, member_notes, reader);
            made["properties"][std::string{key}] = std::move(property);
        });
        if (!required.empty()) made["required"] = std::move(required);
        return described(made);
    } else {
        using Number = std::conditional_t<std::is_integral_v<T>, T, int>;
        const Notes bounds = detail::bounded<Number>(notes);
        return described({{"type", "integer"}, {"minimum", *bounds.low}, {"maximum", *bounds.high}});
    }
}

/// A whole value from JSON.
/// @param path  JSON pointer to `value`, for messages
/// @throws Fault
template <class T>
T from_json(const json& value, const Vocabularies& vocabularies = {}, std::string path = "") {
    Reader reader{vocabularies, std::move(path)};
    T out{};
    read(value, out, Notes{}, reader);
    return out;
}

template <class T>
json to_json_value(const T& value, const Vocabularies& vocabularies = {}) {
    return write(value, Notes{}, Reader{vocabularies});
}

template <class T>
json schema_of(const Vocabularies& vocabularies = {}) {
    return schema<T>(Notes{}, Reader{vocabularies});
}

/// Exact numbers that need not be whole: an integer or "num/den".
template <>
struct Scalar<dice::Rational> {
    static dice::Rational read(const json& value, const Notes& notes, const Reader& reader);
    static json write(const dice::Rational& value, const Notes&, const Reader&);
    /// The bounds of a fraction cannot be said in a schema.
    static json schema(const Notes&, const Reader&);
};

}  // namespace reisswitz::describe
