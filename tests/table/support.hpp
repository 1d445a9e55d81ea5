/// What the tests of the table share: a store on a real disk, games of Skirmish, a player who plays anything.
#pragma once

#include <stdlib.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "describe/fault.hpp"
#include "skirmish.hpp"
#include "store/table_store.hpp"
#include "table/export_log.hpp"
#include "table/import_log.hpp"
#include "table/memory_log.hpp"
#include "table/table.hpp"
#include "table/verify.hpp"

namespace reisswitz::table::test {

/// A folder with a store in it, gone with it.
class Desk {
public:
    Desk() {
        std::string name = (std::filesystem::temp_directory_path() / "reisswitz-table-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw std::runtime_error(name + ": cannot be made");
        folder = name;
    }
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;
    ~Desk() {
        std::error_code ignored;
        std::filesystem::remove_all(folder, ignored);
    }

    store::Store open_store() const { return store::Store::open(folder / "games.db", store::Mode::create); }

    std::filesystem::path folder;
};

/// A store on the disk, seen as a table sees it.
struct DiskLog {
    explicit DiskLog(const Desk& desk) : store(desk.open_store()), log(store) {}
    store::Store store;
    store::TableStore log;
};

inline NewGame new_game(const std::string& id = "g", json header = skirmish_header()) {
    return {.id = id,
            .title = "A skirmish",
            .created = "2024-05-01T10:00:00Z",
            .header = std::move(header),
            .seed = dice::Seed::from_word("test")};
}

/// Counters near enough to fire at once: r1 and b1 see each other.
inline json close_header(const std::string& dice = "seeded") {
    json header = skirmish_header(dice);
    header["red"][0]["at"] = 4;
    header["blue"][0]["at"] = 6;
    return header;
}

inline std::string exported(const LogStore& log, const std::string& id = "g") {
    std::ostringstream out;
    export_whole_log(log, id, out);
    return out.str();
}

inline Imported imported(LogStore& log, const std::string& text, const std::string& version = "1") {
    std::istringstream in{text};
    return import_log(log, make_skirmish(version), in);
}

/// Copies a game, each entry as `edit` leaves it.
inline void copy_log(const LogStore& from, LogStore& to, const std::function<void(LogEntry&)>& edit,
                     const std::string& id = "g") {
    to.begin(from.record(id), from.secret(id));
    const auto reader = from.entries(id);
    while (auto entry = reader->next()) {
        edit(*entry);
        to.append(id, *entry, to.head(id));
    }
}

/// The seat's messages, each as its text.
inline std::vector<std::string> messages(Table& table, const std::string& seat, std::int64_t first = 1) {
    std::vector<std::string> texts;
    for (const json& message : table.seat_log(seat, first)) texts.push_back(message.dump());
    return texts;
}

/// Whose order it is in the act phase.
inline std::string in_turn(const Table& table) { return table.game().pending().at(0).seat; }
inline std::string other(const std::string& seat) { return seat == "red" ? "blue" : "red"; }

/// Both sides hold.
inline void seal_plans(Table& table, std::int64_t now = 1'000) {
    table.submit("red", "plan hold", now);
    table.submit("blue", "plan hold", now + 1);
}

/// Fires until somebody is hit. @return the seat that then owes the choice
inline std::string fire_until_hit(Table& table, std::int64_t now = 10'000) {
    for (int i = 0; i < 200; ++i) {
        const auto due = table.game().pending().at(0);
        if (due.kind == Due::Kind::choice) return due.seat;
        if (due.kind == Due::Kind::sealed_order) {
            table.submit(due.seat, "plan hold", ++now);
            continue;
        }
        const std::string line = due.seat == "red" ? "fire r1 b1" : "fire b1 r1";
        if (table.submit(due.seat, line, ++now).refused) table.submit(due.seat, "end", ++now);
    }
    throw std::logic_error("nobody was ever hit");
}

/// A player who plays anything, always the same.
class AnyPlayer {
public:
    explicit AnyPlayer(std::uint64_t seed) : state_(seed * 2 + 1) {}

    std::size_t below(std::size_t n) {
        state_ = state_ * 6364136223846793005u + 1442695040888963407u;
        return static_cast<std::size_t>((state_ >> 33) % n);
    }

    /// Gives one order for one of the seats that owe one. @retval false  the game is over
    bool play(Table& table, std::int64_t now_ms) {
        const auto due = table.game().pending();
        if (due.empty()) return false;
        const std::string seat = due[below(due.size())].seat;
        const auto options = table.game().options(seat);
        const Outcome outcome = table.submit_order(seat, options[below(options.size())], now_ms);
        if (outcome.refused) throw std::logic_error("an option was refused: " + outcome.refused->refusal.message);
        return true;
    }

    /// Types the dice that are wanted, some at a time.
    void throw_dice(Table& table, std::int64_t now_ms) {
        while (const auto wanted = table.dice_wanted()) {
            std::string faces;
            const std::size_t n = 1 + below(static_cast<std::size_t>(wanted->count));
            for (std::size_t i = 0; i < n; ++i)
                faces += std::to_string(1 + below(static_cast<std::size_t>(wanted->sides))) + " ";
            table.type_dice(faces, now_ms);
        }
    }

private:
    std::uint64_t state_;
};

}  // namespace reisswitz::table::test
