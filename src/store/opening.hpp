/// Opening a store with care: what is damaged or not ours is told, and left as it was to the last byte.
#pragma once

#include <chrono>
#include <filesystem>
#include <memory>

#include "store/sqlite.hpp"
#include "store/store.hpp"

namespace reisswitz::store {

/// The store in `file`, looked through and ready for use; made first if it is missing and the mode says so.
std::shared_ptr<sqlite::Connection> open_file(const std::filesystem::path& file, Mode mode,
                                              std::chrono::milliseconds patience);

/// Throws `damaged` where SQLite's own check of every page, index and constraint finds something.
void check_structure(sqlite::Connection& file);

}  // namespace reisswitz::store
