#include "app/commands/roll.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "app/adjudication_call.hpp"
#include "app/line_source.hpp"
#include "app/text.hpp"
#include "describe/fault.hpp"
#include "describe/parse.hpp"
#include "dice/physical_dice.hpp"
#include "dice/seeded_dice.hpp"

namespace reisswitz::app {

namespace {

adjudicate::Request request_of(const RollCall& call, Console& console) {
    if (!names_a_file(call.words)) return request_of_flags(call.words);
    if (call.words.size() > 1) throw WrongCall("one file at a time");
    if (call.words.front() == "-" && call.dice == "-")
        throw WrongCall("the request and the dice cannot both be read from standard input");
    return adjudicate::Request::read(describe::parse_json(read_file(call.words.front(), console.in)));
}

std::string die_words(const dice::Die& die, int count) {
    return count == 1 ? fmt::format("one d{}", die.sides) : fmt::format("{} d{}", count, die.sides);
}

/// Runs the request again and again over a growing tape, asking for each die by its name.
adjudicate::Rolling roll_asking(const adjudicate::Request& request, Console& console) {
    PlainLines piped(console.in);
    const auto typed = console.terminal_in ? lines_of_terminal() : nullptr;
    LineSource& lines = typed ? *typed : piped;
    std::vector<int> tape;
    for (;;) {
        try {
            dice::PhysicalDice dice(tape);
            return request.roll(dice);
        } catch (const dice::DiceWanted& wanted) {
            const std::string what =
                fmt::format("{}, {}: ", request.name_of(wanted.thrown_for), die_words(wanted.die, wanted.count));
            if (!lines.is_interactive()) console.out << what << '\n';
            console.out.flush();
            const TypedLine line = lines.read(what);
            if (line.kind != TypedLine::Kind::line) throw WrongCall("the dice ended before the adjudication did");
            const auto faces = read_faces(line.text);
            const bool allowed = faces && std::all_of(faces->begin(), faces->end(),
                                                      [&](int face) { return face >= 1 && face <= wanted.die.sides; });
            if (!allowed || static_cast<int>(faces->size()) > wanted.count) {
                const std::string expected =
                    fmt::format("expected at most {} from 1 to {}", counted(wanted.count, "number"), wanted.die.sides);
                if (!lines.is_interactive())
                    throw WrongCall(fmt::format("{} are no such dice; {}", describe::quote(line.text), expected));
                console.out << "  " << expected << '\n';
                continue;
            }
            tape.insert(tape.end(), faces->begin(), faces->end());
        }
    }
}

adjudicate::Rolling roll_given(const adjudicate::Request& request, const std::string& text) {
    const auto faces = read_faces(text);
    if (!faces) throw WrongCall(fmt::format("{} are no dice; expected numbers like 3,5,1", describe::quote(text)));
    dice::PhysicalDice dice(*faces);
    try {
        auto rolling = request.roll(dice);
        if (dice.used() < faces->size())
            throw WrongCall(fmt::format("{} given, but only {} thrown",
                                        counted(static_cast<long long>(faces->size()), "die", "dice"), dice.used()));
        return rolling;
    } catch (const dice::DiceWanted& wanted) {
        throw WrongCall(fmt::format("{} more: {}, {}", wanted.count == 1 ? "one die is wanted" : "dice are wanted",
                                    request.name_of(wanted.thrown_for), die_words(wanted.die, wanted.count)));
    } catch (const dice::BadFace& bad) {
        throw WrongCall(fmt::format("die {} shows {}, but a d{} has 1 to {}: {}", bad.position + 1, bad.face,
                                    bad.die.sides, bad.die.sides, request.name_of(bad.thrown_for)));
    }
}

}  // namespace

RollCall roll_call(std::vector<std::string> words) {
    RollCall call;
    for (auto word = words.begin(); word != words.end();) {
        auto* const target = *word == "--seed" || word->starts_with("--seed=")   ? &call.seed
                             : *word == "--dice" || word->starts_with("--dice=") ? &call.dice
                                                                                 : nullptr;
        if (!target) {
            ++word;
            continue;
        }
        const auto equals = word->find('=');
        if (equals != std::string::npos) {
            *target = word->substr(equals + 1);
            word = words.erase(word);
        } else {
            if (word + 1 == words.end()) throw WrongCall(*word + " wants a value");
            *target = *(word + 1);
            word = words.erase(word, word + 2);
        }
    }
    if (call.seed && call.dice) throw WrongCall("--seed and --dice exclude each other");
    call.words = std::move(words);
    return call;
}

std::optional<std::vector<int>> read_faces(std::string_view text) {
    std::vector<int> faces;
    const auto parts = [](char c) { return c == ' ' || c == '\t' || c == ','; };
    for (;;) {
        while (!text.empty() && parts(text.front())) text.remove_prefix(1);
        if (text.empty()) return faces;
        int face = 0;
        const auto read = std::from_chars(text.data(), text.data() + text.size(), face);
        if (read.ec != std::errc{}) return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
        if (!text.empty() && !parts(text.front())) return std::nullopt;
        faces.push_back(face);
    }
}

Exit run_roll(const RollCall& call, Console& console) {
    if (asks_for_help(call.words)) {
        console.out << help_on_procedures(call.words, console.look.columns);
        return call.words.empty() ? Exit::wrong_call : Exit::done;
    }
    const adjudicate::Request request = request_of(call, console);
    const auto rolling = [&] {
        if (call.dice == "-") return roll_asking(request, console);
        if (call.dice) return roll_given(request, *call.dice);
        dice::SeededDice dice(call.seed ? dice::Seed::from_word(*call.seed) : dice::Seed::random());
        return request.roll(dice);
    }();
    if (console.json)
        console.print(adjudicate::to_json(rolling));
    else
        console.out << adjudicate::to_text(rolling) << '\n';
    return Exit::done;
}

}  // namespace reisswitz::app
