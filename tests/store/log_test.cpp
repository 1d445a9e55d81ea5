#include <catch2/catch.hpp>
#include <string>

#include "store/place.hpp"
#include "store/seal.hpp"
#include "support.hpp"

using namespace reisswitz::store;
using namespace reisswitz::store::test;
using Code = StoreFault::Code;

SCENARIO("a game is begun, played on and read again", "[store]") {
    GIVEN("a new store with one game") {
        const Folder folder;
        Store store = Store::open(folder / "games.db", Mode::create);
        const GameRecord game = game_called("el-teb");
        store.begin(game, "seed");

        THEN("its record and its secret are there, and it stands at the start") {
            CHECK(store.record("el-teb") == game);
            CHECK(store.secret("el-teb") == "seed");
            CHECK(store.head("el-teb") == Head{0, 0});
            CHECK(all(store.entries("el-teb")).empty());
            CHECK(all(store.branch("el-teb")).empty());
        }
        WHEN("three entries are appended") {
            for (std::int64_t i = 0; i < 3; ++i) CHECK(store.append("el-teb", entry_after(i), {i}) == i + 1);
            THEN("they are read in order, each after the one before") {
                const auto log = all(store.entries("el-teb"));
                REQUIRE(log.size() == 3);
                for (std::int64_t i = 0; i < 3; ++i) {
                    Entry expected = entry_after(i);
                    expected.number = i + 1;
                    CHECK(log[static_cast<std::size_t>(i)] == expected);
                    CHECK(store.entry("el-teb", i + 1) == expected);
                }
                CHECK(all(store.branch("el-teb")) == log);
                CHECK(all(store.entries("el-teb", 3)).size() == 1);
                CHECK(all(store.entries("el-teb", 4)).empty());
                CHECK(store.games() == std::vector<GameSummary>{{game.id, game.rules, game.rules_version, game.title,
                                                                 game.created, 3, 1'002}});
            }
            THEN("another opening of the file reads the same") {
                CHECK(all(Store::open(folder / "games.db", Mode::read_only).entries("el-teb")) ==
                      all(store.entries("el-teb")));
            }
            THEN("a reader made now ends where the log ends now") {
                auto reader = store.entries("el-teb", 3);
                store.append("el-teb", entry_after(3), {3});
                CHECK(reader.next()->number == 3);
                CHECK_FALSE(reader.next());
            }
            THEN("a reader outlives its store") {
                auto reader = Store::open(folder / "games.db", Mode::read_only).entries("el-teb");
                CHECK(reader.next()->number == 1);
            }
            THEN("an entry that is not there is not found") {
                CHECK(fault_of([&] { store.entry("el-teb", 0); }) == Code::not_found);
                CHECK(fault_of([&] { store.entry("el-teb", 4); }) == Code::not_found);
                CHECK(fault_of([&] { store.branch("el-teb", 4); }) == Code::not_found);
                CHECK(fault_of([&] { store.branch("el-teb", -1); }) == Code::not_found);
            }
        }
    }
}

SCENARIO("an undo is an entry that follows an earlier one", "[store]") {
    const Folder folder;
    Store store = Store::open(folder / "games.db", Mode::create);
    store.begin(game_called("wavre"), "");
    const auto numbers = [&](std::optional<std::int64_t> tip = {}) {
        std::vector<std::int64_t> seen;
        for (auto branch = store.branch("wavre", tip); auto entry = branch.next();) seen.push_back(entry->number);
        return seen;
    };
    using Numbers = std::vector<std::int64_t>;

    GIVEN("three orders, an undo to the first, two more orders") {
        for (const std::int64_t parent : {0, 1, 2, 1, 4, 5})
            store.append("wavre", entry_after(parent), store.head("wavre"));

        THEN("the current branch leaves out what was undone") {
            CHECK(numbers() == Numbers{1, 4, 5, 6});
            CHECK(store.head("wavre") == Head{6});
        }
        THEN("each branch stays readable") {
            CHECK(numbers(3) == Numbers{1, 2, 3});
            CHECK(numbers(4) == Numbers{1, 4});
            CHECK(numbers(2) == Numbers{1, 2});
            CHECK(numbers(0).empty());
        }
        THEN("the log has them all") { CHECK(all(store.entries("wavre")).size() == 6); }

        WHEN("all is undone") {
            store.append("wavre", entry_after(0, "undo"), store.head("wavre"));
            THEN("the branch is the undo alone") { CHECK(numbers() == Numbers{7}); }
        }
        WHEN("the undo is undone") {
            store.append("wavre", entry_after(3, "redo"), store.head("wavre"));
            THEN("the old branch goes on") { CHECK(numbers() == Numbers{1, 2, 3, 7}); }
        }
    }
    GIVEN("an entry that would follow one that is not there yet") {
        CHECK(fault_of([&] { store.append("wavre", entry_after(1), {0}); }) == Code::bad_value);
        CHECK(fault_of([&] { store.append("wavre", entry_after(-1), {0}); }) == Code::bad_value);
        CHECK(store.head("wavre") == Head{0});
    }
}

SCENARIO("typed dice wait for their order", "[store]") {
    const Folder folder;
    const TypedDie five{"red", R"({"label":"volley","face":5})", 77};
    const TypedDie three{"red", R"({"label":"close combat","face":3})", 78};
    {
        Store store = Store::open(folder / "games.db", Mode::create);
        store.begin(game_called("table"), "");
        store.begin(game_called("other"), "");
        CHECK(store.type_die("table", five, {0, 0}) == 1);
        CHECK(store.type_die("table", three, {0, 1}) == 2);
        store.type_die("other", three, {0, 0});
    }
    Store store = Store::open(folder / "games.db", Mode::read_write);
    THEN("they are there when the file is opened again") {
        CHECK(store.typed_dice("table") == std::vector{five, three});
        CHECK(store.head("table") == Head{0, 2});
    }
    WHEN("their order is complete") {
        store.append("table", entry_after(0), {0, 2});
        THEN("they are gone, those of another game are not") {
            CHECK(store.typed_dice("table").empty());
            CHECK(store.head("table") == Head{1, 0});
            CHECK(store.typed_dice("other") == std::vector{three});
        }
    }
    WHEN("the order does not know of all of them") {
        THEN("it is refused and they stay") {
            CHECK(fault_of([&] { store.append("table", entry_after(0), {0, 1}); }) == Code::conflict);
            CHECK(fault_of([&] { store.type_die("table", five, {0, 1}); }) == Code::conflict);
            CHECK(store.head("table") == Head{0, 2});
        }
    }
}

TEST_CASE("names survive byte for byte, whatever bytes they are", "[store]") {
    using namespace std::string_literals;
    const std::string name = GENERATE("plain"s, "quotes \" ' ` and \\ back"s, "; DROP TABLE game; --"s,
                                      "line\nbreak\ttab\x01\x1b[31m bell\a"s, "\xe2\x80\xaeright to left\xe2\x81\xa9"s,
                                      "a zero\0byte"s, "\0"s, "زحف"s, "\xff\xfe not UTF-8 \xc3"s, "%s%n"s, " "s,
                                      "../../etc"s, std::string(longest_name, 'x'));
    const Folder folder;
    GameRecord game = game_called(name);
    game.rules = game.rules_version = game.title = game.created = name;
    Entry entry = entry_after(0);
    entry.kind = entry.seat = name;
    const TypedDie die{name, "1", 5};
    {
        Store store = Store::open(folder / "games.db", Mode::create);
        store.begin(game, name);
        store.append(name, entry, {0});
        store.type_die(name, die, {1, 0});
    }
    Store store = Store::open(folder / "games.db", Mode::read_write);
    store.check();
    entry.number = 1;
    CHECK(contents_of(store) == Contents{{name, {game, name, {entry}, {die}}}});
    CHECK(fault_of([&] { store.record(name + '\0'); }) == Code::not_found);
    store.erase(name);
    CHECK(store.games().empty());
}

TEST_CASE("a message shows no control character of a name", "[store]") {
    const Folder folder;
    Store store = Store::open(folder / "games.db", Mode::create);
    std::string sentence;
    CHECK(fault_of([&] { store.record("\x1b[2J\n\xe2\x80\xae\xc2\x9b"); }, &sentence) == Code::not_found);
    CHECK(sentence == (folder / "games.db").native() +
                          R"(: there is no game "\x1b[2J\x0a\xe2\x80\xae\xc2\x9b"; nothing was changed)");
    CHECK(StoreFault::shown("Gefecht bei Tamai – زحف \xe2\x80") == "Gefecht bei Tamai – زحف \xe2\x80");
}

TEST_CASE("what cannot be kept is refused, and says so", "[store]") {
    const Folder folder;
    Store store = Store::open(folder / "games.db", Mode::create);
    store.begin(game_called("game"), "");
    const Contents before = contents_of(store);

    GameRecord game = game_called("new");
    Entry entry = entry_after(0);
    TypedDie die;
    const auto refusal = [&](const auto& change, Code code, const std::string& part) {
        std::string sentence;
        change();
        const auto found = fault_of(
            [&] {
                store.begin(game, "");
                store.append("game", entry, {0});
                store.type_die("game", die, {1, 0});
            },
            &sentence);
        CHECK(found == code);
        CHECK_THAT(sentence, Catch::Contains(part) && Catch::Contains((folder / "games.db").native()));
    };

    SECTION("a game of an id that is there") {
        refusal([&] { game.id = "game"; }, Code::exists, "already");
        CHECK(contents_of(store) == before);
    }
    SECTION("a game without an id") {
        refusal([&] { game.id = ""; }, Code::bad_value, "empty");
    }
    SECTION("a long id") {
        refusal([&] { game.id = std::string(longest_name + 1, 'x'); }, Code::too_large,
                "1025 bytes, expected at most 1024");
    }
    SECTION("a long title") {
        refusal([&] { game.title = std::string(1'025, 'x'); }, Code::too_large, "title");
    }
    SECTION("a header that is not JSON") {
        refusal([&] { game.header = "{"; }, Code::bad_value, "the header must be JSON");
    }
    SECTION("a header with more after a zero byte") {
        refusal([&] { game.header = std::string("{}\0{", 4); }, Code::bad_value, "zero byte");
    }
    SECTION("a large header") {
        refusal([&] { game.header = std::string(largest_text + 1, ' '); }, Code::too_large, "header");
    }
    SECTION("a body that is not JSON") {
        refusal([&] { entry.body = "move"; }, Code::bad_value, "the body must be JSON");
    }
    SECTION("a body nested 10,000 deep") {
        refusal([&] { entry.body = std::string(10'000, '[') + std::string(10'000, ']'); }, Code::bad_value, "body");
    }
    SECTION("a large body") {
        refusal([&] { entry.body = std::string(largest_text + 1, ' '); }, Code::too_large, "body");
    }
    SECTION("events that are no array") {
        refusal([&] { entry.events = "{}"; }, Code::bad_value, "the events must be a JSON array");
    }
    SECTION("a ruling that is not JSON") {
        refusal([&] { entry.ruling = "hit"; }, Code::bad_value, "the ruling must be");
    }
    SECTION("a long seat") {
        refusal([&] { entry.seat = std::string(1'025, 'x'); }, Code::too_large, "seat");
    }
    SECTION("a die that is not JSON") {
        refusal([&] { die.body = "5 3"; }, Code::bad_value, "a typed die must be JSON");
    }
    SECTION("a secret that is too large") {
        CHECK(fault_of([&] { store.begin(game, std::string(largest_secret + 1, 's')); }) == Code::too_large);
        CHECK(contents_of(store) == before);
    }
    SECTION("the largest of each is kept") {
        game.header = "\"" + std::string(largest_text - 2, 'x') + "\"";
        entry.body = game.header;
        store.begin(game, std::string(largest_secret, 's'));
        store.append("new", entry, {0});
        CHECK(store.record("new").header == game.header);
        CHECK(store.entry("new", 1).body == entry.body);
    }
    SECTION("a game that is not there") {
        CHECK(fault_of([&] { store.append("none", entry, {0}); }) == Code::not_found);
        CHECK(fault_of([&] { store.type_die("none", die, {0}); }) == Code::not_found);
        CHECK(fault_of([&] { store.erase("none"); }) == Code::not_found);
        CHECK(fault_of([&] { store.secret("none"); }) == Code::not_found);
        CHECK(fault_of([&] { store.head("none"); }) == Code::not_found);
        CHECK(fault_of([&] { store.entries("none"); }) == Code::not_found);
        CHECK(contents_of(store) == before);
    }
}

TEST_CASE("each count has its limit", "[store]") {
    const Folder folder;
    Store store = Store::open(folder / "games.db", Mode::create);
    store.begin(game_called("game"), "");

    SECTION("dice typed for one order") {
        store.together([&] {
            for (std::int64_t i = 0; i < most_typed_dice; ++i) store.type_die("game", {}, {0, i});
        });
        CHECK(fault_of([&] { store.type_die("game", {}, {0, most_typed_dice}); }) == Code::too_large);
        CHECK(store.append("game", entry_after(0), {0, most_typed_dice}) == 1);
    }
    SECTION("entries of a game") {
        // The last one that fits, written past the store.
        const std::int64_t place = place_of(1, most_entries);
        const std::array<std::byte, 32> hash{};
        const Seal seal = seal_of("entry", place, most_entries - 1, std::string_view{"k"}, std::string_view{"s"},
                                  std::string_view{"1"}, std::string_view{"[]"}, std::string_view{}, hash, 0);
        std::string hex;
        for (const std::byte byte : seal) {
            hex += "0123456789abcdef"[std::to_integer<int>(byte) >> 4];
            hex += "0123456789abcdef"[std::to_integer<int>(byte) & 15];
        }
        run_sql(folder / "games.db",
                "INSERT INTO entry (place, parent, kind, seat, body, events, ruling, hash_after, at_ms, "
                "seal) VALUES (" +
                    std::to_string(place) + ", " + std::to_string(most_entries - 1) +
                    ", 'k', 's', '1', '[]', '', zeroblob(32), 0, x'" + hex + "')");
        CHECK(store.head("game") == Head{most_entries});
        CHECK(fault_of([&] { store.append("game", entry_after(0), {most_entries}); }) == Code::too_large);
        CHECK(fault_of([&] { all(store.entries("game")); }) == Code::damaged);
        CHECK(fault_of([&] { store.check(); }) == Code::damaged);
    }
    SECTION("games of a store") {
        store.together([&] {
            for (std::int64_t i = 1; i < most_games; ++i) store.begin(game_called(std::to_string(i)), "");
        });
        std::string sentence;
        CHECK(fault_of([&] { store.begin(game_called("one more"), ""); }, &sentence) == Code::too_large);
        CHECK_THAT(sentence, Catch::Contains("10000"));
        store.erase("7");
        store.begin(game_called("one more"), "");
        CHECK(store.games().size() == 10'000);
    }
}

TEST_CASE("what is written together is there as one or not at all", "[store]") {
    const Folder folder;
    Store store = Store::open(folder / "games.db", Mode::create);
    Store other = Store::open(folder / "games.db", Mode::read_only);

    SECTION("all of it") {
        store.together([&] {
            store.begin(game_called("game"), "");
            store.append("game", entry_after(0), {0});
            CHECK(store.head("game") == Head{1});
            CHECK(other.games().empty());
        });
        CHECK(other.head("game") == Head{1});
    }
    SECTION("none of it") {
        CHECK_THROWS_AS(store.together([&] {
            store.begin(game_called("game"), "");
            throw std::runtime_error("the import ends in the middle");
        }),
                        std::runtime_error);
        CHECK(store.games().empty());
    }
    SECTION("a refusal within it undoes no more than what was refused") {
        store.together([&] {
            store.begin(game_called("game"), "");
            CHECK(fault_of([&] { store.append("game", entry_after(0, "\""), {0}); }) == Code::bad_value);
            CHECK(fault_of([&] { store.append("game", entry_after(0), {1}); }) == Code::conflict);
            store.together([&] { store.append("game", entry_after(0), {0}); });
        });
        CHECK(other.head("game") == Head{1});
    }
}

TEST_CASE("an erased game leaves nothing and gives its id free", "[store]") {
    const Folder folder;
    Store store = Store::open(folder / "games.db", Mode::create);
    store.begin(game_called("first"), "1");
    store.begin(game_called("second"), "2");
    store.append("second", entry_after(0), {0});
    store.append("second", entry_after(1), {1});
    store.type_die("second", {}, {2, 0});
    auto reader = store.entries("second");
    CHECK(reader.next());

    store.erase("second");
    CHECK(store.games().size() == 1);
    CHECK(fault_of([&] { reader.next(); }) == Code::not_found);
    store.check();

    store.begin(game_called("second"), "3");
    store.append("second", entry_after(0, "anew"), {0});
    store.append("second", entry_after(1, "anew"), {1});
    CHECK(fault_of([&] { reader.next(); }) == Code::not_found);
    CHECK(store.secret("second") == "3");
    store.check();
}
