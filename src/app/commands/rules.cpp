#include "app/commands/rules.hpp"

#include <nlohmann/json.hpp>

#include "app/clause_page.hpp"
#include "app/text.hpp"
#include "rules/portable/book.hpp"

namespace reisswitz::app {

Exit run_rules(const RulesCall& call, Console& console) {
    const ruling::Book& book = portable::book();
    std::string wanted;
    for (const std::string& word : call.words) wanted += (wanted.empty() ? "" : " ") + word;
    if (console.json) {
        const nlohmann::json clauses = clauses_json(book, wanted);
        console.print(clauses);
        return clauses.empty() ? Exit::no : Exit::done;
    }
    if (wanted.empty()) {
        console.out
            << clause_list(book, console.look)
            << "`reisswitz rules PW-FIRE-8` shows one in full, `reisswitz rules wire` those that speak of wire.\n";
        return Exit::done;
    }
    const ClausePage page = clause_page(book, wanted, console.look);
    console.out << page.text;
    return page.found ? Exit::done : Exit::no;
}

}  // namespace reisswitz::app
