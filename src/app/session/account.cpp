#include "app/session/account.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "app/symbols.hpp"
#include "app/text.hpp"
#include "generated/portable_clauses.hpp"

namespace reisswitz::app {

namespace {

using nlohmann::json;

std::string word(const json& message, const char* key) {
    const auto found = message.find(key);
    return found != message.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

}  // namespace

std::string Account::seat_name(const std::string& seat) const {
    if (seat != "red" && seat != "blue") return seat;
    const std::string& name = battle_.sides[seat == "red" ? 0 : 1].name;
    return inked(look_, seat == "red" ? Ink::red : Ink::blue, name.empty() ? seat : printable(name, look_.characters));
}

std::string Account::ruling_line(const std::string& said, const std::string& clause) const {
    constexpr int indent = 4;
    const auto lines = wrapped(said, look_.columns - indent - 2);
    std::string out;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const int margin = i == 0 ? indent : indent + 2;
        out += std::string(static_cast<std::size_t>(margin), ' ') + lines[i];
        if (i + 1 == lines.size() && !clause.empty()) {
            const std::string cited = "[" + clause + "]";
            const bool fits = margin + width_of(lines[i]) + 2 + width_of(cited) <= look_.columns;
            out += fits ? "  " : '\n' + std::string(indent + 2, ' ');
            out += inked(look_, Ink::faint, cited);
        }
        out += '\n';
    }
    return out;
}

std::string Account::ruling_lines(std::string_view text) const {
    std::string out;
    while (!text.empty()) {
        const auto feed = text.find('\n');
        const std::string line = printable(text.substr(0, feed), look_.characters);
        text.remove_prefix(feed == std::string_view::npos ? text.size() : feed + 1);
        if (line.empty()) continue;
        const auto clause = line.rfind("  [");
        if (clause != std::string::npos && line.back() == ']')
            out += ruling_line(line.substr(0, clause), line.substr(clause + 3, line.size() - clause - 4));
        else
            out += ruling_line(line, "");
    }
    return out;
}

std::string Account::heading(std::string words) const {
    while (!words.empty() && words.back() == '.') words.pop_back();
    const std::string bar = look_.unicode() ? "──" : "--";
    return '\n' + inked(look_, Ink::strong, fmt::format("{} {} {}", bar, words, bar)) + '\n';
}

std::string Account::own_decision(const json& message) const {
    const std::string notation = word(message, "notation");
    const std::string by = word(message, "by");
    std::string text;
    if (by == "standing" && notation != "begin") text += fmt::format("  by standing order: {}\n", notation);
    if (by == "lines") text += fmt::format("  sent ahead: {}\n", notation);
    const auto ruling = message.find("ruling");
    if (ruling != message.end() && ruling->is_array())
        for (const json& entry : *ruling) {
            const std::string said = printable(word(entry, "text"), look_.characters);
            if (word(entry, "verdict") == portable::verdict::turn_begins.id)
                text += heading(said);
            else
                text += ruling_line(said, word(entry, "clause"));
        }
    if (text.empty() && notation.starts_with("shell ")) text = fmt::format("    ordered: {}\n", notation);
    return text;
}

std::string Account::others_decision(const json& message, const table::Game& game) const {
    // What follows from these is nobody's deed: a turn begins, shells fall, dice are thrown.
    static constexpr std::array<std::string_view, 5> without_deed{"begin", "ready", "seal", "end", "done"};
    // With these begins what the order has not done, but only brought about.
    static constexpr std::array<std::string_view, 3> after_the_deed{"turn_began", "initiative", "part_began"};
    const auto is_one_of = [](const auto& words, const std::string& one) {
        return std::find(words.begin(), words.end(), one) != words.end();
    };
    std::string seat = is_one_of(without_deed, word(message, "notation")) ? "" : word(message, "seat");
    std::string text;
    std::vector<std::string> sentences;
    const auto events = message.find("events");
    if (events == message.end() || !events->is_array()) return text;
    for (const json& event : *events) {
        const std::string kind = word(event, "event");
        std::string sentence = printable(game.tell(event), look_.characters);
        if (sentence.empty() || kind == "over") continue;  // the end has a message of its own
        if (is_one_of(after_the_deed, kind) && !seat.empty()) {
            text += told(seat, sentences);
            sentences.clear();
            seat.clear();
        }
        if (kind == "turn_began") {
            text += told(seat, sentences) + heading(std::move(sentence));
            sentences.clear();
            continue;
        }
        sentences.push_back(std::move(sentence));
    }
    return text + told(seat, sentences);
}

std::string Account::decision(const json& message, bool own, const table::Game& game) {
    const std::string ruling = word(message, "text");
    if (!ruling.empty()) last_ruling_ = ruling;
    return own ? own_decision(message) : others_decision(message, game);
}

std::string Account::told(const std::string& seat, const std::vector<std::string>& sentences) const {
    constexpr std::size_t most_side_by_side = 2;
    if (sentences.empty()) return "";
    const std::string who = seat.empty() ? "" : seat_name(seat) + ": ";
    std::string text;
    if (sentences.size() <= most_side_by_side) {
        for (const std::string& sentence : sentences) text += (text.empty() ? "" : " ") + sentence;
        return paragraph(who + text, look_.columns, "  ");
    }
    text = paragraph(who + sentences.front(), look_.columns, "  ");
    for (std::size_t i = 1; i < sentences.size(); ++i) text += paragraph(sentences[i], look_.columns, "    ");
    return text;
}

std::string Account::tell(const json& message, const std::string& reader, const table::Game& game) {
    const std::string kind = word(message, "kind");
    const std::string seat = word(message, "seat");
    const bool own = seat == reader;
    if (kind == "decision") return decision(message, own, game);
    if (kind == "correction") {
        const std::string reason = word(message, "reason");
        return paragraph("The umpire corrects the position" +
                             (reason.empty() ? "" : ": " + printable(reason, look_.characters)) + ".",
                         look_.columns, "  ") +
               decision(message, false, game);
    }
    if (kind == "undo")
        return fmt::format("  {} took orders back; the position is as it was before them.\n",
                           own ? "You" : seat_name(seat));
    if (kind == "undo_asked")
        return own ? "  The other side is asked whether you may take that back.\n"
                   : fmt::format("  {} asks to take orders back.\n", seat_name(seat));
    if (kind == "undo_answered")
        return fmt::format("  {} {}.\n", own ? "You" : seat_name(seat),
                           message.value("answer", false) ? "agreed"
                           : own                          ? "refused"
                                                          : "refused to have it taken back");
    if (kind == "resign") return fmt::format("  {} resigned.\n", own ? "You" : seat_name(seat));
    if (kind == "nonce") return fmt::format("  {} mixed a word into the dice.\n", own ? "You" : seat_name(seat));
    if (kind == "standing" && own) return "  The standing order is noted.\n";
    if (kind == "lines" && own && message.contains("refused")) {
        const json& refused = message.at("refused");
        return fmt::format("  the line sent ahead, \"{}\", was refused: {}\n",
                           printable(word(refused, "line"), look_.characters),
                           printable(word(refused, "message"), look_.characters));
    }
    if (kind == "end") {
        const std::string winner = word(message, "winner");
        const std::string reason = printable(word(message, "reason"), look_.characters);
        std::string text = paragraph(!reason.empty()    ? "The battle is over. " + reason
                                     : winner == "draw" ? "The battle is over, and drawn."
                                                        : "The battle is over. " + seat_name(winner) + " won it.",
                                     look_.columns);
        if (!word(message, "seed").empty())
            text += fmt::format("  The secret of the dice was {}.\n", word(message, "seed"));
        return text;
    }
    return "";
}

}  // namespace reisswitz::app
