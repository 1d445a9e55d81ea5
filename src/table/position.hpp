/// Where a game stands after an entry of its log: the fold of the entries of one branch, in memory that does not grow
/// with them.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "dice/seeded_dice.hpp"
#include "table/entry.hpp"
#include "table/game.hpp"

namespace reisswitz::table {

/// A replay came to another state than the log says: the log was changed, or the engine is not the one that wrote it.
struct StateDiffers : std::runtime_error {
    StateDiffers(std::int64_t at, dice::Digest in_log, dice::Digest replayed);
    std::int64_t entry;
    dice::Digest expected;  ///< as the log has it
    dice::Digest found;     ///< as it was replayed
};

/// Lines that a seat sent ahead of time and that have not come due.
struct LinesAhead {
    std::string part;  ///< of the game, in which they are good; empty: no order in turn was taken from them yet
    std::vector<std::string> left;
};

/// A seat asks to take orders back, and waits for the others.
struct UndoRequest {
    std::string seat;
    std::int64_t to{};  ///< entry to go back to
    int orders{};       ///< of that seat, that are taken back
    std::set<std::string> agreed;
};

/// Since when a seat owes what it owes.
struct Owed {
    std::string what;  ///< kind, phase and text: what tells one moment from the next
    std::int64_t since_ms{};
};

class Position {
public:
    /// The start, before any entry.
    Position(std::unique_ptr<Game> start, const json& header);
    Position(const Position& other);
    Position(Position&&) noexcept = default;
    Position& operator=(const Position& other);
    Position& operator=(Position&&) noexcept = default;
    ~Position() = default;

    /// Folds the entry that follows this position on its branch. Judges nothing: the entry's events are taken as they
    /// are. After a failure this position is of no use.
    /// @throws describe::Fault  with the place in the entry, where it cannot follow here
    void fold(const Entry& entry);
    /// Folds and compares. @throws StateDiffers too
    void fold_and_check(const Entry& entry);

    const Game& game() const { return *game_; }
    /// Number of the newest entry folded; 0 at the start.
    std::int64_t entry() const { return entry_; }
    /// How many entries were folded: fewer than its number, where something was undone.
    std::int64_t depth() const { return depth_; }
    bool is_physical() const { return physical_; }
    /// Nothing can be entered any more.
    bool is_over() const { return over_.has_value(); }
    const std::optional<Ending>& over() const { return over_; }
    /// How the game has ended though the log does not say so yet: by its rules, or by resignation.
    std::optional<Ending> find_ending() const;
    /// An order or choice has been given on this branch.
    bool has_orders() const { return has_orders_; }
    const std::optional<UndoRequest>& request() const { return request_; }
    /// Everybody but the one who asks has agreed to the request.
    bool all_agreed() const;
    const LinesAhead* find_lines(const std::string& seat) const;
    std::optional<std::int64_t> owing_since(const std::string& seat) const;
    /// How long a seat may keep the others waiting, in milliseconds; nothing: for ever.
    std::optional<std::int64_t> wait_ms() const { return wait_ms_; }
    const std::map<std::string, std::string>& nonces() const { return nonces_; }
    /// The seed with the nonces mixed in, in the order of the seats.
    dice::Seed mixed(const dice::Seed& seed) const;

    bool has_seat(const std::string& seat) const;
    std::vector<Due> due(const std::string& seat) const;

private:
    void fold_lines(const Entry& entry);
    void fold_consent(const Entry& entry);
    void fold_undo(const Entry& entry);
    void fold_decision(const Entry& entry);
    void evolve(const json& events);
    void note_owed(const std::string& actor, std::int64_t now_ms);
    void require_seat(const Entry& entry) const;

    std::unique_ptr<Game> game_;
    std::int64_t entry_{};
    std::int64_t depth_{};
    bool physical_{};
    bool has_orders_{};
    std::optional<Ending> over_;
    std::string resigned_;
    std::optional<UndoRequest> request_;
    std::map<std::string, LinesAhead> lines_;
    std::map<std::string, Owed> owed_;
    std::map<std::string, std::string> nonces_;
    std::optional<std::int64_t> wait_ms_;
};

}  // namespace reisswitz::table
