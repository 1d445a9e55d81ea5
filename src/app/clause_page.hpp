/// Clauses of a rule book as pages for people.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "app/look.hpp"
#include "ruling/book.hpp"

namespace reisswitz::app {

struct ClausePage {
    bool found = false;
    std::string text;
};

/// The clause of that id, or the option of that name, or all clauses that speak of that word.
ClausePage clause_page(const ruling::Book& book, std::string_view wanted, const Look& look);

/// The same as JSON: a list of clauses with all that is known of them.
nlohmann::json clauses_json(const ruling::Book& book, std::string_view wanted);

/// All clauses, one a line.
std::string clause_list(const ruling::Book& book, const Look& look);

}  // namespace reisswitz::app
