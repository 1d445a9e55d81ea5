#include "table/memory_log.hpp"

#include <algorithm>

namespace reisswitz::table {

namespace {

/// Reads by numbers, so that entries added meanwhile move nothing under it.
class MemoryReader final : public LogReader {
public:
    MemoryReader(const std::vector<LogEntry>& entries, std::vector<std::int64_t> numbers)
        : entries_(entries), numbers_(std::move(numbers)) {}

    std::optional<LogEntry> next() override {
        if (at_ == numbers_.size()) return std::nullopt;
        return entries_[static_cast<std::size_t>(numbers_[at_++] - 1)];
    }

private:
    const std::vector<LogEntry>& entries_;
    std::vector<std::int64_t> numbers_;
    std::size_t at_{};
};

}  // namespace

const MemoryLog::Kept& MemoryLog::found(const std::string& game) const {
    const auto at = games_.find(game);
    if (at == games_.end()) throw std::runtime_error("there is no such game");
    return at->second;
}

MemoryLog::Kept& MemoryLog::found(const std::string& game) {
    return const_cast<Kept&>(static_cast<const MemoryLog&>(*this).found(game));
}

void MemoryLog::require_head(const std::string& game, LogHead expected) const {
    if (head(game) != expected) throw Conflict{};
}

void MemoryLog::begin(const GameRecord& game, std::string_view secret) {
    if (has(game.id)) throw std::runtime_error("there is a game of this id already");
    games_.emplace(game.id, Kept{game, std::string{secret}, {}, {}});
}

LogHead MemoryLog::head(const std::string& game) const {
    const Kept& kept = found(game);
    return {static_cast<std::int64_t>(kept.entries.size()), static_cast<std::int64_t>(kept.typed.size())};
}

std::int64_t MemoryLog::append(const std::string& game, const LogEntry& entry, LogHead expected) {
    require_head(game, expected);
    if (entry.parent < 0 || entry.parent > expected.entry)
        throw std::runtime_error("an entry must follow an earlier one");
    Kept& kept = found(game);
    kept.entries.push_back(entry);
    kept.entries.back().number = expected.entry + 1;
    kept.typed.clear();
    return expected.entry + 1;
}

void MemoryLog::type_die(const std::string& game, const TypedDie& die, LogHead expected) {
    require_head(game, expected);
    found(game).typed.push_back(die);
}

LogEntry MemoryLog::entry(const std::string& game, std::int64_t number) const {
    const Kept& kept = found(game);
    if (number < 1 || number > static_cast<std::int64_t>(kept.entries.size()))
        throw std::runtime_error("there is no such entry");
    return kept.entries[static_cast<std::size_t>(number - 1)];
}

std::unique_ptr<LogReader> MemoryLog::entries(const std::string& game, std::int64_t first) const {
    std::vector<std::int64_t> numbers;
    const Kept& kept = found(game);
    for (auto n = std::max<std::int64_t>(first, 1); n <= static_cast<std::int64_t>(kept.entries.size()); ++n)
        numbers.push_back(n);
    return std::make_unique<MemoryReader>(kept.entries, std::move(numbers));
}

std::unique_ptr<LogReader> MemoryLog::branch(const std::string& game, std::optional<std::int64_t> tip) const {
    std::vector<std::int64_t> numbers;
    for (std::int64_t n = tip.value_or(head(game).entry); n > 0; n = entry(game, n).parent) numbers.push_back(n);
    std::reverse(numbers.begin(), numbers.end());
    return std::make_unique<MemoryReader>(found(game).entries, std::move(numbers));
}

void MemoryLog::together(const std::function<void()>& work) {
    std::map<std::string, Before> before;
    if (depth_ == 0)
        for (const auto& [id, kept] : games_) before[id] = {kept.entries.size(), kept.typed};
    ++depth_;
    try {
        work();
    } catch (...) {
        if (--depth_ == 0) {
            std::erase_if(games_, [&](const auto& game) { return !before.contains(game.first); });
            for (auto& [id, was] : before) {
                Kept& kept = found(id);
                kept.entries.resize(was.entries);
                kept.typed = std::move(was.typed);
            }
        }
        throw;
    }
    --depth_;
}

}  // namespace reisswitz::table
