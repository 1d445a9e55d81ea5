/// The two halves of the Portable Wargame's entries: what is thrown for, and what is looked up on a board.
#pragma once

#include <memory>
#include <vector>

#include "adjudicate/bind.hpp"
#include "adjudicate/register.hpp"
#include "rules/portable/tables.hpp"

namespace reisswitz::portable {

using Setting = std::shared_ptr<const adjudicate::Setting<Tables>>;

/// `hex_relation`, `line_of_sight`, `fire_check`, `retreat_hexes`, `reachable`.
void add_board_questions(std::vector<adjudicate::Procedure>& procedures, const Setting& setting);

}  // namespace reisswitz::portable
