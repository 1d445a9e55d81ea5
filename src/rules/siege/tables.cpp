#include "rules/siege/tables.hpp"

#include <algorithm>
#include <functional>
#include <stdexcept>

#include "describe/reader.hpp"
#include "embedded/data_siege.hpp"
#include "rules/siege/tables_form.hpp"

namespace reisswitz::siege {

namespace {

using describe::Code;
using describe::json;
using describe::Notes;
using describe::Reader;

/// The most rows that a table may have under a house rule.
constexpr std::size_t most_table_rows = 64;
constexpr std::size_t longest_row_name = 24;

template <class Row>
int find_row(const std::vector<Row>& rows, std::string_view id) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.id == id; });
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

/// The tables of the file, each read by its key, so that one which is missing or unknown is named.
class TopReader {
public:
    explicit TopReader(const json& source) : source_(source) {
        if (!source.is_object())
            reader_.fail(Code::bad_type, "Expected an object, found " + describe::type_name(source) + ".");
    }

    Reader& reader() { return reader_; }

    template <class T>
    void value(const char* key, T& out, Notes notes = {}) {
        const json& found = find(key);
        reader_.at(key, [&] { describe::read(found, out, notes, reader_); });
    }

    /// A table with one entry a row, by its name.
    template <class ReadRow>
    void rows(const char* key, ReadRow read_row) {
        const json& table = find(key);
        reader_.at(key, [&] {
            if (!table.is_object()) reader_.fail(Code::bad_type, "Expected an object with one entry a row.");
            if (table.empty() || table.size() > most_table_rows)
                reader_.fail(Code::out_of_range,
                             fmt::format("Expected 1 to {} entries, found {}.", most_table_rows, table.size()));
            for (const auto& [id, row] : table.items())
                reader_.at(id, [&, &name = id, &of_the_row = row] {
                    if (name.empty() || name.size() > longest_row_name ||
                        name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_-") != std::string::npos)
                        reader_.fail(Code::out_of_range, fmt::format("Expected a name of 1 to {} of a-z, 0-9, _ and "
                                                                     "-, found {}.",
                                                                     longest_row_name, describe::quote(name)));
                    read_row(name, of_the_row);
                });
        });
    }

    template <class Row>
    void rows(const char* key, std::vector<Row>& out) {
        rows(key, [&](const std::string& id, const json& source) {
            Row row;
            describe::read(source, row, {}, reader_);
            row.id = id;
            out.push_back(std::move(row));
        });
    }

    /// A key that says nothing to the rules.
    void known(const char* key) { known_.emplace_back(key); }

    void done() const {
        for (const auto& [key, ignored] : source_.items())
            if (std::find(known_.begin(), known_.end(), key) == known_.end())
                reader_.fail(Code::unknown_input,
                             describe::quote(key) + " is not known here; expected " + describe::listed(known_) + ".",
                             describe::pointer_step(key));
    }

private:
    const json& find(const char* key) {
        known_.emplace_back(key);
        const auto found = source_.find(key);
        if (found == source_.end())
            reader_.fail(Code::missing_input, std::string{key} + " is missing.", describe::pointer_step(key));
        return *found;
    }

    const json& source_;
    Reader reader_;
    std::vector<std::string> known_;
};

void check_guns(const Tables& tables, const Reader& reader) {
    const auto& bands = tables.range_bands_yd;
    if (std::adjacent_find(bands.begin(), bands.end(), std::greater_equal<>{}) != bands.end())
        reader.fail(Code::inconsistent, "Each band of range ends beyond the one before it.", "/range_bands_yd");
    for (const Gun& gun : tables.guns)
        if (gun.damage.size() > bands.size())
            reader.fail(
                Code::inconsistent,
                fmt::format("There are {} bands of range, found damage for {}.", bands.size(), gun.damage.size()),
                "/guns" + describe::pointer_step(gun.id) + "/damage");
    if (tables.find_gun(tables.mine.gun) < 0)
        reader.fail(Code::unknown_value, "There is no gun " + describe::quote(tables.mine.gun) + ".", "/mine/gun");
}

void check_powder(const Powder& powder, const Reader& reader) {
    for (std::size_t face = 0; face < powder.quarters.size(); ++face)
        if (powder.quarters[face] == 3)
            reader.fail(Code::out_of_range, "Expected 0, 1, 2 or 4 quarters, found 3.",
                        "/powder/quarters/" + std::to_string(face));
}

void check_tasks(const Tables& tables, const Reader& reader) {
    for (const Task& task : tables.tasks)
        if (task.portion == 0)
            reader.fail(Code::out_of_range, "Expected a portion above 0, found 0.",
                        "/tasks" + describe::pointer_step(task.id) + "/portion");
}

}  // namespace

int Tables::find_gun(std::string_view id) const { return find_row(guns, id); }
int Tables::find_defence(std::string_view id) const { return find_row(defences, id); }
int Tables::find_town(std::string_view id) const { return find_row(towns, id); }
int Tables::find_task(std::string_view id) const { return find_row(tasks, id); }

std::string_view built_in_tables_json() {
    for (const auto& file : embedded::data_siege())
        if (file.path.ends_with("tables.json")) return file.bytes;
    throw std::logic_error("siege: tables.json is not embedded");
}

const Tables& built_in_tables() {
    static const Tables tables = read_tables(json::parse(built_in_tables_json()));
    return tables;
}

Tables read_tables(const json& source) {
    TopReader top{source};
    Tables tables;
    for (const char* key : {"rules", "version"}) top.known(key);
    top.value("range_bands_yd", tables.range_bands_yd,
              {.low = 0, .high = longest_distance, .fewest = 1, .most = most_range_bands});
    top.rows("guns", tables.guns);
    top.value("fall_of_shot", tables.fall_of_shot, {.fewest = 10, .most = 10});
    top.value("average_die", tables.average_die, {.low = 0, .high = 100, .fewest = 6, .most = 6});
    top.rows("fire_factor", [&](const std::string& nation, const json& value) {
        FireFactor factor{.nation = nation};
        describe::read(value, factor.value, {.low = -10, .high = 20}, top.reader());
        tables.fire_factors.push_back(std::move(factor));
    });
    top.rows("defences", tables.defences);
    top.rows("towns", tables.towns);
    top.value("stock_weeks", tables.stock_weeks, {.low = 0, .high = 200});
    top.value("powder", tables.powder);
    top.value("mine", tables.mine);
    top.value("charge", tables.charge);
    top.value("casualties", tables.casualties);
    top.value("blast", tables.blast);
    top.value("rubble_part_of_height", tables.rubble_part_of_height, {.low = 0, .high = 1});
    top.value("relief_marches", tables.relief_marches, {.low = 0, .high = 1000});
    top.value("sortie", tables.sortie);
    top.rows("tasks", tables.tasks);
    top.value("moves_per_hour", tables.moves_per_hour, {.low = 1, .high = 60});
    top.value("timbering_part", tables.timbering_part, {.low = 0, .high = 1});
    top.value("tunnel_limit_ft", tables.tunnel_limit_ft, {.low = 1, .high = longest_distance});
    top.value("stakes_per_tree", tables.stakes_per_tree, {.low = 1, .high = 1000});
    top.value("stake_interval_ft", tables.stake_interval_ft, {.low = 1, .high = 100});
    top.value("options", tables.options);
    top.done();
    check_guns(tables, top.reader());
    check_powder(tables.powder, top.reader());
    check_tasks(tables, top.reader());
    return tables;
}

json overlay_tables(json tables, const json& overlay, std::vector<TableChange>& changes) {
    const Reader reader;
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

}  // namespace reisswitz::siege
