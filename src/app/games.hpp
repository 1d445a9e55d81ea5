/// The games of this program: from a scenario to a table, and from the store back to it.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/console.hpp"
#include "formats/load.hpp"
#include "store/store.hpp"
#include "store/table_store.hpp"
#include "table/portable_game.hpp"
#include "table/table.hpp"

namespace reisswitz::app {

/// What a log keeps of a scenario: {"scenario":{…},"tables":{…},"changes":[…],"dice":"seeded"}.
/// @param text  the scenario's; already found good
nlohmann::json header_of(const std::string& text, const formats::LoadedScenario& loaded, bool physical_dice);

/// A game at its start from such a header.
/// @throws describe::Fault where it is not one
std::unique_ptr<table::Game> game_of_header(const nlohmann::json& header);

/// What is changed in the rules of a game, a line for each who changed something: "house rule half-exhaustion:
/// exhaustion fraction [1,2] (was [1,3])".
std::vector<std::string> changed_rules(const nlohmann::json& header);

/// How a game is begun.
struct Start {
    std::string scenario;           ///< id or file
    std::optional<std::string> id;  ///< of the game; else made from the scenario's
    bool physical_dice = false;
    std::optional<std::string> seed;    ///< a word; secret where it is left out
    std::vector<std::string> house;     ///< names of house rules, or files
    std::vector<std::string> options;   ///< "front_hexes=one"
    std::vector<std::string> variants;  ///< "melee_tie=fought_again"
    std::optional<double> wait_hours;   ///< how long a seat may keep the others waiting

    /// Who played at the terminal that began the game, so that `play --game` seats them again.
    struct Play {
        std::string side;
        std::string versus;
    };
    std::optional<Play> play;
};

/// House rules and options that a call adds to a scenario.
/// @throws WrongCall where one is not of the form KEY=VALUE, or a house rule is not there
formats::Additions additions_of(const Start& start, std::istream& standard_input);

/// Begins a game in a log. Without an id it is called by the scenario's and the first number that is free.
/// @throws WrongCall, describe::Fault  for what is wrong with the call or the scenario; what the log throws
table::Table begin_game(table::LogStore& log, const Start& start, Console& console);

/// A store with the games in it.
class Games {
public:
    /// The store that the call names, else the user's own.
    /// @throws store::StoreFault
    Games(const Console& console, store::Mode mode);

    /// The id of the game meant by `text`: its own, or the beginning of one only.
    /// @throws WrongCall with the games there are
    std::string find(const std::string& text) const;

    table::Table begin(const Start& start, Console& console) { return begin_game(*log_, start, console); }
    table::Table open(const std::string& id) { return table::Table::open(*log_, game_of_header, id); }

    store::Store& store() { return *store_; }
    const store::Store& store() const { return *store_; }
    table::LogStore& log() { return *log_; }

private:
    std::unique_ptr<store::Store> store_;
    std::unique_ptr<store::TableStore> log_;
};

/// The battle and state behind a table of this program.
const table::PortableGame& portable_game(const table::Table& table);

/// "red" or "blue" from what somebody calls a side: its word, or the name that the scenario gives it, or the beginning
/// of that.
/// @throws WrongCall with the sides there are
std::string find_seat(const portable::Battle& battle, const std::string& text);

/// "2026-03-01T12:00:00Z"
std::string utc(std::int64_t ms);

}  // namespace reisswitz::app
