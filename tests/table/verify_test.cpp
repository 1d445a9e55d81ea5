#include <catch2/catch.hpp>

#include "support.hpp"

using namespace reisswitz;
using namespace reisswitz::table;
using namespace reisswitz::table::test;

namespace {

/// A game of some turns with dice, and the number of an entry with a shot.
struct Played {
    Played(const std::string& dice = "seeded", bool to_the_end = false) {
        Table table = Table::create(log, make_skirmish(), new_game("g", close_header(dice)), 0);
        AnyPlayer any{8};
        std::int64_t now = 0;
        for (int i = 0; (i < 40 || to_the_end) && any.play(table, ++now); ++i) any.throw_dice(table, now);
        for (std::int64_t n = 1; n <= log.head("g").entry && shot == 0; ++n)
            if (log.entry("g", n).body.find("\"order\":\"fire\"") != std::string::npos) shot = n;
    }
    Verification changed(const std::function<void(LogEntry&)>& edit) const {
        MemoryLog copy;
        copy_log(log, copy, edit);
        return verify(copy, make_skirmish(), "g");
    }
    MemoryLog log;
    std::int64_t shot{};
};

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("verify: a sound game, with its figures") {
    const Played played{"seeded", true};
    REQUIRE(played.shot > 0);
    const Verification found = verify(played.log, make_skirmish(), "g");
    CHECK(found.is_sound());
    CHECK(found.entries == played.log.head("g").entry);
    CHECK(found.dice > 10);
    CHECK(found.recomputed == found.dice);
    std::int64_t dice = 0;
    for (const auto& [whose, faces] : found.faces) dice += faces.thrown();
    CHECK(dice == found.dice);
    CHECK(found.faces.contains({"red", 6}));
    CHECK(found.text().find("Sound: ") == 0);
    CHECK(found.text().find("chi-square") != std::string::npos);
    CHECK(found.to_json().at("sound") == true);
}

TEST_CASE("verify: a die that was tampered with is found and named to the byte") {
    const Played played;
    int was = 0;
    const Verification found = played.changed([&](LogEntry& entry) {
        if (entry.number != played.shot) return;
        json body = json::parse(entry.body);
        was = body["dice"][0]["face"].get<int>();
        body["dice"][0]["face"] = was % 6 + 1;
        entry.body = body.dump();
    });
    CHECK_FALSE(found.is_sound());
    CHECK(found.differs_at == played.shot);
    CHECK(found.entries == played.shot - 1);
    REQUIRE(found.difference);
    CHECK(found.difference->field == "/body/dice/0/face");
    CHECK(found.difference->found == std::to_string(was % 6 + 1));
    CHECK(found.difference->expected == std::to_string(was));
    // Byte 17 of [{"die":6,"face":… is the face.
    CHECK(found.difference->byte == std::string{R"([{"die":6,"face":)"}.size());
    CHECK(found.text().find("Entry " + std::to_string(played.shot) + " differs at /body/dice/0/face, byte 17") == 0);
}

TEST_CASE("verify: physical dice are taken as they are, what followed from them is not") {
    const Played played{"physical", true};
    REQUIRE(played.shot > 0);
    CHECK(verify(played.log, make_skirmish(), "g").is_sound());
    const auto with_dice = [&](const std::function<void(json&)>& edit) {
        return played.changed([&](LogEntry& entry) {
            if (entry.number != played.shot) return;
            json body = json::parse(entry.body);
            edit(body["dice"]);
            entry.body = body.dump();
        });
    };
    const json events = json::parse(played.log.entry("g", played.shot).events);
    const bool hit = events[0].at("hit").get<bool>();
    const Verification other_verdict = with_dice([&](json& dice) { dice[0]["face"] = hit ? 1 : 6; });
    CHECK(other_verdict.differs_at == played.shot);
    CHECK(other_verdict.difference->field == "/events/0/hit");
    CHECK(with_dice([](json& dice) { dice = json::array(); }).difference->field == "/body/dice/0");
    CHECK(with_dice([](json& dice) { dice.push_back(dice[0]); }).difference->field == "/body/dice/1");
    CHECK(with_dice([](json& dice) { dice[0]["face"] = 7; }).difference->field == "/body/dice/0/face");
    CHECK(with_dice([](json& dice) { dice[0]["label"] = "luck"; }).difference->field == "/body/dice/0/label");
}

TEST_CASE("verify: events, ruling, order, seat, parent and state that were tampered with") {
    const Played played;
    const auto at_shot = [&](const std::function<void(LogEntry&)>& edit) {
        return played.changed([&](LogEntry& entry) {
            if (entry.number == played.shot) edit(entry);
        });
    };
    const auto field = [&](const std::function<void(LogEntry&)>& edit) {
        const Verification found = at_shot(edit);
        CHECK(found.differs_at == played.shot);
        return found.difference ? found.difference->field : "none";
    };
    CHECK(field([](LogEntry& entry) { entry.events = replaced(entry.events, "\"hit\":", "\"hot\":"); }) ==
          "/events/0/hit");
    CHECK(field([](LogEntry& entry) { entry.events = "[]"; }) == "/events/0");
    CHECK(field([](LogEntry& entry) {
              entry.ruling = replaced(entry.ruling, "\"needed\":4", "\"needed\":5");
          }).starts_with("/ruling/"));
    CHECK(field([](LogEntry& entry) { entry.body = replaced(entry.body, "\"fire\"", "\"end\""); }) != "none");
    CHECK(field([](LogEntry& entry) { entry.seat = other(entry.seat); }) == "/seat");
    CHECK(field([](LogEntry& entry) { entry.kind = "choice"; }) == "/kind");
    CHECK(field([](LogEntry& entry) { entry.kind = "nonsense"; }) == "/kind");
    CHECK(field([](LogEntry& entry) { entry.parent -= 1; }) != "none");
    CHECK(field([](LogEntry& entry) { entry.hash_after[31] ^= 1; }) == "/hash_after");
}

TEST_CASE("open: a state that differs from the log is found where it does, with both hashes") {
    const Played played;
    MemoryLog copy;
    copy_log(played.log, copy, [&](LogEntry& entry) {
        if (entry.number == played.shot) entry.hash_after[0] ^= 1;
    });
    try {
        Table::open(copy, make_skirmish(), "g");
        FAIL("it was opened");
    } catch (const StateDiffers& differs) {
        CHECK(differs.entry == played.shot);
        CHECK(std::string{differs.what()}.find(hex_of(played.log.entry("g", played.shot).hash_after)) !=
              std::string::npos);
        CHECK(std::string{differs.what()}.find(hex_of(copy.entry("g", played.shot).hash_after)) != std::string::npos);
    }
    MemoryLog torn;
    copy_log(played.log, torn, [&](LogEntry& entry) {
        if (entry.number == played.shot) entry.events = R"([{"e":"nonsense"}])";
    });
    CHECK_THROWS_WITH(Table::open(torn, make_skirmish(), "g"),
                      "Entry " + std::to_string(played.shot) + ": There is no such event.");
}

TEST_CASE("verify: another rules version folds and compares, and says who can judge") {
    const Played played;
    const Verification found = verify(played.log, make_skirmish("2"), "g");
    CHECK(found.is_sound());
    CHECK(found.other_version == "1");
    CHECK(found.our_version == "2");
    CHECK(found.of_other_version > 10);
    CHECK(found.text().find("judged again only by the same version") != std::string::npos);
    // A changed die cannot be seen by it, a changed state can.
    const auto at_shot = [&](const std::function<void(LogEntry&)>& edit) {
        MemoryLog copy;
        copy_log(played.log, copy, [&](LogEntry& entry) {
            if (entry.number == played.shot) edit(entry);
        });
        return verify(copy, make_skirmish("2"), "g");
    };
    CHECK(at_shot([](LogEntry& entry) { entry.ruling = "[]"; }).is_sound());
    CHECK(at_shot([](LogEntry& entry) { entry.events = "[]"; }).difference->field == "/hash_after");
}

TEST_CASE("verify: a seed that is not the one committed to") {
    const Played played;
    MemoryLog copy;
    GameRecord record = played.log.record("g");
    copy.begin(record, dice::Seed::from_word("another").hex());
    const auto reader = played.log.entries("g");
    while (const auto entry = reader->next()) copy.append("g", *entry, copy.head("g"));
    const Verification found = verify(copy, make_skirmish(), "g");
    CHECK(found.difference->field == "/header/commitment");
}

TEST_CASE("verify: an undo of thrown dice that nobody agreed to") {
    MemoryLog log;
    Table table = Table::create(log, make_skirmish(), new_game("g", close_header()), 0);
    seal_plans(table);
    const std::string seat = in_turn(table);
    const auto before = table.head().entry;
    table.submit(seat, seat == "red" ? "fire r1 b1" : "fire b1 r1", 3);
    LogEntry undo = log.entry("g", before);
    undo.kind = "undo";
    undo.seat = seat;
    undo.parent = before;
    undo.events = "[]";
    undo.ruling.clear();
    undo.body = R"({"free":true})";
    log.append("g", undo, log.head("g"));
    CHECK(verify(log, make_skirmish(), "g").difference->field == "/body/free");
    MemoryLog asked_nobody;
    copy_log(log, asked_nobody, [](LogEntry& entry) {
        if (entry.kind == "undo") entry.body = "{}";
    });
    const Verification found = verify(asked_nobody, make_skirmish(), "g");
    CHECK(found.difference->field == "/kind");
    CHECK(found.difference->expected == "the consent of the other side before it");
}
