#include "app/session/outlook.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/text.hpp"
#include "dice/enumerated_dice.hpp"
#include "dice/physical_dice.hpp"
#include "generated/portable_clauses.hpp"
#include "hex/arc.hpp"
#include "rules/portable/book.hpp"
#include "rules/portable/game/legal.hpp"
#include "rules/portable/procedures/close_combat.hpp"
#include "rules/portable/procedures/shelling.hpp"
#include "rules/portable/procedures/volley.hpp"
#include "ruling/print.hpp"

namespace reisswitz::app {

namespace {

using dice::Rational;
using portable::Battle;
using portable::HexIndex;
using portable::HitsTaken;
using portable::Side;
using portable::State;
using portable::UnitIndex;
using ruling::NoRuling;
using ruling::Refusal;

/// One retreat after the other is looked for as far as this; nobody is hit more often at once.
constexpr int most_retreats = 6;

class Position {
public:
    /// @param viewer  the side that asks; what it does not see is left out
    Position(const Battle& battle, const State& state, Side viewer)
        : battle_(battle), legal_(battle, state, viewer), viewer_(viewer) {}

    const Battle& battle() const { return battle_; }
    const portable::Legal<State>& legal() const { return legal_; }
    const portable::Field<State>& field() const { return legal_.field(); }

    std::string hex_name(HexIndex hex) const { return hex::name(battle_.ground.size(), hex).str(); }
    const std::string& id(UnitIndex unit) const { return battle_.entry(unit).id; }

    ruling::Names names() const {
        return {.unit = [this](int unit) { return id(static_cast<UnitIndex>(unit)); },
                .hex = [this](int hex) { return hex_name({static_cast<std::uint16_t>(hex)}); },
                .side = [this](int side) { return battle_.sides[static_cast<std::size_t>(side)].name; }};
    }

    /// The seen units of a side in a hex.
    std::vector<UnitIndex> units_in(HexIndex hex, Side side) const {
        std::vector<UnitIndex> units;
        field().for_each_present([&](UnitIndex unit) {
            const bool known = side == viewer_ || legal_.seen().contains(unit);
            if (field().unit(unit).hex == hex && field().side(unit) == side && known) units.push_back(unit);
        });
        return units;
    }
    std::vector<UnitIndex> units_in(HexIndex hex) const {
        std::vector<UnitIndex> units;
        for (const Side side : portable::both_sides)
            for (const UnitIndex unit : units_in(hex, side)) units.push_back(unit);
        return units;
    }

    /// A unit that is hit from there: it goes back if it can, by the way it takes without a wish (PW-STD-3).
    portable::Target target(UnitIndex unit, HexIndex hit_from) const {
        return {.quality = {static_cast<std::int16_t>(battle_.entry(unit).quality)},
                .sp = field().unit(unit).sp,
                .retreat_steps = retreats(unit, hit_from)};
    }

private:
    int retreats(UnitIndex unit, HexIndex hit_from) const {
        hex::HexSet occupied;
        hex::HexSet enemies;
        field().for_each_present([&](UnitIndex other) {
            if (other == unit || other == field().unit(unit).partner) return;
            const bool known = field().side(other) == viewer_ || legal_.seen().contains(other);
            if (!known) return;
            occupied.insert(field().unit(other).hex);
            if (field().side(other) != field().side(unit)) enemies.insert(field().unit(other).hex);
        });
        HexIndex hex = field().unit(unit).hex;
        int steps = 0;
        while (steps < most_retreats) {
            const auto open = portable::retreat_hexes(battle_.ground, hex, hit_from, occupied, enemies,
                                                      battle_.options().retreat_direction);
            hex = portable::retreat_without_a_wish(battle_.ground, open, hit_from, enemies);
            if (!hex.on_board()) break;
            ++steps;
        }
        return steps;
    }

    const Battle& battle_;
    portable::Legal<State> legal_;
    Side viewer_;
};

/// @retval fate(dice)  an optional HitsTaken: nothing where the unit is not hit
template <class Fate>
Prospect prospect(const Position& position, UnitIndex unit, std::string where, Fate fate) {
    const int sp = position.field().unit(unit).sp;
    struct Result {
        bool hit;
        HitsTaken taken;
        auto operator<=>(const Result&) const = default;
    };
    const auto odds = dice::exact_odds([&](auto& dice) {
        const auto taken = fate(dice);
        return taken ? Result{true, *taken} : Result{false, HitsTaken{.sp_left = sp}};
    });
    return {.unit = position.id(unit),
            .where = std::move(where),
            .sp = sp,
            .hit = odds.chance([](const Result& r) { return r.hit; }),
            .loses_points = odds.chance([&](const Result& r) { return r.taken.sp_left < sp; }),
            .driven_back = odds.chance([](const Result& r) { return r.taken.retreated > 0; }),
            .destroyed = odds.chance([](const Result& r) { return r.taken.destroyed; }),
            .mean_loss = odds.mean([&](const Result& r) { return sp - r.taken.sp_left; })};
}

/// The lines of a ruling that hold whatever the dice show.
std::vector<std::string> lasting_lines(const ruling::Ruling& whole, const Position& position) {
    std::vector<std::string> lines;
    for (const ruling::Entry& entry : whole.entries()) {
        ruling::Ruling one;
        switch (entry.kind) {
            case ruling::Entry::Kind::modifier:
                one.modifier(entry.clause, entry.value);
                break;
            case ruling::Entry::Kind::verdict:
                if (entry.verdict == portable::verdict::hits_at_least ||
                    entry.verdict == portable::verdict::enemy_in_front ||
                    entry.verdict == portable::verdict::enemy_on_flank_or_rear)
                    one.verdict(entry.clause, entry.verdict, entry.subject);
                break;
            case ruling::Entry::Kind::applies:
            case ruling::Entry::Kind::dice:
            case ruling::Entry::Kind::score:
                break;
        }
        if (!one.empty()) lines.push_back(ruling::to_text(one, portable::book(), position.names()));
    }
    return lines;
}

Refusal refused(const portable::Objection& objection) { return {objection.clause, objection.sentence, ""}; }

std::string range_words(int range) { return counted(range, "hex off", "hexes off"); }

portable::MeleeSide melee_side(const Position& position, UnitIndex unit, HexIndex against) {
    const auto& field = position.field();
    portable::MeleeSide side = portable::MeleeSide::of(field.type(unit));
    side.front_on = field.to_front(unit, against);
    side.commander_adjacent = field.commander_beside(unit);
    side.in_cover = field.in_cover(unit);
    side.in_wood = side.in_cover && position.battle().ground.at(field.unit(unit).hex).woods;
    side.in_river = field.in_water(unit);
    side.crossing_trench = field.unit(unit).trench == portable::InTrench::crossing;
    return side;
}

}  // namespace

ruling::Ruled<Outlook> outlook_of_fire(const Battle& battle, const State& state, UnitIndex firer, HexIndex target) {
    const Side side = battle.side_of(firer);
    const Position position(battle, state, side);
    const auto& field = position.field();
    const bool whole_turn = battle.options().steady_fire == portable::SteadyFire::whole_turn;
    const bool not_moved = !field.unit(firer).moved;
    if (const auto objection = position.legal().object_to_volley(firer, target, whole_turn && not_moved))
        return tl::unexpected(refused(objection));

    const auto enemies = position.units_in(target, portable::enemy_of(side));
    portable::VolleyFire fire{.dice = field.weapon(firer)->dice,
                              .steady = not_moved,
                              .commander_near = field.commander_near(firer),
                              .fire_modifier = field.type(firer).fire_modifier};
    for (const UnitIndex enemy : enemies) {
        fire.target_in_cover = fire.target_in_cover || field.in_cover(enemy);
        if (!field.type(enemy).shares_hex) fire.target_modifier = field.type(enemy).target_modifier;
    }
    const HexIndex from = field.unit(firer).hex;
    Outlook outlook;
    outlook.title =
        fmt::format("{} ({}) fires at {}, {}, {}{}", position.id(firer), position.hex_name(from),
                    position.hex_name(target), range_words(battle.ground.distance(from, target)),
                    fire.target_in_cover ? "in cover" : "in the open", whole_turn && not_moved ? ", steady" : "");
    ruling::Ruling ruling;
    dice::RecordedDice any(std::vector<int>(static_cast<std::size_t>(fire.dice), 1));
    portable::resolve_volley_dice(fire, any, ruling, firer);
    outlook.modifiers = lasting_lines(ruling, position);

    const auto hits = dice::exact_odds([&](auto& dice) {
        NoRuling silent;
        return portable::resolve_volley_dice(fire, dice, silent, firer);
    });
    outlook.chances.emplace_back("the fire hits", hits.chance([](int n) { return n > 0; }));
    for (const UnitIndex enemy : enemies) {
        const portable::Target hit = position.target(enemy, from);
        outlook.prospects.push_back(prospect(position, enemy, "target", [&](auto& dice) -> std::optional<HitsTaken> {
            NoRuling silent;
            const int scored = portable::resolve_volley_dice(fire, dice, silent, firer);
            if (scored == 0) return std::nullopt;
            return portable::resolve_hits(hit, scored, battle.tables, dice, silent, enemy);
        }));
    }
    return outlook;
}

ruling::Ruled<Outlook> outlook_of_shell(const Battle& battle, const State& state, UnitIndex battery, HexIndex target,
                                        portable::TieSide tie_side) {
    const Side side = battle.side_of(battery);
    const Position position(battle, state, side);
    const auto& field = position.field();
    if (const auto objection = position.legal().object_to_shell(battery, target))
        return tl::unexpected(refused(objection));

    const portable::UnitState& gun = field.unit(battery);
    bool in_cover = false;
    bool stood_in_last_target = false;
    for (const UnitIndex enemy : position.units_in(target, portable::enemy_of(side))) {
        in_cover = in_cover || field.in_cover(enemy);
        stood_in_last_target =
            stood_in_last_target || (gun.target_last.on_board() && field.unit(enemy).revealed_last == gun.target_last);
    }
    const bool same_hex = gun.target_last == target;
    bool same_target = same_hex;
    if (battle.options().same_target == portable::SameTarget::unit) same_target = stood_in_last_target;
    if (battle.options().same_target == portable::SameTarget::either) same_target = same_hex || stood_in_last_target;
    const portable::Shell shell{.range_hexes = battle.ground.distance(gun.hex, target),
                                .line_of_sight = battle.ground.clear_line_over_units(gun.hex, target),
                                .target_in_cover = in_cover,
                                .same_target_last_turn = same_target,
                                .commander_near = field.commander_near(battery),
                                .fire_modifier = field.type(battery).fire_modifier};
    const portable::ShellingOptions options{battle.options().fire_into_cover, battle.options().short_at_range_1};
    const auto landing = [&](auto& dice) {
        NoRuling silent;
        return portable::resolve_landing(shell, options, dice, silent, battery).landed;
    };

    Outlook outlook;
    outlook.title =
        fmt::format("{} ({}) shells {}, {}, {}, {}", position.id(battery), position.hex_name(gun.hex),
                    position.hex_name(target), range_words(shell.range_hexes), in_cover ? "in cover" : "in the open",
                    shell.line_of_sight ? "in sight" : "out of sight");
    ruling::Ruling ruling;
    dice::RecordedDice any({1});
    portable::resolve_landing(shell, options, any, ruling, battery);
    outlook.modifiers = lasting_lines(ruling, position);

    const auto where = dice::exact_odds(landing);
    struct Place {
        portable::Landed landed;
        const char* words;
        HexIndex hex;
    };
    const hex::BoardSize board = battle.ground.size();
    const HexIndex in_front = hex::in_front_of(board, gun.hex, target).on(tie_side);
    const std::vector<Place> places{
        {portable::Landed::target, "target", target},
        {portable::Landed::in_front, "in front", in_front},
        {portable::Landed::behind, "behind", hex::behind(board, gun.hex, target).on(tie_side)}};
    for (const Place& place : places) {
        const Rational chance = where.chance([&](portable::Landed landed) { return landed == place.landed; });
        if (chance == 0) continue;
        outlook.chances.emplace_back(
            fmt::format("{} ({})", place.words, place.hex.on_board() ? position.hex_name(place.hex) : "off the board"),
            chance);
        if (!place.hex.on_board()) continue;
        for (const UnitIndex unit : position.units_in(place.hex)) {
            const portable::Target hit = position.target(unit, gun.hex);
            outlook.prospects.push_back(
                prospect(position, unit, place.words, [&](auto& dice) -> std::optional<HitsTaken> {
                    if (landing(dice) != place.landed) return std::nullopt;
                    NoRuling silent;
                    return portable::resolve_hits(hit, 1, battle.tables, dice, silent, unit);
                }));
        }
    }
    const Rational lost = where.chance([](portable::Landed landed) { return landed == portable::Landed::ineffective; });
    if (lost > 0) outlook.chances.emplace_back("to no effect", lost);
    return outlook;
}

ruling::Ruled<Outlook> outlook_of_attack(const Battle& battle, const State& state, UnitIndex attacker, HexIndex hex,
                                         UnitIndex defender) {
    const Side side = battle.side_of(attacker);
    const Position position(battle, state, side);
    const auto& field = position.field();
    if (defender == portable::no_unit)
        for (const UnitIndex enemy : position.units_in(hex, portable::enemy_of(side)))
            if (!position.legal().object_to_attack(attacker, hex, enemy)) {
                defender = enemy;
                break;
            }
    if (defender == portable::no_unit) {
        const auto there = position.units_in(hex, portable::enemy_of(side));
        defender = there.empty() ? portable::no_unit : there.front();
    }
    if (const auto objection = position.legal().object_to_attack(attacker, hex, defender))
        return tl::unexpected(refused(objection));

    const HexIndex from = field.unit(attacker).hex;
    portable::MeleeSide attacking = melee_side(position, attacker, hex);
    attacking.uphill = battle.ground.elevation(from) < battle.ground.elevation(hex);
    const portable::MeleeSide defending = melee_side(position, defender, from);
    const auto wood_and_cover = battle.options().wood_and_cover;

    Outlook outlook;
    outlook.title = fmt::format("{} ({}) attacks {} ({})", position.id(attacker), position.hex_name(from),
                                position.id(defender), position.hex_name(hex));
    ruling::Ruling ruling;
    dice::RecordedDice any({1, 1});
    portable::resolve_melee_dice(attacking, defending, wood_and_cover, any, ruling, attacker, defender);
    outlook.modifiers = lasting_lines(ruling, position);

    struct Pair {
        UnitIndex unit;
        UnitIndex cargo;
        portable::Target target;
        std::optional<portable::Target> cargo_target;
    };
    const auto pair = [&](UnitIndex unit, HexIndex hit_from) {
        Pair made{unit, portable::no_unit, position.target(unit, hit_from), std::nullopt};
        if (field.towing(unit)) {
            made.cargo = field.unit(unit).partner;
            made.cargo_target = position.target(made.cargo, hit_from);
        }
        return made;
    };
    const Pair attackers = pair(attacker, hex);
    const Pair defenders = pair(defender, from);
    const auto fate = [&](const Pair& one, bool hit, auto& dice) {
        NoRuling silent;
        bool broken = false;
        if (hit) {
            const HitsTaken taken = portable::resolve_hits(one.target, 1, battle.tables, dice, silent, one.unit);
            broken = taken.destroyed || taken.retreated > 0;
            if (one.cargo_target &&
                portable::resolve_hits(*one.cargo_target, 1, battle.tables, dice, silent, one.cargo).retreated > 0)
                broken = true;
        }
        return broken;
    };
    const auto winner = dice::exact_odds([&](auto& dice) {
        NoRuling silent;
        const auto hits =
            portable::resolve_melee_dice(attacking, defending, wood_and_cover, dice, silent, attacker, defender);
        const bool defender_broken = fate(defenders, hits.defender, dice);
        const bool attacker_broken = fate(attackers, hits.attacker, dice);
        return attacker_broken == defender_broken ? 0 : defender_broken ? 1 : 2;
    });
    outlook.chances.emplace_back(position.id(attacker) + " wins", winner.chance([](int who) { return who == 1; }));
    outlook.chances.emplace_back(position.id(defender) + " wins", winner.chance([](int who) { return who == 2; }));
    outlook.chances.emplace_back("nobody wins", winner.chance([](int who) { return who == 0; }));

    const auto add = [&](const Pair& one, bool is_attacker) {
        const auto chances_of = [&](UnitIndex unit, const portable::Target& target, const char* where) {
            outlook.prospects.push_back(prospect(position, unit, where, [&](auto& dice) -> std::optional<HitsTaken> {
                NoRuling silent;
                const auto hits = portable::resolve_melee_dice(attacking, defending, wood_and_cover, dice, silent,
                                                               attacker, defender);
                if (!(is_attacker ? hits.attacker : hits.defender)) return std::nullopt;
                return portable::resolve_hits(target, 1, battle.tables, dice, silent, unit);
            }));
        };
        chances_of(one.unit, one.target, is_attacker ? "attacker" : "defender");
        if (one.cargo_target) chances_of(one.cargo, *one.cargo_target, "in tow");
    };
    add(attackers, true);
    add(defenders, false);
    return outlook;
}

std::string to_text(const Outlook& outlook) {
    // Without a blank, so that no line breaks within a figure.
    const auto percent = [](const Rational& p) {
        std::string text = dice::to_percent(p);
        std::erase(text, ' ');
        return text;
    };
    std::string text = outlook.title + '\n';
    for (const std::string& line : outlook.modifiers) text += "  " + line + '\n';
    for (const auto& [what, p] : outlook.chances)
        text += fmt::format("  {}: {} ({})\n", what, percent(p), dice::to_text(p));
    for (const Prospect& one : outlook.prospects) {
        text += fmt::format("  {}, {} SP ({}): hit {}", one.unit, one.sp, one.where, percent(one.hit));
        if (one.hit != 0) {
            text += fmt::format(", loses strength {}", percent(one.loses_points));
            if (one.driven_back != 0) text += fmt::format(", driven back {}", percent(one.driven_back));
            if (one.destroyed != 0) text += fmt::format(", destroyed {}", percent(one.destroyed));
            text += fmt::format("; mean loss {} SP", dice::to_text(one.mean_loss));
        }
        text += '\n';
    }
    return text;
}

nlohmann::json to_json(const Outlook& outlook) {
    auto chances = nlohmann::json::array();
    for (const auto& [what, p] : outlook.chances) chances.push_back({{"what", what}, {"p", dice::to_text(p)}});
    auto units = nlohmann::json::array();
    for (const Prospect& one : outlook.prospects)
        units.push_back({{"unit", one.unit},
                         {"where", one.where},
                         {"sp", one.sp},
                         {"hit", dice::to_text(one.hit)},
                         {"loses_strength", dice::to_text(one.loses_points)},
                         {"driven_back", dice::to_text(one.driven_back)},
                         {"destroyed", dice::to_text(one.destroyed)},
                         {"mean_loss", dice::to_text(one.mean_loss)}});
    return {{"title", outlook.title}, {"modifiers", outlook.modifiers}, {"chances", chances}, {"units", units}};
}

}  // namespace reisswitz::app
