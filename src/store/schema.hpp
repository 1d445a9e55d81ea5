/// The tables of a store, and the steps from each version of them to the next.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "store/sqlite.hpp"

namespace reisswitz::store {

/// "RSWZ": by this number in its header SQLite tells our files from other programs'.
inline constexpr std::int64_t application_id = 0x5253575A;

/// The version of the tables that this program writes; it stands in the file as SQLite's user_version.
inline constexpr std::int64_t newest_version = 1;

/// Brings the tables from `version` (0: an empty file) to `newest_version`, in one transaction.
void migrate(sqlite::Connection& file, std::int64_t version);

/// What the file says its tables are, one line each, in the order of their names.
std::vector<std::string> tables_of(sqlite::Connection& file);

/// What `tables_of` answers for a sound file.
std::vector<std::string> expected_tables();

}  // namespace reisswitz::store
