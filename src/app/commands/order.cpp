#include "app/commands/order.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/games.hpp"
#include "app/session/account.hpp"
#include "app/text.hpp"
#include "app/wanted_dice.hpp"
#include "describe/fault.hpp"

namespace reisswitz::app {

namespace {

using nlohmann::json;

json to_json(const ruling::Refusal& refusal) {
    return {{"clause", refusal.clause.id}, {"message", refusal.message}, {"legal", refusal.legal}};
}

json to_json(const table::Outcome& outcome) {
    json accepted = json::array();
    for (const table::Decision& decision : outcome.accepted)
        accepted.push_back({{"order", decision.order},
                            {"notation", decision.notation},
                            {"events", decision.events},
                            {"ruling", decision.ruling},
                            {"text", decision.text}});
    json answer{{"accepted", accepted}};
    if (!outcome.standing.empty()) answer["standing"] = outcome.standing;
    if (outcome.refused)
        answer["refused"] = {{"line", outcome.refused->line},
                             {"text", outcome.refused->text},
                             {"refusal", to_json(outcome.refused->refusal)}};
    if (outcome.dice_wanted) {
        const table::WantedDice& wanted = *outcome.dice_wanted;
        answer["dice_wanted"] = {{"seat", wanted.seat},
                                 {"text", wanted.text},
                                 {"label", wanted.label},
                                 {"sides", wanted.sides},
                                 {"count", wanted.count}};
    }
    if (!outcome.ahead.empty()) answer["ahead"] = outcome.ahead;
    if (outcome.dropped > 0) answer["dropped"] = outcome.dropped;
    return answer;
}

void tell_refusal(const ruling::Refusal& refusal, Console& console) {
    std::string text = "Not allowed: " + printable(refusal.message, console.characters());
    if (refusal.clause.id[0] != '\0') text += fmt::format("  [{}]", refusal.clause.id);
    console.out << paragraph(text, console.look.columns);
    if (!refusal.legal.empty())
        console.out << paragraph(printable(refusal.legal, console.characters()), console.look.columns, "  ");
}

Exit tell(const table::Outcome& outcome, const table::Table& table, Console& console) {
    if (console.json) {
        console.print(to_json(outcome));
        return outcome.refused ? Exit::no : Exit::done;
    }
    const Account account(portable_game(table).battle(), console.look);
    for (const table::Decision& decision : outcome.accepted)
        console.out << printable(decision.notation, console.characters()) << '\n'
                    << account.ruling_lines(decision.text);
    for (std::size_t i = 0; i < outcome.standing.size(); ++i) console.out << "The standing order is noted.\n";
    console.out << wanted_dice_lines(table, table::umpire, console.characters());
    if (!outcome.ahead.empty() && !outcome.dice_wanted)
        console.out << counted(static_cast<long long>(outcome.ahead.size()), "line")
                    << " kept until the game comes to owe them.\n";
    if (outcome.dropped > 0)
        console.out << counted(outcome.dropped, "line") << " dropped: the part of the turn they were for is over.\n";
    if (outcome.refused) {
        if (!outcome.refused->text.empty())
            console.out << fmt::format("line {}, {}\n", outcome.refused->line, describe::quote(outcome.refused->text));
        tell_refusal(outcome.refused->refusal, console);
        return Exit::no;
    }
    return Exit::done;
}

std::string all_of(std::istream& in) {
    std::string text;
    char block[4096];
    while (in.read(block, sizeof block) || in.gcount() > 0) {
        text.append(block, static_cast<std::size_t>(in.gcount()));
        if (text.size() > table::longest_line * table::most_lines_sent)
            throw WrongCall("standard input holds more than any part of a turn");
    }
    return text;
}

}  // namespace

Exit run_order(const OrderCall& call, Console& console) {
    Games games(console, store::Mode::read_write);
    table::Table table = games.open(games.find(call.game));
    const std::string seat = find_seat(portable_game(table).battle(), call.side);
    // What begins by itself may wait for dice thrown by hand.
    table.resume(console.now_ms());
    if (call.dice) {
        if (!call.lines.empty()) throw WrongCall("--dice stands alone, without an order");
        return tell(table.type_dice(*call.dice, console.now_ms()), table, console);
    }
    if (call.lines.size() == 1) return tell(table.submit(seat, call.lines.front(), console.now_ms()), table, console);
    std::string text;
    for (const std::string& line : call.lines) text += line + '\n';
    if (call.lines.empty()) text = all_of(console.in);
    return tell(table.submit_lines(seat, text, console.now_ms()), table, console);
}

Exit run_standing(const StandingCall& call, Console& console) {
    Games games(console, store::Mode::read_write);
    table::Table table = games.open(games.find(call.game));
    const std::string seat = find_seat(portable_game(table).battle(), call.side);
    std::string line = "standing";
    for (const std::string& word : call.words) line += ' ' + word;
    return tell(table.submit(seat, line, console.now_ms()), table, console);
}

Exit run_resign(const ResignCall& call, Console& console) {
    Games games(console, store::Mode::read_write);
    table::Table table = games.open(games.find(call.game));
    const std::string seat = find_seat(portable_game(table).battle(), call.side);
    const auto refusal = table.resign(seat, console.now_ms());
    if (console.json) {
        json answer{{"resigned", !refusal}};
        if (refusal) answer["refused"] = to_json(*refusal);
        console.print(answer);
    } else if (refusal) {
        tell_refusal(*refusal, console);
    } else {
        console.out << fmt::format("{} has resigned.\n", seat);
    }
    return refusal ? Exit::no : Exit::done;
}

}  // namespace reisswitz::app
