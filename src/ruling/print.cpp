#include "ruling/print.hpp"

#include <fmt/format.h>

#include <mutex>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace reisswitz::ruling {

namespace {

std::string named(const std::function<std::string(int)>& name, int ordinal) {
    if (ordinal < 0) return "";
    return name ? name(ordinal) : std::to_string(ordinal);
}

std::string faces_text(const std::vector<int>& faces) {
    std::string text;
    for (int face : faces) text += (text.empty() ? "" : ", ") + std::to_string(face);
    return text;
}

std::string title_of(Clause clause, const Book& book) {
    const ClauseText* found = book.find_clause(clause.id);
    return found ? found->title : clause.id;
}

/// Names in a ruling are short strings that live as long as the program: those of a record are kept once each.
const char* kept(const std::string& id) {
    static std::mutex guard;
    static std::set<std::string> names;
    const std::lock_guard lock{guard};
    return names.insert(id).first->c_str();
}

std::string with_amount(std::string words, const std::string& amount) {
    constexpr std::string_view place = "{amount}";
    if (const auto found = words.find(place); found != std::string::npos) words.replace(found, place.size(), amount);
    return words;
}

std::string line(const Entry& entry, const Book& book, const Names& names) {
    switch (entry.kind) {
        case Entry::Kind::applies: {
            const std::string who = named(names.unit, entry.subject.unit);
            return title_of(entry.clause, book) + (who.empty() ? "" : " (" + who + ")");
        }
        case Entry::Kind::dice: {
            const std::string what =
                fill_in(book.label(entry.what.label.id), {.unit = entry.what.who, .side = entry.what.who}, names);
            if (entry.faces.size() > 1)
                return fmt::format("{}: dice {} = {}", what, faces_text(entry.faces), entry.value);
            return fmt::format("{}: die {}", what, entry.faces.empty() ? entry.value : entry.faces.front());
        }
        case Entry::Kind::modifier:
            return fmt::format("{:+d} {}", entry.value, title_of(entry.clause, book));
        case Entry::Kind::score:
            return fmt::format("score {}, needed {} or more", entry.value, entry.needed);
        case Entry::Kind::verdict:
            return fill_in(with_amount(book.verdict(entry.verdict.id), entry.amount), entry.subject, names);
    }
    return "";
}

const char* word(Entry::Kind kind) {
    switch (kind) {
        case Entry::Kind::applies:
            return "applies";
        case Entry::Kind::dice:
            return "dice";
        case Entry::Kind::modifier:
            return "modifier";
        case Entry::Kind::score:
            return "score";
        case Entry::Kind::verdict:
            return "verdict";
    }
    return "";
}

}  // namespace

std::string fill_in(std::string_view words, const Subject& subject, const Names& names) {
    std::string text;
    while (!words.empty()) {
        const auto open = words.find('{');
        const auto close = open == std::string_view::npos ? open : words.find('}', open);
        if (close == std::string_view::npos) break;
        text += words.substr(0, open);
        const std::string_view place = words.substr(open + 1, close - open - 1);
        if (place == "unit")
            text += named(names.unit, subject.unit);
        else if (place == "other")
            text += named(names.unit, subject.other);
        else if (place == "hex")
            text += named(names.hex, subject.hex);
        else if (place == "side")
            text += named(names.side, subject.side);
        else if (place == "value")
            text += std::to_string(subject.value);
        else
            text += words.substr(open, close - open + 1);
        words.remove_prefix(close + 1);
    }
    return text += words;
}

std::string to_text(const Ruling& ruling, const Book& book, const Names& names) {
    std::string text;
    for (const Entry& entry : ruling.entries()) {
        if (!text.empty()) text += '\n';
        text += line(entry, book, names);
        if (entry.clause.id[0] != '\0') text += fmt::format("  [{}]", entry.clause.id);
    }
    return text;
}

nlohmann::json to_json(const Ruling& ruling, const Book& book, const Names& names, Detail detail) {
    auto list = nlohmann::json::array();
    for (const Entry& entry : ruling.entries()) {
        nlohmann::json item{
            {"kind", word(entry.kind)}, {"clause", entry.clause.id}, {"text", line(entry, book, names)}};
        if (entry.kind == Entry::Kind::dice) {
            item["label"] = entry.what.label.id;
            item["dice"] = entry.faces;
            if (detail == Detail::record) item["who"] = entry.what.who;
        }
        if (entry.kind == Entry::Kind::verdict) item["verdict"] = entry.verdict.id;
        if (!entry.amount.empty()) item["amount"] = entry.amount;
        if (entry.kind == Entry::Kind::dice || entry.kind == Entry::Kind::modifier || entry.kind == Entry::Kind::score)
            item["value"] = entry.value;
        if (entry.kind == Entry::Kind::score) item["needed"] = entry.needed;
        if (detail == Detail::record && entry.subject != Subject{})
            item["subject"] = {entry.subject.unit, entry.subject.value, entry.subject.hex, entry.subject.side,
                               entry.subject.other};
        list.push_back(std::move(item));
    }
    return list;
}

Ruling from_json(const nlohmann::json& record) {
    Ruling ruling;
    if (!record.is_array()) return ruling;
    const auto text = [](const nlohmann::json& item, const char* key) {
        const auto found = item.find(key);
        return found != item.end() && found->is_string() ? kept(found->get_ref<const std::string&>()) : "";
    };
    const auto number = [](const nlohmann::json& item, const char* key) {
        const auto found = item.find(key);
        return found != item.end() && found->is_number_integer() ? found->get<int>() : 0;
    };
    for (const nlohmann::json& item : record) {
        if (!item.is_object()) continue;
        Entry entry;
        const std::string_view kind = text(item, "kind");
        for (auto candidate :
             {Entry::Kind::applies, Entry::Kind::dice, Entry::Kind::modifier, Entry::Kind::score, Entry::Kind::verdict})
            if (kind == word(candidate)) entry.kind = candidate;
        entry.clause.id = text(item, "clause");
        entry.what = {{text(item, "label")}, item.contains("who") ? number(item, "who") : -1};
        entry.verdict.id = text(item, "verdict");
        if (const auto amount = item.find("amount"); amount != item.end() && amount->is_string())
            entry.amount = amount->get<std::string>();
        entry.value = number(item, "value");
        entry.needed = number(item, "needed");
        if (const auto faces = item.find("dice"); faces != item.end() && faces->is_array())
            for (const nlohmann::json& face : *faces)
                if (face.is_number_integer()) entry.faces.push_back(face.get<int>());
        if (const auto subject = item.find("subject");
            subject != item.end() && subject->is_array() && subject->size() == 5) {
            int* const places[] = {&entry.subject.unit, &entry.subject.value, &entry.subject.hex, &entry.subject.side,
                                   &entry.subject.other};
            for (std::size_t i = 0; i < 5; ++i)
                if ((*subject)[i].is_number_integer()) *places[i] = (*subject)[i].get<int>();
        }
        ruling.add(std::move(entry));
    }
    return ruling;
}

}  // namespace reisswitz::ruling
