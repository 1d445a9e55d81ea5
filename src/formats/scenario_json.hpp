/// How the parts of a scenario that are no plain structs stand in JSON. Only for files that read or write scenarios.
#pragma once

#include "describe/reader.hpp"
#include "formats/scenario.hpp"
#include "rules/portable/describe_options.hpp"

namespace reisswitz::describe {

template <>
struct Scalar<formats::Prose> {
    static formats::Prose read(const json& value, const Notes& notes, const Reader& reader);
    static json write(const formats::Prose& prose, const Notes& notes, const Reader& reader);
    static json schema(const Notes& notes, const Reader& reader);
};

template <>
struct Scalar<formats::MapRows> {
    static formats::MapRows read(const json& value, const Notes& notes, const Reader& reader);
    static json write(const formats::MapRows& map, const Notes& notes, const Reader& reader);
    static json schema(const Notes& notes, const Reader& reader);
};

template <>
struct Scalar<formats::Legend> {
    static formats::Legend read(const json& value, const Notes& notes, const Reader& reader);
    static json write(const formats::Legend& legend, const Notes& notes, const Reader& reader);
    static json schema(const Notes& notes, const Reader& reader);
};

/// Changes that the struct itself can judge: its reader knows every key and value.
template <class Of>
struct Scalar<formats::Changes<Of>> {
    static formats::Changes<Of> read(const json& value, const Notes&, const Reader& reader) {
        if (!value.is_object()) reader.fail(Code::bad_type, "Expected an object, found " + type_name(value) + ".");
        if constexpr (Described<Of>) from_json<Of>(value, reader.vocabularies(), reader.path());
        return {value.empty() ? "" : value.dump()};
    }
    static json write(const formats::Changes<Of>& changes, const Notes&, const Reader&) {
        return changes.json.empty() ? json::object() : json::parse(changes.json);
    }
    static json schema(const Notes&, const Reader& reader) {
        if constexpr (Described<Of>) return describe::schema<Of>(Notes{}, reader);
        return {{"type", "object"}};
    }
};

}  // namespace reisswitz::describe
