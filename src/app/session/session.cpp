#include "app/session/session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <chrono>
#include <csignal>
#include <nlohmann/json.hpp>
#include <thread>

#include "app/clause_page.hpp"
#include "app/session/open_orders.hpp"
#include "app/session/outlook.hpp"
#include "app/symbols.hpp"
#include "app/text.hpp"
#include "app/unit_list.hpp"
#include "describe/fault.hpp"
#include "describe/reader.hpp"
#include "rules/portable/book.hpp"
#include "rules/portable/game/view.hpp"

namespace reisswitz::app {

namespace {

constexpr int log_lines = 20;
constexpr std::chrono::milliseconds between_looks{300};

std::string lower(std::string_view text) {
    std::string out{text};
    std::transform(out.begin(), out.end(), out.begin(), [](unsigned char c) { return std::tolower(c); });
    return out;
}

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    while (!line.empty()) {
        const auto end = line.find_first_of(" \t");
        if (end != 0) words.emplace_back(line.substr(0, end));
        if (end == std::string_view::npos) break;
        line.remove_prefix(end + 1);
    }
    return words;
}

std::optional<int> number_of(std::string_view text) {
    int value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
    return value;
}

std::string phase_words(portable::Phase phase) {
    switch (phase) {
        case portable::Phase::before:
            return "before the battle";
        case portable::Phase::setup:
            return "setting up";
        case portable::Phase::artillery_orders:
            return "artillery orders";
        case portable::Phase::artillery_hits:
            return "artillery hits";
        case portable::Phase::choose_unit:
            return "choose a unit";
        case portable::Phase::act:
            return "act";
        case portable::Phase::volley_hits:
            return "hits of the volley";
        case portable::Phase::melee_hits:
            return "hits of the close combat";
        case portable::Phase::follow_up:
            return "follow up";
        case portable::Phase::over:
            return "over";
    }
    return "";
}

/// Ctrl-C while nothing is being read.
volatile std::sig_atomic_t stop = 0;
void note_stop(int) { stop = 1; }

class StopNoted {
public:
    StopNoted() {
        stop = 0;
        struct sigaction action{};
        action.sa_handler = note_stop;
        sigemptyset(&action.sa_mask);
        sigaction(SIGINT, &action, &before_);
    }
    StopNoted(const StopNoted&) = delete;
    StopNoted& operator=(const StopNoted&) = delete;
    ~StopNoted() { sigaction(SIGINT, &before_, nullptr); }

private:
    struct sigaction before_{};
};

}  // namespace

Session::Session(table::Table& table, Seating seating, Console& console, LineSource& lines, std::string kept_in)
    : table_(table),
      seating_(std::move(seating)),
      console_(console),
      lines_(lines),
      kept_in_(std::move(kept_in)),
      account_(portable_game(table).battle(), console.look),
      seat_(seating_.here.empty() ? table::umpire : seating_.here.front()) {
    lines_.complete_with([this](std::string_view line) { return completions(line); });
}

// ---- who and what ------------------------------------------------------------------------------------------------

portable::View Session::view() const {
    const portable::Viewer viewer = seat_ == table::umpire ? portable::Viewer::umpire() : portable::Viewer{side()};
    return portable::view(battle(), state(), viewer);
}

std::string Session::name_of(const std::string& seat) const {
    if (seat != "red" && seat != "blue") return seat;
    const std::string& name = battle().sides[seat == "red" ? 0 : 1].name;
    return name.empty() ? seat : printable(name, console_.characters());
}

bool Session::is_here(const std::string& seat) const {
    return std::find(seating_.here.begin(), seating_.here.end(), seat) != seating_.here.end();
}

bool Session::hides_from_others_here() const {
    if (seating_.here.size() < 2) return false;
    const portable::Phase phase = state().phase;
    return battle().in_fog() || battle().options().hidden_rosters || phase == portable::Phase::setup ||
           phase == portable::Phase::artillery_orders;
}

std::string Session::way_back() const {
    if (kept_in_.empty()) return "This game was not kept.";
    return fmt::format("The game is kept. Come back to it with:\n  reisswitz play --game {}{}", table_.id(),
                       console_.store ? " --store " + printable(*console_.store, console_.characters()) : "");
}

std::string Session::prompt() const {
    std::string where = fmt::format("{}, turn {}", seat_, state().turn);
    const portable::State& now = state();
    const portable::UnitIndex unit = now.phase == portable::Phase::act         ? now.active
                                     : now.phase == portable::Phase::follow_up ? now.winner
                                     : now.choosing != portable::no_unit       ? now.choosing
                                                                               : portable::no_unit;
    where += ", " + (unit == portable::no_unit ? phase_words(now.phase) : battle().entry(unit).id);
    return where + "> ";
}

// ---- telling -----------------------------------------------------------------------------------------------------

void Session::greet() {
    auto& out = console_.out;
    const Look& look = console_.look;
    const nlohmann::json& header = table_.header();
    const nlohmann::json scenario = header.value("scenario", nlohmann::json::object());
    const auto text = [&](const char* key) { return printable(scenario.value(key, std::string{}), look.characters); };
    out << inked(look, Ink::strong, text("title"));
    if (!text("date").empty()) out << ", " << text("date");
    out << '\n';
    for (const std::string& change : changed_rules(header))
        out << paragraph("rule changed: " + printable(change, look.characters), look.columns, "  ");
    if (header.value("dice", "") == "physical") out << "Dice are thrown by hand: you are asked for each.\n";
    for (const std::string& seat : {std::string{"red"}, std::string{"blue"}}) {
        const auto computer = seating_.computers.find(seat);
        const char* who = is_here(seat)                          ? (seating_.here.size() == 1 ? "you" : "a player here")
                          : computer != seating_.computers.end() ? "the computer"
                                                                 : "a player elsewhere";
        out << "  " << inked(look, seat == "red" ? Ink::red : Ink::blue, name_of(seat)) << " (" << seat << "): " << who
            << '\n';
    }
    if (seating_.here.size() == 1) {
        const std::string& briefing = battle().sides[portable::index(side())].briefing;
        if (!briefing.empty() && state().turn <= 1) {
            out << '\n';
            for (const std::string& line : wrapped(briefing, look.columns))
                out << printable(line, look.characters) << '\n';
        }
    }
    if (!seating_.here.empty())
        out << '\n'
            << paragraph(lines_.is_interactive() ? "Type an order, or `?` for what can be ordered now, `help` for the "
                                                   "rest. Tab completes. `quit` leaves; nothing is lost."
                                                 : "Orders are read from standard input, one a line. `?` lists what "
                                                   "can be ordered, `help` tells the rest.",
                         look.columns);
    out << '\n';
}

void Session::tell_news() {
    const std::string reader = seat_;
    for (;;) {
        const auto messages = table_.seat_log(reader, next_message_[reader] + 1);
        if (messages.empty()) break;
        for (const nlohmann::json& message : messages) {
            next_message_[reader] = message.at("n").get<std::int64_t>();
            console_.out << account_.tell(message, reader, table_.game());
        }
    }
    if (battle().in_fog() || battle().options().hidden_rosters) return;
    // In an open game those who sit here have all read the same.
    for (const std::string& other : seating_.here) {
        if (other == reader || hides_from_others_here()) continue;
        for (;;) {
            const auto messages = table_.seat_log(other, next_message_[other] + 1);
            if (messages.empty()) break;
            next_message_[other] = messages.back().at("n").get<std::int64_t>();
        }
    }
}

void Session::show_map(const std::vector<HexMark>& marks, portable::HexIndex centre) {
    MapWish wish;
    wish.zoom = zoom_;
    wish.marks = marks;
    wish.centre = centre;
    const portable::View now = view();
    if (!centre.on_board()) {
        // Round the unit that is spoken of, else round the first own one.
        for (const portable::ViewUnit& unit : now.units) {
            if (!on_board(unit) || (now.active ? unit.id != *now.active : unit.side != side())) continue;
            wish.centre = hex::find_hex(battle().ground.size(), *unit.hex);
            break;
        }
    }
    console_.out << draw_map(battle(), now, console_.look, wish) << map_key(battle(), now, console_.look, wish);
}

void Session::announce() {
    const portable::State& now = state();
    const auto dues = table_.pending(seat_);
    if (dues.empty()) return;
    const std::string part = fmt::format(
        "{} {} {} {}", seat_, now.turn, now.first_part_over,
        now.phase == portable::Phase::setup || now.phase == portable::Phase::artillery_orders ? phase_words(now.phase)
                                                                                              : "");
    const std::string moment = fmt::format("{} {} {} {}", part, phase_words(now.phase), now.active, dues.front().text);
    if (moment == announced_) return;
    announced_ = moment;
    if (part != mapped_ && now.choosing == portable::no_unit) {
        mapped_ = part;
        console_.out << '\n';
        show_map();
        const portable::View seen = view();
        for (const portable::Side one : portable::both_sides)
            console_.out << side_line(seen, one, console_.look) << '\n';
        console_.out << fmt::format("Turn {} of {}.\n", seen.turn, seen.turn_limit);
    }
    console_.out << paragraph(
        fmt::format("{}: {}", name_of(seat_), printable(dues.front().text, console_.characters())),
        console_.look.columns);
}

Session::Go Session::leave() {
    console_.out << way_back() << '\n';
    return Go::leave;
}

Session::Go Session::farewell() {
    tell_news();
    console_.out << '\n';
    show_map();
    const portable::View seen = view();
    for (const portable::Side one : portable::both_sides) console_.out << side_line(seen, one, console_.look) << '\n';
    if (!kept_in_.empty())
        console_.out << fmt::format(
            "\nThe account of the battle:  reisswitz report {0}\nEvery die worked out anew:  reisswitz verify {0}\n",
            table_.id());
    return Go::leave;
}

// ---- the loop ----------------------------------------------------------------------------------------------------

Exit Session::run() {
    table_.resume(console_.now_ms());
    greet();
    if (seat_ == table::umpire) show_map();
    for (;;) {
        console_.finish();
        try {
            if (next_decision() == Go::leave) break;
        } catch (const table::Conflict&) {
            console_.out << "  The game has moved on meanwhile; here is what happened.\n";
        } catch (const describe::Fault& fault) {
            console_.out << fmt::format("  {}{}\n", fault.path.empty() ? "" : fault.path + ": ",
                                        printable(fault.what(), console_.characters()));
        }
    }
    console_.finish();
    return Exit::done;
}

Session::Go Session::next_decision() {
    table_.refresh();
    tell_news();
    if (table_.is_over()) return farewell();
    answer_undo_for_computers();
    if (const auto wanted = table_.dice_wanted()) {
        if (seating_.here.empty()) {
            console_.out << "Dice thrown by hand need somebody to type them.\n";
            return leave();
        }
        return ask_for_dice(*wanted);
    }
    std::string elsewhere;
    std::string here;
    for (const std::string& seat : portable_game(table_).seats()) {
        if (table_.pending(seat).empty()) continue;
        if (seating_.computers.contains(seat)) {
            let_computer_decide(seat);
            return Go::on;
        }
        if (!is_here(seat))
            elsewhere = seat;
        else if (here.empty() || seat == seat_)
            here = seat;
    }
    if (!here.empty()) {
        sit_down(here);
        return ask_for_order();
    }
    if (!elsewhere.empty()) return wait_for(elsewhere);
    throw std::logic_error("the game is not over, and nobody has anything to decide");
}

void Session::let_computer_decide(const std::string& seat) {
    const nlohmann::json order = seating_.computers.at(seat)->choose(portable_game(table_), seat);
    const auto outcome = table_.submit_order(seat, order, console_.now_ms());
    if (outcome.refused)
        throw std::logic_error(fmt::format("the computer player ordered {}, which is refused: {}", order.dump(),
                                           outcome.refused->refusal.message));
}

void Session::answer_undo_for_computers() {
    const auto request = table_.undo_request();
    if (!request) return;
    for (const auto& [seat, computer] : seating_.computers) {
        if (seat == request->seat || request->agreed.contains(seat)) continue;
        table_.answer_undo(seat, true, console_.now_ms());
        console_.out << "  The computer agrees; the log keeps what was taken back.\n";
        announced_.clear();
        tell_news();
        return;
    }
}

void Session::sit_down(const std::string& seat) {
    if (seat == seat_) return;
    if (hides_from_others_here())
        screen(seat);
    else
        console_.out << '\n';
    seat_ = seat;
    announced_.clear();
    tell_news();
}

void Session::screen(const std::string& seat) {
    lines_.forget_history();
    if (!lines_.is_interactive()) {
        console_.out << fmt::format("\n---- {} ----\n", name_of(seat));
        return;
    }
    const char* clear = "\x1b[2J\x1b[3J\x1b[H";
    console_.out << clear
                 << fmt::format("{} decides now. Give the keyboard over; press Enter when nobody else looks.\n",
                                name_of(seat));
    ask("");
    console_.out << clear;
}

Session::Go Session::wait_for(const std::string& seat) {
    if (!lines_.is_interactive()) {
        console_.out << fmt::format("{} has to decide, and plays elsewhere.\n", name_of(seat));
        return leave();
    }
    console_.out << paragraph(
        fmt::format("Waiting for {}, who plays elsewhere (reisswitz play --game {} --side {}). Ctrl-C leaves.",
                    name_of(seat), table_.id(), seat),
        console_.look.columns);
    console_.out.flush();
    const StopNoted noted;
    while (!table_.refresh()) {
        if (stop) {
            console_.out << '\n';
            return leave();
        }
        std::this_thread::sleep_for(between_looks);
    }
    return Go::on;
}

TypedLine Session::ask(const std::string& question) {
    console_.out.flush();
    return lines_.read(question);
}

Session::Go Session::ask_for_dice(const table::WantedDice& wanted) {
    const std::string dice =
        wanted.count == 1 ? fmt::format("one d{}", wanted.sides) : fmt::format("{} d{}", wanted.count, wanted.sides);
    const std::string question =
        fmt::format("{}: {}, {}: ", name_of(wanted.seat), printable(wanted.text, console_.characters()), dice);
    if (!lines_.is_interactive()) console_.out << question << '\n';
    const TypedLine line = ask(question);
    if (line.kind != TypedLine::Kind::line) return leave();
    const std::string_view text = line.text;
    if (!text.empty() && text.find_first_not_of("0123456789 ,\t") == std::string_view::npos) {
        const auto outcome = table_.type_dice(line.text, console_.now_ms());
        anything_ordered_ = true;
        report(outcome);
        return Go::on;
    }
    return obey(line.text);
}

Session::Go Session::ask_for_order() {
    announce();
    const TypedLine line = ask(prompt());
    if (line.kind != TypedLine::Kind::line) return leave();
    if (line.too_long) {
        console_.out << fmt::format("  The line is longer than {} characters, and was not read.\n", longest_typed_line);
        return Go::on;
    }
    if (!lines_.is_interactive() && line.text.find_first_not_of(" \t") != std::string::npos)
        console_.out << prompt() << printable(line.text, console_.characters()) << '\n';
    return obey(line.text);
}

Session::Go Session::obey(const std::string& line) {
    const std::vector<std::string> words = words_of(line);
    if (words.empty() || words.front().starts_with("#")) return Go::on;
    const std::string first = lower(words.front());
    if (first == "quit" || first == "exit" || first == "q") return leave();
    if (first == "help" || first == "h")
        console_.out << session_help(console_.look);
    else if (first == "?" || first.starts_with("?"))
        show_options(words.size() > 1 ? words[1] : first.size() > 1 ? std::string_view{words.front()}.substr(1) : "");
    else if (first == "odds")
        show_odds(words);
    else if (first == "why")
        console_.out << (account_.last_ruling().empty() ? "  Nothing has been ruled on yet.\n"
                                                        : account_.ruling_lines(account_.last_ruling()));
    else if (first == "map")
        show_map({}, words.size() > 1 ? find_hex_typed(battle(), words[1]) : portable::off_board);
    else if (first == "units")
        console_.out << draw_units(
            battle(), view(), console_.look,
            words.size() > 1
                ? std::optional{find_seat(battle(), words[1]) == "red" ? portable::Side::red : portable::Side::blue}
                : std::nullopt);
    else if (first == "show")
        show_something(words);
    else if (first == "log")
        show_log(words);
    else if (first == "rules")
        show_rules(words);
    else if (first == "zoom")
        zoom(words);
    else if (first == "undo")
        undo(words);
    else if (first == "resign")
        return resign(words);
    else if (first == "save")
        console_.out << (kept_in_.empty()
                             ? "  This game is not kept; nothing can be saved.\n"
                             : fmt::format("  Every order is kept when it is acknowledged, in {}, as {}.\n",
                                           printable(kept_in_, console_.characters()), table_.id()));
    else
        submit(line);
    return Go::on;
}

void Session::submit(const std::string& line) {
    const auto outcome = table_.submit(seat_, line, console_.now_ms());
    if (!outcome.accepted.empty() || !outcome.standing.empty() || outcome.dice_wanted) anything_ordered_ = true;
    report(outcome);
}

void Session::report(const table::Outcome& outcome) {
    if (outcome.refused) refuse(outcome.refused->refusal);
}

void Session::refuse(const ruling::Refusal& refusal) {
    std::string text = printable(refusal.message, console_.characters());
    if (refusal.clause.id[0] != '\0') text += fmt::format("  [{}]", refusal.clause.id);
    console_.out << paragraph(inked(console_.look, Ink::bad, "Not allowed: ") + text, console_.look.columns, "  ");
    if (!refusal.legal.empty())
        console_.out << paragraph(printable(refusal.legal, console_.characters()), console_.look.columns, "  ");
}

// ---- commands beside orders --------------------------------------------------------------------------------------

void Session::show_options(std::string_view about) {
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
    const std::string what = lower(words[1]);
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
    const bool right = words.size() > at + 1 && lower(words[at + 1]) == "right";
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
    const std::string wanted = lower(words[1]);
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
    const int wanted = words.size() > 1 ? number_of(words[1]).value_or(log_lines) : log_lines;
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
    const std::string how = words.size() > 1 ? lower(words[1]) : "auto";
    if (how == "auto")
        zoom_ = 0;
    else if (how == "+" || how == "in")
        zoom_ = std::min(now + 1, largest_zoom);
    else if (how == "-" || how == "out")
        zoom_ = std::max(now - 1, smallest_zoom);
    else if (const auto size = number_of(how); size && *size >= smallest_zoom && *size <= largest_zoom)
        zoom_ = *size;
    else {
        console_.out << fmt::format("  zoom +, zoom -, zoom auto, or zoom {} to {}\n", smallest_zoom, largest_zoom);
        return;
    }
    show_map();
}

void Session::undo(const std::vector<std::string>& words) {
    if (words.size() > 1 && (lower(words[1]) == "yes" || lower(words[1]) == "no")) {
        const auto answered = table_.answer_undo(seat_, lower(words[1]) == "yes", console_.now_ms());
        console_.out << paragraph(printable(answered.message, console_.characters()), console_.look.columns, "  ");
        announced_.clear();
        return;
    }
    const auto orders = words.size() > 1 ? number_of(words[1]) : std::optional{1};
    if (!orders || *orders < 1) {
        console_.out << "  undo, undo N (your last N orders), or as an answer undo yes, undo no\n";
        return;
    }
    const auto back = table_.undo(seat_, *orders, console_.now_ms());
    console_.out << paragraph(printable(back.message, console_.characters()), console_.look.columns, "  ");
    if (back.result == table::TakenBack::Result::done) announced_.clear();
    // Somebody else at this keyboard answers at once.
    if (back.result == table::TakenBack::Result::asked && seating_.here.size() > 1)
        console_.out << "  The other player answers with `undo yes` or `undo no`.\n";
}

Session::Go Session::resign(const std::vector<std::string>& words) {
    if (words.size() < 2 || lower(words[1]) != "yes") {
        console_.out << "  Type `resign yes` to give the battle up.\n";
        return Go::on;
    }
    anything_ordered_ = true;
    if (const auto refusal = table_.resign(seat_, console_.now_ms())) refuse(*refusal);
    return Go::on;
}

std::vector<std::string> Session::completions(std::string_view line) const {
    const bool new_word = line.empty() || line.back() == ' ';
    std::vector<std::string> words = words_of(line);
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
    const std::string first = lower(words.front());
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
    if (first == "undo") return {"yes", "no"};
    if (first == "zoom") return {"+", "-", "auto"};
    if (first == "units") return {"red", "blue"};
    if (first == "rules") {
        std::vector<std::string> ids;
        for (const ruling::ClauseText& clause : portable::book().clauses()) ids.push_back(clause.id);
        return ids;
    }
    return next_words(battle(), state(), side(), line);
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
