/// Logs in memory: to look through an exported game without keeping it, and for games that need not outlive the
/// program.
#pragma once

#include <map>

#include "table/log_store.hpp"

namespace reisswitz::table {

/// @throws std::runtime_error  for a game, entry or id that is not there, or is there already
class MemoryLog final : public LogStore {
public:
    void begin(const GameRecord& game, std::string_view secret) override;
    bool has(const std::string& game) const override { return games_.contains(game); }
    GameRecord record(const std::string& game) const override { return found(game).record; }
    std::string secret(const std::string& game) const override { return found(game).secret; }
    LogHead head(const std::string& game) const override;
    std::int64_t append(const std::string& game, const LogEntry& entry, LogHead expected) override;
    void type_die(const std::string& game, const TypedDie& die, LogHead expected) override;
    std::vector<TypedDie> typed_dice(const std::string& game) const override { return found(game).typed; }
    LogEntry entry(const std::string& game, std::int64_t number) const override;
    std::unique_ptr<LogReader> entries(const std::string& game, std::int64_t first = 1) const override;
    std::unique_ptr<LogReader> branch(const std::string& game, std::optional<std::int64_t> tip = {}) const override;
    void together(const std::function<void()>& work) override;

private:
    struct Kept {
        GameRecord record;
        std::string secret;
        std::vector<LogEntry> entries;
        std::vector<TypedDie> typed;
    };
    /// How to go back to where a change began.
    struct Before {
        std::size_t entries;
        std::vector<TypedDie> typed;
    };

    const Kept& found(const std::string& game) const;
    Kept& found(const std::string& game);
    void require_head(const std::string& game, LogHead expected) const;

    std::map<std::string, Kept> games_;
    int depth_{};
};

}  // namespace reisswitz::table
