#include "app/session/session.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <nlohmann/json.hpp>
#include <thread>

#include "app/session/open_orders.hpp"
#include "app/session/typed_words.hpp"
#include "app/symbols.hpp"
#include "app/text.hpp"
#include "app/unit_list.hpp"
#include "describe/fault.hpp"
#include "rules/portable/game/view.hpp"

namespace reisswitz::app {

namespace {

constexpr std::chrono::milliseconds between_looks{300};

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

/// Whether a line can be meant for dice only: numbers.
bool is_of_dice(std::string_view line) {
    return line.find_first_of("0123456789") != std::string_view::npos &&
           line.find_first_not_of("0123456789 ,\t") == std::string_view::npos;
}

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

void Session::recall() {
    // Of a game that is gone on with, the last of what was told.
    constexpr std::size_t most_recalled = 6;
    std::vector<nlohmann::json> last;
    for (;;) {
        const auto messages = table_.seat_log(seat_, next_message_[seat_] + 1);
        if (messages.empty()) break;
        for (const nlohmann::json& message : messages) {
            next_message_[seat_] = message.at("n").get<std::int64_t>();
            last.push_back(message);
            if (last.size() > most_recalled) last.erase(last.begin());
        }
    }
    for (const std::string& other : seating_.here)
        if (!hides_from_others_here()) next_message_[other] = std::max(next_message_[other], next_message_[seat_]);
    for (const nlohmann::json& message : last) console_.out << account_.tell(message, seat_, table_.game());
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
    console_.out << draw_map(battle(), now, console_.look, wish) << mark_key(console_.look, wish);
}

void Session::show_key() {
    keyed_ = true;
    console_.out << map_key(battle(), view(), console_.look, {.zoom = zoom_});
}

void Session::show_position() {
    console_.out << '\n';
    show_map();
    if (!keyed_) show_key();
    const portable::View seen = view();
    for (const portable::Side one : portable::both_sides) console_.out << side_line(seen, one, console_.look) << '\n';
    console_.out << fmt::format("Turn {} of {}.\n", seen.turn, seen.turn_limit);
    mapped_ = part_of_turn();
}

void Session::show_opening() {
    greet();
    show_position();
    console_.out << '\n'
                 << session_help(console_.look) << '\n'
                 << paragraph("To play, start this on a terminal, or send orders into it, one a line.",
                              console_.look.columns);
    console_.finish();
}

std::string Session::part_of_turn() const {
    const portable::State& now = state();
    const bool together = now.phase == portable::Phase::setup || now.phase == portable::Phase::artillery_orders;
    return fmt::format("{} {} {} {}", seat_, now.turn, now.first_part_over, together ? phase_words(now.phase) : "");
}

void Session::announce() {
    const portable::State& now = state();
    const auto dues = table_.pending(seat_);
    if (dues.empty()) return;
    const std::string moment =
        fmt::format("{} {} {} {}", part_of_turn(), phase_words(now.phase), now.active, dues.front().text);
    if (moment == announced_) return;
    announced_ = moment;
    if (part_of_turn() != mapped_ && now.choosing == portable::no_unit) show_position();
    console_.out << paragraph(
        fmt::format("{}: {}", name_of(seat_), printable(dues.front().text, console_.characters())),
        console_.look.columns);
    // A choice is between few things: they are told at once.
    if (now.choosing != portable::no_unit || now.phase == portable::Phase::follow_up) {
        const std::string choices = open_orders(battle(), state(), side(), console_.look).text;
        console_.out << choices.substr(std::min(choices.find('\n'), choices.size() - 1) + 1);
    }
}

Session::Go Session::leave() {
    console_.out << way_back() << '\n';
    return Go::leave;
}

Session::Go Session::farewell() {
    tell_news();
    show_position();
    if (!kept_in_.empty())
        console_.out << fmt::format(
            "\nThe account of the battle:  reisswitz report {0}\nEvery die worked out anew:  reisswitz verify {0}\n",
            table_.id());
    return Go::leave;
}

// ---- the loop ----------------------------------------------------------------------------------------------------

Exit Session::run() {
    const StopNoted noted;
    table_.resume(console_.now_ms());
    greet();
    if (table_.position().has_orders()) recall();
    show_position();
    for (;;) {
        console_.finish();
        if (stop) {
            console_.out << '\n';
            leave();
            break;
        }
        try {
            if (next_decision() == Go::leave) break;
        } catch (const table::Conflict&) {
            console_.out << "  The game has moved on meanwhile; here is what happened.\n";
        } catch (const WrongCall& wrong) {
            console_.out << paragraph(printable(wrong.what(), console_.characters()), console_.look.columns, "  ");
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
    if (settle_undo()) return Go::on;
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
    if (!here.empty() && here != seat_) {
        sit_down(here);
        return Go::on;
    }
    if (!here.empty()) return ask_for_order();
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

bool Session::settle_undo() {
    const auto request = table_.undo_request();
    if (!request) return false;
    for (const std::string& seat : portable_game(table_).seats()) {
        if (seat == request->seat || request->agreed.contains(seat)) continue;
        if (seating_.computers.contains(seat)) {
            table_.answer_undo(seat, true, console_.now_ms());
            console_.out << "  The computer agrees; the log keeps what was taken back.\n";
        } else if (is_here(seat)) {
            const std::string question = fmt::format("{}: may {} take back {}? yes or no: ", name_of(seat),
                                                     name_of(request->seat), counted(request->orders, "order"));
            if (!lines_.is_interactive()) console_.out << question << '\n';
            const TypedLine line = ask(question);
            const bool agreed = line.kind == TypedLine::Kind::line && small_letters(line.text).starts_with("y");
            table_.answer_undo(seat, agreed, console_.now_ms());
        } else {
            continue;
        }
        announced_.clear();
        return true;
    }
    return false;
}

void Session::sit_down(const std::string& seat) {
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
    if (ask("").kind != TypedLine::Kind::line) stop = 1;
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

void Session::echo(const std::string& question, const std::string& answer) {
    if (!lines_.is_interactive() && answer.find_first_not_of(" \t") != std::string::npos)
        console_.out << question << printable(answer, console_.characters()) << '\n';
}

Session::Go Session::ask_for_dice(const table::WantedDice& wanted) {
    const std::string dice =
        wanted.count == 1 ? fmt::format("one d{}", wanted.sides) : fmt::format("{} d{}", wanted.count, wanted.sides);
    const std::string question =
        fmt::format("{}: {}, {}: ", name_of(wanted.seat), printable(wanted.text, console_.characters()), dice);
    const TypedLine line = ask(question);
    if (line.kind != TypedLine::Kind::line) return leave();
    echo(question, line.text);
    if (is_of_dice(line.text)) {
        report(table_.type_dice(line.text, console_.now_ms()));
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
    echo(prompt(), line.text);
    return obey(line.text);
}

Session::Go Session::obey(const std::string& line) {
    const std::vector<std::string> words = words_of_line(line);
    if (words.empty() || words.front().starts_with("#")) return Go::on;
    const std::string first = small_letters(words.front());
    if (first == "quit" || first == "exit" || first == "q") return leave();
    if (first == "resign") return resign(words);
    struct Command {
        std::string_view word;
        void (Session::*work)(const std::vector<std::string>&);
    };
    static constexpr std::array commands{
        Command{"?", &Session::show_options},   Command{"help", &Session::show_help},
        Command{"h", &Session::show_help},      Command{"odds", &Session::show_odds},
        Command{"why", &Session::show_why},     Command{"map", &Session::show_board},
        Command{"units", &Session::show_units}, Command{"show", &Session::show_something},
        Command{"log", &Session::show_log},     Command{"rules", &Session::show_rules},
        Command{"zoom", &Session::zoom},        Command{"undo", &Session::undo},
        Command{"save", &Session::tell_kept},
    };
    for (const Command& command : commands)
        if (command.word == first) {
            (this->*command.work)(words);
            return Go::on;
        }
    submit(line);
    return Go::on;
}

void Session::submit(const std::string& line) {
    const auto wanted = table_.dice_wanted();
    if (wanted && !line.starts_with("standing")) {
        console_.out << paragraph(
            fmt::format("Expected {} from 1 to {}{}, found \"{}\". `quit` leaves them lying.",
                        counted(wanted->count, "number"), wanted->sides, wanted->count > 1 ? ", as in `5 3`" : "",
                        printable(line, console_.characters())),
            console_.look.columns, "  ");
        return;
    }
    if (is_of_dice(line)) {
        console_.out << "  No dice are asked for now.\n";
        return;
    }
    report(table_.submit(seat_, line, console_.now_ms()));
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

}  // namespace reisswitz::app
