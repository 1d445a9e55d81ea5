#include "app/commands/list.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/games.hpp"
#include "app/text.hpp"

namespace reisswitz::app {

namespace {

std::vector<store::GameSummary> games_of(const Console& console) {
    const std::filesystem::path file = console.store ? std::filesystem::path{*console.store} : store::default_path();
    if (!std::filesystem::exists(file) && !console.store) return {};  // nobody has begun a game yet
    return store::Store::open(file, store::Mode::read_only).games();
}

}  // namespace

Exit run_list(Console& console) {
    const auto games = games_of(console);
    if (console.json) {
        auto list = nlohmann::json::array();
        for (const store::GameSummary& game : games)
            list.push_back({{"id", game.id},
                            {"title", game.title},
                            {"rules", game.rules},
                            {"created", game.created},
                            {"entries", game.entries},
                            {"last_change",
                             game.last_entry_ms == 0 ? nlohmann::json{} : nlohmann::json(utc(game.last_entry_ms))}});
        console.print(list);
        return Exit::done;
    }
    if (games.empty()) {
        console.out << "There are no games yet. `reisswitz scenarios` lists the battles, `reisswitz play SCENARIO` "
                       "begins one.\n";
        return Exit::done;
    }
    int widest = 4;
    for (const store::GameSummary& game : games)
        widest = std::max(widest, width_of(printable(game.id, console.characters())));
    widest = std::min(widest, console.look.columns / 2);
    console.out << inked(console.look, Ink::faint,
                         fmt::format("{}  {:>7}  {:<20}  title", fitted("game", widest), "entries", "last change"))
                << '\n';
    for (const store::GameSummary& game : games)
        console.out << fmt::format("{}  {:>7}  {:<20}  {}\n",
                                   fitted(printable(game.id, console.characters()), widest, console.characters()),
                                   game.entries, game.last_entry_ms == 0 ? game.created : utc(game.last_entry_ms),
                                   printable(game.title, console.characters()));
    return Exit::done;
}

}  // namespace reisswitz::app
