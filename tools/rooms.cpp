#include "rooms.hpp"

#include <algorithm>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string_view>

namespace reisswitz::architecture {

namespace {

namespace fs = std::filesystem;

struct Include {
    std::string path;
    bool quoted{};  ///< "…" and not <…>
};

std::string_view trim(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::optional<Include> read_include(std::string_view line) {
    line = trim(line);
    if (!line.starts_with('#')) return std::nullopt;
    line = trim(line.substr(1));
    if (!line.starts_with("include")) return std::nullopt;
    line = trim(line.substr(7));
    if (line.empty() || (line.front() != '"' && line.front() != '<')) return std::nullopt;
    const bool quoted = line.front() == '"';
    const auto end = line.find(quoted ? '"' : '>', 1);
    if (end == std::string_view::npos) return std::nullopt;
    return Include{std::string(line.substr(1, end - 1)), quoted};
}

bool is_below(std::string_view path, std::string_view folder) {
    return path.size() > folder.size() && path.starts_with(folder) && path[folder.size()] == '/';
}

bool is_book(const Room& room) { return is_below(room.folder, "rules") && room.folder != "rules/handoff"; }

/// The room a file or an include belongs to: that with the longest folder, or the one the header is made for.
const Room* find_room(const House& house, std::string_view path) {
    const Room* found = nullptr;
    for (const Room& room : house) {
        if (std::find(room.makes.begin(), room.makes.end(), path) != room.makes.end()) return &room;
        if (is_below(path, room.folder) && (found == nullptr || room.folder.size() > found->folder.size()))
            found = &room;
    }
    return found;
}

/// Names of the rooms that a room reaches by its friends and theirs.
std::set<std::string> reach_of(const House& house, const Room& room) {
    std::set<std::string> reach;
    std::vector<std::string> open = room.friends;
    while (!open.empty()) {
        const std::string name = open.back();
        open.pop_back();
        if (!reach.insert(name).second) continue;
        for (const Room& other : house)
            if (other.name == name) open.insert(open.end(), other.friends.begin(), other.friends.end());
    }
    return reach;
}

/// Why this file of this room may not include that path, or nothing.
std::optional<std::string> find_objection(const House& house, const Room& room, const Include& include) {
    const Room* target = find_room(house, include.path);
    if (target == nullptr) {
        if (!include.quoted) return std::nullopt;
        if (is_below(include.path, "embedded") || is_below(include.path, "generated"))
            return "\"" + include.path + "\" is made for no room: see cmake/embed.cmake";
        return "\"" + include.path + "\" names no room: paths start at src/";
    }
    if (!include.quoted) return "<" + include.path + "> is a file of ours: expected quotation marks";
    if (target == &room) return std::nullopt;
    if (is_book(room) && is_book(*target))
        return "\"" + include.path + "\": the rule book " + room.name + " may not include the rule book " +
               target->name;
    if (target > &room)
        return "\"" + include.path + "\": " + room.folder + " may not include " + target->folder +
               ", which comes after it";
    if (!reach_of(house, room).contains(target->name))
        return "\"" + include.path + "\": " + room.folder + " does not link " + target->name +
               "; add it to LINKS if it may be a friend";
    return std::nullopt;
}

void inspect(const House& house, const fs::path& source_folder, const std::string& file, std::vector<Trespass>& found) {
    const Room* room = find_room(house, file);
    if (room == nullptr) {
        found.push_back({file, 0, "belongs to no room: the rooms stand in src/CMakeLists.txt"});
        return;
    }
    std::string own_header;
    if (file.ends_with(".cpp")) {
        own_header = file.substr(0, file.size() - 4) + ".hpp";
        if (!fs::exists(source_folder / own_header)) own_header.clear();
    }

    std::ifstream in(source_folder / file);
    if (!in) throw std::runtime_error((source_folder / file).string() + ": cannot be read");
    std::string text;
    for (std::size_t line = 1; std::getline(in, text); ++line) {
        const auto include = read_include(text);
        if (!include) continue;
        if (!own_header.empty() && include->path != own_header)
            found.push_back({file, line, "expected \"" + own_header + "\" as the first include"});
        own_header.clear();
        if (auto objection = find_objection(house, *room, *include)) found.push_back({file, line, *objection});
    }
}

}  // namespace

House read_house(const fs::path& list) {
    std::ifstream in(list);
    if (!in) throw std::runtime_error(list.string() + ": cannot be read");
    House house;
    std::string text;
    for (std::size_t line = 1; std::getline(in, text); ++line) {
        std::istringstream words(text);
        std::string kind;
        std::string first;
        std::string second;
        if (!(words >> kind)) continue;
        words >> first >> second;
        if (kind == "room" && !second.empty()) {
            house.push_back({first, second, {}, {}});
        } else if (kind == "friend" && !house.empty() && !first.empty()) {
            house.back().friends.push_back(first);
        } else if (kind == "makes" && !house.empty() && !first.empty()) {
            house.back().makes.push_back(first);
        } else {
            throw std::runtime_error(list.string() + ":" + std::to_string(line) + ": found \"" + text +
                                     "\", expected room FOLDER NAME, friend NAME or makes HEADER");
        }
    }
    return house;
}

std::vector<Trespass> find_trespasses(const House& house, const fs::path& source_folder) {
    std::set<std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(source_folder)) {
        const auto ending = entry.path().extension();
        if (entry.is_regular_file() && (ending == ".hpp" || ending == ".cpp" || ending == ".inl"))
            files.insert(entry.path().lexically_relative(source_folder).generic_string());
    }
    std::vector<Trespass> found;
    for (const std::string& file : files) inspect(house, source_folder, file, found);
    return found;
}

}  // namespace reisswitz::architecture
