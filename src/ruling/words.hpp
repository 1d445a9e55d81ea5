/// Names of clauses, dice and verdicts. Their words are data (data/<book>/clauses.json); the constants are generated
/// from it, so a name that the book does not have fails to compile.
#pragma once

#include <string_view>

#include "dice/die.hpp"

namespace reisswitz::ruling {

using dice::Label;
using dice::Throw;

/// A clause, ruling or definition of a rule book: "PW-FIRE-8".
struct Clause {
    const char* id{""};
    friend constexpr bool operator==(Clause a, Clause b) { return std::string_view{a.id} == std::string_view{b.id}; }
};

/// What a procedure came to: "volley_misses".
struct Verdict {
    const char* id{""};
    friend constexpr bool operator==(Verdict a, Verdict b) { return std::string_view{a.id} == std::string_view{b.id}; }
};

}  // namespace reisswitz::ruling
