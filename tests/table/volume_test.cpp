#include <sys/resource.h>

#include <catch2/catch.hpp>

#include "support.hpp"

using namespace reisswitz;
using namespace reisswitz::table;
using namespace reisswitz::table::test;

namespace {

/// The most memory that this program has had, in KiB.
long most_memory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

}  // namespace

TEST_CASE("a log of 100,000 events is replayed in bounded memory") {
    const Desk desk;
    DiskLog disk{desk};
    json header = skirmish_header();
    header["turns"] = 1'000'000;
    std::int64_t events = 0;
    {
        Table table = Table::create(disk.log, make_skirmish(), new_game("g", header), 0);
        std::int64_t now = 0;
        while (events < 100'000)
            disk.log.together([&] {
                for (int turn = 0; turn < 500; ++turn, events += 7) {
                    table.submit("red", "plan hold", ++now);
                    table.submit("blue", "plan hold", ++now);
                    table.submit(in_turn(table), "end", ++now);
                    table.submit(in_turn(table), "end", ++now);
                }
            });
    }
    // Twice the log is no more memory than once: the first replay sets the mark.
    const auto half = disk.log.head("g").entry / 2;
    replay(disk.log, make_skirmish(), "g", half);
    const long before = most_memory();
    const Table again = Table::open(disk.log, make_skirmish(), "g");
    CHECK(again.head().entry > 57'000);
    CHECK(again.game().turn() == events / 7 + 1);
    CHECK(most_memory() - before < 16 * 1'024);
}
