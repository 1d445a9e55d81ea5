#include <catch2/catch.hpp>

#include <boost/describe.hpp>
#include <functional>
#include <sstream>

#include "../../../support/approval.hpp"
#include "field.hpp"
#include "players/greedy.hpp"
#include "rules/portable/book.hpp"
#include "ruling/print.hpp"
#include "scenario.hpp"

namespace reisswitz::portable::test {
namespace {

constexpr int orders_between_hashes = 10;
/// A longer transcript is read by nobody.
constexpr std::size_t longest_transcript = 50'000;

std::string state_hash(const Battle& battle, const State& state) {
    return dice::to_hex(hash(battle, state, StandingOrders{})).substr(0, 16);
}

std::string ruling_text(const Battle& battle, const ruling::Ruling& ruling) {
    const ruling::Names names{
        [&](int u) { return battle.entry(static_cast<UnitIndex>(u)).id; },
        [&](int h) { return hex::name(battle.ground.size(), HexIndex{static_cast<std::uint16_t>(h)}).str(); },
        [&](int s) { return s == 0 ? std::string{"red"} : std::string{"blue"}; }};
    std::istringstream lines{ruling::to_text(ruling, book(), names)};
    std::string text;
    for (std::string line; std::getline(lines, line);) text += "      " + line + "\n";
    return text;
}

using Chooser = std::function<Order(const State&, Side, const std::vector<Order>&)>;

/// Plays until the battle is over or the text is long enough; "> red shell gun E4" is an order, "= …" a hash.
std::string transcript(const Battle& battle, const std::string& seed, const Chooser& choose, bool rulings,
                       int most_orders = 100'000) {
    State state = starting_state<State>(battle);
    const StandingOrders standing;
    dice::SeededDice dice{dice::Seed::from_word(seed)};
    std::string text = "# " + battle.title + "\n# seed " + seed + "\n";
    int given = 0;
    while (state.phase != Phase::over && given < most_orders && text.size() < longest_transcript) {
        const Side side = side_to_move(battle, state);
        const Order order = choose(state, side, options(battle, state, side));
        const auto decided = decide(battle, state, standing, side, order, dice);
        if (!decided) throw std::logic_error("refused: " + decided.error().message);
        text += std::string{"> "} + (side == Side::red ? "red " : "blue ") + to_notation(battle, order) + "\n";
        if (rulings) text += ruling_text(battle, decided->ruling);
        for (const Event& event : decided->events) evolve(battle, state, event);
        if (++given % orders_between_hashes == 0) text += "= " + state_hash(battle, state) + "\n";
    }
    return text + "= " + state_hash(battle, state) + "\n";
}

/// The orders of an approved transcript; without one, the greedy player's. So a player that learns changes no
/// transcript, and a transcript is read again line by line whenever it is compared.
Chooser recorded(const Battle& battle, const std::string& id) {
    std::vector<std::string> lines;
    std::istringstream text{
        support::detail::read(std::string{REISSWITZ_SOURCE_DIR} + "/tests/transcripts/" + id + ".approved.txt")};
    for (std::string line; std::getline(text, line);)
        if (line.starts_with("> ")) lines.push_back(line.substr(line.starts_with("> red ") ? 6 : 7));
    if (lines.empty())
        return [&battle](const State& state, Side side, const std::vector<Order>&) {
            players::GreedyPlayer greedy;
            return players::ask(greedy, battle, state, side);
        };
    return
        [&battle, lines, next = std::size_t{0}](const State& state, Side side, const std::vector<Order>& open) mutable {
            if (next == lines.size()) return open.back();  // longer than it was: the comparison will say so
            const auto orders = read_notation(battle, state, side, lines[next++]);
            if (!orders || orders->size() != 1) throw std::logic_error("not one order: " + lines[next - 1]);
            return orders->front();
        };
}

TEST_CASE("PW-ORD-1, PW-DICE-1: approved transcripts, one of each scenario, read again line by line") {
    const std::string id =
        GENERATE("first-steps", "symmetric", "the-ford", "tax-column", "el-teb", "gun-convoy", "fog-patrol", "wavre");
    const Battle battle = scenario(id);
    support::approve("transcripts", id, transcript(battle, id, recorded(battle, id), true));
}

/// Orders of a player who stops only when nothing is left to do.
Chooser busy(std::uint64_t seed) {
    return [choices = Choices{seed}](const State&, Side, const std::vector<Order>& orders) mutable {
        std::vector<Order> deeds;
        for (const Order& order : orders)
            if (order.kind != OrderKind::end && order.kind != OrderKind::done && order.kind != OrderKind::seal)
                deeds.push_back(order);
        if (deeds.empty() || (deeds.front().kind == OrderKind::shell && choices.of(3) == 0) ||
            (deeds.front().kind == OrderKind::place))
            return orders.back();
        return careless_order(deeds, choices);
    };
}

/// A change of the rules, and how it is called.
struct Setting {
    std::string name;
    std::function<void(Tables&)> apply;
};

template <class Enum, class Set>
void each_value(std::vector<Setting>& settings, const std::string& name, Set set) {
    boost::mp11::mp_for_each<boost::describe::describe_enumerators<Enum>>([&](auto value) {
        constexpr Enum chosen = value.value;
        settings.push_back({name + " = " + value.name, [set](Tables& tables) { set(tables, chosen); }});
    });
}

std::vector<Setting> every_setting() {
    std::vector<Setting> settings;
    const auto option = [&]<class Enum>(const std::string& name, Enum Options::* member) {
        each_value<Enum>(settings, name, [member](Tables& tables, Enum value) { tables.options.*member = value; });
    };
    const auto flag = [&](const std::string& name, bool Options::* member) {
        for (const bool value : {false, true})
            settings.push_back({name + (value ? " = true" : " = false"),
                                [member, value](Tables& tables) { tables.options.*member = value; }});
    };
    option("fire_into_cover", &Options::fire_into_cover);
    option("same_target", &Options::same_target);
    option("short_at_range_1", &Options::short_at_range_1);
    option("steady_fire", &Options::steady_fire);
    option("initiative_tie", &Options::initiative_tie);
    option("front_hexes", &Options::front_hexes);
    flag("pivot_is_move", &Options::pivot_is_move);
    flag("contact_obliges", &Options::contact_obliges);
    option("wood_and_cover", &Options::wood_and_cover);
    option("commander_melee", &Options::commander_melee);
    option("exhausted_attack", &Options::exhausted_attack);
    option("exhausted_test", &Options::exhausted_test);
    option("exhaustion_check", &Options::exhaustion_check);
    option("retreat_direction", &Options::retreat_direction);
    option("transport_carries", &Options::transport_carries);
    for (const int layings : {-1, 0, 2})
        settings.push_back({"wire_supply = " + std::to_string(layings),
                            [layings](Tables& tables) { tables.options.wire_supply = {layings}; }});
    option("facing_after_retreat", &Options::facing_after_retreat);
    option("towed_hits", &Options::towed_hits);
    option("remount", &Options::remount);
    flag("defender_follow_up", &Options::defender_follow_up);
    option("fog", &Options::fog);
    flag("hidden_rosters", &Options::hidden_rosters);
    each_value<MeleeTie>(settings, "melee_tie",
                         [](Tables& tables, MeleeTie value) { tables.variants.melee_tie = value; });
    each_value<CommanderLife>(settings, "commander_life",
                              [](Tables& tables, CommanderLife value) { tables.variants.commander_life = value; });
    each_value<ActivationBy>(settings, "activation",
                             [](Tables& tables, ActivationBy value) { tables.variants.activation = value; });
    return settings;
}

TEST_CASE("approved transcripts: every option at each of its values") {
    constexpr int most_orders = 400;
    std::string text;
    for (const Setting& setting : every_setting()) {
        text += setting.name + ":";
        for (const std::string id : {"gun-convoy", "el-teb", "the-ford"}) {
            Battle battle = scenario(id);
            setting.apply(battle.tables);
            // The last hash alone: orders drawn by lot say nothing to a reader.
            const std::string game = transcript(battle, "options", busy(4), false, most_orders);
            text += " " + game.substr(game.rfind("= ") + 2, 16);
        }
        text += "\n";
    }
    support::approve("transcripts", "options", text);
}

}  // namespace
}  // namespace reisswitz::portable::test
