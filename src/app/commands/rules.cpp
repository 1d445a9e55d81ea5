#include "app/commands/rules.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <vector>

#include "adjudicate/register.hpp"
#include "app/clause_page.hpp"
#include "app/text.hpp"

namespace reisswitz::app {

namespace {

/// What is looked up, and where.
struct Wanted {
    std::vector<const ruling::Book*> books;
    std::string words;
};

/// The first word may name a rule book.
Wanted wanted_by(const RulesCall& call) {
    Wanted wanted;
    std::size_t next = 0;
    if (!call.words.empty())
        if (const auto* book = adjudicate::all_rule_books().find_book(call.words.front())) {
            wanted.books.push_back(book->words);
            next = 1;
        }
    if (wanted.books.empty())
        for (const adjudicate::RuleBook& book : adjudicate::all_rule_books().books())
            wanted.books.push_back(book.words);
    for (; next < call.words.size(); ++next) wanted.words += (wanted.words.empty() ? "" : " ") + call.words[next];
    return wanted;
}

Exit print_json(const Wanted& wanted, Console& console) {
    nlohmann::json list = nlohmann::json::array();
    for (const ruling::Book* book : wanted.books)
        for (nlohmann::json& clause : clauses_json(*book, wanted.words)) {
            clause["book"] = book->id();
            list.push_back(std::move(clause));
        }
    console.print(list);
    return list.empty() ? Exit::no : Exit::done;
}

Exit print_lists(const Wanted& wanted, Console& console) {
    for (const ruling::Book* book : wanted.books) console.out << clause_list(*book, console.look) << '\n';
    console.out << paragraph(
        fmt::format("`reisswitz rules {}` shows one in full, `reisswitz rules wire` those that speak of wire, "
                    "`reisswitz rules siege` one book.",
                    wanted.books.front()->clauses().front().id),
        console.look.columns);
    return Exit::done;
}

}  // namespace

Exit run_rules(const RulesCall& call, Console& console) {
    const Wanted wanted = wanted_by(call);
    if (console.json) return print_json(wanted, console);
    if (wanted.words.empty()) return print_lists(wanted, console);

    struct Found {
        const ruling::Book* book;
        std::string text;
    };
    std::vector<Found> found;
    for (const ruling::Book* book : wanted.books)
        if (ClausePage page = clause_page(*book, wanted.words, console.look); page.found)
            found.push_back({book, std::move(page.text)});
    if (found.empty()) {
        console.out << clause_page(*wanted.books.front(), wanted.words, console.look).text;
        return Exit::no;
    }
    for (const Found& one : found) {
        if (found.size() > 1)
            console.out << (&one == &found.front() ? "" : "\n")
                        << inked(console.look, Ink::strong, one.book->title() + " (" + one.book->id() + ")") << '\n';
        console.out << one.text;
    }
    return Exit::done;
}

}  // namespace reisswitz::app
