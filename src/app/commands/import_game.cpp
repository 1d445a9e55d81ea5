#include "app/commands/import_game.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "app/games.hpp"
#include "app/text.hpp"
#include "describe/fault.hpp"
#include "table/import_log.hpp"

namespace reisswitz::app {

Exit run_import(const ImportCall& call, Console& console) {
    std::ifstream file;
    if (call.file != "-") {
        if (!std::filesystem::exists(call.file))
            throw WrongCall(fmt::format("{}: there is no such file", describe::quote(call.file)));
        if (std::filesystem::is_directory(call.file))
            throw WrongCall(fmt::format("{} is a folder, not a file", describe::quote(call.file)));
        file.open(call.file, std::ios::binary);
        if (!file) throw std::runtime_error(call.file + ": the file cannot be opened");
    }
    Games games(console, store::Mode::create);
    const auto imported = table::import_log(games.log(), game_of_header, call.file == "-" ? console.in : file, call.as);
    if (console.json) {
        console.print({{"id", imported.id},
                       {"new", imported.is_new},
                       {"entries", imported.entries},
                       {"added", imported.added},
                       {"of_other_version", imported.of_other_version}});
        return Exit::done;
    }
    const std::string id = printable(imported.id, console.characters());
    if (imported.is_new)
        console.out << fmt::format("Game {} is here now, {}.\n", id, counted(imported.entries, "entry", "entries"));
    else if (imported.added > 0)
        console.out << fmt::format("Game {} goes on by {}.\n", id, counted(imported.added, "entry", "entries"));
    else
        console.out << fmt::format("Game {} was here already; the file adds nothing.\n", id);
    if (imported.of_other_version > 0)
        console.out << fmt::format("  {} of another rules version: taken as they are.\n",
                                   counted(imported.of_other_version, "entry", "entries"));
    return Exit::done;
}

}  // namespace reisswitz::app
