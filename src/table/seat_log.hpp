/// What a seat is told of the game, message by message, numbered for it alone. Nothing in a message depends on what the
/// seat may not know: no entry numbers, no hashes, no times, no word of entries that it does not see.
///
///     {"n":1,"kind":"start","rules":…,"seats":[…],"dice":…,"commitment":…,"view":{…}}
///     {"n":2,"kind":"decision","turn":…,"events":[…],"ruling":[…],"text":…}  and seat, order, notation where it may
///         know whose order it was; "by" of its own that a standing order or a line sent ahead gave
///     {"n":3,"kind":"undo","seat":…,"back_to":1,"view":{…}}  what followed message 1 in the game is taken back
///     undo_asked, undo_answered, nonce, correction, resign, end; of its own: standing, lines
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "table/walk.hpp"

namespace reisswitz::table {

/// Words the messages of one seat (or of the umpire, who sees all), entry by entry.
class SeatTeller {
public:
    SeatTeller(std::string seat, const json& header) : seat_(std::move(seat)), header_(header) {}

    /// The message that the seat is sent of an entry; nothing when it is told nothing.
    /// @param before, after  the positions around the entry
    std::optional<json> tell(const Position& before, const Position& after, const Entry& entry);

    /// How many messages there were.
    std::int64_t sent() const { return sent_; }

private:
    /// A message that tells of the game itself, and which an undo therefore takes back.
    struct OnBoard {
        std::int64_t entry;
        std::int64_t message;
    };

    std::optional<json> decision(const Position& before, const Position& after, const Entry& entry);
    std::optional<json> undo(const Position& after, const Entry& entry);
    std::optional<json> about_table(const Position& after, const Entry& entry);
    std::int64_t last_on_board(std::int64_t entry) const;

    std::string seat_;
    json header_;
    std::int64_t sent_{};
    std::vector<OnBoard> on_board_;  ///< of the current branch
    std::vector<std::int64_t>
        kept_;  ///< messages of entries that are entered anew after an undo it was not told of; 0: none
};

/// The messages of a log, one at a time.
class SeatLog {
public:
    SeatLog(const LogStore& store, const MakeGame& make, const std::string& id, const std::string& seat);
    std::optional<json> next();

private:
    Walk walk_;
    SeatTeller teller_;
};

}  // namespace reisswitz::table
