#include "rules/campaign/tables.hpp"

#include <utility>

#include "rules/campaign/block_reader.hpp"
#include "rules/campaign/data.hpp"
#include "rules/campaign/grid_form.hpp"
#include "rules/campaign/tables_form.hpp"

namespace reisswitz::campaign {

namespace {

using describe::Code;
using describe::json;
using describe::Notes;
using describe::Reader;

constexpr Notes percent_notes{.low = -100, .high = 1000};

/// The row that a word names. @throws Fault unknown_value
template <class Row>
int row_named(const std::vector<Row>& rows, const json& word, Reader& reader) {
    std::vector<std::string> words;
    for (const Row& row : rows) words.push_back(row.id);
    return static_cast<int>(describe::read_word(word, words, reader));
}

void read_nations(BlockReader& top, Tables& tables) {
    top.block("nations", [&](BlockReader& nations) {
        nations.rows("infantry_mph", [&](const std::string& id, const json& rate) {
            tables.nations.push_back(
                {.id = id, .moves_as = "", .infantry_mph = BlockReader::read_factor(rate, nations.reader())});
        });
        std::vector<Nation> others;
        nations.rows("moves_as", [&](const std::string& id, const json& as) {
            if (find_row(tables.nations, id) >= 0)
                nations.reader().fail(Code::inconsistent, describe::quote(id) + " has a rate of its own.");
            const Nation& model =
                tables.nations[static_cast<std::size_t>(row_named(tables.nations, as, nations.reader()))];
            others.push_back({.id = id, .moves_as = model.id, .infantry_mph = model.infantry_mph});
        });
        tables.nations.insert(tables.nations.end(), others.begin(), others.end());
    });
}

/// Numbers of one block for the rows of a list that another block has made; each row must have one, and no others.
template <class Row>
void read_column(BlockReader& block, const char* key, std::vector<Row>& rows, const Spelling& spelling,
                 const std::function<void(Row&, const json&)>& read) {
    std::vector<std::string> seen;
    block.rows(
        key,
        [&](const std::string& id, const json& value) {
            const int row = find_row(rows, id);
            if (row < 0)
                block.reader().fail(Code::unknown_value, "There is no " + describe::quote(id) + " to speak of.");
            seen.push_back(id);
            read(rows[static_cast<std::size_t>(row)], value);
        },
        spelling);
    for (const Row& row : rows)
        if (std::find(seen.begin(), seen.end(), row.id) == seen.end())
            block.reader().fail(Code::missing_input, describe::quote(row.id) + " is missing.",
                                describe::pointer_step(key) + describe::pointer_step(row.id));
}

/// The word that holds when nothing is said must be there.
template <class Row>
void check_usual(const std::vector<Row>& rows, std::string_view word, const char* place, Reader& reader) {
    if (find_row(rows, word) < 0) reader.fail(Code::missing_input, "There is no " + describe::quote(word) + ".", place);
}

template <class T, std::size_t N, class Read>
void read_by_fatigue(BlockReader& block, const char* key, std::array<T, N>& out, Read read) {
    block.block(key, [&](BlockReader& states) {
        const char* const words[] = {"fresh", "tired", "exhausted", "spent"};
        for (std::size_t i = 0; i < N; ++i) read(states, words[i], out[i]);
    });
}

void read_factors(BlockReader& block, const char* key, ByFatigue& out) {
    read_by_fatigue(block, key, out,
                    [](BlockReader& states, const char* word, Rational& value) { states.factor(word, value); });
}

void read_speeds_and_lengths(BlockReader& top, Tables& tables) {
    top.block("speed_factors", [&](BlockReader& speeds) {
        speeds.rows("road", [&](const std::string& id, const json& value) {
            tables.roads.push_back({.id = id, .speed = BlockReader::read_factor(value, speeds.reader())});
        });
        speeds.rows("terrain", [&](const std::string& id, const json& value) {
            tables.terrains.push_back({.id = id, .speed = BlockReader::read_factor(value, speeds.reader())});
        });
        read_column<Weather>(speeds, "weather", tables.weathers, code_spelling, [&](Weather& row, const json& value) {
            row.speed = BlockReader::read_factor(value, speeds.reader());
        });
        read_factors(speeds, "fatigue", tables.fatigue_speed);
    });
    top.block("column_percent", [&](BlockReader& lengths) {
        const auto percent = [&](auto& row, const json& value) {
            describe::read(value, row.percent, percent_notes, lengths.reader());
        };
        read_column<Road>(lengths, "road", tables.roads, {}, percent);
        read_column<Terrain>(lengths, "terrain", tables.terrains, {}, percent);
        read_column<Weather>(lengths, "weather", tables.weathers, code_spelling, percent);
        read_by_fatigue(
            lengths, "fatigue", tables.fatigue_percent,
            [](BlockReader& states, const char* word, int& value) { states.value(word, value, percent_notes); });
        lengths.value("night", tables.night_percent, percent_notes);
        lengths.value("choke", tables.choke_percent, percent_notes);
        lengths.block("hill_guns", [&](BlockReader& guns) {
            guns.with("nations", [&](const json& list) {
                if (!list.is_array()) guns.reader().fail(Code::bad_type, "Expected a list of nations.");
                for (std::size_t i = 0; i < list.size(); ++i)
                    guns.reader().at(std::to_string(i), [&] {
                        tables.nations[static_cast<std::size_t>(row_named(tables.nations, list[i], guns.reader()))]
                            .hill_guns = true;
                    });
            });
            guns.rows("percent", [&](const std::string& id, const json& value) {
                const int row = find_row(tables.terrains, id);
                if (row < 0)
                    guns.reader().fail(Code::unknown_value, "There is no terrain " + describe::quote(id) + ".");
                describe::read(value, tables.terrains[static_cast<std::size_t>(row)].hill_guns_percent, percent_notes,
                               guns.reader());
            });
        });
    });
    check_usual(tables.roads, usual_road, "/speed_factors/road", top.reader());
    check_usual(tables.terrains, usual_terrain, "/speed_factors/terrain", top.reader());
    check_usual(tables.weathers, usual_weather, "/weather_codes", top.reader());
}

void read_weather(BlockReader& top, Tables& tables) {
    std::vector<std::string> codes;
    for (const Weather& weather : tables.weathers) codes.push_back(weather.id);
    top.block("weather", [&](BlockReader& weather) {
        weather.rows("regions", [&](const std::string& id, const json& value) {
            BlockReader seasons{value, weather.reader()};
            WeatherRegion region{.id = id, .seasons = {}};
            std::size_t season = 0;
            for (const char* word : {"spring", "summer", "autumn", "winter"})
                seasons.with(word, [&](const json& grid) {
                    region.seasons[season++] = read_grid(grid, codes, weather.reader());
                });
            seasons.done();
            tables.regions.push_back(std::move(region));
        });
    });
}

void read_march(BlockReader& top, Tables& tables) {
    top.block("march", [&](BlockReader& march) {
        march.value("start_clock_h", tables.start_clock_h, {.low = 0, .high = 24});
        march.value("hours_per_day", tables.hours_per_day, {.low = 1, .high = 24});
        march.block("methods", [&](BlockReader& methods) {
            const char* const names[] = {"0", "1", "2", "3"};
            for (std::size_t i = 0; i < tables.methods.size(); ++i)
                methods.block(names[i], [&](BlockReader& row) {
                    MarchMethod& method = tables.methods[i];
                    row.value("days_per_week", method.days_per_week, {.low = 1, .high = 7});
                    row.value("hours_per_day", method.hours_per_day, {.low = 1, .high = 24});
                    row.value("longest_weeks", method.longest_weeks, {.low = 1, .high = 52});
                    row.value("afterwards", method.afterwards, {.fewest = 3, .most = 3});
                    row.value("rest_owed_days", method.rest_owed_days, {.low = 0, .high = 100});
                });
        });
        read_by_fatigue(march, "days_to_fresh", tables.days_to_fresh,
                        [](BlockReader& states, const char* word, int& value) {
                            states.value(word, value, {.low = 0, .high = 100});
                        });
    });
}

void read_stragglers(BlockReader& top, Tables& tables) {
    top.block("stragglers", [&](BlockReader& stragglers) {
        stragglers.value("figures", tables.straggler_figures,
                         {.low = 0, .high = most_figures_by_a_die, .fewest = 6, .most = 6});
        read_by_fatigue(stragglers, "multiplied_by", tables.straggler_factor,
                        [](BlockReader& states, const char* word, Rational& value) {
                            states.value(word, value, {.low = 0, .high = greatest_straggler_factor});
                        });
    });
    top.block("desertion", [&](BlockReader& desertion) {
        desertion.value("part", tables.deserting_part, {.low = 0, .high = 1});
        std::vector<std::vector<std::string>> order;
        desertion.value("order", order, {.fewest = 1, .most = 8});
        desertion.with("order", [&](const json&) {
            for (const auto& kinds : order) {
                DesertionStep step;
                for (const std::string& kind : kinds) {
                    const auto blank = kind.find(' ');
                    const auto rest = blank == std::string::npos ? std::string{} : kind.substr(blank + 1);
                    const auto quality = describe::read_word(kind.substr(0, blank),
                                                             describe::detail::enum_words<Class>(), desertion.reader());
                    const auto arm = describe::read_word(rest, {"infantry", "cavalry"}, desertion.reader());
                    step.kinds.emplace_back(static_cast<Class>(quality), static_cast<Arm>(arm));
                }
                tables.desertion_order.push_back(std::move(step));
            }
        });
    });
}

void read_formations(BlockReader& top, Tables& tables) {
    top.rows("formations", [&](const std::string& id, const json& value) {
        BlockReader row{value, top.reader()};
        Formation formation{.id = id};
        row.factor("length_mi", formation.length_mi);
        row.option("baggage_mi", formation.baggage_mi, {.low = 0, .high = greatest_table_factor});
        row.option("part", formation.part);
        if (!formation.part.empty()) row.factor("parts", formation.parts);
        row.option("guns", formation.guns);
        row.option("spared_alone", formation.spared_alone);
        row.option("length_given", formation.length_given);
        row.done();
        tables.formations.push_back(std::move(formation));
    });
    top.block("chokes", [&](BlockReader& chokes) {
        chokes.rows("flow", [&](const std::string& id, const json& value) {
            const Rational flow = BlockReader::read_factor(value, chokes.reader());
            if (flow > 1)
                chokes.reader().fail(Code::out_of_range, "Expected at most 1, found " + describe::shown(value) + ".");
            tables.chokes.push_back({id, flow});
        });
    });
}

void read_scouting(BlockReader& top, Tables& tables) {
    ScoutingTables& scouting = tables.scouting;
    constexpr Notes bonus{.low = -20, .high = 20};
    top.block("scouting", [&](BlockReader& block) {
        block.value("average_die", scouting.average_die, {.low = -20, .high = 20, .fewest = 6, .most = 6});
        block.block("scouts", [&](BlockReader& types) {
            std::size_t i = 0;
            for (const char* word : {"light", "line", "irregular"}) types.value(word, scouting.scouts[i++], bonus);
        });
        block.block("band", [&](BlockReader& bands) {
            std::size_t i = 0;
            for (const char* word : {"1", "3", "5"}) bands.value(word, scouting.band[i++], bonus);
        });
        block.value("infantry_far", scouting.infantry_far, bonus);
        block.with("rows", [&](const json& rows) {
            describe::read(rows, scouting.rows, {.fewest = 1, .most = most_table_rows}, top.reader());
            for (std::size_t i = 1; i < scouting.rows.size(); ++i)
                if (scouting.rows[i].at_least >= scouting.rows[i - 1].at_least)
                    top.reader().fail(Code::inconsistent, "The rows go from the highest difference down.",
                                      describe::pointer_step(std::to_string(i)) + "/at_least");
        });
    });
}

void read_messages(BlockReader& top, Tables& tables) {
    MessageTables& messages = tables.messages;
    top.block("messages", [&](BlockReader& block) {
        block.factor("courier_mph", messages.courier_mph);
        block.value("night_factor", messages.night_factor, {.low = 0, .high = 1});
        block.value("preparation_h", messages.preparation_h, {.low = 0, .high = 24});
        block.value("taken_up_to", messages.taken_up_to, {.low = 0, .high = 6});
        block.block("guns_heard_mi", [&](BlockReader& guns) {
            guns.value("usually", messages.guns_heard_mi, {.low = 0, .high = greatest_table_factor});
            guns.value("muffled", messages.guns_heard_muffled_mi, {.low = 0, .high = greatest_table_factor});
            guns.with("muffled_in", [&](const json& codes) {
                std::vector<std::string> words;
                describe::read(codes, words, {.most = most_table_rows}, top.reader());
                for (const std::string& word : words)
                    messages.muffled_in.push_back(
                        static_cast<WeatherRow>(row_named(tables.weathers, word, top.reader())));
            });
        });
        const auto by_season = [&](const char* key, std::array<Rational, 4>& hours, std::int64_t low,
                                   std::int64_t high) {
            block.block(key, [&](BlockReader& seasons) {
                std::size_t i = 0;
                for (const char* word : {"spring", "summer", "autumn", "winter"})
                    seasons.value(word, hours[i++], {.low = low, .high = high});
            });
        };
        by_season("dawn_h", messages.dawn_h, 0, 12);
        by_season("dusk_h", messages.dusk_h, 12, 24);
    });
}

void read_weariness_in_battle(BlockReader& top, Tables& tables) {
    top.block("fatigue_in_battle", [&](BlockReader& block) {
        block.value("tired", tables.weariness_in_battle[static_cast<std::size_t>(Fatigue::tired)]);
        block.value("exhausted", tables.weariness_in_battle[static_cast<std::size_t>(Fatigue::exhausted)]);
    });
}

void read_options(BlockReader& top, Options& options) {
    top.block("options", [&](BlockReader& block) {
        block.value("daily_within_days", options.daily_within_days, {.low = 0, .high = 100});
        block.value("method3_gain", options.method3_gain, {.low = 0, .high = 1});
        block.value("method3_days", options.method3_days, {.low = 5, .high = 7});
        block.value("all_fighters_tire", options.all_fighters_tire);
        block.value("pursuit_state", options.pursuit_state);
        block.value("straggler_rounding", options.straggler_rounding);
        block.value("deserter_rounding", options.deserter_rounding);
        block.value("edge", options.edge);
        block.value("scouting", options.scouting);
        block.value("second_pass", options.second_pass);
        block.value("straggler_unit", options.straggler_unit);
        block.value("lengths", options.lengths);
    });
}

}  // namespace

const Tables& built_in_tables() {
    static const Tables tables = read_tables(built_in_json());
    return tables;
}

Tables read_tables(const json& source) {
    Reader reader;
    BlockReader top{source, reader};
    Tables tables;
    top.rows(
        "weather_codes",
        [&](const std::string& id, const json& name) {
            tables.weathers.push_back({.id = id, .name = describe::read_string(name, reader)});
        },
        code_spelling);
    read_nations(top, tables);
    top.block("troop_types", [&](BlockReader& types) {
        types.rows("factor", [&](const std::string& id, const json& value) {
            tables.troop_types.push_back({id, BlockReader::read_factor(value, reader)});
        });
    });
    read_speeds_and_lengths(top, tables);
    read_weather(top, tables);
    read_march(top, tables);
    read_stragglers(top, tables);
    read_formations(top, tables);
    read_scouting(top, tables);
    read_messages(top, tables);
    top.value("supply", tables.supply);
    read_weariness_in_battle(top, tables);
    read_options(top, tables.options);
    top.value("handoff", tables.handoff);
    top.with("rules", [](const json&) {});
    top.with("version", [](const json&) {});
    top.done();
    return tables;
}

}  // namespace reisswitz::campaign
