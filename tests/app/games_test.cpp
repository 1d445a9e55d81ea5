// Games one step at a time: new, list, show, order, undo, standing, resign, replay, verify, export, import, report.

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "../support/approval.hpp"
#include "../support/program.hpp"

using nlohmann::json;
using reisswitz::support::approve;
using reisswitz::support::Ran;
using reisswitz::support::User;

namespace {

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// A user with one game of the learning scenario, its dice known.
class Player : public User {
public:
    Player() {
        const Ran ran = run({"new", "first-steps", "--id", "friday", "--seed", "1"});
        INFO(ran.err);
        REQUIRE(ran.status == 0);
    }

    json shown() const { return json::parse(run({"show", "friday", "--json"}).out); }
    std::string phase() const { return shown().at("view").at("phase"); }
    std::string pending() const {
        const json due = shown().at("pending");
        return due.empty() ? "" : due[0].at("seat").get<std::string>();
    }
    /// Seals the artillery orders of both sides, so that somebody's part of the turn begins.
    void seal() const {
        while (phase() == "artillery_orders" || phase() == "setup")
            REQUIRE(run({"order", "friday", pending(), phase() == "setup" ? "ready" : "seal"}).status == 0);
    }
};

}  // namespace

TEST_CASE("a game is begun, listed and shown") {
    const User user;
    CHECK(says(user.run({"list"}).out, "There are no games yet"));
    const Ran begun = user.run({"new", "first-steps"});
    CHECK(begun.status == 0);
    CHECK(says(begun.out, "first-steps-1"));
    CHECK(says(begun.out, "SHA-256"));
    CHECK(says(user.run({"new", "first-steps"}).out, "first-steps-2"));
    const Ran list = user.run({"list"});
    CHECK(list.status == 0);
    CHECK(says(list.out, "first-steps-1"));
    CHECK(says(list.out, "first-steps-2"));
    CHECK(json::parse(user.run({"list", "--json"}).out).size() == 2);
    const Ran ambiguous = user.run({"show", "first"});
    CHECK(ambiguous.status == 2);
    CHECK(says(ambiguous.err, "the beginning of several games"));
    CHECK(user.run({"show", "first-steps-1"}).status == 0);
    const Ran twice = user.run({"new", "first-steps", "--id", "first-steps-1"});
    CHECK(twice.status == 2);
    CHECK(says(twice.err, "first-steps-1"));
}

TEST_CASE("changed rules stand in the game's header and are told") {
    const User user;
    const Ran ran = user.run({"new", "first-steps", "--house", "half-exhaustion", "--option", "front_hexes=one",
                              "--variant", "activation=cards"});
    INFO(ran.err);
    CHECK(ran.status == 0);
    CHECK(says(ran.out, "half-exhaustion"));
    CHECK(says(ran.out, "front_hexes"));
    const json shown = json::parse(user.run({"show", "first-steps-1", "--json"}).out);
    CHECK(shown.at("changes").size() == 3);  // the scenario's own, the house rule's, the call's
    const Ran wrong = user.run({"new", "first-steps", "--option", "front_hexes=seven"});
    CHECK(wrong.status == 1);
    CHECK(says(wrong.err, "seven"));
}

TEST_CASE("orders are taken, refused with their clause, and taken back") {
    const Player player;
    player.seal();
    const std::string seat = player.pending();
    const Ran nonsense = player.run({"order", "friday", seat, "dance"});
    CHECK(nonsense.status == 1);
    CHECK(says(nonsense.out, "Not allowed"));
    CHECK(says(nonsense.out, "PW-ORD-1"));
    const std::string waiting = seat == "red" ? "blue" : "red";
    CHECK(player.run({"order", "friday", waiting, "end"}).status == 1);

    const std::string before = player.run({"show", "friday", "--json"}).out;
    const json view = json::parse(before).at("view");
    std::string unit;
    for (const json& one : view.at("units"))
        if (one.at("side") == seat && one.at("hex").is_string()) unit = one.at("id");
    REQUIRE(player.run({"order", "friday", seat, "activate " + unit}).status == 0);
    CHECK(player.run({"show", "friday", "--json"}).out != before);
    const Ran back = player.run({"undo", "friday", seat});
    INFO(back.out);
    CHECK(back.status == 0);
    CHECK(player.run({"show", "friday", "--json"}).out == before);

    const json accepted = json::parse(player.run({"order", "friday", seat, "activate " + unit, "--json"}).out);
    CHECK(accepted.at("accepted").size() == 1);
    CHECK(accepted.at("accepted")[0].at("notation") == "activate " + unit);
    const json refused = json::parse(player.run({"order", "friday", seat, "move Z99", "--json"}).out);
    CHECK(refused.contains("refused"));
}

TEST_CASE("PW-ORD-3: several lines are taken in order, from the call or from standard input") {
    const Player player;
    player.seal();
    const std::string seat = player.pending();
    const Ran ran = player.run({"order", "friday", seat}, "# the whole of my part\nend\n");
    INFO(ran.out);
    CHECK(ran.status == 0);
    CHECK(player.pending() != seat);
}

TEST_CASE("PW-STD-1: standing orders are taken down") {
    const Player player;
    CHECK(player.run({"standing", "friday", "red", "all", "on_hit", "stand"}).status == 0);
    const Ran wrong = player.run({"standing", "friday", "red", "all", "on_hit", "dance"});
    CHECK(wrong.status == 1);
}

TEST_CASE("a game that is resigned is over, and its dice can be audited") {
    const Player player;
    const Ran ran = player.run({"resign", "friday", "blue"});
    CHECK(ran.status == 0);
    CHECK(player.run({"resign", "friday", "red"}).status == 1);
    CHECK(player.run({"order", "friday", "red", "end"}).status == 1);
    const json shown = json::parse(player.run({"show", "friday", "--json"}).out);
    CHECK(shown.at("ending").at("winner") == "red");
    const Ran verified = player.run({"verify", "friday"});
    INFO(verified.out);
    CHECK(verified.status == 0);
}

TEST_CASE("a game is exported, imported elsewhere, and is the same there") {
    const Player player;
    player.seal();
    const std::string log = player.home().file("friday.jsonl");
    CHECK(player.run({"export", "friday", "-o", log}).status == 0);
    CHECK(player.run({"validate", log}).status == 0);
    const User other;
    const Ran imported = other.run({"import", log});
    INFO(imported.err);
    CHECK(imported.status == 0);
    CHECK(says(imported.out, "Game friday is here now"));
    CHECK(other.run({"export", "friday"}).out == player.run({"export", "friday"}).out);
    CHECK(says(other.run({"import", log}).out, "adds nothing"));
    CHECK(other.run({"import", log, "--as", "saturday"}).status == 0);
    CHECK(other.run({"verify", "saturday"}).status == 0);

    REQUIRE(player.run({"order", "friday", player.pending(), "end"}).status == 0);
    CHECK(player.run({"export", "friday", "-o", log}).status == 0);
    CHECK(says(other.run({"import", log}).out, "goes on by"));

    std::string bent = reisswitz::support::text_of(log);
    const auto place = bent.find("\"hash\":\"");
    REQUIRE(place != std::string::npos);
    bent[place + 8] = bent[place + 8] == '0' ? '1' : '0';
    const Ran refused = other.run({"import", player.home().write("bent.jsonl", bent), "--as", "bent"});
    CHECK(refused.status == 1);
    CHECK(other.run({"show", "bent"}).status == 2);
    CHECK(other.run({"import", "-"}, "hello\n").status == 1);
}

TEST_CASE("a log goes into a folder under a name that is safe") {
    const Player player;
    REQUIRE(player.run({"new", "first-steps", "--id", "../../etc/CON: ünsafe"}).status == 0);
    const std::filesystem::path folder = player.home().path() / "logs";
    std::filesystem::create_directory(folder);
    const Ran ran = player.run({"export", "../../etc/CON: ünsafe", "-o", folder.string()});
    INFO(ran.err);
    CHECK(ran.status == 0);
    const auto files =
        std::distance(std::filesystem::directory_iterator(folder), std::filesystem::directory_iterator());
    CHECK(files == 1);
}

TEST_CASE("a side exports what it may know, and the whole names its secrets") {
    const Player player;
    const Ran whole = player.run({"export", "friday"});
    CHECK(says(whole.out, "\"seed\""));
    const Ran side = player.run({"export", "friday", "--side", "red"});
    CHECK(side.status == 0);
    CHECK_FALSE(says(side.out, "\"seed\""));
    CHECK_FALSE(says(side.out, "\"hash\""));
}

TEST_CASE("a game is told from its beginning, for one side or for all") {
    const Player player;
    player.seal();
    const Ran all = player.run({"replay", "friday", "--maps"});
    CHECK(all.status == 0);
    const Ran lines = player.run({"replay", "friday", "--json", "--side", "red"});
    CHECK(lines.status == 0);
    std::istringstream in(lines.out);
    std::int64_t number = 0;
    for (std::string line; std::getline(in, line);) CHECK(json::parse(line).at("n") == ++number);
    CHECK(number > 0);
    CHECK(player.run({"replay", "friday", "--to", "1", "--json"}).out ==
          player.run({"replay", "friday", "--json"})
              .out.substr(0, player.run({"replay", "friday", "--json"}).out.find('\n') + 1));
}

TEST_CASE("the after-action report is Markdown") {
    const Player player;
    player.seal();
    const Ran ran = player.run({"report", "friday"});
    CHECK(ran.status == 0);
    CHECK(ran.out.starts_with("#"));
    CHECK(player.run({"report", "friday", "-o", player.home().file("friday.md")}).status == 0);
    CHECK(reisswitz::support::text_of(player.home().file("friday.md")) == ran.out);
    CHECK(player.run({"report", "friday", "-o", "/nowhere/at/all.md"}).status == 3);
}

TEST_CASE("physical dice are asked for, and typed in") {
    const User user;
    const Ran begun = user.run({"new", "first-steps", "--id", "friday", "--dice", "physical"});
    REQUIRE(begun.status == 0);
    CHECK(says(begun.out, "red throws 1d6: initiative of Republic"));
    CHECK(says(begun.out, "reisswitz order friday red --dice"));
    const Ran bad = user.run({"order", "friday", "red", "--dice", "7"});
    CHECK(bad.status == 1);
    CHECK(says(bad.out + bad.err, "no 7"));
    const Ran first = user.run({"order", "friday", "red", "--dice", "5 3", "--json"});
    CHECK(first.status == 0);
    const json wanted = json::parse(first.out).at("dice_wanted");
    CHECK(wanted.at("sides") == 6);
    CHECK(wanted.at("count") == 2);
    CHECK(wanted.at("text") == "activation of Republic");
    const Ran second = user.run({"order", "friday", "red", "--dice", "4 4"});
    CHECK(second.status == 0);
    CHECK(says(second.out, "Republic may activate 6 of its units."));
    // An order waits for its dice from one call to the next; a shorthand may stand among the lines.
    const Ran shot = user.run({"order", "friday", "red", "C6-C5", "fire C5 C2"});
    CHECK(shot.status == 0);
    CHECK(says(shot.out, "red throws 1d6: fire of 1st Battalion"));
    const Ran hit = user.run({"order", "friday", "red", "--dice", "6"});
    CHECK(hit.status == 0);
    CHECK(says(hit.out, "blue throws 1d6: what the hit does to 2nd Musketeers"));
    CHECK(says(user.run({"show", "friday"}).out, "blue throws 1d6: what the hit does to 2nd Musketeers"));
    CHECK_FALSE(says(user.run({"show", "friday", "--side", "red"}).out, "throws 1d6"));
    CHECK(user.run({"order", "friday", "blue", "--dice", "0"}).status == 1);
    CHECK(user.run({"order", "friday", "blue", "--dice", "1"}).status == 0);
    CHECK(user.run({"verify", "friday"}).status == 0);
}

TEST_CASE("PW-ORD-1: an order that does not fit the moment is told what does") {
    const Player player;
    player.seal();
    const Ran ran = player.run({"order", "friday", player.pending(), "done"});
    CHECK(ran.status == 1);
    CHECK(says(ran.out + ran.err, "a unit is chosen"));
}

TEST_CASE("PW-ORD-2: a shorthand is taken whole or not at all") {
    const Player player;
    player.seal();
    const std::string seat = player.pending();
    const std::string before = player.run({"export", "friday"}).out;
    const Ran refused = player.run({"order", "friday", seat, seat == "red" ? "C6-A1" : "C2-A8"});
    CHECK(refused.status == 1);
    CHECK(says(refused.out + refused.err, "PW-MOVE-2"));
    CHECK(player.run({"export", "friday"}).out == before);
    const Ran taken = player.run({"order", "friday", seat, seat == "red" ? "C6-C5" : "C2-C3"});
    CHECK(taken.status == 0);
    CHECK(says(taken.out, "moves to "));
}

TEST_CASE("a store in a folder that cannot be written is told of, and nothing is changed") {
    const User user;
    const Ran ran = user.run({"--store", "/proc/no/such/store.db", "new", "first-steps"});
    CHECK(ran.status != 0);
    CHECK_FALSE(ran.err.empty());
}
