/// `reisswitz rules`: the clauses of a rule book.
#pragma once

#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

struct RulesCall {
    std::vector<std::string> words;  ///< a clause, an option, or words that a clause speaks of; none: all clauses
};

Exit run_rules(const RulesCall& call, Console& console);

}  // namespace reisswitz::app
