#include "store/schema.hpp"

#include <array>

namespace reisswitz::store {

namespace {

struct Migration {
    std::int64_t to_version;
    const char* steps;
};

// `entry` and `typed_die` are keyed by one number that holds the game and the place in its log (see place.hpp): the
// entries of a game lie together in the file, in order, and there is no second index that could say otherwise. The key
// of an erased game is never given again, so that who still reads it cannot meet another game's entries. What a game is
// called, what it was begun with and what must stay secret lie in three tables: a list of games reads no header, and
// nothing reads a seed in passing. Rows are written once and never changed; they go with their game, typed dice when
// their order is complete.
constexpr std::array migrations{
    Migration{1, R"sql(
CREATE TABLE game (
    key            INTEGER PRIMARY KEY AUTOINCREMENT CHECK (key BETWEEN 1 AND 2147483647),
    id             TEXT NOT NULL UNIQUE,
    rules          TEXT NOT NULL,
    rules_version  TEXT NOT NULL,
    title          TEXT NOT NULL,
    created        TEXT NOT NULL,
    seal           BLOB NOT NULL
) STRICT;

CREATE TABLE header (
    game           INTEGER PRIMARY KEY,
    body           TEXT NOT NULL CONSTRAINT "the header must be JSON" CHECK (json_valid(body)),
    seal           BLOB NOT NULL
) STRICT;

CREATE TABLE secret (
    game           INTEGER PRIMARY KEY,
    body           BLOB NOT NULL,
    seal           BLOB NOT NULL
) STRICT;

CREATE TABLE entry (
    place          INTEGER PRIMARY KEY,
    game           INTEGER GENERATED ALWAYS AS (place >> 32) VIRTUAL,
    number         INTEGER GENERATED ALWAYS AS (place & 4294967295) VIRTUAL,
    parent         INTEGER NOT NULL,
    kind           TEXT NOT NULL,
    seat           TEXT NOT NULL,
    body           TEXT NOT NULL CONSTRAINT "the body must be JSON" CHECK (json_valid(body)),
    events         TEXT NOT NULL CONSTRAINT "the events must be a JSON array"
                                 CHECK (json_valid(events) AND json_type(events) = 'array'),
    ruling         TEXT NOT NULL CONSTRAINT "the ruling must be JSON or nothing"
                                 CHECK (ruling = '' OR json_valid(ruling)),
    hash_after     BLOB NOT NULL CHECK (length(hash_after) = 32),
    at_ms          INTEGER NOT NULL,
    seal           BLOB NOT NULL,
    CONSTRAINT "an entry follows an earlier one" CHECK (parent >= 0 AND parent < number)
) STRICT;

CREATE TABLE typed_die (
    place          INTEGER PRIMARY KEY,
    game           INTEGER GENERATED ALWAYS AS (place >> 32) VIRTUAL,
    number         INTEGER GENERATED ALWAYS AS (place & 4294967295) VIRTUAL,
    seat           TEXT NOT NULL,
    body           TEXT NOT NULL CONSTRAINT "a typed die must be JSON" CHECK (json_valid(body)),
    at_ms          INTEGER NOT NULL,
    seal           BLOB NOT NULL
) STRICT;
)sql"},
};
static_assert(migrations.back().to_version == newest_version);

}  // namespace

void migrate(sqlite::Connection& file, std::int64_t version) {
    sqlite::Transaction change{file};
    if (version == 0) file.run("PRAGMA application_id = " + std::to_string(application_id));
    for (const Migration& migration : migrations) {
        if (migration.to_version <= version) continue;
        file.run_script(migration.steps);
        file.run("PRAGMA user_version = " + std::to_string(migration.to_version));
    }
    change.commit();
}

std::vector<std::string> tables_of(sqlite::Connection& file) {
    std::vector<std::string> tables;
    auto rows = file.query(
        "SELECT type, name, sql FROM sqlite_schema WHERE substr(name, 1, 7) <> 'sqlite_' ORDER BY type, name");
    while (rows.step()) tables.push_back(rows.text(0) + " " + rows.text(1) + ": " + rows.text(2));
    return tables;
}

std::vector<std::string> expected_tables() {
    sqlite::Connection sample = sqlite::Connection::in_memory();
    migrate(sample, 0);
    return tables_of(sample);
}

}  // namespace reisswitz::store
