#include "ruling/book.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace reisswitz::ruling {

namespace {

using nlohmann::json;

std::string lower_case(std::string_view text) {
    std::string lower{text};
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

/// Reads each entry of a list or object with read(entry) or read(entry, key); `place` names it meanwhile.
template <class Read>
void for_each(const json& entries, const std::string& list, std::string& place, Read read) {
    for (const auto& [key, entry] : entries.items()) {
        place = list + "/" + key;
        if constexpr (std::is_invocable_v<Read, const json&>)
            read(entry);
        else
            read(entry, key);
    }
    place.clear();
}

}  // namespace

Book Book::read(std::string_view text) {
    std::string place;  // for the message, should something be wrong there
    try {
        const json source = json::parse(text);
        Book book;
        book.id_ = source.at("book");
        book.title_ = source.value("title", book.id_);
        for_each(source.at("clauses"), "/clauses", place, [&](const json& entry) {
            book.clauses_.push_back({.id = entry.at("id"),
                                     .title = entry.at("title"),
                                     .kind = entry.at("kind"),
                                     .text = entry.at("text"),
                                     .where = entry.value("where", ""),
                                     .see = entry.value("see", std::vector<std::string>{}),
                                     .option = entry.value("option", "")});
        });
        for_each(source.value("options", json::array()), "/options", place, [&](const json& entry) {
            const json clause = entry.value("ruling", json{});
            OptionText option{.id = entry.at("id"),
                              .preset = entry.at("default"),
                              .text = entry.at("text"),
                              .clause = clause.is_string() ? clause.get<std::string>() : "",
                              .values = {}};
            for (const auto& value : entry.at("values")) option.values.push_back({value.at("value"), value.at("text")});
            book.options_.push_back(std::move(option));
        });
        for_each(source.at("labels"), "/labels", place,
                 [&](const json& words, const std::string& id) { book.labels_.emplace(id, words); });
        for_each(source.at("verdicts"), "/verdicts", place,
                 [&](const json& words, const std::string& id) { book.verdicts_.emplace(id, words); });
        return book;
    } catch (const json::exception& fault) {
        throw std::runtime_error("clause texts" + (place.empty() ? "" : ": " + place) + ": " + fault.what());
    }
}

const ClauseText* Book::find_clause(std::string_view id) const {
    const auto found =
        std::find_if(clauses_.begin(), clauses_.end(), [&](const ClauseText& clause) { return clause.id == id; });
    return found == clauses_.end() ? nullptr : &*found;
}

const OptionText* Book::find_option(std::string_view id) const {
    const auto found =
        std::find_if(options_.begin(), options_.end(), [&](const OptionText& option) { return option.id == id; });
    return found == options_.end() ? nullptr : &*found;
}

std::string Book::label(std::string_view id) const {
    const auto found = labels_.find(id);
    return found == labels_.end() ? std::string{id} : found->second;
}

std::string Book::verdict(std::string_view id) const {
    const auto found = verdicts_.find(id);
    return found == verdicts_.end() ? std::string{id} : found->second;
}

std::vector<const ClauseText*> Book::search(std::string_view word) const {
    const std::string wanted = lower_case(word);
    std::vector<const ClauseText*> found;
    for (const ClauseText& clause : clauses_)
        if (lower_case(clause.id).starts_with(wanted) ||
            lower_case(clause.title + " " + clause.text).find(wanted) != std::string::npos)
            found.push_back(&clause);
    return found;
}

}  // namespace reisswitz::ruling
