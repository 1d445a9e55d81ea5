/// An entry of the log judged anew: would this engine, with the same dice, have written the same?
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "dice/seeded_dice.hpp"
#include "table/position.hpp"

namespace reisswitz::table {

/// The first thing in an entry that is not as it is worked out anew.
struct Difference {
    std::string field;     ///< its place in the entry: "/body/dice/2/face"
    std::size_t byte{};    ///< the first byte that differs, from 0, in the text of that part of the entry
    std::string found;     ///< in the log
    std::string expected;  ///< worked out anew
};

/// Whether the engine has the rules version that wrote the entry; only then are its dice and decisions judged again.
bool is_of_our_version(const Position& before, const Entry& entry);

/// Judges dice, decision, ending, and whether an undo went by the rules of the dice as far as the two positions tell.
/// The events are not folded and the state's hash is not looked at: see Position::fold_and_check.
/// @param head    where the game stood when the entry came; `before`, what it follows
/// @param seed    recomputes seeded dice; without it the dice of the log are taken as they are
/// @param header  of the game, for the commitment to the seed
std::optional<Difference> judge(const Position& head, const Position& before, const Entry& entry,
                                const std::optional<dice::Seed>& seed, const json& header);

/// Where two values part, as text and as the place in them; nothing when they are equal.
std::optional<Difference> find_difference(const json& found, const json& expected, const std::string& field);

/// What is wrong with a seat's undo: it goes where the game did not come from, or takes back dice that nobody agreed to
/// take back. Reads the entries taken back one by one.
std::optional<Difference> judge_undo(const LogStore& store, const std::string& id, const Position& head,
                                     const Entry& undo);

}  // namespace reisswitz::table
