/// Working a whole game out anew from its log: every die, every decision, every state.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <utility>

#include "table/fairness.hpp"
#include "table/judge.hpp"
#include "table/log_store.hpp"

namespace reisswitz::table {

struct Verification {
    /// The first entry that is not as it is worked out anew; 0: all are.
    std::int64_t differs_at{};
    std::optional<Difference> difference;

    std::int64_t entries{};
    std::int64_t dice{};         ///< all that were thrown, those taken back included
    std::int64_t recomputed{};   ///< of these, from the seed
    std::int64_t corrections{};  ///< by the umpire: taken as they are
    /// Entries of another rules version: their events were folded and their states compared, but only an engine of that
    /// version can judge their dice and decisions again.
    std::int64_t of_other_version{};
    std::string other_version;  ///< the first such version
    std::string our_version;
    bool seed_is_known{};

    std::map<std::pair<std::string, int>, FaceCounts> faces;  ///< by seat and number of faces of the die

    bool is_sound() const { return differs_at == 0; }
    /// The whole as lines for a person.
    std::string text() const;
    /// The same as JSON, with exact rationals.
    json to_json() const;
};

/// @throws what the store throws, and describe::Fault where the header is not one
Verification verify(const LogStore& store, const MakeGame& make, const std::string& id);

}  // namespace reisswitz::table
