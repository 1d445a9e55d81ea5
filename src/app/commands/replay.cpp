#include "app/commands/replay.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/games.hpp"
#include "app/map.hpp"
#include "app/session/account.hpp"
#include "app/text.hpp"
#include "describe/parse.hpp"
#include "rules/portable/game/view.hpp"
#include "table/seat_log.hpp"
#include "table/walk.hpp"

namespace reisswitz::app {

Exit run_replay(const ReplayCall& call, Console& console) {
    Games games(console, store::Mode::read_only);
    const std::string id = games.find(call.game);
    const table::Position start = table::start_of(games.log(), game_of_header, id);
    const auto& at_start = dynamic_cast<const table::PortableGame&>(start.game());
    const portable::Battle& battle = at_start.battle();
    const std::string seat = call.side.empty() ? table::umpire : find_seat(battle, call.side);
    const portable::Viewer viewer = seat == table::umpire
                                        ? portable::Viewer::umpire()
                                        : portable::Viewer{seat == "red" ? portable::Side::red : portable::Side::blue};

    table::SeatTeller teller(seat, describe::parse_json(games.log().record(id).header, table::longest_entry_text));
    Account account(battle, console.look);
    int mapped_turn = 0;
    for (table::Walk walk(games.log(), game_of_header, id); walk.next();) {
        const auto message = teller.tell(walk.before(), walk.after(), walk.entry());
        if (message) {
            if (console.json)
                console.print(*message);
            else
                console.out << account.tell(*message, "", walk.after().game());
        }
        if (call.maps && !console.json && walk.after().game().turn() != mapped_turn) {
            mapped_turn = walk.after().game().turn();
            const auto& game = dynamic_cast<const table::PortableGame&>(walk.after().game());
            const portable::View view = portable::view(battle, game.state(), viewer);
            console.out << draw_map(battle, view, console.look) << map_key(battle, view, console.look);
        }
        if (call.to && teller.sent() >= *call.to) break;
        console.finish();
    }
    return Exit::done;
}

}  // namespace reisswitz::app
