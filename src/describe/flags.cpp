#include "describe/flags.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "describe/fault.hpp"
#include "describe/parse.hpp"
#include "describe/reader.hpp"

namespace reisswitz::describe {

namespace {

struct Flag {
    std::string name;     // "attacker.type"
    std::string pointer;  // "/attacker/type"
    json schema;
};

std::string dashed(std::string text) {
    std::replace(text.begin(), text.end(), '_', '-');
    return text;
}

/// The JSON types that a schema allows; none: any.
std::vector<std::string> types_of(const json& schema) {
    if (const auto type = schema.find("type"); type != schema.end())
        return type->is_array() ? type->get<std::vector<std::string>>() : std::vector<std::string>{*type};
    std::vector<std::string> types;
    for (const char* choice : {"anyOf", "oneOf"})
        if (schema.contains(choice))
            for (const json& one : schema.at(choice)) {
                const auto more =
                    one.contains("const") ? std::vector<std::string>{one.at("const").type_name()} : types_of(one);
                if (more.empty()) return {};
                types.insert(types.end(), more.begin(), more.end());
            }
    return types;
}

bool allows(const json& schema, std::string_view type) {
    const auto types = types_of(schema);
    return types.empty() || std::find(types.begin(), types.end(), type) != types.end();
}

bool is_object(const json& schema) { return schema.contains("properties"); }

bool is_bool(const json& schema) {
    const auto types = types_of(schema);
    return !types.empty() && types.front() == "boolean";
}

void collect(const json& schema, const std::string& name, const std::string& pointer, std::vector<Flag>& flags) {
    for (const auto& [key, property] : schema.at("properties").items()) {
        const std::string full = name.empty() ? key : name + "." + key;
        if (is_object(property))
            collect(property, full, pointer + pointer_step(key), flags);
        else
            flags.push_back({dashed(full), pointer + pointer_step(key), property});
    }
}

/// A bound that says more than that a number has so many digits.
std::optional<std::int64_t> bound(const json& schema, const char* key) {
    if (!schema.contains(key)) return {};
    const auto value = schema.at(key).get<std::int64_t>();
    if (value <= -widest_number || value >= widest_number) return {};
    return value;
}

/// The only flag of which `holds`, or none.
template <class Predicate>
const Flag* only(const std::vector<Flag>& flags, Predicate holds) {
    const auto found = std::find_if(flags.begin(), flags.end(), holds);
    if (found == flags.end() || std::find_if(found + 1, flags.end(), holds) != flags.end()) return nullptr;
    return &*found;
}

/// The flag of that name; else the only one that goes on with "-" (its unit left out: "range" for "range-hexes"); else
/// the only one that ends in it ("cover" for "target-in-cover").
const Flag* find(const std::vector<Flag>& flags, const std::string& name) {
    if (name.empty()) return nullptr;
    if (const Flag* flag = only(flags, [&](const Flag& one) { return one.name == name; })) return flag;
    if (const Flag* flag = only(flags, [&](const Flag& one) { return one.name.starts_with(name + "-"); })) return flag;
    return only(flags, [&](const Flag& one) { return one.name.ends_with("-" + name); });
}

/// What somebody typed for a flag, as JSON.
/// @throws Fault bad_json where only JSON will do
json value_of(const Flag& flag, const std::string& text) {
    const bool words_too = allows(flag.schema, "string");
    if (json::accept(text)) {
        json value = parse_json(text);
        const char* type = value.is_number_integer() ? "integer" : value.type_name();
        if (allows(flag.schema, type) || !words_too) return value;
    } else if (allows(flag.schema, "array") && !words_too) {
        throw Fault(Code::bad_json, flag.pointer,
                    fmt::format("--{} wants a list in JSON, found {}.", flag.name, quote(text)));
    }
    return text;  // a word; or the reader says what was expected
}

/// A flag of yes or no, as it was called: by its name, or with no- or not- before it.
struct Called {
    const Flag* flag{};
    bool yes = true;
};

Called find_called(const std::vector<Flag>& flags, const std::string& name) {
    if (const Flag* flag = find(flags, name)) return {flag, true};
    for (const std::string before : {"no-", "not-"})
        if (name.starts_with(before))
            if (const Flag* flag = find(flags, name.substr(before.size())); flag && is_bool(flag->schema))
                return {flag, false};
    return {};
}

}  // namespace

json from_flags(const std::vector<std::string>& arguments, const json& schema) {
    std::vector<Flag> flags;
    collect(schema, "", "", flags);
    json object = json::object();
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (!argument.starts_with("--"))
            throw Fault(Code::unknown_input, "",
                        fmt::format("{} is not a flag; flags begin with --. There are:\n{}", quote(argument),
                                    flags_help(schema)));
        const auto equals = argument.find('=');
        const auto [flag, yes] =
            find_called(flags, dashed(argument.substr(2, equals == std::string::npos ? equals : equals - 2)));
        if (!flag)
            throw Fault(Code::unknown_input, "",
                        fmt::format("There is no flag {}. There are:\n{}", quote(argument), flags_help(schema)));
        json value = yes;
        if (equals != std::string::npos) {
            if (!yes)
                throw Fault(Code::inconsistent, flag->pointer,
                            fmt::format("{} says no and takes no value.", quote(argument)));
            value = value_of(*flag, argument.substr(equals + 1));
        } else if (!is_bool(flag->schema)) {
            if (i + 1 == arguments.size())
                throw Fault(Code::missing_input, flag->pointer, fmt::format("{} wants a value.", quote(argument)));
            value = value_of(*flag, arguments[++i]);
        } else if (yes && i + 1 < arguments.size() && (arguments[i + 1] == "true" || arguments[i + 1] == "false")) {
            value = arguments[++i] == "true";
        }
        const json::json_pointer place{flag->pointer};
        if (object.contains(place))
            throw Fault(Code::inconsistent, flag->pointer, fmt::format("--{} is given twice.", flag->name));
        object[place] = std::move(value);
    }
    return object;
}

std::string flags_help(const json& schema) {
    std::vector<Flag> flags;
    collect(schema, "", "", flags);
    std::string text;
    for (const Flag& flag : flags) {
        std::string takes;
        if (flag.schema.contains("enum")) {
            for (const json& word : flag.schema.at("enum"))
                takes += (takes.empty() ? "" : "|") + (word.is_string() ? word.get<std::string>() : word.dump());
        } else if (is_bool(flag.schema)) {
            // its name says it all
        } else if (const auto low = bound(flag.schema, "minimum"), high = bound(flag.schema, "maximum"); low && high) {
            takes = fmt::format("{}..{}", *low, *high);
        } else {
            takes = allows(flag.schema, "array") && !allows(flag.schema, "string") ? "JSON" : "VALUE";
        }
        text += fmt::format("  --{}{}{}", flag.name, takes.empty() ? "" : " ", takes);
        if (flag.schema.contains("default")) text += fmt::format("  ({})", flag.schema.at("default").dump());
        if (flag.schema.contains("description")) text += "  " + flag.schema.at("description").get<std::string>();
        text += '\n';
    }
    return text;
}

}  // namespace reisswitz::describe
