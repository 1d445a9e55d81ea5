#include "app/commands/undo.hpp"

#include <nlohmann/json.hpp>

#include "app/games.hpp"
#include "app/text.hpp"

namespace reisswitz::app {

Exit run_undo(const UndoCall& call, Console& console) {
    Games games(console, store::Mode::read_write);
    table::Table table = games.open(games.find(call.game));
    const std::string seat = find_seat(portable_game(table).battle(), call.side);
    const auto back = call.answer ? table.answer_undo(seat, *call.answer, console.now_ms())
                                  : table.undo(seat, call.orders, console.now_ms());
    using Result = table::TakenBack::Result;
    if (console.json) {
        const char* result = back.result == Result::done ? "done" : back.result == Result::asked ? "asked" : "refused";
        console.print({{"result", result}, {"message", back.message}});
    } else {
        console.out << paragraph(printable(back.message, console.characters()), console.look.columns);
    }
    return back.result == Result::refused ? Exit::no : Exit::done;
}

}  // namespace reisswitz::app
