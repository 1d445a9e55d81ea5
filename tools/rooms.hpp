#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace reisswitz::architecture {

/// A room as the build declares it: one folder under src/ with one subject.
struct Room {
    std::string folder;                ///< below src/, with forward slashes: "rules/portable"
    std::string name;                  ///< as the build calls it: "portable"
    std::vector<std::string> friends;  ///< names of the rooms it links, without those that these link in turn
    std::vector<std::string> makes;    ///< headers that the build makes for it: "generated/portable_clauses.hpp"
};

/// The rooms in the order of the design: each may include only those before it.
using House = std::vector<Room>;

/// One include that the design forbids, or one file that stands where it should not.
struct Trespass {
    std::string file;    ///< below src/
    std::size_t line{};  ///< from 1; 0 when it is the file itself
    std::string what;    ///< what was found and what was expected, for a person
};

/// Reads the list of rooms that the build writes: `room FOLDER NAME`, then any `friend NAME` and `makes HEADER`.
/// @throws std::runtime_error  the file cannot be read, or a line of it is none of these
House read_house(const std::filesystem::path& list);

/// Every forbidden include below a source folder, in the order of file names and lines.
///
/// A file may include files of its own room and of the rooms its room links, directly or through others;
/// a rule book never includes another, only rules/handoff may; paths start at src/;
/// a .cpp with a header of the same name includes that first, which proves that the header is complete by itself.
std::vector<Trespass> find_trespasses(const House& house, const std::filesystem::path& source_folder);

}  // namespace reisswitz::architecture
