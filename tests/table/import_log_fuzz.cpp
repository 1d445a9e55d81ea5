/// Logs from elsewhere: whatever the bytes, an import takes all of them or nothing, and what it takes can be played on.

#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <string>

#include "describe/fault.hpp"
#include "skirmish.hpp"
#include "table/export_log.hpp"
#include "table/import_log.hpp"
#include "table/memory_log.hpp"
#include "table/table.hpp"
#include "table/verify.hpp"

namespace {

using namespace reisswitz;

void require(bool holds) {
    if (!holds) std::abort();
}

std::string exported(const table::LogStore& log, const std::string& id) {
    std::ostringstream out;
    table::export_whole_log(log, id, out);
    return out.str();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto make = table::test::make_skirmish();
    std::istringstream in{std::string{reinterpret_cast<const char*>(data), size}};
    table::MemoryLog log;
    table::Imported imported;
    try {
        imported = table::import_log(log, make, in, "g");
    } catch (const describe::Fault&) {
        require(!log.has("g"));
        return 0;
    }
    require(table::verify(log, make, "g").is_sound());
    auto table = table::Table::open(log, make, "g");
    for (const char* seat : {"red", "blue", "umpire"}) table.seat_log(seat);

    // The log comes back as it was.
    const std::string text = exported(log, "g");
    std::istringstream again{text};
    table::MemoryLog elsewhere;
    require(table::import_log(elsewhere, make, again).entries == imported.entries);
    require(exported(elsewhere, "g") == text);
    return 0;
}
