/// A game's log as JSON lines, for other machines, other programs and people.
///
///     {"format":"reisswitz
///     log","version":1,"id":…,"rules":…,"rules_version":…,"title":…,"created":…,"header":{…},"seed":…}
///     {"n":1,"parent":0,"kind":"start","seat":"","body":{…},"events":[…],"hash":…,"at_ms":…}   and ruling where there
///     is one
///     {"typed":{"seat":…,"body":{…},"at_ms":…}}                                                 dice typed for an
///     order to come
///     {"entries":1,"typed_dice":0}                                                              the end
///
/// A name that is no text in UTF-8 stands as {"hex":"…"}, so that every byte of it comes back.
#pragma once

#include <ostream>
#include <string>

#include "table/game.hpp"
#include "table/log_store.hpp"

namespace reisswitz::table {

inline constexpr const char* log_format = "reisswitz log";
inline constexpr const char* seat_log_format = "reisswitz seat log";
inline constexpr int log_version = 1;

/// Writes the log for a reader: the whole of it for the umpire (the owner of the store), and for everybody once the
/// game is over; during play a seat gets its own messages, see seat_log.hpp, and nothing else.
/// @throws describe::Fault  where the reader is no seat
void export_log(const LogStore& store, const MakeGame& make, const std::string& id, const std::string& reader,
                std::ostream& out);

/// The whole log with its secrets: for the owner of the store.
void export_whole_log(const LogStore& store, const std::string& id, std::ostream& out);

}  // namespace reisswitz::table
