// Whatever is typed as an order: it is read or refused with a sentence; what is read goes into JSON and back the same,
// and is either one of the orders that are open or refused with a clause.
//
// The first byte chooses the moment: so many orders are taken from the list of what is open before the rest is read.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string_view>

#include "dice/seeded_dice.hpp"
#include "formats/library.hpp"
#include "formats/load.hpp"
#include "rules/portable/game/evolve.hpp"
#include "rules/portable/game/notation.hpp"
#include "rules/portable/game/play.hpp"
#include "rules/portable/game/start.hpp"

namespace {

using namespace reisswitz;
using portable::Side;

constexpr std::size_t moments = 48;

void require(bool holds) {
    if (!holds) std::abort();
}

const portable::Battle& battle() {
    static const formats::LoadedScenario loaded = formats::load_scenario(formats::find_scenario("the-ford").text);
    return loaded.battle;
}

/// The battle after so many orders, each time another of those that are open.
const std::vector<portable::State>& states() {
    static const std::vector<portable::State> made = [] {
        std::vector<portable::State> states{portable::starting_state<portable::State>(battle())};
        dice::SeededDice dice{dice::Seed{}};
        while (states.size() < moments) {
            portable::State state = states.back();
            for (const Side side : portable::both_sides) {
                const auto open = portable::options(battle(), state, side);
                if (open.empty()) continue;
                const auto decided =
                    portable::decide(battle(), state, {}, side, open[states.size() * 7 % open.size()], dice);
                for (const portable::Event& event : decided->events) portable::evolve(battle(), state, event);
                break;
            }
            states.push_back(state);
        }
        return states;
    }();
    return made;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const portable::State& state = states()[data[0] % moments];
    const std::string_view line{reinterpret_cast<const char*>(data) + 1, size - 1};
    for (const Side side : portable::both_sides) {
        if (const auto standing = portable::read_standing_notation(battle(), side, line); standing && !*standing)
            require(!standing->error().message.empty());
        const auto orders = portable::read_notation(battle(), state, side, line);
        if (!orders) {
            require(!orders.error().message.empty());
            continue;
        }
        for (const portable::Order& order : *orders) {
            require(portable::order_from_json(battle(), state, side, portable::to_json(battle(), order)) == order);
            const auto refusal = portable::find_refusal(battle(), state, side, order);
            if (refusal) require(!refusal->message.empty() && refusal->clause.id[0] != '\0');
            const auto open = portable::options(battle(), state, side);
            // In fog a unit may go any way, and `options` lists the shortest.
            require(!refusal == (std::find(open.begin(), open.end(), order) != open.end()) || battle().in_fog());
        }
    }
    return 0;
}
