/// All entries of a log in the order in which they came, undone ones included, each with the positions around it.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include "table/position.hpp"

namespace reisswitz::table {

/// The start of a game, before any entry. @throws describe::Fault where the header is not one
Position start_of(const LogStore& store, const MakeGame& make, const std::string& id);

/// Where the game stands, or stood after entry `tip`: the fold of that branch, each state checked against the log.
/// @throws describe::Fault whose message names the entry; StateDiffers
Position replay(const LogStore& store, const MakeGame& make, const std::string& id,
                std::optional<std::int64_t> tip = {});

/// Reads and folds an entry that follows `position`. @throws describe::Fault whose message names the entry;
/// StateDiffers
Entry fold_next(Position& position, const LogEntry& kept);

/// The newest positions, so that going back a little needs no replay.
class RecentPositions {
public:
    /// An undo goes back a few orders; beyond this many entries the branch is replayed.
    static constexpr std::size_t most = 64;

    void add(std::shared_ptr<const Position> position);
    /// Nothing when it is no longer, or was never, remembered.
    std::shared_ptr<const Position> find(std::int64_t entry) const;

private:
    std::deque<std::shared_ptr<const Position>> positions_;
};

class Walk {
public:
    Walk(const LogStore& store, MakeGame make, std::string id);

    /// Goes to the next entry. @retval false  there is none
    /// @throws describe::Fault whose message names the entry; StateDiffers
    bool next();
    /// The two halves of `next`, for who wants to judge the entry before its events are folded.
    bool read();
    void fold();

    const Entry& entry() const { return entry_; }
    /// Where the game stood when the entry came.
    const Position& head() const { return *head_; }
    /// The position that the entry follows; an undo follows an earlier one than the head.
    const Position& before() const { return *before_; }
    const Position& after() const { return *after_; }  ///< once it is folded

private:
    const LogStore& store_;
    MakeGame make_;
    std::string id_;
    std::unique_ptr<LogReader> reader_;
    RecentPositions recent_;
    Entry entry_;
    std::shared_ptr<const Position> head_, before_, after_;
};

}  // namespace reisswitz::table
