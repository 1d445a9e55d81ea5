/// The store of games: an append-only log for each game, in one SQLite file. Knows no rules: what is kept is text that
/// others wrote and others read.
///
///     Store store = Store::open(default_path(), Mode::create);
///     store.begin({.id = "el-teb-1", .rules = "portable", …}, seed);
///     const auto number = store.append("el-teb-1", {.parent = 0, .kind = "order", .body = …}, {.entry = 0});
///     for (auto log = store.branch("el-teb-1"); auto entry = log.next();) fold(entry->events);
///
/// An entry that `append` has answered for is on the disk, whatever happens next. Entries are numbered 1, 2, … as they
/// come and are never changed. Each names the entry it follows, its parent; 0 is the start of the game. The newest
/// entry is where the game stands, and its line of parents back to the start is the current branch. So an undo is an
/// entry whose parent is the entry gone back to, and what was undone stays readable.
///
/// Several programs may open one file. Each change says where its writer thought the game stood; if that is no longer
/// so, it is refused as a conflict and the writer reads again: nothing is lost and nothing is written twice.
///
/// Every failure is a StoreFault. A Store belongs to one thread at a time; open another for another thread.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/fault.hpp"

namespace reisswitz::store {

namespace sqlite {
class Connection;
}

/// Names (ids, rules, titles, kinds, seats), in bytes: room for a long title in any script, four lines of a terminal's.
inline constexpr std::size_t longest_name = 1'024;
/// A secret, in bytes: a seed and some nonces.
inline constexpr std::size_t largest_secret = 1'024;
/// A header, body, list of events, ruling or typed die, in bytes: a 64 x 64 board with all its tables stays below 1
/// MiB, and a reader holds one entry at a time.
inline constexpr std::size_t largest_text = 8 * 1'024 * 1'024;
/// Entries of a game: the longest campaigns stay below 100,000; a program that appends without end stops here.
inline constexpr std::int64_t most_entries = 1'000'000;
/// Dice typed for one order: no procedure throws a thousand; a key that hangs stops here.
inline constexpr std::int64_t most_typed_dice = 4'096;
/// Games of a store: they are listed all at once.
inline constexpr std::int64_t most_games = 10'000;
/// How long a change waits while another program writes: a commit takes milliseconds, a large import some seconds.
inline constexpr std::chrono::milliseconds usual_patience{5'000};

enum class Mode {
    read_only,   ///< the file must be there; not a byte of it changes
    read_write,  ///< the file must be there
    create,      ///< as read_write; a missing file is made, readable for its owner only
};

/// What a game is and what it was begun with. Names are kept byte for byte, whatever bytes they are.
struct GameRecord {
    std::string id;  ///< not empty; one of its kind in a store
    std::string rules;
    std::string rules_version;
    std::string title;
    std::string created;        ///< UTC, as the caller writes it
    std::string header = "{}";  ///< JSON: resolved tables and options, scenario, seats, dice mode, commitment

    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// A game in a list.
struct GameSummary {
    std::string id, rules, rules_version, title, created;
    std::int64_t entries{};        ///< how many, those undone included
    std::int64_t last_entry_ms{};  ///< `at_ms` of the newest entry; 0 without one

    friend bool operator==(const GameSummary&, const GameSummary&) = default;
};

/// One entry of the log: what was done and the events that followed, written, taken back and read as one.
struct Entry {
    std::int64_t number{};  ///< 1, 2, …; given by the store
    std::int64_t parent{};  ///< the entry it follows; 0 at the start
    std::string kind;
    std::string seat;
    std::string body = "{}";    ///< JSON: the order, typed dice, choice, …
    std::string events = "[]";  ///< JSON array
    std::string ruling;         ///< JSON, or nothing
    std::array<std::byte, 32> hash_after{};
    std::int64_t at_ms{};  ///< as the caller's clock has it

    friend bool operator==(const Entry&, const Entry&) = default;
};

/// A die typed in for an order that is not complete yet.
struct TypedDie {
    std::string seat;
    std::string body = "{}";  ///< JSON: its label and faces; the first may carry the order
    std::int64_t at_ms{};

    friend bool operator==(const TypedDie&, const TypedDie&) = default;
};

/// Where a game stands: its newest entry (0 before the first) and the dice typed since.
struct Head {
    std::int64_t entry{};
    std::int64_t typed_dice{};

    friend bool operator==(const Head&, const Head&) = default;
};

/// Entries one after another, forward; one is in memory at a time. It keeps the file open, blocks nobody, and ends at
/// the entry that was the last when it was made.
class EntryReader {
public:
    /// The next entry; nothing at the end.
    /// Throws: damaged, where an entry is missing, is not as it was written or follows another than it should;
    ///         not_found, where the game was erased meanwhile.
    std::optional<Entry> next();

private:
    friend class Store;
    struct Stretch {
        std::int64_t first, last;
    };
    EntryReader(std::shared_ptr<sqlite::Connection> file, std::int64_t key) : file_(std::move(file)), key_(key) {}

    std::shared_ptr<sqlite::Connection> file_;
    std::int64_t key_;
    std::vector<Stretch> stretches_;        ///< runs of numbers still to be read; the next one stands last
    std::optional<std::int64_t> parent_{};  ///< on a branch: the entry that the next one must follow
};

class Store {
public:
    /// Opens the store in `file`. A file of up to 64 MiB is checked from end to end before anything else is done with
    /// it; of a larger one the head and the tables, and each row when it is read. Until that is done nothing is
    /// written, and what is damaged, newer or not ours is left as it is. Throws: not_found, foreign_file, damaged,
    /// newer_version, read_only, disk_full, busy, io_failed.
    static Store open(const std::filesystem::path& file, Mode mode,
                      std::chrono::milliseconds patience = usual_patience);

    /// Begins a game. Its secret (a seed) lies in a table of its own, which only `secret` reads.
    /// Throws: exists, bad_value, too_large.
    void begin(const GameRecord& game, std::string_view secret);

    /// Deletes a game with all its entries, dice and its secret. Throws: not_found.
    void erase(std::string_view game);

    /// All games in the order they were begun.
    std::vector<GameSummary> games() const;

    /// Throws: not_found.
    GameRecord record(std::string_view game) const;
    std::string secret(std::string_view game) const;
    Head head(std::string_view game) const;

    /// Adds an entry if the game still stands at `expected`, and clears its typed dice, which the entry has in its
    /// body.
    /// @param entry     its number is not read; its parent is 0 to `expected.entry`
    /// @return          its number
    /// Throws: not_found, conflict, bad_value, too_large.
    std::int64_t append(std::string_view game, const Entry& entry, Head expected);

    /// Adds a typed die if the game still stands at `expected`. Throws as `append`.
    /// @return          how many dice are typed now
    std::int64_t type_die(std::string_view game, const TypedDie& die, Head expected);

    /// The dice typed since the newest entry, in their order.
    std::vector<TypedDie> typed_dice(std::string_view game) const;

    /// One entry. Throws: not_found.
    Entry entry(std::string_view game, std::int64_t number) const;

    /// All entries from number `first` on, those undone included.
    EntryReader entries(std::string_view game, std::int64_t first = 1) const;

    /// The entries from the start to `tip`, parent to child; without `tip` to where the game stands. Throws: not_found.
    EntryReader branch(std::string_view game, std::optional<std::int64_t> tip = {}) const;

    /// Does `work`, which changes this store, as one change: all of it is durable when this returns; none of it is
    /// there if `work` throws. For an import, and wherever several games change at once.
    void together(const std::function<void()>& work);

    /// Reads every byte and every row. Throws `damaged` with the first thing found wrong.
    void check() const;

    const std::filesystem::path& file() const;

private:
    explicit Store(std::shared_ptr<sqlite::Connection> file) : file_(std::move(file)) {}

    std::shared_ptr<sqlite::Connection> file_;
};

/// Where a user's games are kept: reisswitz/games.db in $XDG_DATA_HOME, or else in ~/.local/share. Makes the folder,
/// open to its owner only, where it is missing. Throws: not_found (no home folder is known), read_only, disk_full,
/// io_failed.
std::filesystem::path default_path();

}  // namespace reisswitz::store
