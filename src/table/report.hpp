/// The after-action report of a game, as Markdown: what happened, what it cost and whom, where it turned, how long it
/// took, and how the dice fell.
#pragma once

#include <ostream>
#include <string>

#include "table/game.hpp"
#include "table/log_store.hpp"

namespace reisswitz::table {

/// Tells everything, hidden or not: for the time after the end, and for the umpire. Reads the branch twice, an entry at
/// a time.
void write_report(const LogStore& store, const MakeGame& make, const std::string& id, std::ostream& out);

/// `text` within Markdown, as the characters it consists of: no markup, no line breaks, marks that turn the reading
/// direction shown as codes.
std::string plain_text(std::string_view text);

}  // namespace reisswitz::table
