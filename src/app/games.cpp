#include "app/games.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <ctime>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/adjudication_call.hpp"
#include "app/text.hpp"
#include "describe/fault.hpp"
#include "describe/parse.hpp"
#include "formats/library.hpp"

namespace reisswitz::app {

namespace {

using nlohmann::json;

/// A year: whoever waits longer waits for ever.
constexpr double longest_wait_hours = 24 * 366;
constexpr double ms_an_hour = 3'600'000;

/// Games of one scenario that are told apart by a number behind its id.
constexpr int most_of_a_name = 100'000;

std::string lower(std::string_view text) {
    std::string out{text};
    std::transform(out.begin(), out.end(), out.begin(), [](unsigned char c) { return std::tolower(c); });
    return out;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

/// {"key":value} from "key=value" words; a value is JSON where it can be read as such, else a word.
std::string object_of(const std::vector<std::string>& settings, const char* what) {
    json object = json::object();
    for (const std::string& setting : settings) {
        const auto equals = setting.find('=');
        if (equals == std::string::npos || equals == 0)
            throw WrongCall(fmt::format("{} is no {}; expected KEY=VALUE", describe::quote(setting), what));
        const std::string value = setting.substr(equals + 1);
        object[setting.substr(0, equals)] =
            value == "true" || value == "false" || json::accept(value) ? json::parse(value) : json(value);
    }
    return object.empty() ? "" : object.dump();
}

/// "options remount" of "/options/remount".
std::string words_of_path(std::string_view path) {
    std::string words;
    for (const char c : path) words += c == '/' ? ' ' : c;
    return std::string{trimmed(words)};
}

/// "units spearmen" of "/units/spearmen/melee": the row of a table that the value is part of; empty: it is in none.
std::string row_of_path(std::string_view path) {
    const auto table = path.find('/', 1);
    const auto value = table == std::string_view::npos ? table : path.find('/', table + 1);
    return value == std::string_view::npos ? "" : words_of_path(path.substr(0, value));
}

const json& member(const json& header, const char* key) {
    const auto found = header.is_object() ? header.find(key) : header.end();
    if (!header.is_object() || found == header.end() || !found->is_object())
        throw describe::Fault(describe::Code::missing_input, fmt::format("/{}", key),
                              "The game's header does not hold it.");
    return *found;
}

std::string free_id(const table::LogStore& log, const std::string& stem) {
    for (int number = 1; number < most_of_a_name; ++number) {
        std::string id = fmt::format("{}-{}", stem, number);
        if (!log.has(id)) return id;
    }
    throw WrongCall("all numbers of this scenario's games are taken; name the game with --id");
}

}  // namespace

json header_of(const std::string& text, const formats::LoadedScenario& loaded, bool physical_dice) {
    json changes = json::array();
    for (const formats::AppliedChanges& applied : loaded.changes) {
        json list = json::array();
        for (const portable::TableChange& change : applied.changes)
            list.push_back({{"path", change.path}, {"was", change.was}, {"is", change.is}});
        changes.push_back({{"by", applied.by}, {"title", applied.title}, {"changes", list}});
    }
    return {{"scenario", describe::parse_json(text)},
            {"tables", describe::parse_json(loaded.tables_json)},
            {"changes", changes},
            {"dice", physical_dice ? "physical" : "seeded"}};
}

std::unique_ptr<table::Game> game_of_header(const json& header) {
    const std::string scenario = member(header, "scenario").dump();
    const std::string tables = member(header, "tables").dump();
    return std::make_unique<table::PortableGame>(
        std::make_shared<const portable::Battle>(formats::load_battle(scenario, tables)));
}

std::vector<std::string> changed_rules(const json& header) {
    std::vector<std::string> lines;
    const auto changes = header.find("changes");
    if (changes == header.end() || !changes->is_array()) return lines;
    for (const json& applied : *changes) {
        if (!applied.is_object() || !applied.contains("changes")) continue;
        std::vector<std::string> parts;
        std::string row;  // of a table, that was added value by value
        for (const json& change : applied.at("changes")) {
            const std::string path = change.value("path", "");
            const std::string was = change.value("was", "");
            const std::string words = words_of_path(path);
            const std::string of_row = row_of_path(path);
            if (was.empty() && !of_row.empty()) {
                if (of_row != row) parts.push_back("adds " + of_row);
                row = of_row;
                continue;
            }
            parts.push_back(fmt::format("{} {}{}", words, change.value("is", ""),
                                        was.empty() ? "" : fmt::format(" (was {})", was)));
        }
        if (parts.empty()) continue;
        std::string line = applied.value("by", "") + ": ";
        for (std::size_t i = 0; i < parts.size(); ++i) line += (i == 0 ? "" : "; ") + parts[i];
        lines.push_back(line);
    }
    return lines;
}

formats::Additions additions_of(const Start& start, std::istream& standard_input) {
    formats::Additions additions;
    for (const std::string& house : start.house) {
        const bool is_file = house.find('/') != std::string::npos || house.ends_with(".json");
        try {
            additions.house.push_back(is_file ? formats::read_house_rule(read_file(house, standard_input))
                                              : formats::find_house_rule(house));
        } catch (const describe::Fault& fault) {
            throw WrongCall(
                fmt::format("house rule {}: {}{}", house, fault.path.empty() ? "" : fault.path + ": ", fault.what()));
        }
    }
    additions.options.json = object_of(start.options, "option");
    additions.variants.json = object_of(start.variants, "variant");
    return additions;
}

Games::Games(const Console& console, store::Mode mode)
    : store_(std::make_unique<store::Store>(
          store::Store::open(console.store ? std::filesystem::path{*console.store} : store::default_path(), mode))),
      log_(std::make_unique<store::TableStore>(*store_)) {}

std::string Games::find(const std::string& text) const {
    const auto games = store_->games();
    std::vector<std::string> fitting;
    for (const store::GameSummary& game : games) {
        if (game.id == text) return game.id;
        if (game.id.starts_with(text)) fitting.push_back(game.id);
    }
    if (fitting.size() == 1 && !text.empty()) return fitting.front();
    if (games.empty()) throw WrongCall("there is no game in this store yet; `reisswitz new SCENARIO` begins one");
    constexpr std::size_t most_named = 12;
    std::vector<std::string> named;
    for (const store::GameSummary& game : games)
        if (named.size() < most_named && (fitting.empty() || game.id.starts_with(text)))
            named.push_back(printable(game.id));
    throw WrongCall(fmt::format("{} is {}: {}{}", describe::quote(text),
                                fitting.empty() ? "no game of this store; there are" : "the beginning of several games",
                                joined(named),
                                games.size() > named.size() && fitting.empty() ? " and more (`reisswitz list`)" : ""));
}

table::Table begin_game(table::LogStore& log, const Start& start, Console& console) {
    formats::ScenarioText text;
    try {
        text = formats::find_scenario(start.scenario);
    } catch (const describe::Fault&) {
        throw;
    } catch (const std::runtime_error& missing) {
        throw WrongCall(missing.what());
    }
    const formats::LoadedScenario loaded = formats::load_scenario(text.text, additions_of(start, console.in));
    const std::int64_t now = console.now_ms();
    table::NewGame game;
    game.id = start.id ? *start.id : free_id(log, loaded.scenario.id);
    game.title = loaded.scenario.title;
    game.created = utc(now);
    game.header = header_of(text.text, loaded, start.physical_dice);
    if (start.wait_hours) {
        if (!(*start.wait_hours > 0) || *start.wait_hours > longest_wait_hours)
            throw WrongCall(fmt::format("--wait is more than 0 and at most {} hours", longest_wait_hours));
        game.header["wait_ms"] = static_cast<std::int64_t>(*start.wait_hours * ms_an_hour);
    }
    if (start.play) game.header["play"] = {{"side", start.play->side}, {"versus", start.play->versus}};
    game.seed = start.seed ? dice::Seed::from_word(*start.seed) : dice::Seed::random();
    return table::Table::create(log, game_of_header, std::move(game), now);
}

const table::PortableGame& portable_game(const table::Table& table) {
    return dynamic_cast<const table::PortableGame&>(table.game());
}

std::string find_seat(const portable::Battle& battle, const std::string& text) {
    const std::string wanted = lower(trimmed(text));
    const std::vector<std::string> seats{"red", "blue"};
    for (const std::string& seat : seats)
        if (seat == wanted) return seat;
    std::vector<std::string> fitting;
    for (const portable::Side side : portable::both_sides)
        if (!wanted.empty() && lower(battle.sides[portable::index(side)].name).starts_with(wanted))
            fitting.push_back(seats[portable::index(side)]);
    if (fitting.size() == 1) return fitting.front();
    throw WrongCall(fmt::format("{} is no side of this battle; there are red ({}) and blue ({})", describe::quote(text),
                                printable(battle.sides[0].name), printable(battle.sides[1].name)));
}

std::string utc(std::int64_t ms) {
    const std::time_t seconds = ms / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", parts);
}

}  // namespace reisswitz::app
