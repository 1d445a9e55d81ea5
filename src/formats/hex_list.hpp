/// Hexes as they are written in a scenario: "D4", "A1:C8", "A5 B5 C6", "D4 ne".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hex/board.hpp"

namespace reisswitz::formats {

/// The parts of a text between blanks.
std::vector<std::string_view> words_of(std::string_view text);

/// "A1 to I8", for messages.
std::string extent(hex::BoardSize board);

/// The hexes of "D4", or of a block "A1:C8" from one corner to the opposite one, by column, then row. Nothing if it is
/// neither, or not wholly on the board.
std::optional<std::vector<hex::HexIndex>> find_block(hex::BoardSize board, std::string_view text);

}  // namespace reisswitz::formats
