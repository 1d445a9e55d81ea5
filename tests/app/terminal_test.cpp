// The terminal game as a person plays it: on a terminal, with keys.

#include <catch2/catch.hpp>

#include "../support/terminal.hpp"

using reisswitz::support::Terminal;
using reisswitz::support::User;

namespace {

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

const std::string up = "\x1b[A";
const std::string control_c = "\x03";
const std::string control_d = "\x04";

}  // namespace

TEST_CASE("Tab completes orders and units, arrows bring lines back, and quit says how to return") {
    const User user;
    Terminal terminal(user, {"play", "first-steps", "--seed", "1", "--id", "friday"}, {{"NO_COLOR", "1"}});
    terminal.wait_for("choose a unit> ");
    terminal.type("act\t");
    terminal.wait_for("ivate ");  // the rest of the word
    terminal.type("hus\t");
    terminal.wait_for("sars ");
    terminal.type("\n");
    terminal.wait_for("hussars> ");
    terminal.type("move \t\t");
    terminal.wait_for("H6");  // one of the hexes that it can go to
    terminal.type("H6\n");
    terminal.wait_for("moves to H6");
    terminal.wait_for("choose a unit> ");  // so far that it cannot fire
    terminal.type(up + up);
    terminal.wait_for("activate hussars");
    terminal.type("\x15");  // Ctrl-U empties the line
    terminal.type("quit\n");
    terminal.wait_for("reisswitz play --game friday");
    CHECK(terminal.wait_for_end() == 0);
}

TEST_CASE("Ctrl-C and Ctrl-D leave the game, which is kept") {
    const User user;
    for (const std::string& key : {control_c, control_d}) {
        Terminal terminal(user, {"play", "first-steps", "--seed", "1"});
        terminal.wait_for("choose a unit> ");
        terminal.type(key);
        terminal.wait_for("reisswitz play --game first-steps-");
        CHECK(terminal.wait_for_end() == 0);
    }
    CHECK(says(user.run({"list"}).out, "first-steps-2"));
}

TEST_CASE("the board has colours where the terminal has them, and fills it") {
    const User user;
    Terminal terminal(user, {"play", "first-steps", "--seed", "1"}, {}, 120, 60);
    terminal.wait_for("choose a unit> ");
    CHECK(says(terminal.seen(), "\x1b[0;"));
    CHECK(says(terminal.seen(), "foot_1"));
    terminal.type("quit\n");
    CHECK(terminal.wait_for_end() == 0);
}

TEST_CASE("a terminal that cannot move its cursor is read plainly") {
    const User user;
    Terminal terminal(user, {"play", "first-steps", "--seed", "1"}, {{"TERM", "dumb"}});
    terminal.wait_for("choose a unit> ");
    terminal.type("units red\n");
    terminal.wait_for("foot_1");
    terminal.wait_for("choose a unit> ");
    terminal.type(control_d);
    terminal.wait_for("Come back to it with");
    CHECK(terminal.wait_for_end() == 0);
}

TEST_CASE("between two players the screen is cleared where something is hidden") {
    const User user;
    Terminal terminal(user, {"play", "symmetric", "--seed", "1", "--side", "both"}, {{"NO_COLOR", "1"}});
    terminal.wait_for("artillery orders> ");
    terminal.type("seal\n");
    terminal.wait_for("\x1b[2J");
    terminal.wait_for("Give the keyboard over");
    terminal.type("\n");
    terminal.wait_for("blue, turn 1, artillery orders> ");
    terminal.type(up + "\n");  // red's lines are forgotten
    terminal.wait_for("blue, turn 1, artillery orders> ");
    terminal.type("quit\n");
    CHECK(terminal.wait_for_end() == 0);
}

TEST_CASE("two terminals on one store play one game") {
    const User user;
    // With this seed the first part of the turn is blue's.
    Terminal red(user, {"play", "first-steps", "--seed", "2", "--id", "friday", "--versus", "human", "--side", "red"},
                 {{"NO_COLOR", "1"}});
    red.wait_for("Waiting for Duchy");
    Terminal blue(user, {"play", "--game", "friday", "--side", "blue", "--versus", "human"}, {{"NO_COLOR", "1"}});
    blue.wait_for("choose a unit> ");
    blue.type("end\n");
    red.wait_for("choose a unit> ");
    red.type("quit\n");
    CHECK(red.wait_for_end() == 0);
    blue.wait_for("Waiting for Republic");
    blue.type(control_c);
    blue.wait_for("Come back to it with");
    CHECK(blue.wait_for_end() == 0);
}

TEST_CASE("dice are asked for on a terminal, with the line to type them on") {
    const User user;
    Terminal terminal(user, {"roll", "portable", "initiative", "--dice", "-"});
    terminal.wait_for("d6: ");
    terminal.type("nine\n");
    terminal.wait_for("expected");
    terminal.wait_for("d6: ");
    terminal.type("6\n");
    terminal.wait_for("d6: ");
    terminal.type("1\n");
    terminal.wait_for("\"red\"");
    CHECK(terminal.wait_for_end() == 0);
}
