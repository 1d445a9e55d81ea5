/// One game at a table, whatever its rule book: seats, orders, dice, the log, taking back, the end.
///
///     Table table = Table::open(store, make_game, "el-teb-1");
///     const Outcome outcome = table.submit("red", "move C4 D4", now_ms);
///     if (outcome.refused) tell(outcome.refused->refusal.message);
///     else if (outcome.dice_wanted) ask(outcome.dice_wanted->text);   // then table.type_dice("5 3", now_ms)
///     for (const json& message : table.seat_log("blue", next)) send(message);
///
/// What a call has answered for is in the log, durable; a call that throws has changed nothing. Times are handed in,
/// in milliseconds since 1970 (UTC): nothing in here reads a clock. A Table belongs to one thread at a time.
///
/// Several programs may sit at one game: each change says where its writer thought the game stood. If that is no longer
/// so, `Conflict` is thrown, nothing is written, and the table has looked at the game again.
///
/// Input that is malformed is a describe::Fault; a log that does not replay is StateDiffers; what the store throws
/// passes through.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "dice/physical_dice.hpp"
#include "table/seat_log.hpp"
#include "table/waiting.hpp"

namespace reisswitz::table {

/// The longest line of an order that is read, in bytes: the longest path over a board of 64 hexes is a quarter of it.
inline constexpr std::size_t longest_line = 4'096;
/// The longest nonce, in bytes.
inline constexpr std::size_t longest_nonce = 256;
/// Orders of a seat that are taken back at once: beyond this one asks the umpire.
inline constexpr int most_orders_taken_back = 100;
/// Messages of a seat that are answered at once.
inline constexpr std::size_t most_messages = 1'000;

/// The seat that sees all and may correct.
inline constexpr const char* umpire = "umpire";

/// A game to begin.
struct NewGame {
    std::string id;
    std::string title;
    std::string created;  ///< UTC, as it shall stand in lists
    /// Resolved scenario, tables and options; "dice": "seeded" or "physical"; "wait_ms" where seats may not keep others
    /// waiting for ever; "nonces": {seat: text} given beforehand. The table adds "rules" and "commitment".
    json header;
    dice::Seed seed;  ///< of seeded dice
};

/// Why a line or an order was not taken.
struct Refused {
    int line{};        ///< of those sent, from 1
    std::string text;  ///< as it was sent
    ruling::Refusal refusal;
};

/// What came of what a seat sent.
struct Outcome {
    std::vector<Decision> accepted;         ///< that seat's decisions, as it sees them, in order
    std::vector<json> standing;             ///< standing orders taken
    std::optional<Refused> refused;         ///< the first line that was refused; those after it were not taken
    std::optional<WantedDice> dice_wanted;  ///< the order waits for them
    std::vector<std::string> ahead;         ///< lines kept, secret, until the game comes to owe them
    int dropped{};                          ///< lines that came to nothing, since the part they were for is over
};

/// What came of a wish to take orders back.
struct TakenBack {
    enum class Result : unsigned char { done, asked, refused };
    Result result{};
    std::string message;  ///< a sentence: why consent is needed, or why it cannot be
};

class Table {
public:
    /// Begins a game: its header with the commitment to the seed is written, then its start.
    /// @throws describe::Fault  where the header is not one
    static Table create(LogStore& store, MakeGame make, NewGame game, std::int64_t now_ms);

    /// Folds the current branch, state by state, in memory that does not grow with it.
    static Table open(LogStore& store, MakeGame make, std::string id);

    /// One order of a seat, in notation (standing orders too), or as JSON when it begins with a brace. A shorthand that
    /// stands for several is taken whole: when one of them is refused before a die was thrown, none was given.
    Outcome submit(const std::string& seat, const std::string& line, std::int64_t now_ms);
    Outcome submit_order(const std::string& seat, const json& order, std::int64_t now_ms);

    /// Several lines (PW-ORD-3): taken in order as the game comes to owe them, until one is refused. What is left when
    /// the game waits for another seat is kept, as secret as a sealed order, and replaces what was kept before.
    Outcome submit_lines(const std::string& seat, const std::string& text, std::int64_t now_ms);

    /// Dice thrown on a real table, "5 3". They are durable when this returns; once there are enough, the order with
    /// its dice and events is one entry. Refused with nothing kept: a face the die has not, more dice than wanted.
    /// From the first typed die on, its order is not exchanged for another.
    Outcome type_dice(const std::string& faces, std::int64_t now_ms);
    /// After opening a game with dice thrown by hand: takes up again the standing answer or the line sent ahead that
    /// was waiting for its first die.
    Outcome resume(std::int64_t now_ms);
    /// The dice that the table waits for.
    std::optional<WantedDice> dice_wanted() const;

    Outcome give_standing_order(const std::string& seat, const json& standing, std::int64_t now_ms);

    /// Mixed into the seed; before the first order, a later one of the same seat replaces it.
    std::optional<ruling::Refusal> give_nonce(const std::string& seat, const std::string& nonce, std::int64_t now_ms);

    /// Takes the newest `orders` of a seat back, and what followed. Free where no dice were thrown, nothing was
    /// revealed and nothing visible of another seat's is lost; else the others are asked. The same order given again
    /// gets the same dice. What was told is not unlearned: the seats' messages go on, and say what is taken back.
    TakenBack undo(const std::string& seat, int orders, std::int64_t now_ms);
    /// Answers the other side's request. A request lapses when the game goes on.
    TakenBack answer_undo(const std::string& seat, bool agreed, std::int64_t now_ms);
    std::optional<UndoRequest> undo_request() const { return position_->request(); }
    /// The umpire sets the game back to where it stood after an entry of its log, on whatever branch.
    void undo_to(std::int64_t entry, std::int64_t now_ms);
    /// The umpire changes the state by events of the rule book. @throws describe::Fault where they are none
    void correct(const json& events, const std::string& reason, std::int64_t now_ms);

    std::optional<ruling::Refusal> resign(const std::string& seat, std::int64_t now_ms);

    /// Standing orders answer for seats whose waiting time has run out.
    /// @return the seats that were answered for
    std::vector<std::string> pass_time(std::int64_t now_ms);

    /// Looks whether another program moved the game on. @return whether it did
    bool refresh();

    const std::string& id() const { return id_; }
    const json& header() const { return header_; }
    /// The whole truth: for the umpire, never for a seat.
    const Game& game() const { return position_->game(); }
    const Position& position() const { return *position_; }
    LogHead head() const { return head_; }

    bool is_over() const { return position_->is_over(); }
    std::optional<Ending> ending() const { return position_->over(); }
    /// What the seat owes; nothing is said of what others owe.
    std::vector<Due> pending(const std::string& seat) const { return position_->due(seat); }
    json view(const std::string& seat) const;
    /// Lines the seat sent ahead that are still kept.
    std::vector<std::string> lines_ahead(const std::string& seat) const;
    /// The secret of the dice; nothing before the end.
    std::optional<dice::Seed> revealed_seed() const;

    /// Messages to a seat from its number `first` on, at most `most` of them.
    std::vector<json> seat_log(const std::string& seat, std::int64_t first = 1, std::size_t most = most_messages);

private:
    enum class Taken : unsigned char { accepted, refused, waits };
    struct Step {
        std::shared_ptr<const Position> before, after;
        Entry entry;
    };
    struct Follower {
        SeatTeller teller;
        std::deque<json> recent;
    };
    /// A line as what it is.
    struct Read {
        std::optional<json> order, standing;
        std::optional<ruling::Refusal> refusal;
    };
    /// What taking back would take back.
    struct Back {
        std::int64_t to{};
        int orders{};
        std::vector<std::int64_t> dropped;  ///< entries, oldest first
    };

    Table(LogStore& store, MakeGame make, std::string id);

    void load();
    void restore_waiting();
    /// Does `work` as one change of the log and of this table.
    void change(const std::function<void()>& work);
    void append(Entry entry);
    /// The same, with the typed dice left lying.
    void append_beside(Entry entry);
    void tell_followers();
    void finish(const std::string& seat, Outcome& outcome) const;
    Entry new_entry(Kind kind, const std::string& seat, std::int64_t now_ms) const;

    Read read(const std::string& seat, const std::string& line) const;
    std::optional<ruling::Refusal> find_objection(const std::string& seat) const;
    Outcome submit_read(const std::string& seat, const json& order, const std::string& text, std::int64_t now_ms);
    Taken take(const std::string& seat, const json& order, const std::string& by, std::int64_t now_ms,
               ruling::Refusal& refusal);
    /// As `take`, whatever the line is; what is malformed in it is a refusal.
    /// @param as_one  the lines are one shorthand
    Outcome take_lines(const std::string& seat, const std::string& text, std::int64_t now_ms, bool as_one);
    /// What a line that stands for several orders stands for, one order each; empty for other lines.
    std::vector<std::string> orders_meant(const Read& line) const;
    Taken take_line(const std::string& seat, const Read& line, const std::string& by, std::int64_t now_ms,
                    ruling::Refusal& refusal);
    Taken decide(Waiting& order, std::int64_t now_ms, ruling::Refusal& refusal);
    bool is_on_branch(std::int64_t entry) const;
    std::vector<int> dice_thrown_before(const std::string& seat, const json& order) const;
    WantedDice wanted(const dice::DiceWanted& dice, const Waiting& order) const;
    std::optional<ruling::Refusal> take_standing(const std::string& seat, const json& standing, std::int64_t now_ms);

    /// All that follows of itself: standing orders, lines sent ahead, the end.
    void go_on(const std::string& actor, std::vector<Due> before, std::int64_t now_ms, const std::string& for_seat,
               Outcome& outcome);
    bool answer_by_standing(const std::string& seat, bool waited, std::int64_t now_ms);
    void take_line_ahead(const std::string& seat, std::int64_t now_ms, const std::string& for_seat, Outcome& outcome);
    /// The part that lines belong to once the seat's next order is taken from them.
    std::string part_begun(const std::string& seat, const std::string& part) const;
    void keep_lines(const std::string& seat, std::vector<std::string> lines, const std::string& part,
                    std::int64_t now_ms);

    Back look_back(const std::string& seat, int orders) const;
    std::shared_ptr<const Position> position_at(std::int64_t entry) const;
    std::string why_not_free(const std::string& seat, const Back& back, std::vector<Entry>& keeps) const;
    bool enter_anew(const Position& target, std::vector<Entry>& keeps) const;
    std::vector<std::int64_t> dropped_since(std::int64_t to) const;
    std::vector<Entry> standing_since(std::int64_t to) const;
    void go_back(const std::string& seat, std::int64_t to, int orders, bool free, std::vector<Entry> keeps,
                 std::int64_t now_ms);

    LogStore* store_;
    MakeGame make_;
    std::string id_;
    json header_;
    dice::Seed seed_;
    LogHead head_;
    std::shared_ptr<const Position> position_;
    RecentPositions recent_;
    std::optional<Waiting> waiting_;
    std::vector<Step> steps_;  ///< of the newest change
    std::map<std::string, Follower> followers_;
    bool stale_{};
};

}  // namespace reisswitz::table
