#include "store/table_store.hpp"

#include <cstring>

namespace reisswitz::store {

namespace {

using Code = StoreFault::Code;

static_assert(sizeof(dice::Digest) == sizeof(Entry::hash_after));

table::LogEntry as_table(Entry entry) {
    table::LogEntry told{.number = entry.number,
                         .parent = entry.parent,
                         .kind = std::move(entry.kind),
                         .seat = std::move(entry.seat),
                         .body = std::move(entry.body),
                         .events = std::move(entry.events),
                         .ruling = std::move(entry.ruling),
                         .hash_after = {},
                         .at_ms = entry.at_ms};
    std::memcpy(told.hash_after.data(), entry.hash_after.data(), told.hash_after.size());
    return told;
}

Entry as_store(const table::LogEntry& entry) {
    Entry kept{.number = entry.number,
               .parent = entry.parent,
               .kind = entry.kind,
               .seat = entry.seat,
               .body = entry.body,
               .events = entry.events,
               .ruling = entry.ruling,
               .hash_after = {},
               .at_ms = entry.at_ms};
    std::memcpy(kept.hash_after.data(), entry.hash_after.data(), kept.hash_after.size());
    return kept;
}

/// Does `write`; where somebody else was quicker, says so as a table does.
template <class F>
auto unless_moved_on(F write) {
    try {
        return write();
    } catch (const StoreFault& fault) {
        if (fault.code == Code::conflict) throw table::Conflict{};
        throw;
    }
}

class Reader final : public table::LogReader {
public:
    explicit Reader(EntryReader reader) : reader_(std::move(reader)) {}
    std::optional<table::LogEntry> next() override {
        auto entry = reader_.next();
        if (!entry) return std::nullopt;
        return as_table(std::move(*entry));
    }

private:
    EntryReader reader_;
};

}  // namespace

void TableStore::begin(const table::GameRecord& game, std::string_view secret) {
    store_.begin({game.id, game.rules, game.rules_version, game.title, game.created, game.header}, secret);
}

bool TableStore::has(const std::string& game) const {
    try {
        store_.head(game);
        return true;
    } catch (const StoreFault& fault) {
        if (fault.code == Code::not_found) return false;
        throw;
    }
}

table::GameRecord TableStore::record(const std::string& game) const {
    const GameRecord kept = store_.record(game);
    return {kept.id, kept.rules, kept.rules_version, kept.title, kept.created, kept.header};
}

std::string TableStore::secret(const std::string& game) const { return store_.secret(game); }

table::LogHead TableStore::head(const std::string& game) const {
    const Head head = store_.head(game);
    return {head.entry, head.typed_dice};
}

std::int64_t TableStore::append(const std::string& game, const table::LogEntry& entry, table::LogHead expected) {
    return unless_moved_on([&] { return store_.append(game, as_store(entry), {expected.entry, expected.typed_dice}); });
}

void TableStore::type_die(const std::string& game, const table::TypedDie& die, table::LogHead expected) {
    unless_moved_on(
        [&] { return store_.type_die(game, {die.seat, die.body, die.at_ms}, {expected.entry, expected.typed_dice}); });
}

std::vector<table::TypedDie> TableStore::typed_dice(const std::string& game) const {
    std::vector<table::TypedDie> dice;
    for (TypedDie& die : store_.typed_dice(game)) dice.push_back({std::move(die.seat), std::move(die.body), die.at_ms});
    return dice;
}

table::LogEntry TableStore::entry(const std::string& game, std::int64_t number) const {
    return as_table(store_.entry(game, number));
}

std::unique_ptr<table::LogReader> TableStore::entries(const std::string& game, std::int64_t first) const {
    return std::make_unique<Reader>(store_.entries(game, first));
}

std::unique_ptr<table::LogReader> TableStore::branch(const std::string& game, std::optional<std::int64_t> tip) const {
    return std::make_unique<Reader>(store_.branch(game, tip));
}

void TableStore::together(const std::function<void()>& work) { store_.together(work); }

}  // namespace reisswitz::store
