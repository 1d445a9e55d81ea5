/// A rule book's game as the table sees it: the seven functions, with JSON at the edges so that the table needs to know
/// no rule book. One object is one battle at one moment; `evolve` moves it on.
#pragma once

#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "dice/live_dice.hpp"
#include "dice/sha256.hpp"
#include "ruling/ruled.hpp"

namespace reisswitz::table {

using nlohmann::json;

/// What one seat owes now.
struct Due {
    enum class Kind : unsigned char { order, sealed_order, choice };
    std::string seat;
    Kind kind{};
    std::string phase;  ///< the rule book's word for the moment: "artillery_orders"
    std::string text;   ///< a sentence for the player: what is to be decided, and why
};

/// An order that was accepted: its canonical form and all that follows from it.
struct Decision {
    json order;            ///< canonical
    std::string notation;  ///< the same as one line of text
    json events;           ///< array, in order
    json ruling;           ///< array: the explanation, see ruling::to_json
    std::string text;      ///< the explanation as lines for a person
};

/// How a battle ended.
struct Ending {
    std::string winner;  ///< a seat, or "draw"
    std::string reason;  ///< a sentence
};

/// What a die is called for a person, and whose throw it is.
struct DieName {
    std::string text;  ///< "hit die for the Black Watch"
    std::string seat;  ///< that throws it; empty: the seat whose order it was
};

class Game {
public:
    virtual ~Game() = default;
    virtual std::unique_ptr<Game> clone() const = 0;

    virtual std::string rules() const = 0;  ///< "portable"
    virtual std::string rules_version()
        const = 0;  ///< dice and decisions are judged again by an engine of the same version only
    virtual std::vector<std::string> seats() const = 0;

    /// Nobody owes anything when the battle is over.
    virtual std::vector<Due> pending() const = 0;
    /// The canonical orders open to a seat, from what it knows; empty when it owes nothing.
    virtual std::vector<json> options(const std::string& seat) const = 0;
    /// One line in the rule book's notation, shorthands and aliases included, as a JSON order (not yet judged); a list
    /// of orders where a shorthand stands for several (notation() then gives a line for each).
    virtual ruling::Ruled<json> read_notation(const std::string& seat, const std::string& line) const = 0;
    /// An order in JSON as one line of text.
    virtual std::string notation(const json& order) const = 0;
    /// Judges an order and rolls its dice; changes nothing.
    /// @throws dice::DiceWanted  where physical dice end; describe::Fault where the JSON is not an order at all
    virtual ruling::Ruled<Decision> decide(const std::string& seat, const json& order, dice::LiveDice& dice) const = 0;
    /// No dice, no checks, cannot fail on events of its own making.
    /// @throws describe::Fault  where the JSON is no event of this rule book (an imported log, an umpire's correction)
    virtual void evolve(const json& event) = 0;

    /// What the seat knows now. Seat "umpire" knows all.
    virtual json view(const std::string& seat) const = 0;
    /// What a seat sees of a decision made when the game stood as `before`; this object stands after it. An umpire's
    /// correction is a decision without an order (null).
    /// @return events and ruling for that reader, and the order (else null) where it may know it; none when it sees
    /// nothing
    virtual std::optional<Decision> witness(const Game& before, const Decision& decision,
                                            const std::string& seat) const = 0;

    /// SHA-256 of the canonical encoding of the state.
    virtual dice::Digest hash() const = 0;

    virtual std::optional<Ending> ending() const = 0;
    /// The turn, for logs and reports.
    virtual int turn() const = 0;

    /// Takes a seat's standing order. @throws describe::Fault where it is not one
    virtual void give_standing_order(const std::string& seat, const json& standing) = 0;
    /// One line of notation ("standing all on_hit stand") as JSON, or nothing when the line is no standing order.
    virtual std::optional<ruling::Ruled<json>> read_standing_order(const std::string& seat,
                                                                   const std::string& line) const = 0;
    /// What the seat's standing orders answer to what it owes.
    /// @param waited  the game's waiting time has run out; false: only what is to be answered at once
    virtual std::optional<json> standing_answer(const std::string& seat, bool waited) const = 0;

    /// One event as a sentence; empty for what is not worth telling.
    virtual std::string tell(const json& event) const = 0;

    // What follows has an answer that serves any rule book; one that knows better says so.

    /// Whether somebody learned from a decision of `actor` what he could not know before, beside the order itself: an
    /// enemy that came in sight, a mine that was met. Such an order is taken back only with the other side's consent.
    /// This object stands after the decision.
    virtual bool reveals(const Game& before, const Decision& decision, const std::string& actor) const {
        for (const std::string& seat : seats())
            if (seat != actor && witness(before, decision, seat)) return true;
        return false;
    }

    /// The part of the game in which lines sent ahead stay good: the turn, or one side's part of it.
    virtual std::string part() const { return std::to_string(turn()); }

    /// @param label, who  of the die, as in dice::Throw
    virtual DieName name_die(const std::string& label, int who) const {
        std::string text = label;
        for (char& c : text)
            if (c == '_') c = ' ';
        if (who >= 0) text += " " + std::to_string(who);
        return {text, ""};
    }

    /// What an event means for the after-action report, with any of these keys:
    ///     {"loss": {"side": "red", "unit": "Black Watch", "formation": "1st Brigade", "sp": 1, "cause": "volley"}}
    ///     {"exhausted": {"side": "red"}}
    ///     {"objective": {"name": "the mill", "side": "blue"}}
    /// `side` is a seat, `sp` the strength lost, a name in `formation` may be empty. No key: nothing of note.
    virtual json facts(const json& event) const {
        static_cast<void>(event);
        return json::object();
    }
};

/// Makes a game at its start from the header that its log keeps (resolved scenario, tables, options). `rules` in it
/// names the rule book.
/// @throws describe::Fault  where the header is not one
using MakeGame = std::function<std::unique_ptr<Game>(const json& header)>;

}  // namespace reisswitz::table
