// The terminal game as scripts play it: through pipes, without prompts for anybody.

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "../support/approval.hpp"
#include "../support/program.hpp"

using nlohmann::json;
using reisswitz::support::approve;
using reisswitz::support::Ran;
using reisswitz::support::User;

namespace {

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

std::string lines(const std::vector<std::string>& typed) {
    std::string text;
    for (const std::string& line : typed) text += line + '\n';
    return text;
}

}  // namespace

TEST_CASE("without anybody who types, the opening is shown with how to play, and nothing is kept") {
    const User user;
    const Ran ran = user.run({"play", "el-teb"});
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    approve("app", "play-nobody", ran.out);
    CHECK(says(user.run({"list"}).out, "There are no games yet"));
}

TEST_CASE("a script plays a turn, asks what can be asked, and comes back to the game") {
    const User user;
    const Ran ran = user.run({"play", "first-steps", "--seed", "1", "--id", "friday"}, R"(?
? foot_1
activate foot_1
?
move C5 n
why
done
B4-C5
D6-D5 ne
odds fire D5 D2
undo
undo 2
done
units red
show foot_2
show E4
show
map E4
zoom 4
zoom auto
rules PW-WIRE-1
standing all on_hit stand
dance
end
)");
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    approve("app", "play-script", ran.out);
    CHECK(says(ran.out, "reisswitz play --game friday"));
    const Ran again = user.run({"play", "--game", "friday"}, "quit\n");
    CHECK(again.status == 0);
    approve("app", "play-again", again.out);
    CHECK(user.run({"verify", "friday"}).status == 0);
}

TEST_CASE("every word of the game answers something, and unknown ones are orders that are refused") {
    const User user;
    std::vector<std::string> words{"#comment", "   ", "\x1b[2J", "\xE2\x80\xAE"};
    std::istringstream more(R"(help
?
odds
odds fire
odds fire nobody E4
odds dance a b
why
map
map Z99
units
units x
show
show foot_1
show Z99
log
log 3
undo
undo x
undo 99
zoom
zoom huge
rules
rules catapult
save
resign
standing
standing all
{}
move
attack
{"order":"end","x":1}
)");
    for (std::string word; std::getline(more, word);) words.push_back(word);
    for (const std::string& word : words) {
        CAPTURE(word);
        const Ran ran = user.run({"play", "first-steps", "--seed", "1"}, word + "\n");
        INFO(ran.out);
        CHECK(ran.status == 0);
        CHECK(ran.err.empty());
        CHECK(ran.out.find('\x1b') == std::string::npos);
        CHECK(says(ran.out, "Come back to it with"));
    }
}

TEST_CASE("a line without an end is refused and the game goes on") {
    const User user;
    const Ran ran = user.run({"play", "first-steps", "--seed", "1"}, std::string(1'000'000, 'x') + "\nunits red\n");
    CHECK(ran.status == 0);
    CHECK(says(ran.out, "longer than"));
    CHECK(says(ran.out, "foot_1"));
}

TEST_CASE("two computers play to the end and the account is printed") {
    const User user;
    const Ran ran = user.run({"play", "first-steps", "--seed", "1", "--side", "none"});
    CHECK(ran.status == 0);
    CHECK(says(ran.out, "The battle is over."));
    CHECK(says(ran.out, "reisswitz report first-steps-1"));
    approve("app", "play-computers", ran.out);
    CHECK(user.run({"verify", "first-steps-1"}).status == 0);
    // The same seed, the same battle.
    const User other;
    CHECK(other.run({"play", "first-steps", "--seed", "1", "--side", "none"}).out == ran.out);
    CHECK(other.run({"play", "first-steps", "--seed", "1", "--side", "none", "--versus", "random"}).status == 0);
}

TEST_CASE("two players at one keyboard: what is sealed or out of sight is not shown to the other") {
    const User user;
    const Ran ran = user.run({"play", "fog-patrol", "--seed", "1", "--side", "both"}, lines({"?", "units"}));
    INFO(ran.out);
    CHECK(ran.status == 0);
    // Blue's units are nowhere while red sits there.
    const auto blue = ran.out.find("Moor Guard (blue)");
    REQUIRE(blue != std::string::npos);
    CHECK(says(ran.out, "nobody in sight"));
}

TEST_CASE("dice thrown by hand are asked for by name, and typed") {
    const User user;
    std::vector<std::string> typed;
    for (int i = 0; i < 4; ++i) typed.emplace_back("5 3");
    typed.insert(typed.begin() + 1, "seven");
    typed.insert(typed.begin() + 1, "9");
    const Ran ran = user.run({"play", "first-steps", "--dice", "physical", "--side", "both"}, lines(typed));
    CHECK(ran.status == 0);
    approve("app", "play-physical-dice", ran.out);
}

TEST_CASE("a side played elsewhere is waited for, and a script does not wait") {
    const User user;
    const Ran ran =
        user.run({"play", "first-steps", "--seed", "1", "--versus", "human", "--side", "red", "--id", "friday"},
                 "end\nend\nend\n");
    CHECK(ran.status == 0);
    CHECK(says(ran.out, "plays elsewhere"));
}

TEST_CASE("a wrong side leaves no game behind") {
    const User user;
    CHECK(user.run({"play", "first-steps", "--side", "purple"}, "end\n").status == 2);
    CHECK(says(user.run({"list"}).out, "There are no games yet"));
}

TEST_CASE("a home that cannot be written plays without keeping") {
    const User user;
    const Ran ran = user.run({"play", "first-steps", "--seed", "1", "--side", "none"}, "",
                             {{"HOME", "/proc"}, {"XDG_DATA_HOME", "/proc/nowhere"}});
    CHECK(ran.status == 0);
    CHECK(says(ran.err, "this game is not kept"));
    CHECK(says(ran.out, "The battle is over."));
    // A store that was asked for by name is not done without.
    CHECK(user.run({"--store", "/proc/nowhere/games.db", "play", "first-steps", "--side", "none"}).status == 2);
}
