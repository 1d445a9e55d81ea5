/// An entry of the log, read: what was done, by whom, and what followed.
///
/// What the body of each kind holds (what is left out is false, empty or nothing):
///     start       rules, version, seats
///     nonce       nonce: what a seat mixes into the seed before the first order
///     order       order, notation, text, dice, version; by ("lines", "standing"); part, of lines; kept: entered anew
///     choice      as an order
///     standing    standing; kept
///     lines       lines sent ahead that are left, part they are good for; refused or dropped where they came to an end
///     consent     ask: entry to go back to and how many orders, or answer: true, false
///     undo        from: where the game stood, orders; free: no consent was needed; keeps: entries of others that are
///                 entered anew; lines left to each seat
///     correction  reason, version
///     resign      dice_left: dice on the table that served no order
///     end         winner, reason; seed once it may be known
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "dice/live_dice.hpp"
#include "table/log_store.hpp"

namespace reisswitz::table {

/// Lines sent at once: a whole part of a turn of the largest armies, several times over.
inline constexpr std::size_t most_lines_sent = 1'000;

using nlohmann::json;

enum class Kind : unsigned char {
    start,
    nonce,
    order,
    choice,
    standing,
    lines,
    consent,
    undo,
    correction,
    resign,
    end
};

/// "order"
std::string_view word(Kind kind);

/// The longest text of an entry that is read: as much as a store keeps, with room for a reader to tell it is too long.
inline constexpr std::size_t longest_entry_text = 8u << 20;

struct Entry {
    std::int64_t number{};
    std::int64_t parent{};
    Kind kind{};
    std::string seat;
    json body = json::object();
    json events = json::array();
    json ruling;  ///< null: none
    dice::Digest hash_after{};
    std::int64_t at_ms{};

    bool is_decision() const { return kind == Kind::order || kind == Kind::choice; }
    /// A word in the body; empty when it is not there.
    std::string text(const char* key) const { return body.value(key, std::string{}); }
    bool flag(const char* key) const { return body.value(key, false); }
};

/// @throws describe::Fault  with the place in the entry: "/kind", "/body/dice/2/face"
Entry read_entry(const LogEntry& kept);
/// The same with its number, parent, seat, time and hash as they are.
LogEntry written(const Entry& entry);

/// A die as the log keeps it.
struct LoggedDie {
    std::string label;
    int who{-1};
    int sides{};
    int face{};
    friend bool operator==(const LoggedDie&, const LoggedDie&) = default;
};

/// The dice in the body of an entry. @throws describe::Fault
std::vector<LoggedDie> dice_of(const Entry& entry);
json dice_json(const std::vector<dice::Thrown>& thrown);
std::vector<int> faces_of(const std::vector<LoggedDie>& dice);

/// Compact JSON with sorted keys: the one text of a value.
std::string canonical(const json& value);

/// Whether every byte belongs to a character.
bool is_utf8(std::string_view text);

/// A digest as hex digits, and back. @retval false not of that form
std::string hex_of(const dice::Digest& digest);
bool read_hex(std::string_view hex, dice::Digest& out);

}  // namespace reisswitz::table
