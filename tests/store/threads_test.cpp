// Several threads of one program, each with the store opened for itself, on one file.

#include <atomic>
#include <catch2/catch.hpp>
#include <thread>

#include "support.hpp"

using namespace reisswitz::store;
using namespace reisswitz::store::test;

TEST_CASE("threads with a store each append to one game in turn, and none writes over another", "[store][threads]") {
    constexpr int threads = 3;
    constexpr int entries_each = 15;
    const Folder folder;
    const auto file = folder / "games.db";
    Store::open(file, Mode::create).begin(game_called("game"), "secret");
    std::atomic<int> conflicts{0};
    std::vector<std::thread> running;
    for (int t = 0; t < threads; ++t)
        running.emplace_back([&, t] {
            Store store = Store::open(file, Mode::read_write);
            for (int i = 0; i < entries_each;) {
                const Head head = store.head("game");
                const auto fault = fault_of([&] {
                    store.append("game", entry_after(head.entry, std::to_string(t) + " " + std::to_string(i)), head);
                });
                if (!fault)
                    ++i;
                else
                    ++conflicts;
            }
        });
    for (std::thread& thread : running) thread.join();
    const auto kept = contents_of(Store::open(file, Mode::read_only)).at("game").entries;
    CHECK(kept.size() == threads * entries_each);
    for (std::size_t i = 0; i < kept.size(); ++i) CHECK(kept[i].parent == static_cast<std::int64_t>(i));
}
