/// Names of files made from names of games.
#pragma once

#include <string>
#include <string_view>

namespace reisswitz::table {

/// A name that is a file of this folder on any system, whatever the name of the game holds: small letters, digits, -
/// and
/// _, neither empty nor reserved, at most 100 bytes with its ending. Different games get different names, also where
/// capitals do not count: whatever had to be changed is told apart by its hash.
/// @param ending  with its point: ".jsonl"
std::string safe_file_name(std::string_view name, std::string_view ending = "");

}  // namespace reisswitz::table
