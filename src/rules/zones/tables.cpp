#include "rules/zones/tables.hpp"

#include <stdexcept>

#include "embedded/data_zones.hpp"
#include "rules/zones/tables_form.hpp"

namespace reisswitz::zones {

namespace {

using describe::Code;
using describe::json;
using describe::Reader;

/// The members of a described struct that holds one value an enumerator, by the enumerator's number.
template <class Value, class Rows, class Word>
const Value& row_of(const Rows& rows, Word word) {
    const Value* found = nullptr;
    const std::string& name = describe::word_of(word);
    describe::for_each_member<Rows>([&](std::string_view key, auto member, const describe::Notes&) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(rows.*member)>, Value>)
            if (key == name) found = &(rows.*member);
    });
    if (!found) throw std::logic_error("zones: the tables have no row " + name);
    return *found;
}

void refuse_empty(const Range& range, const char* path, const Reader& reader) {
    if (range.least > range.most) reader.fail(Code::inconsistent, "The least is more than the most.", path);
}

/// What the bounds of single numbers cannot say.
void check_tables(const Tables& tables, const Reader& reader) {
    for (const ZoneClass zone_class : {ZoneClass::a, ZoneClass::b, ZoneClass::c, ZoneClass::d, ZoneClass::f})
        if (tables.classes.row(zone_class).capacity == 0)
            reader.fail(Code::out_of_range, "Every class but e has a capacity of its own, of at least 1.",
                        "/classes/" + describe::word_of(zone_class) + "/capacity");
    refuse_empty(tables.forts.small, "/forts/small", reader);
    refuse_empty(tables.forts.large, "/forts/large", reader);
    for (const auto* range : {&tables.forts.small, &tables.forts.large})
        if (range->least < 1 || range->most > 12)
            reader.fail(Code::out_of_range, "A fort has 1 to 12 sectors.",
                        range == &tables.forts.small ? "/forts/small" : "/forts/large");
    refuse_empty(tables.boards.rolling_hills, "/boards/rolling_hills", reader);
    refuse_empty(tables.boards.river_valley_hills, "/boards/river_valley_hills", reader);
    if (tables.intensity.level_one_castings > tables.intensity.level_two_castings)
        reader.fail(Code::inconsistent, "Level Two begins above Level One.", "/intensity/level_two_castings");
}

}  // namespace

const ClassRow& ClassTable::row(ZoneClass zone_class) const { return row_of<ClassRow>(*this, zone_class); }
int MoraleFaces::of(Morale morale) const { return row_of<int>(*this, morale); }
const GroundRow& MovementTable::row(Ground ground) const { return row_of<GroundRow>(*this, ground); }
int ClassYards::of(ZoneClass zone_class) const { return row_of<int>(*this, zone_class); }

const Passage& GroundRow::passage(Troop troop) const {
    return row_of<Passage>(*this, troop == Troop::dismounted_cavalry ? Troop::skirmish_infantry : troop);
}

std::string_view built_in_tables_json() {
    for (const auto& file : embedded::data_zones())
        if (file.path.ends_with("tables.json")) return file.bytes;
    throw std::logic_error("zones: tables.json is not embedded");
}

const Tables& built_in_tables() {
    static const Tables tables = read_tables(json::parse(built_in_tables_json()));
    return tables;
}

Tables read_tables(const json& source) {
    Reader reader;
    Tables tables;
    describe::read(source, tables, describe::Notes{}, reader);
    check_tables(tables, reader);
    return tables;
}

json overlay_tables(json tables, const json& overlay, std::vector<TableChange>& changes) {
    const Reader reader;
    const auto merge = [&](auto& self, json& into, const json& from, const std::string& path) -> void {
        if (from.is_object() && into.is_object()) {
            for (const auto& [key, value] : from.items()) {
                const std::string below = path + describe::pointer_step(key);
                if (path.empty() && !into.contains(key))
                    reader.fail(Code::unknown_input, "There is no table " + describe::quote(key) + " to change.",
                                below);
                self(self, into[key], value, below);
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

}  // namespace reisswitz::zones
