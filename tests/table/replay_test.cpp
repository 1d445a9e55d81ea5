#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "support.hpp"

using namespace reisswitz;
using namespace reisswitz::table;
using namespace reisswitz::table::test;

TEST_CASE("replay: a game played at random comes to the same state, entry by entry") {
    REQUIRE(rc::check("replay equals play", [] {
        const Desk desk;
        DiskLog disk{desk};
        NewGame game = new_game("g", close_header());
        game.seed = dice::Seed::from_word(std::to_string(*rc::gen::inRange(0, 1'000'000)));
        Table table = Table::create(disk.log, make_skirmish(), game, 0);
        AnyPlayer any{static_cast<std::uint64_t>(*rc::gen::inRange(0, 1'000'000))};
        std::int64_t now = 1;
        const int orders = *rc::gen::inRange(1, 60);
        for (int i = 0; i < orders && !table.is_over(); ++i) {
            const std::string seat = any.below(2) == 0 ? "red" : "blue";
            switch (any.below(12)) {
                case 0:
                    table.undo(seat, static_cast<int>(1 + any.below(3)), ++now);
                    break;
                case 1:
                    table.answer_undo(seat, any.below(2) == 0, ++now);
                    break;
                case 2:
                    table.submit(seat, any.below(2) == 0 ? "standing stand at_once" : "standing retreat", ++now);
                    break;
                case 3:
                    table.submit_lines(seat, "plan hold\nend\nplan advance", ++now);
                    break;
                default:
                    any.play(table, ++now);
            }
        }
        const Table again = Table::open(disk.log, make_skirmish(), "g");
        RC_ASSERT(again.game().hash() == table.game().hash());
        RC_ASSERT(again.head() == table.head());
        RC_ASSERT(again.view("red") == table.view("red"));
        RC_ASSERT(again.lines_ahead("blue") == table.lines_ahead("blue"));
        const Verification found = verify(disk.log, make_skirmish(), "g");
        RC_ASSERT(found.is_sound());
        RC_ASSERT(found.entries == table.head().entry);
        // The messages a seat was sent while it played are those that a replay words.
        Table third = Table::open(disk.log, make_skirmish(), "g");
        for (const char* seat : {"red", "blue", "umpire"}) RC_ASSERT(messages(table, seat) == messages(third, seat));
        // And the log goes through a file unchanged.
        MemoryLog elsewhere;
        const std::string text = exported(disk.log);
        RC_ASSERT(imported(elsewhere, text).is_new);
        RC_ASSERT(exported(elsewhere) == text);
    }));
}

TEST_CASE("replay: messages that are followed are those that are read later") {
    const Desk desk;
    DiskLog disk{desk};
    Table table = Table::create(disk.log, make_skirmish(), new_game("g", close_header()), 0);
    messages(table, "red");  // from here on red is followed
    AnyPlayer any{5};
    for (int i = 0; i < 400 && any.play(table, i); ++i) continue;
    Table again = Table::open(disk.log, make_skirmish(), "g");
    CHECK(messages(table, "red") == messages(again, "red"));
    CHECK(messages(table, "red", 5) == messages(again, "red", 5));
    CHECK(table.seat_log("red", 3, 2).size() == 2);
    CHECK(table.seat_log("red", 100'000).empty());
    CHECK_THROWS_AS(table.seat_log("green"), describe::Fault);
}

TEST_CASE("two tables at one game: the slower one is told, loses nothing, and has looked again") {
    const Desk desk;
    DiskLog one{desk}, two{desk};
    Table first = Table::create(one.log, make_skirmish(), new_game("g", close_header()), 0);
    Table second = Table::open(two.log, make_skirmish(), "g");
    messages(second, "red");
    first.submit("red", "plan hold", 1);
    CHECK_THROWS_AS(second.submit("blue", "plan advance", 2), Conflict);
    CHECK(one.log.head("g") == LogHead{2, 0});
    CHECK(second.head() == LogHead{2, 0});
    CHECK(second.game().hash() == first.game().hash());
    CHECK(second.submit("blue", "plan advance", 3).accepted.size() == 1);
    CHECK(first.refresh());
    CHECK_FALSE(first.refresh());
    CHECK(first.game().hash() == second.game().hash());
    CHECK(messages(first, "red") == messages(second, "red"));

    // What was refused of a game that is no longer so, is no refusal.
    second.submit(in_turn(second), "end", 4);
    CHECK_THROWS_AS(first.submit(in_turn(second), "end", 5), Conflict);
    // An undo moves the other table too.
    const std::string seat = other(in_turn(second));
    CHECK(second.undo(seat, 1, 6).result == TakenBack::Result::done);
    CHECK(first.refresh());
    CHECK(first.game().hash() == second.game().hash());
    CHECK(messages(first, "blue") == messages(second, "blue"));
}

TEST_CASE("a change that fails half way leaves table and log as they were") {
    /// A disk that is full when it is told to be.
    class FullDisk final : public LogStore {
    public:
        explicit FullDisk(LogStore& log) : log_(log) {}
        void begin(const GameRecord& game, std::string_view secret) override { log_.begin(game, secret); }
        bool has(const std::string& game) const override { return log_.has(game); }
        GameRecord record(const std::string& game) const override { return log_.record(game); }
        std::string secret(const std::string& game) const override { return log_.secret(game); }
        LogHead head(const std::string& game) const override { return log_.head(game); }
        std::int64_t append(const std::string& game, const LogEntry& entry, LogHead expected) override {
            if (room-- == 0) throw std::runtime_error("no space left");
            return log_.append(game, entry, expected);
        }
        void type_die(const std::string& game, const TypedDie& die, LogHead expected) override {
            log_.type_die(game, die, expected);
        }
        std::vector<TypedDie> typed_dice(const std::string& game) const override { return log_.typed_dice(game); }
        LogEntry entry(const std::string& game, std::int64_t number) const override { return log_.entry(game, number); }
        std::unique_ptr<LogReader> entries(const std::string& game, std::int64_t first) const override {
            return log_.entries(game, first);
        }
        std::unique_ptr<LogReader> branch(const std::string& game, std::optional<std::int64_t> tip) const override {
            return log_.branch(game, tip);
        }
        void together(const std::function<void()>& work) override { log_.together(work); }
        int room{1'000};

    private:
        LogStore& log_;
    };
    const Desk desk;
    DiskLog disk{desk};
    FullDisk full{disk.log};
    Table table = Table::create(full, make_skirmish(), new_game("g", close_header()), 0);
    const auto head = table.head();
    const auto state = table.game().hash();
    full.room = 1;  // the first line fits, the second does not
    CHECK_THROWS_WITH(table.submit_lines("red", "standing stand\nplan hold", 1), "no space left");
    CHECK(table.head() == head);
    CHECK(table.game().hash() == state);
    CHECK(disk.log.head("g") == head);
    full.room = 1'000;
    CHECK(table.submit("red", "plan hold", 2).accepted.size() == 1);
    CHECK(Table::open(disk.log, make_skirmish(), "g").game().hash() == table.game().hash());
}
