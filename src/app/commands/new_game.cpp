#include "app/commands/new_game.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/text.hpp"
#include "app/wanted_dice.hpp"

namespace reisswitz::app {

Exit run_new(const Start& start, Console& console) {
    Games games(console, store::Mode::create);
    table::Table table = games.begin(start, console);
    table.resume(console.now_ms());
    const nlohmann::json& header = table.header();
    if (console.json) {
        console.print({{"id", table.id()},
                       {"dice", header.value("dice", "")},
                       {"commitment", header.value("commitment", nlohmann::json{})},
                       {"store", games.store().file().string()}});
        return Exit::done;
    }
    const std::string id = printable(table.id(), console.characters());
    const portable::Battle& battle = portable_game(table).battle();
    console.out << fmt::format("{} begins as game {}.\n", printable(battle.title, console.characters()), id);
    for (const std::string& change : changed_rules(header))
        console.out << paragraph("rule changed: " + printable(change, console.characters()), console.look.columns,
                                 "  ");
    if (header.contains("commitment"))
        console.out << paragraph(fmt::format("The dice are sworn to: SHA-256 of their secret is {}.",
                                             header.at("commitment").get<std::string>()),
                                 console.look.columns, "  ");
    console.out << fmt::format("  reisswitz play --game {0}\n", id);
    const std::string dice = wanted_dice_lines(table, table::umpire, console.characters());
    console.out << (dice.empty() ? fmt::format("  reisswitz order {} red \"ORDER\"\n", id) : dice);
    return Exit::done;
}

}  // namespace reisswitz::app
