#include "app/clause_page.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <vector>

#include "app/text.hpp"
#include "embedded/coverage.hpp"

namespace reisswitz::app {

namespace {

using nlohmann::json;
using ruling::Book;
using ruling::ClauseText;
using ruling::OptionText;

constexpr int indent = 2;

std::string capitals(std::string_view text) {
    std::string out{text};
    std::transform(out.begin(), out.end(), out.begin(), [](unsigned char c) { return std::toupper(c); });
    return out;
}

/// The texts in square brackets of a cell of the page: "[dice/die.hpp](…), [hex/line.hpp](…)".
std::vector<std::string> links_of(std::string_view cell) {
    std::vector<std::string> links;
    for (auto open = cell.find('['); open != std::string_view::npos; open = cell.find('[', open + 1)) {
        const auto close = cell.find("](", open);
        if (close == std::string_view::npos) break;
        links.emplace_back(cell.substr(open + 1, close - open - 1));
    }
    return links;
}

/// The files that apply a clause, from the page that the build keeps current (docs/coverage.md).
std::vector<std::string> applied_in(std::string_view clause) {
    for (const embedded::File& page : embedded::coverage()) {
        const auto row = page.bytes.find(fmt::format("\n| {} |", clause));
        if (row == std::string_view::npos) continue;
        std::string_view line = page.bytes.substr(row + 1);
        line = line.substr(0, line.find('\n'));
        std::vector<std::string_view> cells;
        for (std::size_t at = 0; at < line.size();) {
            std::size_t bar = at;
            while ((bar = line.find('|', bar)) != std::string_view::npos && bar > 0 && line[bar - 1] == '\\') ++bar;
            if (bar == std::string_view::npos) break;
            cells.push_back(line.substr(at, bar - at));
            at = bar + 1;
        }
        constexpr std::size_t code_cell = 3;  // behind the bar at the beginning: id, title, code
        if (cells.size() > code_cell) return links_of(cells[code_cell]);
    }
    return {};
}

/// The clauses that name this one under "see".
std::vector<std::string> named_by(const Book& book, const std::string& id) {
    std::vector<std::string> ids;
    for (const ClauseText& clause : book.clauses())
        if (clause.id != id && std::find(clause.see.begin(), clause.see.end(), id) != clause.see.end())
            ids.push_back(clause.id);
    return ids;
}

const OptionText* option_of(const Book& book, const ClauseText& clause) {
    if (!clause.option.empty())
        if (const OptionText* option = book.find_option(clause.option)) return option;
    for (const OptionText& option : book.options())
        if (option.clause == clause.id) return &option;
    return nullptr;
}

std::string list(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string print(const OptionText& option, const Look& look) {
    std::string text =
        paragraph(fmt::format("Option {}: {}", inked(look, Ink::strong, option.id), option.text), look.columns, "  ");
    for (const ruling::OptionValue& value : option.values)
        text += paragraph(
            fmt::format("{}{}: {}", value.value, value.value == option.preset ? " (default)" : "", value.text),
            look.columns, "    ");
    return text;
}

std::string print(const Book& book, const ClauseText& clause, const Look& look) {
    std::string text = fmt::format("{}  {}", inked(look, Ink::strong, clause.id), clause.title);
    if (clause.kind != "clause") text += inked(look, Ink::faint, fmt::format("  ({})", clause.kind));
    text += '\n' + paragraph(clause.text, look.columns, "  ");
    if (const OptionText* option = option_of(book, clause)) text += print(*option, look);
    const auto fact = [&](const char* head, const std::string& what) {
        if (!what.empty()) text += paragraph(fmt::format("{}: {}", head, what), look.columns, "  ");
    };
    fact("In the source", clause.where);
    fact("See", list(clause.see));
    fact("Named by", list(named_by(book, clause.id)));
    fact("Applied in", list(applied_in(clause.id)));
    return text;
}

/// What the words mean: clauses and options, in the order of the book.
struct Found {
    std::vector<const ClauseText*> clauses;
    std::vector<const OptionText*> options;
    bool by_id = false;
};

Found find(const Book& book, std::string_view wanted) {
    Found found;
    if (const ClauseText* clause = book.find_clause(capitals(wanted))) {
        found.clauses.push_back(clause);
        found.by_id = true;
        return found;
    }
    if (const OptionText* option = book.find_option(wanted)) {
        found.options.push_back(option);
        if (const ClauseText* clause = book.find_clause(option->clause)) found.clauses.push_back(clause);
        found.by_id = true;
        return found;
    }
    found.clauses = book.search(wanted);
    return found;
}

json to_json(const Book& book, const ClauseText& clause) {
    json one{{"id", clause.id},     {"title", clause.title}, {"kind", clause.kind},
             {"text", clause.text}, {"where", clause.where}, {"see", clause.see}};
    one["named_by"] = named_by(book, clause.id);
    one["applied_in"] = applied_in(clause.id);
    if (const OptionText* option = option_of(book, clause)) {
        json values = json::array();
        for (const ruling::OptionValue& value : option->values)
            values.push_back({{"value", value.value}, {"text", value.text}});
        one["option"] = {{"id", option->id}, {"default", option->preset}, {"text", option->text}, {"values", values}};
    }
    return one;
}

}  // namespace

ClausePage clause_page(const Book& book, std::string_view wanted, const Look& look) {
    const Found found = find(book, wanted);
    if (found.clauses.empty() && found.options.empty())
        return {false, fmt::format("  There is neither a clause called {0} nor one that speaks of it.\n",
                                   printable(wanted, look.characters))};
    std::string text;
    constexpr std::size_t most_in_full = 3;
    const bool full = found.by_id || found.clauses.size() <= most_in_full;
    for (const OptionText* option : found.options) text += print(*option, look);
    for (const ClauseText* clause : found.clauses) {
        if (full)
            text += (text.empty() ? "" : "\n") + print(book, *clause, look);
        else
            text += fmt::format("{}  {}\n", fitted(clause->id, 14), clause->title);
    }
    if (!full)
        text += fmt::format("{}; `rules {}` shows one in full.\n",
                            counted(static_cast<long long>(found.clauses.size()), "clause"), found.clauses.front()->id);
    return {true, text};
}

json clauses_json(const Book& book, std::string_view wanted) {
    json list = json::array();
    if (wanted.empty()) {
        for (const ClauseText& clause : book.clauses()) list.push_back(to_json(book, clause));
        return list;
    }
    for (const ClauseText* clause : find(book, wanted).clauses) list.push_back(to_json(book, *clause));
    return list;
}

std::string clause_list(const Book& book, const Look& look) {
    std::string text = inked(look, Ink::strong, book.title()) + '\n';
    for (const ClauseText& clause : book.clauses())
        text +=
            cut(fmt::format("  {}{}", fitted(clause.id, 14 + indent), clause.title), look.columns, look.characters) +
            '\n';
    std::string options;
    for (const OptionText& option : book.options()) options += (options.empty() ? "" : ", ") + option.id;
    return text + paragraph("Options: " + options, look.columns);
}

}  // namespace reisswitz::app
