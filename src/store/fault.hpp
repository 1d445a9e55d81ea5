/// What can go wrong with a store of games, and how it is told.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>
#include <string_view>

namespace reisswitz::store {

/// The world failed, or the caller is behind the times. The message is a sentence for a person: the file, what was
/// found, what was expected, what to do. A change is there whole or not at all, and after a fault it is not, with one
/// doubt: a disk that fails while a change is being made durable (io_failed) may have kept it. Whoever opens the file
/// again sees.
struct StoreFault : std::runtime_error {
    enum class Code {
        not_found,      ///< no such file, folder, game or entry
        exists,         ///< a game of this id is there already
        conflict,       ///< the game stands elsewhere than the caller thought: read it again
        bad_value,      ///< a value that is never kept: an empty id, text that is not JSON, a parent that is not there
        too_large,      ///< beyond a limit of ours (see store.hpp)
        foreign_file,   ///< not a store of games: some other file or some other program's database
        damaged,        ///< a store whose bytes are not as they were written
        newer_version,  ///< a store written by a later version of this program
        read_only,      ///< the file, its folder or this opening of it does not allow writing
        disk_full,      ///< no space left, or the user's quota is used up
        busy,           ///< another program kept the store locked for longer than our patience
        io_failed,      ///< the disk or the system failed in another way
    };

    StoreFault(Code which, std::filesystem::path where, const std::string& sentence)
        : std::runtime_error(shown(where.native()) + ": " + sentence), code(which), file(std::move(where)) {}

    Code code;
    std::filesystem::path file;

    /// `text` for a message: control characters and marks that turn the reading direction are shown as codes.
    static std::string shown(std::string_view text);
};

/// The code as one word, as errors are written: "disk_full".
std::string_view word(StoreFault::Code code);

/// The code for a failed system call's errno, where `io_failed` stands for all that is not read_only, disk_full or
/// not_found.
StoreFault::Code code_of_errno(int error);

}  // namespace reisswitz::store
