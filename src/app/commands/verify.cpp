#include "app/commands/verify.hpp"

#include <nlohmann/json.hpp>

#include "app/games.hpp"
#include "app/text.hpp"
#include "table/verify.hpp"

namespace reisswitz::app {

Exit run_verify(const VerifyCall& call, Console& console) {
    Games games(console, store::Mode::read_only);
    const std::string id = games.find(call.game);
    const table::Verification found = table::verify(games.log(), game_of_header, id);
    if (console.json)
        console.print(found.to_json());
    else
        console.out << found.text() << (found.text().ends_with('\n') ? "" : "\n");
    return found.is_sound() ? Exit::done : Exit::no;
}

}  // namespace reisswitz::app
