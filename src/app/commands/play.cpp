#include "app/commands/play.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/line_source.hpp"
#include "app/session/session.hpp"
#include "app/text.hpp"
#include "describe/fault.hpp"
#include "table/memory_log.hpp"

namespace reisswitz::app {

namespace {

constexpr const char* usual_opponent = "greedy";

std::string other(const std::string& seat) { return seat == "red" ? "blue" : "red"; }

/// Who sits where, from what the call says or, without it, as the last time.
Seating seating_of(const PlayCall& call, const table::Table& table) {
    const nlohmann::json remembered = table.header().value("play", nlohmann::json::object());
    const auto word = [&](const char* key, const std::optional<std::string>& given, const std::string& usual) {
        return given ? *given : remembered.value(key, usual);
    };
    const std::string side = word("side", call.side, "red");
    const std::string versus = word("versus", call.versus, usual_opponent);
    const std::string seed = table.header().value("commitment", table.id());
    Seating seating;
    if (side == "both") {
        seating.here = {"red", "blue"};
        return seating;
    }
    const bool human = versus == "human";
    if (side == "none") {
        if (human) throw WrongCall("--side none is for computers alone; leave --versus human out");
        for (const char* seat : {"red", "blue"}) seating.computers[seat] = make_opponent(versus, seed + seat);
        return seating;
    }
    const std::string seat = find_seat(portable_game(table).battle(), side);
    seating.here = {seat};
    if (!human) seating.computers[other(seat)] = make_opponent(versus, seed + other(seat));
    return seating;
}

/// The store for a new game. Where the user's own cannot be written, the game is played without being kept.
std::unique_ptr<Games> open_store(Console& console) {
    try {
        return std::make_unique<Games>(console, store::Mode::create);
    } catch (const store::StoreFault& fault) {
        if (console.store) throw;
        console.err << fmt::format("reisswitz: this game is not kept: {}\n",
                                   printable(fault.what(), console.characters()));
        return nullptr;
    }
}

}  // namespace

Exit run_play(const PlayCall& call, Console& console) {
    if (console.json)
        throw WrongCall("play talks to people; for programs there are `new`, `order`, `show` and `replay` with --json");
    if (call.game && !call.start.scenario.empty())
        throw WrongCall("either a scenario, to begin a game, or --game, to go on with one");
    if (!call.game && call.start.scenario.empty())
        throw WrongCall("name a scenario (`reisswitz scenarios` lists them), or a game of yours with --game");
    const auto typed = console.terminal_in && console.terminal_out ? lines_of_terminal() : nullptr;
    PlainLines piped(console.in);
    LineSource& lines = typed ? *typed : piped;

    if (call.game) {
        Games games(console, store::Mode::read_write);
        table::Table table = games.open(games.find(*call.game));
        return Session(table, seating_of(call, table), console, lines, games.store().file().string()).run();
    }
    Start start = call.start;
    start.play = {call.side.value_or("red"), call.versus.value_or(usual_opponent)};
    const bool computers_alone = start.play->side == "none";
    if (!computers_alone && !lines.is_interactive() && console.in.peek() == std::char_traits<char>::eof()) {
        // Nobody plays: the opening is shown, and nothing is kept.
        table::MemoryLog log;
        table::Table table = begin_game(log, start, console);
        Session(table, seating_of(call, table), console, lines, "").show_opening();
        return Exit::done;
    }
    const auto games = open_store(console);
    table::MemoryLog memory;
    table::LogStore& log = games ? games->log() : memory;
    table::Table table = begin_game(log, start, console);
    try {
        Seating seating = seating_of(call, table);
        return Session(table, std::move(seating), console, lines, games ? games->store().file().string() : "").run();
    } catch (const WrongCall&) {
        if (games) games->store().erase(table.id());
        throw;
    }
}

}  // namespace reisswitz::app
