#include "rules/portable/tables.hpp"

#include <algorithm>

#include "describe/reader.hpp"
#include "embedded/data_portable.hpp"
#include "rules/portable/describe_options.hpp"

namespace reisswitz::portable {

namespace {

using describe::Code;
using describe::json;
using describe::Notes;
using describe::Reader;

template <class Row>
int find_row(const std::vector<Row>& rows, std::string_view id) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.id == id; });
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

/// One row of a table, read member by member so that an unknown key is named.
class RowReader {
public:
    RowReader(const json& row, Reader& reader) : row_(row), reader_(reader) {
        if (!row.is_object())
            reader.fail(Code::bad_type, "Expected an object, found " + describe::type_name(row) + ".");
    }

    template <class T>
    void value(const char* key, T& out, Notes notes = {}) {
        known_.emplace_back(key);
        const auto found = row_.find(key);
        if (found == row_.end()) {
            if (notes.required)
                reader_.fail(Code::missing_input, std::string{key} + " is missing.", describe::pointer_step(key));
            return;
        }
        reader_.at(key, [&] { describe::read(*found, out, notes, reader_); });
    }

    /// A key that is read by other means.
    void known(const char* key) { known_.emplace_back(key); }

    void done() const {
        for (const auto& [key, ignored] : row_.items())
            if (std::find(known_.begin(), known_.end(), key) == known_.end())
                reader_.fail(Code::unknown_input,
                             describe::quote(key) + " is not known here; expected " + describe::listed(known_) + ".",
                             describe::pointer_step(key));
    }

private:
    const json& row_;
    Reader& reader_;
    std::vector<std::string> known_;
};

template <class Row, class ReadRow>
std::vector<Row> read_rows(RowReader& top, const json& tables, const char* key, Reader& reader, ReadRow read_row) {
    std::vector<Row> rows;
    const auto found = tables.find(key);
    if (found == tables.end() || !found->is_object())
        reader.fail(found == tables.end() ? Code::missing_input : Code::bad_type,
                    "Expected an object with one entry a row.", describe::pointer_step(key));
    if (found->empty() || found->size() > most_table_rows)
        reader.fail(Code::out_of_range,
                    fmt::format("Expected 1 to {} entries, found {}.", most_table_rows, found->size()),
                    describe::pointer_step(key));
    reader.at(key, [&] {
        for (const auto& [id, value] : found->items())
            reader.at(id, [&] {
                if (id.empty() || id.size() > 24 ||
                    id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") != std::string::npos)
                    reader.fail(Code::out_of_range,
                                "Expected a name of 1 to 24 of a-z, 0-9 and _, found " + describe::quote(id) + ".");
                RowReader row{value, reader};
                Row made;
                made.id = id;
                read_row(row, made, reader);
                row.done();
                rows.push_back(std::move(made));
            });
    });
    top.known(key);
    return rows;
}

}  // namespace

int Tables::find_type(std::string_view id) const { return find_row(types, id); }
int Tables::find_weapon(std::string_view id) const { return find_row(weapons, id); }
int Tables::find_quality(std::string_view id) const { return find_row(qualities, id); }

std::string_view built_in_tables_json() {
    for (const auto& file : embedded::data_portable())
        if (file.path.ends_with("tables.json")) return file.bytes;
    throw std::logic_error("portable: tables.json is not embedded");
}

const Tables& built_in_tables() {
    static const Tables tables = read_tables(json::parse(built_in_tables_json()));
    return tables;
}

Tables read_tables(const json& source) {
    Reader reader;
    Tables tables;
    RowReader top{source, reader};

    tables.weapons = read_rows<Weapon>(top, source, "weapons", reader, [](RowReader& row, Weapon& weapon, Reader&) {
        row.value("range", weapon.range, {.required = true, .low = 1, .high = 64});
        row.value("dice", weapon.dice, {.low = 1, .high = 12});
        row.value("artillery", weapon.artillery);
    });
    tables.qualities =
        read_rows<Quality>(top, source, "qualities", reader, [](RowReader& row, Quality& quality, Reader&) {
            row.value("loses_up_to", quality.loses_up_to, {.required = true, .low = 0, .high = 6});
        });
    tables.types = read_rows<UnitType>(top, source, "units", reader, [&](RowReader& row, UnitType& type, Reader& at) {
        row.value("class", type.arm, {.required = true});
        row.value("sp", type.sp, {.required = true, .low = 1, .high = 12});
        row.value("move", type.move, {.required = true, .low = 0, .high = 8});
        row.value("follows_up", type.follows_up);
        row.value("shares_hex", type.shares_hex);
        row.value("fire_modifier", type.fire_modifier, {.low = -6, .high = 6});
        row.value("target_modifier", type.target_modifier, {.low = -6, .high = 6});
        row.value("melee_modifier", type.melee_modifier, {.low = -6, .high = 6});
        row.value("must_retreat", type.must_retreat);
        row.value("melee_row", type.melee_row);
        std::vector<int> melee;
        row.value("melee", melee, {.required = true, .low = 1, .high = 7, .fewest = 2, .most = 2});
        type.safe_from_front = melee[0];
        type.safe_from_flank = melee[1];
        std::optional<std::string> weapon;
        row.value("weapon", weapon);
        bool armed = weapon.has_value();
        row.value("armed", armed);
        if (armed != weapon.has_value())
            at.fail(Code::inconsistent, "An armed type names its weapon, an unarmed one has none (null).", "/armed");
        if (!weapon) return;
        const int index = tables.find_weapon(*weapon);
        if (index < 0) at.fail(Code::unknown_value, "There is no weapon " + describe::quote(*weapon) + ".", "/weapon");
        type.weapon = static_cast<WeaponIndex>(index);
        if (tables.weapons[static_cast<std::size_t>(index)].artillery != (type.arm == Arm::artillery))
            at.fail(Code::inconsistent, "Artillery carries an artillery weapon, and only artillery does.", "/weapon");
    });
    std::vector<int> fraction;
    top.value("exhaustion_fraction", fraction, {.required = true, .low = 1, .high = 100, .fewest = 2, .most = 2});
    tables.exhaustion_part = fraction[0];
    tables.exhaustion_whole = fraction[1];
    if (fraction[0] > fraction[1])
        reader.fail(Code::inconsistent, "The exhaustion fraction is at most 1.", "/exhaustion_fraction");
    top.value("units_per_activation_die", tables.units_per_activation_die, {.required = true, .low = 1, .high = 100});
    top.value("terrain_height", tables.terrain_height, {.low = 0, .high = 5});
    top.value("turn_limit", tables.turn_limit, {.required = true, .low = 1, .high = 1000});
    top.value("variants", tables.variants);
    top.value("options", tables.options);
    for (const char* key : {"rules", "version", "board"}) top.known(key);
    top.done();
    return tables;
}

json overlay_tables(json tables, const json& overlay, std::vector<TableChange>& changes) {
    Reader reader;
    const auto merge = [&](auto& self, json& into, const json& from, const std::string& path) -> void {
        if (from.is_object() && (into.is_object() || into.is_null())) {
            if (into.is_null()) into = json::object();
            for (const auto& [key, value] : from.items()) {
                if (path.empty() && !into.contains(key))
                    reader.fail(Code::unknown_input, "There is no table " + describe::quote(key) + " to change.",
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

}  // namespace reisswitz::portable
