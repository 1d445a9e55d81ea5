/// An order that waits for dice thrown on a real table.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "table/log_store.hpp"

namespace reisswitz::table {

using nlohmann::json;

/// Dice that are to be thrown on a real table.
struct WantedDice {
    std::string seat;   ///< that throws them
    std::string text;   ///< for a person: what they are for
    std::string label;  ///< what they decide
    int who{-1};        ///< whom they concern, by ordinal
    int sides{};
    int count{};
    std::string order;  ///< the order that they serve, as a line
};

struct Waiting {
    std::string seat;
    json order;
    std::string by;          ///< "lines", "standing"; empty: as it was given
    std::vector<int> had;    ///< dice it got before it was taken back
    std::vector<int> typed;  ///< since
    WantedDice wanted;       ///< none (a count of 0): all are there

    /// All faces that it has.
    std::vector<int> tape() const;
    /// The die as the log keeps it until the order is complete: its face, the first with the order.
    /// @param i  of the typed ones
    TypedDie typed_die(std::size_t i, std::int64_t at_ms) const;
};

/// The order that typed dice of a log serve.
/// @param dice  not empty
/// @throws describe::Fault  where they are not as a table writes them
Waiting read_waiting(const std::vector<TypedDie>& dice);

}  // namespace reisswitz::table
