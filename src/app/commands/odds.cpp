#include "app/commands/odds.hpp"

#include <fmt/format.h>

#include "adjudicate/batch.hpp"
#include "adjudicate/chart.hpp"
#include "app/adjudication_call.hpp"
#include "describe/parse.hpp"

namespace reisswitz::app {

namespace {

std::string drawn(const adjudicate::Distribution& odds, const Console& console) {
    return adjudicate::chart(odds, {.width = console.look.columns, .unicode = console.look.unicode()});
}

}  // namespace

Exit run_odds(const OddsCall& call, Console& console) {
    if (call.batch) {
        if (!call.words.empty()) throw WrongCall("--batch reads its requests from standard input; leave the file out");
        adjudicate::answer_batch(console.in, console.out);
        return Exit::done;
    }
    if (asks_for_help(call.words)) {
        console.out << help_on_procedures(call.words, console.look.columns);
        return call.words.empty() ? Exit::wrong_call : Exit::done;
    }
    if (names_a_file(call.words)) {
        if (call.words.size() > 1) throw WrongCall("one file at a time; several requests go line by line into --batch");
        const std::string text = read_file(call.words.front(), console.in);
        if (call.chart && !console.json) {
            console.out << drawn(adjudicate::Request::read(describe::parse_json(text)).odds(), console) << '\n';
            return Exit::done;
        }
        const std::string answer = adjudicate::answer_line(text);
        console.out << answer << '\n';
        return answer.starts_with("{\"error\"") ? Exit::no : Exit::done;
    }
    const auto odds = request_of_flags(call.words).odds();
    console.out << (console.json ? adjudicate::to_json_text(odds) : drawn(odds, console)) << '\n';
    return Exit::done;
}

}  // namespace reisswitz::app
