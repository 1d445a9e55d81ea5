/// A game on the terminal: reads orders and commands, shows the board and tells what happens.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/console.hpp"
#include "app/games.hpp"
#include "app/line_source.hpp"
#include "app/map.hpp"
#include "app/session/account.hpp"
#include "app/session/opponent.hpp"
#include "table/table.hpp"

namespace reisswitz::app {

/// Who sits where. A seat that is neither here nor a computer's is played elsewhere, from the same store.
struct Seating {
    std::vector<std::string> here;  ///< seats whose players type on this terminal
    std::map<std::string, std::unique_ptr<Opponent>> computers;
};

class Session {
public:
    /// @param kept_in  where the game is kept, for telling how to come back; empty: it is not kept
    Session(table::Table& table, Seating seating, Console& console, LineSource& lines, std::string kept_in);

    /// Plays until the game is over, the player leaves or the input ends. Every order that was acknowledged is kept.
    Exit run();

    /// The opening position and how the game is played, for somebody who does not play now.
    void show_opening();

private:
    enum class Go : unsigned char { on, leave };

    const portable::Battle& battle() const { return portable_game(table_).battle(); }
    const portable::State& state() const { return portable_game(table_).state(); }
    portable::View view() const;
    portable::Side side() const { return seat_ == "blue" ? portable::Side::blue : portable::Side::red; }
    std::string name_of(const std::string& seat) const;
    bool is_here(const std::string& seat) const;
    /// Something that one player here may not see of another: fog, or orders being sealed.
    bool hides_from_others_here() const;

    void greet();
    void tell_news();
    void announce();
    void recall();
    /// The whole position: map with its key, strengths, turn.
    void show_position();
    void show_map(const std::vector<HexMark>& marks = {}, portable::HexIndex centre = {});
    void show_key();
    std::string part_of_turn() const;
    Go leave();
    Go farewell();

    Go next_decision();
    void let_computer_decide(const std::string& seat);
    void sit_down(const std::string& seat);
    void screen(const std::string& seat);
    Go wait_for(const std::string& seat);
    TypedLine ask(const std::string& question);
    /// Shows what was asked and answered where no terminal does it.
    void echo(const std::string& question, const std::string& answer);
    Go ask_for_dice(const table::WantedDice& wanted);
    Go ask_for_order();
    Go obey(const std::string& line);
    void submit(const std::string& line);
    void report(const table::Outcome& outcome);
    void refuse(const ruling::Refusal& refusal);
    /// Asks who is here, and computers, whether somebody may take orders back. @retval false  nobody had to be asked
    bool settle_undo();

    void show_options(const std::vector<std::string>& words);
    void show_help(const std::vector<std::string>& words);
    void show_why(const std::vector<std::string>& words);
    void show_board(const std::vector<std::string>& words);
    void show_units(const std::vector<std::string>& words);
    void tell_kept(const std::vector<std::string>& words);
    void show_odds(const std::vector<std::string>& words);
    void show_something(const std::vector<std::string>& words);
    void show_log(const std::vector<std::string>& words);
    void show_rules(const std::vector<std::string>& words);
    void zoom(const std::vector<std::string>& words);
    void undo(const std::vector<std::string>& words);
    Go resign(const std::vector<std::string>& words);
    std::vector<std::string> completions(std::string_view line) const;
    std::string prompt() const;
    std::string way_back() const;

    table::Table& table_;
    Seating seating_;
    Console& console_;
    LineSource& lines_;
    std::string kept_in_;
    Account account_;

    std::string seat_;  ///< who sits at the keyboard; "umpire" where computers play alone
    std::map<std::string, std::int64_t> next_message_;
    std::string announced_;  ///< the moment whose decision has been announced
    std::string mapped_;     ///< the part of the turn for which the map has been shown
    bool keyed_ = false;     ///< the key to the map has been shown
    int zoom_{};
};

/// What can be typed beside orders, for `help`.
std::string session_help(const Look& look);

}  // namespace reisswitz::app
