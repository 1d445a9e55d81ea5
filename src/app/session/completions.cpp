// What Tab offers in a session.

#include "app/session/open_orders.hpp"
#include "app/session/session.hpp"
#include "app/session/typed_words.hpp"
#include "app/symbols.hpp"
#include "describe/reader.hpp"
#include "rules/portable/book.hpp"
#include "rules/portable/game/view.hpp"

namespace reisswitz::app {

std::vector<std::string> Session::completions(std::string_view line) const {
    const bool new_word = line.empty() || line.back() == ' ';
    std::vector<std::string> words = words_of_line(line);
    if (!new_word) words.pop_back();
    if (seat_ == table::umpire) return {};
    const auto own_units = [&] {
        std::vector<std::string> ids;
        for (const portable::ViewUnit& unit : view().units)
            if (unit.side == side() && !unit.destroyed) ids.push_back(unit.id);
        return ids;
    };
    const auto enemy_hexes = [&] {
        std::vector<std::string> hexes;
        for (const portable::ViewUnit& unit : view().units)
            if (unit.side != side() && on_board(unit)) hexes.push_back(*unit.hex);
        return hexes;
    };
    if (words.empty()) {
        std::vector<std::string> first = next_words(battle(), state(), side(), "");
        for (const char* command : {"?", "help", "odds", "why", "map", "units", "show", "log", "undo", "standing",
                                    "rules", "zoom", "save", "resign", "quit"})
            first.emplace_back(command);
        return first;
    }
    const std::string first = small_letters(words.front());
    if (first == "?" || first == "help") return own_units();
    if (first == "show" || first == "map") {
        std::vector<std::string> ids;
        if (first == "show")
            for (const portable::ViewUnit& unit : view().units) ids.push_back(unit.id);
        return ids;
    }
    if (first == "odds") {
        if (words.size() == 1) return {"fire", "attack", "shell"};
        std::vector<std::string> next = words.size() == 2 ? own_units() : std::vector<std::string>{};
        for (const std::string& hex : enemy_hexes()) next.push_back(hex);
        return next;
    }
    if (first == "standing") {
        if (words.size() == 1) {
            auto ids = own_units();
            ids.insert(ids.begin(), "all");
            return ids;
        }
        if (words.size() == 2) return {"when", "on_hit", "retreat_to", "commanders", "follow_up"};
        if (words.size() == 3 && words[2] == "when") return describe::detail::enum_words<portable::StandWhen>();
        if (words.size() == 3 && words[2] == "on_hit") return describe::detail::enum_words<portable::OnHit>();
        if (words.size() == 3 && words[2] == "commanders")
            return describe::detail::enum_words<portable::CommandersOrder>();
        if (words.size() == 3 && words[2] == "follow_up")
            return describe::detail::enum_words<portable::FollowUpOrder>();
        return {};
    }
    if (first == "zoom") return {"+", "-", "auto"};
    if (first == "units") return {"red", "blue"};
    if (first == "rules") {
        std::vector<std::string> ids;
        for (const ruling::ClauseText& clause : portable::book().clauses()) ids.push_back(clause.id);
        return ids;
    }
    return next_words(battle(), state(), side(), line);
}

}  // namespace reisswitz::app
