// How the program is called: exit statuses, errors with place, found and expected.

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "../support/program.hpp"

using nlohmann::json;
using reisswitz::support::Ran;
using reisswitz::support::ScratchFolder;
using reisswitz::support::User;

namespace {

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// A request for the odds of a volley at a unit in cover.
const char* const volley =
    R"({"rules":"portable","procedure":"volley","inputs":{"weapon":"small_arms","target_in_cover":true,"units":[{"id":"a","sp":1}]}})";

}  // namespace

TEST_CASE("help teaches with examples, for the whole and for each command") {
    const User user;
    const Ran whole = user.run({"--help"});
    CHECK(whole.status == 0);
    CHECK(whole.err.empty());
    CHECK(says(whole.out, "reisswitz play el-teb"));
    CHECK(says(whole.out, "Exit status: 0 done; 1 the answer is no"));
    for (const char* command :
         {"play", "scenarios", "new", "list", "show", "order", "undo", "standing", "resign", "replay", "verify",
          "report", "rules", "odds", "roll", "validate", "schema", "export", "import"}) {
        CAPTURE(command);
        CHECK(says(whole.out, command));
        const Ran help = user.run({command, "--help"});
        CHECK(help.status == 0);
        CHECK(says(help.out, command));
    }
}

TEST_CASE("the version is told") {
    const Ran ran = User{}.run({"--version"});
    CHECK(ran.status == 0);
    CHECK(ran.out.starts_with("reisswitz "));
}

TEST_CASE("a call that is wrong answers with 2 and says what there is") {
    const User user;
    struct Call {
        std::vector<std::string> words;
        std::string message;
    };
    const std::vector<Call> calls{
        {{}, "reisswitz"},
        {{"fight"}, "reisswitz --help"},
        {{"play"}, "name a scenario"},
        {{"play", "agincourt"}, "el-teb"},
        {{"play", "el-teb", "--side", "purple"}, "no side of this battle; there are red (British) and blue"},
        {{"play", "el-teb", "--versus", "napoleon"}, "greedy"},
        {{"play", "el-teb", "--json"}, "play talks to people"},
        {{"play", "el-teb", "--dice", "loaded"}, "reisswitz play --help"},
        {{"new", "agincourt"}, "el-teb"},
        {{"new", "el-teb", "--option", "front_hexes"}, "expected KEY=VALUE"},
        {{"new", "el-teb", "--house", "no-such-house"}, "house rule no-such-house"},
        {{"new", "el-teb", "--wait", "-1"}, "--wait is more than 0"},
        {{"show"}, "reisswitz show --help"},
        {{"show", "nothing"}, "no game"},
        {{"order", "nothing", "red", "end"}, "no game"},
        {{"undo", "nothing", "red"}, "no game"},
        {{"undo", "nothing", "red", "0"}, "reisswitz undo --help"},
        {{"import", "nowhere.jsonl"}, "there is no such file"},
        {{"import", "/"}, "is a folder"},
        {{"validate"}, "reisswitz validate --help"},
        {{"validate", "nowhere.json"}, "nowhere.json"},
        {{"odds"}, "volley"},
        {{"odds", "nowhere.json"}, "there is no such file"},
        {{"odds", "chess", "mate"}, "the rule books are: portable"},
        {{"odds", "portable", "joust"}, "it has: "},
        {{"odds", "portable", "volley", "--lances"}, "no flag"},
        {{"odds", "--batch", "x.json"}, "--batch reads its requests from standard input"},
        {{"roll"}, "volley"},
        {{"roll", "portable", "initiative", "--seed", "a", "--dice", "1,2"}, "exclude each other"},
        {{"roll", "portable", "initiative", "--dice", "five"}, "expected numbers"},
        {{"roll", "portable", "initiative", "--dice", "3"}, "wanted"},
        {{"roll", "portable", "initiative", "--dice", "3,7"}, "a d6 has 1 to 6"},
        {{"roll", "portable", "initiative", "--dice", "3,4,5"}, "only 2 thrown"},
        {{"roll", "portable", "initiative", "--seed"}, "wants a value"},
        {{"schema", "chess"}, "there are: scenario"},
        {{"--color", "sometimes", "list"}, "reisswitz"},
    };
    for (const auto& [words, message] : calls) {
        CAPTURE(words);
        const Ran ran = user.run(words);
        CAPTURE(ran.out, ran.err);
        CHECK(ran.status == 2);
        CHECK(says(ran.err + ran.out, message));
    }
}

TEST_CASE("odds of a file are the JSON of the contract") {
    const User user;
    const Ran ran = user.run({"odds", user.home().write("volley.json", volley)});
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    const json answer = json::parse(ran.out);
    CHECK(answer.at("outcomes").size() == 3);
    CHECK(ran.out == user.run({"odds", "-"}, volley).out);
    const Ran chart = user.run({"odds", "--chart", user.home().file("volley.json")});
    CHECK(chart.status == 0);
    CHECK(says(chart.out, "%"));
}

TEST_CASE("odds of flags are a chart, or JSON with --json") {
    const User user;
    const std::vector<std::string> call{"odds",       "portable",          "volley",  "--weapon",
                                        "small_arms", "--target-in-cover", "--units", R"([{"id":"a","sp":1}])"};
    const Ran chart = user.run(call);
    CHECK(chart.status == 0);
    CHECK(says(chart.out, "%"));
    auto as_json = call;
    as_json.emplace_back("--json");
    CHECK(user.run(as_json).out == user.run({"odds", "-"}, volley).out);
    CHECK(user.run({"odds", "portable"}).status == 0);
    const Ran help = user.run({"odds", "portable", "volley", "--help"});
    CHECK(help.status == 0);
    CHECK(says(help.out, "--target-in-cover"));
}

TEST_CASE("a faulty request is answered with its error and the status 1") {
    const User user;
    const Ran ran =
        user.run({"odds", "-"},
                 R"({"rules":"portable","procedure":"volley","inputs":{"weapon":"pike","units":[{"id":"a","sp":1}]}})");
    CHECK(ran.status == 1);
    CHECK(json::parse(ran.out).at("error").at("code") == "unknown_value");
    CHECK(json::parse(ran.out).at("error").at("path") == "/inputs/weapon");
    const Ran flags = user.run({"odds", "portable", "volley", "--weapon", "pike", "--units", R"([{"id":"a","sp":1}])"});
    CHECK(flags.status == 1);
    CHECK(says(flags.err, "/inputs/weapon"));
    const Ran error =
        user.run({"--json", "odds", "portable", "volley", "--weapon", "pike", "--units", R"([{"id":"a","sp":1}])"});
    CHECK(error.status == 1);
    CHECK(json::parse(error.err).at("error").at("path") == "/inputs/weapon");
}

TEST_CASE("a batch answers line by line and goes on after a fault") {
    const Ran ran = User{}.run({"odds", "--batch"}, std::string(volley) + "\nnot json\n" + volley + "\n");
    CHECK(ran.status == 0);
    std::istringstream lines(ran.out);
    std::string first, second, third, more;
    REQUIRE(std::getline(lines, first));
    REQUIRE(std::getline(lines, second));
    REQUIRE(std::getline(lines, third));
    CHECK_FALSE(std::getline(lines, more));
    CHECK(first == third);
    CHECK(json::parse(second).at("error").at("code") == "bad_json");
}

TEST_CASE("a roll explains itself, and the same seed rolls the same") {
    const User user;
    const std::vector<std::string> call{"roll",        "portable",    "volley",  "--weapon",
                                        "machine_gun", "--not-moved", "--units", R"([{"id":"a","sp":4}])"};
    auto seeded = call;
    seeded.insert(seeded.end(), {"--seed", "friday"});
    const Ran first = user.run(seeded);
    CHECK(first.status == 0);
    CHECK(says(first.out, "[PW-FIRE-10]"));
    CHECK(first.out == user.run(seeded).out);
    auto given = call;
    given.insert(given.end(), {"--dice", "1,1,1"});
    const Ran missed = user.run(given);
    CHECK(missed.status == 0);
    CHECK(says(missed.out, "\"hits\":0"));
    given.emplace_back("--json");
    const json rolled = json::parse(user.run(given).out);
    CHECK(rolled.at("result").at("hits") == 0);
    CHECK(rolled.at("dice").size() == 3);
}

TEST_CASE("a roll asks for each die by name where it is told to") {
    const User user;
    const std::vector<std::string> call{"roll", "portable", "initiative", "--dice", "-"};
    const Ran ran = user.run(call, "5\n3\n");
    INFO(ran.out);
    CHECK(ran.status == 0);
    CHECK(says(ran.out, "initiative"));
    CHECK(says(ran.out, R"("first":"red")"));
    CHECK(user.run(call, "5\n").status == 2);
    CHECK(user.run(call, "7\n").status == 2);
}

TEST_CASE("PW-FIRE-8: a rule is looked up by its clause, its option, or a word") {
    const User user;
    const Ran clause = user.run({"rules", "pw-fire-8"});
    CHECK(clause.status == 0);
    CHECK(says(clause.out, "PW-FIRE-8"));
    CHECK(says(clause.out, "In the source"));
    CHECK(says(clause.out, "Applied in: "));
    CHECK(says(user.run({"rules", "front_hexes"}).out, "three (default)"));
    CHECK(says(user.run({"rules", "barbed", "wire"}).out, "PW-WIRE"));
    CHECK(says(user.run({"rules"}).out, "PW-RULING-44"));
    CHECK(user.run({"rules", "catapult"}).status == 1);
    // The other books: one by name, a clause of any, a word that several speak of.
    CHECK(says(user.run({"rules", "siege"}).out, "SG-"));
    CHECK_FALSE(says(user.run({"rules", "siege"}).out, "PW-FIRE-8"));
    CHECK(says(user.run({"rules", "SG-GAP-1"}).out, "SG-GAP-1"));
    const std::string both = user.run({"rules", "cavalry"}).out;
    CHECK(says(both, "(portable)"));
    CHECK(says(both, "(bbb)"));
    CHECK_FALSE(says(user.run({"rules", "bbb", "cavalry"}).out, "PW-"));
    const json found = json::parse(user.run({"--json", "rules", "PW-RULING-17"}).out);
    REQUIRE(found.size() == 1);
    CHECK(found[0].at("option").at("id") == "front_hexes");
}

TEST_CASE("schemas are published for scenarios and for every procedure") {
    const User user;
    const json names = json::parse(user.run({"schema", "--json"}).out);
    CHECK(names.size() > 10);
    CHECK(json::parse(user.run({"schema", "scenario"}).out).at("type") == "object");
    CHECK(json::parse(user.run({"schema", "portable", "volley"}).out).at("properties").contains("weapon"));
}

TEST_CASE("the battles of the program are listed with their sizes, and told in full") {
    const User user;
    const Ran list = user.run({"scenarios"});
    CHECK(list.status == 0);
    for (const char* id : {"el-teb", "wavre", "tax-column", "first-steps", "the-ford", "symmetric"})
        CHECK(says(list.out, id));
    CHECK(says(list.out, "16 by 14 hexes, 16 turns"));
    const json all = json::parse(user.run({"scenarios", "--json"}).out);
    CHECK(all.size() >= 6);
    const Ran one = user.run({"scenarios", "el-teb"});
    CHECK(one.status == 0);
    CHECK(says(one.out, "British"));
    CHECK(says(one.out, "Source: "));
    CHECK(user.run({"scenarios", "agincourt"}).status == 2);
}

TEST_CASE("validate tells line, place, what was found and what was expected") {
    const User user;
    const Ran good = user.run({"validate", "first-steps"});
    INFO(good.out);
    CHECK(good.status == 0);
    CHECK(says(good.out, "in order"));
    CHECK(says(good.out, "SP"));

    json scenario =
        json::parse(reisswitz::support::text_of(std::string(REISSWITZ_SOURCE_DIR) + "/scenarios/first-steps.json"));
    scenario["units"][1]["sp"] = 99;
    scenario["units"][2]["type"] = "dragons";
    const std::string file = user.home().write("bad.json", scenario.dump(2));
    const Ran bad = user.run({"validate", file});
    CHECK(bad.status == 1);
    CHECK(says(bad.out, "/units/1/sp"));
    CHECK(says(bad.out, "bad.json:"));
    const json findings = json::parse(user.run({"validate", "--json", file}).out);
    CHECK(findings.at("valid") == false);
    CHECK(findings.at("findings")[0].at("line").get<int>() > 1);

    CHECK(user.run({"validate", "-"}, "{\"rules\": \"portable\"").status == 1);
    CHECK(says(user.run({"validate", "-"}, "{\n\"a\": }").out, ":2:"));
    CHECK(user.run({"validate", "-"}, volley).status == 0);
    CHECK(says(user.run({"validate", "-"}, std::string(volley) + "\n" + volley + "\n").out, "2 requests"));
    CHECK(user.run({"validate", "-"}, std::string(volley) + "\n{\"procedure\":1}\n").status == 1);
    CHECK(user.run({"validate", std::string(REISSWITZ_SOURCE_DIR) + "/data/portable/house/half-exhaustion.json"})
              .status == 0);
}

TEST_CASE("files that are no files of ours are refused without harm") {
    const User user;
    SECTION("nested too deeply") {
        const Ran ran = user.run({"validate", "-"}, std::string(10'000, '['));
        CHECK(ran.status == 1);
    }
    SECTION("longer than any file of ours") {
        const std::string file = user.home().file("huge.json");
        {
            std::ofstream(file) << "{";
        }
        std::filesystem::resize_file(file, 2'000'000'000);
        const Ran ran = user.run({"validate", file});
        CHECK(ran.status == 1);
        CHECK(says(ran.out, "bytes"));
    }
    SECTION("not text at all") {
        const Ran ran = user.run({"validate", "-"}, std::string("\0\xFF\xFE garbage", 11));
        CHECK(ran.status == 1);
    }
    SECTION("a store that is none") {
        const std::string file =
            user.home().write("notes.txt", "not a database, but long enough to be one. " + std::string(5000, 'x'));
        const std::string before = reisswitz::support::text_of(file);
        for (const auto& words :
             std::vector<std::vector<std::string>>{{"list"}, {"new", "first-steps"}, {"show", "x"}}) {
            auto call = words;
            call.insert(call.begin(), {"--store", file});
            const Ran ran = user.run(call);
            CHECK(ran.status == 3);
            CHECK(says(ran.err, "notes.txt"));
        }
        CHECK(reisswitz::support::text_of(file) == before);
    }
}

TEST_CASE("nobody reading is a failed write, told as such") {
    const User user;
    const Ran ran = user.run({"rules"});
    REQUIRE(ran.status == 0);
    // /dev/full takes nothing.
    const std::string command = reisswitz::support::program() + " rules > /dev/full 2> " + user.home().file("err");
    const int status = std::system(command.c_str());
    CHECK(WEXITSTATUS(status) == 3);
    CHECK(says(reisswitz::support::text_of(user.home().file("err")), "disk full"));
}

TEST_CASE("ASCII is ASCII everywhere") {
    const User user;
    for (const auto& words : std::vector<std::vector<std::string>>{
             {"--plain", "scenarios", "el-teb"}, {"--plain", "--help"}, {"--plain", "rules", "PW-ART-12"}}) {
        const Ran ran = user.run(words);
        CHECK(ran.status == 0);
        for (const char c : ran.out) REQUIRE(static_cast<unsigned char>(c) < 0x80);
    }
    const Ran by_locale = user.run({"scenarios", "el-teb"}, "", {{"LC_ALL", "C"}});
    for (const char c : by_locale.out) REQUIRE(static_cast<unsigned char>(c) < 0x80);
}
