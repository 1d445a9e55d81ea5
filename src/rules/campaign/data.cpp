#include "rules/campaign/data.hpp"

#include <nlohmann/json.hpp>
#include <string_view>

#include "describe/fault.hpp"
#include "embedded/data_campaign.hpp"

namespace reisswitz::campaign {

using nlohmann::json;

namespace {

constexpr std::string_view folder = "data/campaign/";
constexpr std::string_view ending = ".json";

/// "data/campaign/nations.json" → "nations".
std::string_view stem(std::string_view path) {
    path.remove_prefix(folder.size());
    path.remove_suffix(ending.size());
    return path;
}

void merge(json& into, const json& from, const std::string& path, std::vector<TableChange>& changes) {
    if (from.is_object() && (into.is_object() || into.is_null())) {
        if (into.is_null()) into = json::object();
        for (const auto& [key, value] : from.items()) {
            const std::string place = path + describe::pointer_step(key);
            if (path.empty() && !into.contains(key))
                throw describe::Fault(describe::Code::unknown_input, place,
                                      "There is no table " + describe::quote(key) + " to change.");
            merge(into[key], value, place, changes);
        }
        return;
    }
    if (into == from) return;
    changes.push_back({path, into.is_null() ? "" : into.dump(), from.dump()});
    into = from;
}

}  // namespace

const json& built_in_json() {
    static const json data = [] {
        json made = json::object();
        for (const auto& file : embedded::data_campaign()) {
            const std::string_view name = stem(file.path);
            if (name == "clauses" || name.find('/') != name.npos) continue;  // house rules are laid over it by choice
            json block = json::parse(file.bytes);
            block.erase("provenance");
            if (name == "tables")
                made.update(block);
            else
                made[std::string{name}] = std::move(block);
        }
        return made;
    }();
    return data;
}

json overlay(json data, const json& changes_wanted, std::vector<TableChange>& changes) {
    merge(data, changes_wanted, "", changes);
    return data;
}

}  // namespace reisswitz::campaign
