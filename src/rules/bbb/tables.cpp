#include "rules/bbb/tables.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "describe/reader.hpp"
#include "embedded/data_bbb.hpp"
#include "rules/bbb/tables_form.hpp"

namespace reisswitz::bbb {

using describe::json;

int Tables::find_weapon(std::string_view id) const {
    const auto found =
        std::find_if(weapons.rows.begin(), weapons.rows.end(), [&](const Weapon& row) { return row.id == id; });
    return found == weapons.rows.end() ? -1 : static_cast<int>(found - weapons.rows.begin());
}

std::string_view built_in_tables_json() {
    for (const auto& file : embedded::data_bbb())
        if (file.path.ends_with("tables.json")) return file.bytes;
    throw std::logic_error("bbb: tables.json is not embedded");
}

const Tables& built_in_tables() {
    static const Tables tables = read_tables(json::parse(built_in_tables_json()));
    return tables;
}

Tables read_tables(const json& source) {
    auto tables = describe::from_json<Tables>(source);
    // The two rows differ only in who reaches 9 in (BBB-RULING-2).
    const int needlegun = tables.find_weapon("ng");
    const int breechloader = tables.find_weapon("eb");
    if (tables.options.ng_eb_swapped && needlegun >= 0 && breechloader >= 0)
        std::swap(tables.weapons.rows[static_cast<std::size_t>(needlegun)].ranges,
                  tables.weapons.rows[static_cast<std::size_t>(breechloader)].ranges);
    return tables;
}

json overlay_tables(json tables, const json& overlay, std::vector<TableChange>& changes) {
    describe::Reader reader;
    const auto merge = [&](auto& self, json& into, const json& from, const std::string& path) -> void {
        if (from.is_object() && (into.is_object() || into.is_null())) {
            if (into.is_null()) into = json::object();
            for (const auto& [key, value] : from.items()) {
                if (path.empty() && !into.contains(key))
                    reader.fail(describe::Code::unknown_input,
                                "There is no table " + describe::quote(key) + " to change.",
                                describe::pointer_step(key));
                self(self, into[key], value, path + describe::pointer_step(key));
            }
            return;
        }
        if (into == from) return;
        changes.push_back({path, into.is_null() ? "" : into.dump(), from.dump()});
        into = from;
    };
    merge(merge, tables, overlay, "");
    return tables;
}

}  // namespace reisswitz::bbb
