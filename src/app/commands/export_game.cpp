#include "app/commands/export_game.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <system_error>

#include "app/games.hpp"
#include "app/text.hpp"
#include "table/export_log.hpp"
#include "table/file_name.hpp"
#include "table/report.hpp"

namespace reisswitz::app {

namespace {

namespace fs = std::filesystem;

/// Writes a file as a whole or not at all: beside its place first, then moved there.
void write_file(const fs::path& file, const std::function<void(std::ostream&)>& write) {
    fs::path beside = file;
    beside += ".part";
    {
        std::ofstream out(beside, std::ios::binary | std::ios::trunc);
        if (!out)
            throw std::runtime_error(fmt::format("{}: cannot be written: {}", beside.string(),
                                                 std::strerror(errno)));  // NOLINT(concurrency-mt-unsafe)
        write(out);
        out.flush();
        if (!out) {
            out.close();
            std::error_code gone_already;
            fs::remove(beside, gone_already);
            throw std::runtime_error(
                fmt::format("{}: could not be written to its end; is the disk full?", file.string()));
        }
    }
    fs::rename(beside, file);
}

Exit put_out(const ExportCall& call, const std::string& id, const char* ending, Console& console,
             const std::function<void(std::ostream&)>& write) {
    if (call.output.empty() || call.output == "-") {
        write(console.out);
        return Exit::done;
    }
    fs::path file = call.output;
    if (fs::is_directory(file)) file /= table::safe_file_name(id, ending);
    write_file(file, write);
    if (console.json)
        console.print({{"file", file.string()}});
    else
        console.out << fmt::format("Written to {}\n", printable(file.string(), console.characters()));
    return Exit::done;
}

}  // namespace

Exit run_export(const ExportCall& call, Console& console) {
    Games games(console, store::Mode::read_only);
    const std::string id = games.find(call.game);
    const std::string reader = call.side.empty() ? "" : find_seat(portable_game(games.open(id)).battle(), call.side);
    return put_out(call, id, ".jsonl", console, [&](std::ostream& out) {
        if (reader.empty())
            table::export_whole_log(games.log(), id, out);
        else
            table::export_log(games.log(), game_of_header, id, reader, out);
    });
}

Exit run_report(const ExportCall& call, Console& console) {
    Games games(console, store::Mode::read_only);
    const std::string id = games.find(call.game);
    return put_out(call, id, ".md", console,
                   [&](std::ostream& out) { table::write_report(games.log(), game_of_header, id, out); });
}

}  // namespace reisswitz::app
