#include "rules/bbb/tables_form.hpp"

#include <array>
#include <string>
#include <utility>

namespace reisswitz::bbb {

namespace {

constexpr std::size_t longest_weapon_name = 24;

/// Marks of the firefight table, by effect from `miss` on.
constexpr std::array<const char*, 7> marks{"-", "R", "T", "V", "1", "2", "3"};
const std::vector<std::string> mark_words(marks.begin(), marks.end());

Effect effect_of_mark(std::size_t mark) { return static_cast<Effect>(static_cast<std::size_t>(Effect::miss) + mark); }
const char* mark_of(Effect effect) {
    return marks[static_cast<std::size_t>(effect) - static_cast<std::size_t>(Effect::miss)];
}

const describe::json& table_at(const describe::json& value, const char* key, const Reader& reader) {
    const auto found = value.find(key);
    if (found == value.end())
        reader.fail(Code::missing_input, describe::quote(key) + " is missing.", describe::pointer_step(key));
    return *found;
}

/// A weapon as it stands in the tables, where its id is the key.
struct WeaponEntry {
    bool artillery = false;
    std::vector<RangeBand> ranges;
    int shifts_up_to_in = 0;
};
BOOST_DESCRIBE_STRUCT(WeaponEntry, (), (artillery, ranges, shifts_up_to_in))

const auto& fields(Of<WeaponEntry>) {
    static const Fields<WeaponEntry> table{
        {&WeaponEntry::artillery, group_notes},
        {&WeaponEntry::ranges, {.required = true, .most = 20}},
        {&WeaponEntry::shifts_up_to_in, {.low = 0, .high = longest_distance_in, .unit = "in"}},
    };
    return table;
}

void check(const WeaponEntry& weapon, const Reader& reader) {
    for (std::size_t i = 1; i < weapon.ranges.size(); ++i)
        if (weapon.ranges[i].up_to_in <= weapon.ranges[i - 1].up_to_in)
            reader.fail(Code::inconsistent, "Expected ranges that grow.", "/ranges/" + std::to_string(i) + "/up_to_in");
}

}  // namespace

void check(const MovementNumbers& movement, const Reader& reader) {
    for (std::size_t i = 0; i < movement.rows.size(); ++i) {
        const std::string here = "/rows/" + std::to_string(i) + "/at_least";
        const bool last = i + 1 == movement.rows.size();
        if (movement.rows[i].at_least.has_value() == last)
            reader.fail(Code::inconsistent, "Expected null in the last row and a number in all others.", here);
        if (i > 0 && !last && movement.rows[i].at_least >= movement.rows[i - 1].at_least)
            reader.fail(Code::inconsistent, "Expected rows that fall.", here);
    }
}

void check(const Bands& bands, const Reader& reader) {
    const auto in_order = [&](int great, int middle, int least, const char* middle_place, const char* least_place) {
        if (middle >= great) reader.fail(Code::inconsistent, "Expected bands in order.", middle_place);
        // Only a difference of 0 is a draw.
        if (least != 1 || least >= middle) reader.fail(Code::inconsistent, "Expected 1.", least_place);
    };
    in_order(bands.attacker_plus_7.at_least, bands.attacker_plus_4.at_least, bands.attacker_plus_1.at_least,
             "/attacker_plus_4/at_least", "/attacker_plus_1/at_least");
    in_order(bands.defender_plus_7.at_least, bands.defender_plus_4.at_least, bands.defender_plus_1.at_least,
             "/defender_plus_4/at_least", "/defender_plus_1/at_least");
}

}  // namespace reisswitz::bbb

namespace reisswitz::describe {

using bbb::FirefightTable;

bbb::Weapons Scalar<bbb::Weapons>::read(const json& value, const Notes&, const Reader& reader) {
    if (!value.is_object()) reader.fail(Code::bad_type, "Expected an object, found " + type_name(value) + ".");
    if (value.empty() || value.size() > bbb::most_weapons)
        reader.fail(Code::out_of_range,
                    fmt::format("Expected 1 to {} entries, found {}.", bbb::most_weapons, value.size()));
    Reader below = reader;
    bbb::Weapons weapons;
    for (const auto& [id, entry] : value.items())
        below.at(id, [&, &name = id, &source = entry] {
            if (name.empty() || name.size() > bbb::longest_weapon_name ||
                name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") != std::string::npos)
                below.fail(Code::out_of_range,
                           "Expected a name of 1 to 24 of a-z, 0-9 and _, found " + quote(name) + ".");
            bbb::WeaponEntry read;
            describe::read(source, read, Notes{}, below);
            weapons.rows.push_back({name, read.artillery, std::move(read.ranges), read.shifts_up_to_in});
        });
    return weapons;
}

json Scalar<bbb::Weapons>::write(const bbb::Weapons& weapons, const Notes&, const Reader&) {
    json made = json::object();
    for (const bbb::Weapon& weapon : weapons.rows)
        made[weapon.id] = to_json_value(bbb::WeaponEntry{weapon.artillery, weapon.ranges, weapon.shifts_up_to_in});
    return made;
}

FirefightTable Scalar<FirefightTable>::read(const json& value, const Notes&, const Reader& reader) {
    if (!value.is_object()) reader.fail(Code::bad_type, "Expected an object, found " + type_name(value) + ".");
    for (const auto& [key, ignored] : value.items())
        if (key != "up_to" && key != "rows")
            reader.fail(Code::unknown_input, quote(key) + " is not known here; expected up_to or rows.",
                        pointer_step(key));
    Reader below = reader;
    FirefightTable table;
    const json& up_to = bbb::table_at(value, "up_to", reader);
    below.at("up_to", [&] {
        std::vector<dice::Rational> headings;
        describe::read(up_to, headings, {.low = 0, .high = 10'000, .fewest = 15, .most = 15}, below);
        for (std::size_t i = 0; i < headings.size(); ++i) {
            if (i > 0 && headings[i] <= headings[i - 1])
                below.fail(Code::inconsistent, "Expected headings that grow.", "/" + std::to_string(i));
            table.up_to[i] = headings[i];
        }
    });
    const json& rows = bbb::table_at(value, "rows", reader);
    below.at("rows", [&] {
        if (!rows.is_object()) below.fail(Code::bad_type, "Expected an object, found " + type_name(rows) + ".");
        for (int roll = FirefightTable::lowest_roll; roll <= FirefightTable::highest_roll; ++roll) {
            const std::string key = std::to_string(roll);
            const json& row = bbb::table_at(rows, key.c_str(), below);
            below.at(key, [&] {
                if (!row.is_array()) below.fail(Code::bad_type, "Expected a list, found " + type_name(row) + ".");
                if (row.size() != FirefightTable::columns)
                    below.fail(Code::out_of_range,
                               fmt::format("Expected {} entries, found {}.", +FirefightTable::columns, row.size()));
                for (std::size_t column = 0; column < row.size(); ++column)
                    below.at(std::to_string(column), [&] {
                        table.effects[static_cast<std::size_t>(roll - FirefightTable::lowest_roll)][column] =
                            bbb::effect_of_mark(read_word(row[column], bbb::mark_words, below));
                    });
            });
        }
        if (rows.size() != FirefightTable::rolls)
            below.fail(Code::unknown_input, fmt::format("Expected the rows 2 to 12, found {} rows.", rows.size()));
    });
    return table;
}

json Scalar<FirefightTable>::write(const FirefightTable& table, const Notes&, const Reader&) {
    json up_to = json::array();
    for (const dice::Rational& heading : table.up_to) up_to.push_back(dice::to_text(heading));
    json rows = json::object();
    for (int roll = FirefightTable::lowest_roll; roll <= FirefightTable::highest_roll; ++roll) {
        json row = json::array();
        for (int column = 0; column < FirefightTable::columns; ++column)
            row.push_back(bbb::mark_of(table.effect(column, roll)));
        rows[std::to_string(roll)] = std::move(row);
    }
    return {{"up_to", std::move(up_to)}, {"rows", std::move(rows)}};
}

}  // namespace reisswitz::describe
