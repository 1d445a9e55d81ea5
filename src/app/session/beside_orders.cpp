// What can be typed beside orders: questions about the position, and what belongs to the table.

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/clause_page.hpp"
#include "app/session/open_orders.hpp"
#include "app/session/outlook.hpp"
#include "app/session/session.hpp"
#include "app/session/typed_words.hpp"
#include "app/symbols.hpp"
#include "app/text.hpp"
#include "app/unit_list.hpp"
#include "describe/fault.hpp"
#include "rules/portable/book.hpp"
#include "rules/portable/game/view.hpp"

namespace reisswitz::app {

namespace {

constexpr int log_lines = 20;

}  // namespace

void Session::show_help(const std::vector<std::string>&) { console_.out << session_help(console_.look); }

void Session::show_why(const std::vector<std::string>&) {
    if (account_.last_ruling().empty())
        console_.out << "  Nothing has been ruled on yet.\n";
    else
        console_.out << account_.ruling_lines(account_.last_ruling());
}

void Session::show_board(const std::vector<std::string>& words) {
    show_map({}, words.size() > 1 ? find_hex_typed(battle(), words[1]) : portable::off_board);
    show_key();
}

void Session::show_units(const std::vector<std::string>& words) {
    std::optional<portable::Side> one;
    if (words.size() > 1) one = find_seat(battle(), words[1]) == "red" ? portable::Side::red : portable::Side::blue;
    console_.out << draw_units(battle(), view(), console_.look, one);
}

void Session::tell_kept(const std::vector<std::string>&) {
    if (kept_in_.empty())
        console_.out << "  This game is not kept; nothing can be saved.\n";
    else
        console_.out << paragraph(fmt::format("Every order is kept when it is acknowledged, in {}, as {}.",
                                              printable(kept_in_, console_.characters()), table_.id()),
                                  console_.look.columns, "  ");
}

void Session::show_options(const std::vector<std::string>& words) {
    const std::string about = words.size() > 1 ? words[1] : "";
    if (seat_ == table::umpire) return;
    if (table_.pending(seat_).empty()) {
        console_.out << "  You have nothing to decide now.\n";
        return;
    }
    OpenOrders open;
    if (!about.empty()) {
        const portable::UnitIndex unit = find_own_unit(battle(), state(), side(), about);
        if (unit == portable::no_unit) {
            console_.out << fmt::format("  {} is no unit of yours. `units` lists them.\n", describe::quote(about));
            return;
        }
        const auto ready = next_words(battle(), state(), side(), "activate ");
        const bool can = std::find(ready.begin(), ready.end(), battle().entry(unit).id) != ready.end();
        if (can) {
            open = orders_if_activated(battle(), state(), unit, console_.look);
            open.text = "If it is activated: " + open.text;
        } else if (unit != state().active) {
            console_.out << fmt::format("  {} cannot be activated now.\n", battle().entry(unit).id);
        }
    }
    if (open.text.empty()) open = open_orders(battle(), state(), side(), console_.look);
    if (open.centre.on_board() && open.marks.size() > 1) show_map(open.marks, open.centre);
    console_.out << open.text;
}

void Session::show_odds(const std::vector<std::string>& words) {
    const auto usage = [&] {
        console_.out << "  odds fire [UNIT] HEX, odds attack [UNIT] HEX, or odds shell UNIT HEX [left|right]\n";
    };
    if (words.size() < 3 || words.size() > 5 || seat_ == table::umpire) return usage();
    const std::string what = small_letters(words[1]);
    if (what != "fire" && what != "attack" && what != "melee" && what != "shell") return usage();
    portable::UnitIndex unit = state().phase == portable::Phase::follow_up ? state().winner : state().active;
    std::size_t at = 2;
    if (words.size() > 3 || what == "shell") {
        unit = find_own_unit(battle(), state(), side(), words[2]);
        at = 3;
        if (unit == portable::no_unit) {
            console_.out << fmt::format("  {} is no unit of yours.\n", describe::quote(words[2]));
            return;
        }
    }
    if (unit == portable::no_unit) {
        console_.out << "  No unit is active: say which one, as in `odds fire UNIT HEX`.\n";
        return;
    }
    if (at >= words.size()) return usage();
    const portable::HexIndex hex = find_hex_typed(battle(), words[at]);
    if (!hex.on_board()) {
        console_.out << fmt::format("  {} is no hex of this board.\n", describe::quote(words[at]));
        return;
    }
    const bool right = words.size() > at + 1 && small_letters(words[at + 1]) == "right";
    const auto outlook =
        what == "fire" ? outlook_of_fire(battle(), state(), unit, hex)
        : what == "shell"
            ? outlook_of_shell(battle(), state(), unit, hex, right ? portable::TieSide::right : portable::TieSide::left)
            : outlook_of_attack(battle(), state(), unit, hex, portable::no_unit);
    if (!outlook) return refuse(outlook.error());
    for (const std::string& line : wrapped(to_text(*outlook), console_.look.columns - 2))
        console_.out << "  " << line << '\n';
}

void Session::show_something(const std::vector<std::string>& words) {
    const portable::View seen = view();
    if (words.size() < 2) {
        for (const portable::Side one : portable::both_sides)
            console_.out << "  " << side_line(seen, one, console_.look) << '\n';
        console_.out << fmt::format("  Turn {} of {}.\n", seen.turn, seen.turn_limit);
        for (const portable::ViewObjective& place : seen.objectives)
            console_.out << fmt::format(
                "  {} ({}): {}\n", printable(place.name, console_.characters()), place.hex,
                place.owner ? "held by " + side_name(seen, *place.owner, console_.characters()) : "held by nobody");
        return;
    }
    const std::string wanted = small_letters(words[1]);
    for (const portable::ViewUnit& unit : seen.units)
        if (unit.id == wanted) {
            console_.out << describe_unit(battle(), seen, unit, console_.look);
            return;
        }
    const portable::HexIndex hex = find_hex_typed(battle(), words[1]);
    if (hex.on_board())
        console_.out << describe_hex(battle(), seen, hex, console_.look);
    else
        console_.out << fmt::format("  {} is neither a unit that you know of nor a hex of this board.\n",
                                    describe::quote(words[1]));
}

void Session::show_log(const std::vector<std::string>& words) {
    const int wanted = words.size() > 1 ? number_in(words[1]).value_or(log_lines) : log_lines;
    const std::int64_t first = std::max<std::int64_t>(next_message_[seat_] - std::max(wanted, 1) + 1, 1);
    Account again(battle(), console_.look);
    for (const nlohmann::json& message : table_.seat_log(seat_, first)) {
        const std::string notation = message.value("notation", "");
        const std::string told = again.tell(message, "", table_.game());
        if (told.empty() && notation.empty()) continue;
        console_.out << fmt::format("{:>4}  {}{}\n", message.value("n", 0), message.value("seat", std::string{}),
                                    notation.empty() ? "" : ": " + notation);
        console_.out << told;
    }
}

void Session::show_rules(const std::vector<std::string>& words) {
    if (words.size() < 2) {
        console_.out << "  rules CLAUSE, or rules WORD: `rules PW-FIRE-8`, `rules wire`\n";
        return;
    }
    std::string wanted;
    for (std::size_t i = 1; i < words.size(); ++i) wanted += (i > 1 ? " " : "") + words[i];
    console_.out << clause_page(portable::book(), wanted, console_.look).text;
}

void Session::zoom(const std::vector<std::string>& words) {
    const int now = fit_map(battle().ground.size(), console_.look, {.zoom = zoom_}).zoom;
    const std::string how = words.size() > 1 ? small_letters(words[1]) : "auto";
    if (how == "auto")
        zoom_ = 0;
    else if (how == "+" || how == "in")
        zoom_ = std::min(now + 1, largest_zoom);
    else if (how == "-" || how == "out")
        zoom_ = std::max(now - 1, smallest_zoom);
    else if (const auto size = number_in(how); size && *size >= smallest_zoom && *size <= largest_zoom)
        zoom_ = *size;
    else {
        console_.out << fmt::format("  zoom +, zoom -, zoom auto, or zoom {} to {}\n", smallest_zoom, largest_zoom);
        return;
    }
    show_map();
}

void Session::undo(const std::vector<std::string>& words) {
    const auto orders = words.size() > 1 ? number_in(words[1]) : std::optional{1};
    if (!orders || *orders < 1) {
        console_.out << "  undo, or undo N for your last N orders\n";
        return;
    }
    const auto back = table_.undo(seat_, *orders, console_.now_ms());
    announced_.clear();
    // What was done or asked is told as news.
    if (back.result == table::TakenBack::Result::refused)
        console_.out << paragraph(printable(back.message, console_.characters()), console_.look.columns, "  ");
}

Session::Go Session::resign(const std::vector<std::string>& words) {
    if (words.size() < 2 || small_letters(words[1]) != "yes") {
        console_.out << "  Type `resign yes` to give the battle up.\n";
        return Go::on;
    }
    if (const auto refusal = table_.resign(seat_, console_.now_ms())) refuse(*refusal);
    return Go::on;
}

std::string session_help(const Look& look) {
    struct Line {
        const char* form;
        const char* what;
    };
    const std::vector<Line> orders{
        {"shell UNIT HEX", "order a battery's fire; then `seal`, which opens both sides' orders"},
        {"activate UNIT", "take a unit in hand; then:"},
        {"  move HEX [FACING]", "by the shortest way; or every hex in turn"},
        {"  fire HEX", "once, before or after the move"},
        {"  attack HEX", "close combat with the enemy there, as the last thing it does"},
        {"  turn FACING", "on the spot: n, ne, se, s, sw, nw"},
        {"  done", "nothing more with this unit"},
        {"B4-C5 ne", "short: activate the unit in B4 and move it to C5, facing north-east"},
        {"fire B4 D4", "short: the unit in B4 fires at D4; `melee B4 C4` attacks"},
        {"retreat UNIT HEX", "or `stand UNIT`, when you are asked"},
        {"end", "your part of the turn"},
    };
    const std::vector<Line> commands{
        {"? [UNIT]", "what can be ordered now, or what a unit could do"},
        {"odds fire UNIT HEX", "exact odds before you commit; also `odds attack`, `odds shell`"},
        {"why", "the last ruling in full"},
        {"map [HEX]", "the board; `zoom +`, `zoom -`, `zoom auto`"},
        {"units [SIDE]", "all units with strength, place, facing and state"},
        {"show [UNIT|HEX]", "all that is known of it"},
        {"log [N]", "what happened"},
        {"undo [N]", "take orders back, if no dice were thrown and nothing was revealed; else the other side is asked"},
        {"standing UNIT|all ...", "how to answer when you are not asked: `standing all on_hit stand`"},
        {"rules CLAUSE|WORD", "the rule, and the rulings on it"},
        {"resign", "give the battle up"},
        {"save, quit", "every order is kept when it is acknowledged; `quit` says how to come back"},
    };
    constexpr int form_width = 24;
    std::string text;
    const auto add = [&](std::string_view head, const std::vector<Line>& lines) {
        text += inked(look, Ink::strong, head) + '\n';
        for (const Line& line : lines) {
            const auto what = wrapped(line.what, std::max(look.columns - form_width - 2, 20));
            for (std::size_t i = 0; i < what.size(); ++i)
                text += "  " + fitted(i == 0 ? line.form : "", form_width) + what[i] + '\n';
        }
    };
    add("Orders", orders);
    add("Commands", commands);
    return text;
}

}  // namespace reisswitz::app
