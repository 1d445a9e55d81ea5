/// A log from elsewhere: every line is read with suspicion, every entry judged, and all of it is taken or nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <string>

#include "table/game.hpp"
#include "table/log_store.hpp"

namespace reisswitz::table {

/// The longest line of a log that is read, in bytes: an entry of the largest battles stays below a hundredth of it.
inline constexpr std::size_t longest_log_line = 16u << 20;

struct Imported {
    std::string id;
    bool is_new{};                    ///< there was no such game
    std::int64_t entries{};           ///< in the file
    std::int64_t added{};             ///< of these, that were not here yet
    std::int64_t of_other_version{};  ///< of these, that only an engine of their rules version can judge again
};

/// Takes a log that export_whole_log wrote. A game that is here already is continued where the file continues it, entry
/// by entry the same; a file that ends earlier adds nothing.
/// @param as  the id it shall have here, instead of its own
/// @throws describe::Fault  with the line in the message and the place in that line: what is malformed, what this
/// engine
///         would have written otherwise, what does not continue the game that is here (with both hashes)
Imported import_log(LogStore& store, const MakeGame& make, std::istream& in, const std::optional<std::string>& as = {});

}  // namespace reisswitz::table
