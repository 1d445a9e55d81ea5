/// What the tests of the store share: a folder of their own, whole files, and a store read into plain values.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "store/store.hpp"

namespace reisswitz::store::test {

/// An empty folder, removed with all in it at the end.
class Folder {
public:
    Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder();

    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }
    const std::filesystem::path& path() const { return path_; }
    /// The names in it, in order.
    std::vector<std::string> names() const;

private:
    std::filesystem::path path_;
};

std::string bytes_of(const std::filesystem::path& file);
void write_bytes(const std::filesystem::path& file, const std::string& bytes);

/// Runs SQL on a file past the store, as another program would.
void run_sql(const std::filesystem::path& file, const std::string& sql);

/// Whether the longer runs were asked for: REISSWITZ_LONG is set.
bool long_run();

GameRecord game_called(const std::string& id);

/// An entry with a body, an event and a hash that tell it from others.
Entry entry_after(std::int64_t parent, const std::string& word = "move");

/// All that a store holds of one game.
struct Kept {
    GameRecord record;
    std::string secret;
    std::vector<Entry> entries;
    std::vector<TypedDie> dice;

    Head head() const { return {static_cast<std::int64_t>(entries.size()), static_cast<std::int64_t>(dice.size())}; }
    friend bool operator==(const Kept&, const Kept&) = default;
};
using Contents = std::map<std::string, Kept>;

/// Reads every game, and every entry by number and along the branch.
Contents contents_of(const Store& store);

std::vector<Entry> all(EntryReader reader);

/// The entries of the branch that ends at `tip`, by the entries alone.
std::vector<Entry> branch_in(const std::vector<Entry>& entries, std::int64_t tip);

/// A change to a store, and the same change to plain values.
struct Step {
    std::string name;
    std::function<void(Store&)> real;
    std::function<void(Contents&)> plain;
};

Step begin(const GameRecord& game, const std::string& secret);
Step erase(const std::string& game);
Step append(const std::string& game, const Entry& entry, Head at);
Step type(const std::string& game, const TypedDie& die, Head at);

/// The code of the StoreFault that `work` throws; nothing if it throws none. Its sentence goes to `sentence`.
std::optional<StoreFault::Code> fault_of(const std::function<void()>& work, std::string* sentence = nullptr);

}  // namespace reisswitz::store::test

namespace reisswitz::store {

inline std::ostream& operator<<(std::ostream& out, StoreFault::Code code) { return out << word(code); }
inline std::ostream& operator<<(std::ostream& out, const Entry& entry) {
    return out << "entry " << entry.number << " after " << entry.parent << ": " << entry.body;
}
inline std::ostream& operator<<(std::ostream& out, const Head& head) {
    return out << head.entry << " with " << head.typed_dice << " dice";
}

}  // namespace reisswitz::store
