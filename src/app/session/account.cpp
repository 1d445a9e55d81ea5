#include "app/session/account.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/symbols.hpp"
#include "app/text.hpp"

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

std::string Account::ruling_lines(std::string_view text) const {
    constexpr int indent = 4;
    std::string out;
    while (!text.empty()) {
        const auto feed = text.find('\n');
        const std::string line = printable(text.substr(0, feed), look_.characters);
        text.remove_prefix(feed == std::string_view::npos ? text.size() : feed + 1);
        if (line.empty()) continue;
        const auto clause = line.rfind("  [");
        const bool cited = clause != std::string::npos && line.back() == ']';
        const std::string said = cited ? line.substr(0, clause) : line;
        const std::string cites = cited ? line.substr(clause + 2) : "";
        auto lines = wrapped(said, look_.columns - indent - 2);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            out += std::string(static_cast<std::size_t>(i == 0 ? indent : indent + 2), ' ') + lines[i];
            if (i + 1 == lines.size() && cited) {
                const int end = (i == 0 ? indent : indent + 2) + width_of(lines[i]) + 2 + width_of(cites);
                if (end > look_.columns)
                    out += '\n' + std::string(indent + 2, ' ');
                else
                    out += "  ";
                out += inked(look_, Ink::faint, cites);
            }
            out += '\n';
        }
    }
    return out;
}

std::string Account::decision(const json& message, bool own, const table::Game& game) {
    const std::string ruling = word(message, "text");
    std::vector<std::string> sentences;
    std::string heading;
    const auto events = message.find("events");
    if (events != message.end() && events->is_array())
        for (const json& event : *events) {
            std::string sentence = printable(game.tell(event), look_.characters);
            if (sentence.empty()) continue;
            if (event.is_object() && event.value("event", "") == "turn_began") {
                heading = sentence;
                while (!heading.empty() && heading.back() == '.') heading.pop_back();
                continue;
            }
            sentences.push_back(std::move(sentence));
        }
    if (!ruling.empty()) last_ruling_ = ruling;
    const std::string notation = word(message, "notation");
    std::string text;
    if (own && notation != "begin") {
        const std::string by = word(message, "by");
        if (by == "standing") text += fmt::format("  by standing order: {}\n", notation);
        if (by == "lines") text += fmt::format("  sent ahead: {}\n", notation);
        if (!ruling.empty())
            text += ruling_lines(ruling);
        else if (notation.starts_with("shell "))
            text += fmt::format("    ordered: {}\n", notation);
    } else if (!own && !sentences.empty()) {
        text += told(word(message, "seat"), sentences);
    }
    if (!heading.empty()) {
        const std::string bar = look_.unicode() ? "──" : "--";
        text += '\n' + inked(look_, Ink::strong, fmt::format("{} {} {}", bar, heading, bar)) + '\n';
    }
    return text;
}

std::string Account::told(const std::string& seat, const std::vector<std::string>& sentences) const {
    constexpr std::size_t most_side_by_side = 2;
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
    if (kind == "standing" && own) return "  The standing order is taken down.\n";
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
