#include "support.hpp"

#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace reisswitz::store::test {

namespace fs = std::filesystem;

Folder::Folder() {
    std::string name = (fs::temp_directory_path() / "reisswitz-store-XXXXXX").native();
    if (!mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
    path_ = fs::canonical(name);
}

Folder::~Folder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

std::vector<std::string> Folder::names() const {
    std::vector<std::string> names;
    for (const auto& there : fs::directory_iterator(path_)) names.push_back(there.path().filename().native());
    std::ranges::sort(names);
    return names;
}

std::string bytes_of(const fs::path& file) {
    std::ifstream in{file, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

void write_bytes(const fs::path& file, const std::string& bytes) {
    std::ofstream out{file, std::ios::binary | std::ios::trunc};
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

void run_sql(const fs::path& file, const std::string& sql) {
    sqlite3* db = nullptr;
    sqlite3_open(file.c_str(), &db);
    char* error = nullptr;
    const int code = sqlite3_exec(db, sql.c_str(), nullptr, nullptr, &error);
    const std::string told = error ? error : "";
    sqlite3_free(error);
    sqlite3_close(db);
    if (code != SQLITE_OK) throw std::runtime_error(told);
}

bool long_run() { return std::getenv("REISSWITZ_LONG") != nullptr; }

GameRecord game_called(const std::string& id) {
    return {.id = id,
            .rules = "portable",
            .rules_version = "1.0",
            .title = "The affair of " + id,
            .created = "1884-02-29T06:00:00Z",
            .header = R"({"dice":"seeded","options":[]})"};
}

Entry entry_after(std::int64_t parent, const std::string& text) {
    Entry entry{.parent = parent,
                .kind = "order",
                .seat = "red",
                .body = R"({"order":")" + text + R"("})",
                .events = R"([{"event":")" + text + R"("}])",
                .ruling = R"({"clauses":[]})",
                .at_ms = 1'000 + parent};
    for (std::size_t i = 0; i < entry.hash_after.size(); ++i)
        entry.hash_after[i] = static_cast<std::byte>(static_cast<std::size_t>(parent) * 7 + i + text.size());
    return entry;
}

std::vector<Entry> all(EntryReader reader) {
    std::vector<Entry> entries;
    while (auto entry = reader.next()) entries.push_back(*std::move(entry));
    return entries;
}

std::vector<Entry> branch_in(const std::vector<Entry>& entries, std::int64_t tip) {
    std::vector<Entry> branch;
    for (std::int64_t at = tip; at > 0; at = branch.back().parent)
        branch.push_back(entries[static_cast<std::size_t>(at) - 1]);
    std::ranges::reverse(branch);
    return branch;
}

Contents contents_of(const Store& store) {
    Contents contents;
    for (const GameSummary& game : store.games()) {
        Kept kept{store.record(game.id), store.secret(game.id), all(store.entries(game.id)), store.typed_dice(game.id)};
        if (game.entries != static_cast<std::int64_t>(kept.entries.size()) || store.head(game.id) != kept.head() ||
            all(store.branch(game.id)) != branch_in(kept.entries, game.entries))
            throw std::logic_error("two ways to read a game differ");
        contents.emplace(game.id, std::move(kept));
    }
    return contents;
}

Step begin(const GameRecord& game, const std::string& secret) {
    return {"begin " + game.id, [=](Store& store) { store.begin(game, secret); },
            [=](Contents& contents) { contents[game.id] = {game, secret, {}, {}}; }};
}

Step erase(const std::string& game) {
    return {"erase " + game, [=](Store& store) { store.erase(game); },
            [=](Contents& contents) { contents.erase(game); }};
}

Step append(const std::string& game, const Entry& entry, Head at) {
    return {"append to " + game, [=](Store& store) { store.append(game, entry, at); },
            [=](Contents& contents) {
                Kept& kept = contents[game];
                kept.entries.push_back(entry);
                kept.entries.back().number = static_cast<std::int64_t>(kept.entries.size());
                kept.dice.clear();
            }};
}

Step type(const std::string& game, const TypedDie& die, Head at) {
    return {"type a die for " + game, [=](Store& store) { store.type_die(game, die, at); },
            [=](Contents& contents) { contents[game].dice.push_back(die); }};
}

std::optional<StoreFault::Code> fault_of(const std::function<void()>& work, std::string* sentence) {
    try {
        work();
    } catch (const StoreFault& fault) {
        if (sentence) *sentence = fault.what();
        return fault.code;
    }
    return {};
}

}  // namespace reisswitz::store::test
