#include "store/store.hpp"

#include <algorithm>

#include "store/opening.hpp"
#include "store/place.hpp"
#include "store/seal.hpp"

namespace reisswitz::store {

namespace {

using sqlite::Connection;
using sqlite::Snapshot;
using sqlite::Statement;
using sqlite::Transaction;
using Code = StoreFault::Code;

// ---- Refusals

std::string called(std::string_view game) { return "game \"" + StoreFault::shown(game.substr(0, longest_name)) + "\""; }

[[noreturn]] void refuse(const Connection& db, Code code, const std::string& sentence) {
    throw StoreFault(code, db.file(), sentence + "; nothing was changed");
}

[[noreturn]] void tell_damage(const Connection& db, const std::string& what) {
    refuse(db, Code::damaged, what + " is not as it was written: bring back a copy of the file");
}

void require_size(const Connection& db, const char* what, std::size_t size, std::size_t limit) {
    if (size > limit)
        refuse(
            db, Code::too_large,
            std::string(what) + " has " + std::to_string(size) + " bytes, expected at most " + std::to_string(limit));
}

void require_name(const Connection& db, const char* what, std::string_view name) {
    require_size(db, what, name.size(), longest_name);
}

/// SQLite's own check of JSON, which follows, would stop at a zero byte and not see the rest.
void require_text(const Connection& db, const char* what, std::string_view text) {
    require_size(db, what, text.size(), largest_text);
    if (text.find('\0') != std::string_view::npos)
        refuse(db, Code::bad_value, std::string(what) + " has a zero byte, expected JSON");
}

void require_seal(const Connection& db, std::span<const std::byte> found, const Seal& expected,
                  const std::string& what) {
    if (!std::ranges::equal(found, expected)) tell_damage(db, what);
}

// ---- Games

struct KnownGame {
    std::int64_t key{};
    GameSummary name;  ///< without its entries
};

Seal seal_of_game(std::int64_t key, std::string_view id, std::string_view rules, std::string_view rules_version,
                  std::string_view title, std::string_view created) {
    return seal_of("game", key, id, rules, rules_version, title, created);
}

KnownGame game_in(const Connection& db, const Statement& row) {
    KnownGame game{row.integer(0), {row.text(1), row.text(2), row.text(3), row.text(4), row.text(5)}};
    const GameSummary& name = game.name;
    require_seal(db, row.bytes(6),
                 seal_of_game(game.key, name.id, name.rules, name.rules_version, name.title, name.created),
                 called(name.id));
    return game;
}

std::optional<KnownGame> find_game(Connection& db, std::string_view id) {
    auto row = db.query("SELECT key, id, rules, rules_version, title, created, seal FROM game WHERE id = ?", id);
    if (!row.step()) return {};
    return game_in(db, row);
}

KnownGame known_game(Connection& db, std::string_view id) {
    if (auto game = find_game(db, id)) return *std::move(game);
    refuse(db, Code::not_found, "there is no " + called(id));
}

std::vector<KnownGame> all_games(Connection& db) {
    std::vector<KnownGame> games;
    auto rows = db.query("SELECT key, id, rules, rules_version, title, created, seal FROM game ORDER BY key");
    while (rows.step()) games.push_back(game_in(db, rows));
    return games;
}

std::string header_of(Connection& db, const KnownGame& game) {
    auto row = db.query("SELECT body, seal FROM header WHERE game = ?", game.key);
    if (!row.step()) tell_damage(db, "the header of " + called(game.name.id));
    std::string header = row.text(0);
    require_seal(db, row.bytes(1), seal_of("header", game.key, header), "the header of " + called(game.name.id));
    return header;
}

std::string secret_of(Connection& db, const KnownGame& game) {
    auto row = db.query("SELECT body, seal FROM secret WHERE game = ?", game.key);
    if (!row.step()) tell_damage(db, "the secret of " + called(game.name.id));
    const auto bytes = row.bytes(0);
    std::string secret{reinterpret_cast<const char*>(bytes.data()), bytes.size()};
    require_seal(db, row.bytes(1), seal_of("secret", game.key, secret), "the secret of " + called(game.name.id));
    return secret;
}

// ---- Entries

Seal seal_of_entry(std::int64_t place, const Entry& entry) {
    return seal_of("entry", place, entry.parent, entry.kind, entry.seat, entry.body, entry.events, entry.ruling,
                   entry.hash_after, entry.at_ms);
}

std::string named_entry(std::int64_t number) { return "entry " + std::to_string(number) + " of a game"; }

std::optional<Entry> find_entry(Connection& db, std::int64_t key, std::int64_t number) {
    const std::int64_t place = place_of(key, number);
    auto row = db.query(
        "SELECT parent, kind, seat, body, events, ruling, hash_after, at_ms, seal FROM entry WHERE place = ?", place);
    if (!row.step()) return {};
    Entry entry{.number = number,
                .parent = row.integer(0),
                .kind = row.text(1),
                .seat = row.text(2),
                .body = row.text(3),
                .events = row.text(4),
                .ruling = row.text(5),
                .at_ms = row.integer(7)};
    const auto hash = row.bytes(6);
    if (hash.size() != entry.hash_after.size()) tell_damage(db, named_entry(number));
    std::ranges::copy(hash, entry.hash_after.begin());
    require_seal(db, row.bytes(8), seal_of_entry(place, entry), named_entry(number));
    return entry;
}

std::optional<Entry> newest_entry(Connection& db, std::int64_t key) {
    auto row =
        db.query("SELECT max(place) FROM entry WHERE place BETWEEN ? AND ?", place_of(key, 1), last_place_of(key));
    row.step();
    const std::int64_t newest = number_at(row.integer(0));  // 0 where there is none
    return newest == 0 ? std::nullopt : find_entry(db, key, newest);
}

// ---- Typed dice

Seal seal_of_die(std::int64_t place, const TypedDie& die) {
    return seal_of("typed die", place, die.seat, die.body, die.at_ms);
}

std::vector<TypedDie> dice_of(Connection& db, std::int64_t key) {
    std::vector<TypedDie> dice;
    auto rows =
        db.query("SELECT place, seat, body, at_ms, seal FROM typed_die WHERE place BETWEEN ? AND ? ORDER BY place",
                 place_of(key, 1), last_place_of(key));
    while (rows.step()) {
        dice.push_back({rows.text(1), rows.text(2), rows.integer(3)});
        const auto place = place_of(key, static_cast<std::int64_t>(dice.size()));
        if (rows.integer(0) != place) tell_damage(db, "the place of a typed die");
        require_seal(db, rows.bytes(4), seal_of_die(place, dice.back()), "a typed die");
    }
    return dice;
}

void clear_dice(Connection& db, std::int64_t key) {
    db.run("DELETE FROM typed_die WHERE place BETWEEN ? AND ?", place_of(key, 1), last_place_of(key));
}

// ---- Where a game stands

Head head_of(Connection& db, std::int64_t key) {
    const auto newest = newest_entry(db, key);
    auto dice =
        db.query("SELECT max(place) FROM typed_die WHERE place BETWEEN ? AND ?", place_of(key, 1), last_place_of(key));
    dice.step();
    return {newest ? newest->number : 0, number_at(dice.integer(0))};
}

std::string told(const Head& head) {
    return "entry " + std::to_string(head.entry) + " with " + std::to_string(head.typed_dice) + " dice typed";
}

void require_head(Connection& db, const KnownGame& game, const Head& expected) {
    const Head found = head_of(db, game.key);
    if (found != expected)
        refuse(db, Code::conflict,
               called(game.name.id) + " stands at " + told(found) + ", expected " + told(expected) +
                   ": another program has moved it on, read it again");
}

}  // namespace

// ---- EntryReader

std::optional<Entry> EntryReader::next() {
    if (stretches_.empty()) return {};
    Stretch& stretch = stretches_.back();
    auto entry = find_entry(*file_, key_, stretch.first);
    if (!entry) {
        auto game = file_->query("SELECT 1 FROM game WHERE key = ?", key_);
        if (!game.step()) refuse(*file_, Code::not_found, "the game that was being read has been erased");
        tell_damage(*file_, "the log of a game, which lacks entry " + std::to_string(stretch.first) + ",");
    }
    if (parent_) {
        if (entry->parent != *parent_) tell_damage(*file_, "the parent of " + named_entry(entry->number));
        parent_ = entry->number;
    }
    if (stretch.first++ == stretch.last) stretches_.pop_back();
    return entry;
}

// ---- Store

Store Store::open(const std::filesystem::path& file, Mode mode, std::chrono::milliseconds patience) {
    return Store{open_file(file, mode, patience)};
}

void Store::begin(const GameRecord& game, std::string_view secret) {
    Connection& db = *file_;
    if (game.id.empty()) refuse(db, Code::bad_value, "the id of a game is empty");
    require_name(db, "the id of a game", game.id);
    require_name(db, "the name of the rules", game.rules);
    require_name(db, "the version of the rules", game.rules_version);
    require_name(db, "the title of a game", game.title);
    require_name(db, "the date of a game", game.created);
    require_text(db, "the header of a game", game.header);
    require_size(db, "the secret of a game", secret.size(), largest_secret);

    Transaction change{db};
    if (find_game(db, game.id))
        refuse(db, Code::exists, "there is a " + called(game.id) + " already: choose another id");
    if (db.number("SELECT count(*) FROM game") >= most_games)
        refuse(
            db, Code::too_large,
            "it holds " + std::to_string(most_games) + " games, which is the most: erase some, or begin another file");
    // The seal covers the key, so the key is chosen before the row is written: one that was never given.
    const std::int64_t key = 1 + std::max(db.number("SELECT max(seq) FROM sqlite_sequence WHERE name = 'game'"),
                                          db.number("SELECT max(key) FROM game"));
    db.run("INSERT INTO game (key, id, rules, rules_version, title, created, seal) VALUES (?, ?, ?, ?, ?, ?, ?)", key,
           game.id, game.rules, game.rules_version, game.title, game.created,
           seal_of_game(key, game.id, game.rules, game.rules_version, game.title, game.created));
    db.run("INSERT INTO header (game, body, seal) VALUES (?, ?, ?)", key, game.header,
           seal_of("header", key, game.header));
    db.run("INSERT INTO secret (game, body, seal) VALUES (?, ?, ?)", key,
           std::as_bytes(std::span{secret.data(), secret.size()}), seal_of("secret", key, secret));
    change.commit();
}

void Store::erase(std::string_view id) {
    Connection& db = *file_;
    Transaction change{db};
    const std::int64_t key = known_game(db, id).key;
    db.run("DELETE FROM entry WHERE place BETWEEN ? AND ?", place_of(key, 1), last_place_of(key));
    clear_dice(db, key);
    db.run("DELETE FROM secret WHERE game = ?", key);
    db.run("DELETE FROM header WHERE game = ?", key);
    db.run("DELETE FROM game WHERE key = ?", key);
    change.commit();
}

std::vector<GameSummary> Store::games() const {
    Connection& db = *file_;
    const Snapshot snapshot{db};
    std::vector<GameSummary> summaries;
    for (KnownGame& game : all_games(db)) {
        if (const auto newest = newest_entry(db, game.key)) {
            game.name.entries = newest->number;
            game.name.last_entry_ms = newest->at_ms;
        }
        summaries.push_back(std::move(game.name));
    }
    return summaries;
}

GameRecord Store::record(std::string_view id) const {
    Connection& db = *file_;
    const Snapshot snapshot{db};
    const KnownGame game = known_game(db, id);
    const GameSummary& name = game.name;
    return {name.id, name.rules, name.rules_version, name.title, name.created, header_of(db, game)};
}

std::string Store::secret(std::string_view id) const {
    Connection& db = *file_;
    const Snapshot snapshot{db};
    return secret_of(db, known_game(db, id));
}

Head Store::head(std::string_view id) const {
    Connection& db = *file_;
    const Snapshot snapshot{db};
    return head_of(db, known_game(db, id).key);
}

std::int64_t Store::append(std::string_view id, const Entry& entry, Head expected) {
    Connection& db = *file_;
    require_name(db, "the kind of an entry", entry.kind);
    require_name(db, "the seat of an entry", entry.seat);
    require_text(db, "the body of an entry", entry.body);
    require_text(db, "the list of events of an entry", entry.events);
    require_text(db, "the ruling of an entry", entry.ruling);

    Transaction change{db};
    const KnownGame game = known_game(db, id);
    require_head(db, game, expected);
    if (entry.parent < 0 || entry.parent > expected.entry)
        refuse(db, Code::bad_value,
               "an entry was to follow entry " + std::to_string(entry.parent) + " of " + called(id) +
                   ", expected 0 to " + std::to_string(expected.entry));
    if (expected.entry >= most_entries)
        refuse(db, Code::too_large,
               called(id) + " has " + std::to_string(most_entries) + " entries, which is the most");

    const std::int64_t number = expected.entry + 1;
    const std::int64_t place = place_of(game.key, number);
    db.run(
        "INSERT INTO entry (place, parent, kind, seat, body, events, ruling, hash_after, at_ms, seal)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        place, entry.parent, entry.kind, entry.seat, entry.body, entry.events, entry.ruling, entry.hash_after,
        entry.at_ms, seal_of_entry(place, entry));
    if (expected.typed_dice > 0) clear_dice(db, game.key);
    change.commit();
    return number;
}

std::int64_t Store::type_die(std::string_view id, const TypedDie& die, Head expected) {
    Connection& db = *file_;
    require_name(db, "the seat of a typed die", die.seat);
    require_text(db, "a typed die", die.body);

    Transaction change{db};
    const KnownGame game = known_game(db, id);
    require_head(db, game, expected);
    if (expected.typed_dice >= most_typed_dice)
        refuse(db, Code::too_large,
               called(id) + " has " + std::to_string(most_typed_dice) + " dice typed for one order, which is the most");

    const std::int64_t count = expected.typed_dice + 1;
    const std::int64_t place = place_of(game.key, count);
    db.run("INSERT INTO typed_die (place, seat, body, at_ms, seal) VALUES (?, ?, ?, ?, ?)", place, die.seat, die.body,
           die.at_ms, seal_of_die(place, die));
    change.commit();
    return count;
}

std::vector<TypedDie> Store::typed_dice(std::string_view id) const {
    Connection& db = *file_;
    const Snapshot snapshot{db};
    return dice_of(db, known_game(db, id).key);
}

Entry Store::entry(std::string_view id, std::int64_t number) const {
    Connection& db = *file_;
    const Snapshot snapshot{db};
    const KnownGame game = known_game(db, id);
    const std::int64_t newest = head_of(db, game.key).entry;
    if (number < 1 || number > newest)
        refuse(db, Code::not_found,
               "there is no entry " + std::to_string(number) + " in " + called(id) + ", expected 1 to " +
                   std::to_string(newest));
    auto entry = find_entry(db, game.key, number);
    if (!entry) tell_damage(db, "the log of " + called(id) + ", which lacks entry " + std::to_string(number) + ",");
    return *std::move(entry);
}

EntryReader Store::entries(std::string_view id, std::int64_t first) const {
    Connection& db = *file_;
    const Snapshot snapshot{db};
    const KnownGame game = known_game(db, id);
    EntryReader reader{file_, game.key};
    const std::int64_t from = std::max<std::int64_t>(first, 1);
    const std::int64_t newest = head_of(db, game.key).entry;
    if (from <= newest) reader.stretches_.push_back({from, newest});
    return reader;
}

EntryReader Store::branch(std::string_view id, std::optional<std::int64_t> tip) const {
    Connection& db = *file_;
    const Snapshot snapshot{db};
    const KnownGame game = known_game(db, id);
    const std::int64_t newest = head_of(db, game.key).entry;
    const std::int64_t last = tip.value_or(newest);
    if (last < 0 || last > newest)
        refuse(db, Code::not_found,
               "there is no entry " + std::to_string(last) + " in " + called(id) + ", expected 0 to " +
                   std::to_string(newest));

    // Most entries follow the one before them. Going back from the last, each that does not ends a stretch of such.
    EntryReader reader{file_, game.key};
    reader.parent_ = 0;
    std::int64_t end = last;
    auto turns = db.query(
        "SELECT place, parent FROM entry WHERE place BETWEEN ? AND ? AND parent <> (place & 4294967295) - 1"
        " ORDER BY place DESC",
        place_of(game.key, 1), place_of(game.key, last));
    while (end > 0 && turns.step()) {
        const std::int64_t number = number_at(turns.integer(0));
        const std::int64_t parent = turns.integer(1);
        if (number > end) continue;
        if (parent < 0 || parent >= number) tell_damage(db, "the parent of " + named_entry(number));
        reader.stretches_.push_back({number, end});
        end = parent;
    }
    if (end > 0) reader.stretches_.push_back({1, end});
    return reader;
}

void Store::together(const std::function<void()>& work) {
    Transaction whole{*file_};
    work();
    whole.commit();
}

void Store::check() const {
    Connection& db = *file_;
    const Snapshot snapshot{db};
    check_structure(db);
    for (const KnownGame& game : all_games(db)) {
        header_of(db, game);
        secret_of(db, game);
        dice_of(db, game.key);
        for (auto log = entries(game.name.id); auto entry = log.next();)
            if (entry->parent < 0 || entry->parent >= entry->number)
                tell_damage(db, "the parent of " + named_entry(entry->number));
    }
    for (const char* strays : {"SELECT count(*) FROM header WHERE game NOT IN (SELECT key FROM game)",
                               "SELECT count(*) FROM secret WHERE game NOT IN (SELECT key FROM game)",
                               "SELECT count(*) FROM entry WHERE game NOT IN (SELECT key FROM game)",
                               "SELECT count(*) FROM typed_die WHERE game NOT IN (SELECT key FROM game)"})
        if (db.number(strays) > 0) tell_damage(db, "a row that belongs to no game, and so");
}

const std::filesystem::path& Store::file() const { return file_->file(); }

}  // namespace reisswitz::store
