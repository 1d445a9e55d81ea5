#include "rules/portable/game/imagine.hpp"

#include <algorithm>

#include "generated/portable_clauses.hpp"
#include "rules/portable/game/evolve.hpp"
#include "rules/portable/game/seen.hpp"

namespace reisswitz::portable {

namespace {

/// A state whose units have other numbers. Units without a number in `to` are gone.
class Renumbering {
public:
    explicit Renumbering(std::vector<UnitIndex> to) : to_(std::move(to)) {}

    UnitIndex operator()(UnitIndex u) const { return u == no_unit || u >= to_.size() ? no_unit : to_[u]; }

    State::Units operator()(const State::Units& units) const {
        State::Units renumbered;
        for (int u = units.first(); u != no_unit; u = units.from(u + 1))
            if (const UnitIndex now = (*this)(static_cast<UnitIndex>(u)); now != no_unit) renumbered.insert(now);
        return renumbered;
    }

    State operator()(const State& state) const {
        State renumbered = state;
        renumbered.units = {};
        for (std::size_t u = 0; u < to_.size(); ++u) {
            if (to_[u] == no_unit) continue;
            UnitState& unit = renumbered.units[to_[u]];
            unit = state.units[u];
            unit.partner = (*this)(unit.partner);
            unit.work_with = (*this)(unit.work_with);
        }
        for (UnitIndex* u : {&renumbered.active, &renumbered.choosing, &renumbered.in_hand, &renumbered.team_next,
                             &renumbered.attacker, &renumbered.defender, &renumbered.winner, &renumbered.melee_cargo[0],
                             &renumbered.melee_cargo[1]})
            *u = (*this)(*u);
        for (State::Units* units : {&renumbered.adjacent_at_start, &renumbered.struck, &renumbered.struck_twice})
            *units = (*this)(*units);
        return renumbered;
    }

private:
    std::vector<UnitIndex> to_;
};

/// Keeps the units for which keep(u) holds; everybody else's number moves up.
template <class Keep>
Position keep_units(const Battle& battle, const State& state, Keep keep) {
    auto kept = std::make_shared<Battle>(battle);
    kept->roster.clear();
    std::vector<UnitIndex> to(battle.roster.size(), no_unit);
    for (std::size_t u = 0; u < battle.roster.size(); ++u) {
        if (!keep(static_cast<UnitIndex>(u))) continue;
        to[u] = static_cast<UnitIndex>(kept->roster.size());
        kept->roster.push_back(battle.roster[u]);
    }
    const Renumbering renumber{to};
    for (SideData& side : kept->sides) side.chief = renumber(side.chief);
    return {kept, renumber(state)};
}

/// Sealed artillery orders and sealed deployments are nobody's but their owner's.
void take_out_sealed(const State& state, const RosterEntry& entry, UnitState& unit) {
    if (state.phase == Phase::artillery_orders) {
        unit.target = off_board;
        unit.aimed = false;
        unit.tie_side = {};
    }
    if (state.phase == Phase::setup && !entry.hex.on_board()) {
        unit.status = Status::reserve;
        unit.hex = off_board;
        unit.facing = {};
    }
}

/// A fair choice of one of n, from the dice of a search. Boards have more hexes than a die has faces.
std::size_t pick(std::size_t n, dice::FastDice& dice) {
    std::size_t word = 0;
    for (int i = 0; i < 4; ++i)
        word = word * 100 + static_cast<std::size_t>(dice.roll(dice::d100, {label::imagined_unit}) - 1);
    return word % n;
}

}  // namespace

Position known_to(const Battle& battle, const State& state, Side side) {
    const Field<State> field{battle, state};
    const Side enemy = enemy_of(side);
    const bool fog = battle.in_fog();
    const State::Units seen = seen_by(field, side);
    const auto known = [&](UnitIndex u) {
        if (battle.side_of(u) == side || state.phase == Phase::over || !fog) return true;
        return state.phase != Phase::setup && state.phase != Phase::before &&
               (seen.contains(u) || field.unit(u).last_seen.on_board());
    };
    if (!fog && !battle.options().hidden_rosters) {
        // Open pieces: the battle is shared, and only sealed orders are taken out.
        Position open{std::shared_ptr<const Battle>{std::shared_ptr<const Battle>{}, &battle}, state};
        if (state.phase == Phase::artillery_orders || state.phase == Phase::setup || state.phase == Phase::before)
            for (int i = 0; i < battle.units(); ++i) {
                const auto u = static_cast<UnitIndex>(i);
                if (battle.side_of(u) == enemy) take_out_sealed(open.state, battle.entry(u), open.state.units[u]);
            }
        return open;
    }
    Position position = keep_units(battle, state, known);
    auto& known_battle = const_cast<Battle&>(*position.battle);  // made above, and nobody else's yet
    State& known_state = position.state;
    const Field<State> after{known_battle, known_state};
    if (state.phase == Phase::over) return position;

    const bool hide_rosters = battle.options().hidden_rosters;
    for (int i = 0; i < known_battle.units(); ++i) {
        const auto u = static_cast<UnitIndex>(i);
        if (known_battle.side_of(u) == side) continue;
        UnitState& unit = known_state.units[u];
        RosterEntry& entry = known_battle.roster[u];
        take_out_sealed(state, entry, unit);
        if (hide_rosters) {
            const int average = known_battle.tables.find_quality("average");
            entry.quality = static_cast<QualityIndex>(std::max(average, 0));
            entry.initial_sp = known_battle.tables.types[unit.type].sp;
            unit.sp = unit.status == Status::on_board ? static_cast<std::uint8_t>(entry.initial_sp) : std::uint8_t{0};
        }
        if (!fog) continue;
        entry.hex = off_board;  // where it stood at the start is nothing that was seen
        entry.entry_hexes.clear();
        entry.arrives_on_turn = 0;
        entry.formation.clear();
        entry.name.clear();
        unit.work = Work::none;
        unit.work_with = no_unit;
        if (unit.partner != no_unit) known_state.units[unit.partner].partner = no_unit;  // limbering is not seen
        unit.partner = no_unit;
        if (after.present(u) && sees(after, side, u)) continue;
        const UnitState memory = unit;
        unit = {};
        unit.status = Status::reserve;
        unit.type = memory.type;
        unit.sp = static_cast<std::uint8_t>(entry.initial_sp);
        unit.last_seen = memory.last_seen;
        unit.last_seen_turn = memory.last_seen_turn;
    }
    if (hide_rosters || fog) {
        known_state.lost_sp[index(enemy)] = 0;
        known_battle.sides[index(enemy)].exhaustion_point = 0;
        known_battle.sides[index(enemy)].total_sp = 0;
    }
    if (!fog) return position;
    SideData& hostile = known_battle.sides[index(enemy)];
    hostile.chief = no_unit;
    hostile.briefing.clear();
    hostile.deployment.reset();
    hostile.wire_supply.reset();
    known_state.exhausted[index(enemy)] = false;
    known_state.exhausted_on_turn[index(enemy)] = 0;
    known_state.wire_left[index(enemy)] = -1;
    known_state.cards[index(enemy)].fill(cards_of_each_number);
    known_state.ready[index(enemy)] = false;
    if (known_state.in_turn == enemy) {
        known_state.activations_left = 0;
        known_state.acts = 0;
    }
    // Nor what the enemy has seen of one's own, or what is being settled for him (PW-FOG-2, PW-FOG-5).
    for (int i = 0; i < known_battle.units(); ++i) {
        if (known_battle.side_of(static_cast<UnitIndex>(i)) != side) continue;
        known_state.units[static_cast<std::size_t>(i)].last_seen = off_board;
        known_state.units[static_cast<std::size_t>(i)].last_seen_turn = 0;
    }
    if (state.choosing == no_unit || battle.side_of(state.choosing) != side) {
        known_state.choosing = known_state.in_hand = known_state.team_next = no_unit;
        known_state.hit_from = off_board;
        known_state.hits_done = known_state.pair_retreats = 0;
        known_state.struck.clear();
        known_state.struck_twice.clear();
    }
    known_state.wire = known_state.wire_known[index(side)];
    known_state.wire_known[index(enemy)] = {};
    known_battle.wire_at_start = {};
    return position;
}

Position imagine(const Position& known, Side side, dice::FastDice& dice) {
    const Battle& battle = *known.battle;
    if (!battle.in_fog()) {
        if (!battle.options().hidden_rosters || battle.sides[index(enemy_of(side))].total_sp > 0) return known;
        auto guessed = std::make_shared<Battle>(battle);
        complete(*guessed);
        return {guessed, known.state};
    }
    const Side enemy = enemy_of(side);
    const Field<State> field{battle, known.state};

    // Hexes where somebody may stand unseen.
    std::vector<HexIndex> hidden;
    for (int i = 0; i < battle.ground.size().hexes(); ++i) {
        const HexIndex hex{static_cast<std::uint16_t>(i)};
        if (!battle.ground.at(hex).enterable() || field.holds(hex, side) || field.holds(hex, enemy)) continue;
        bool next_to_own = false;
        for (HexIndex neighbour : battle.ground.neighbours(hex))
            next_to_own = next_to_own || (neighbour.on_board() && field.holds(neighbour, side));
        if (next_to_own) continue;
        if (battle.ground.at(hex).close() || !overlooks(field, side, hex)) hidden.push_back(hex);
    }

    auto imagined = std::make_shared<Battle>(battle);
    State state = known.state;
    int strength = 0;
    const auto stand = [&](UnitState& unit) {
        if (hidden.empty()) return;
        std::size_t best = pick(hidden.size(), dice);
        if (unit.last_seen.on_board()) {
            // Near where it was seen last: the nearest of three places tried.
            for (int tries = 0; tries < 2; ++tries) {
                const std::size_t other = pick(hidden.size(), dice);
                if (battle.ground.distance(hidden[other], unit.last_seen) <
                    battle.ground.distance(hidden[best], unit.last_seen))
                    best = other;
            }
        }
        unit.hex = hidden[best];
        unit.status = Status::on_board;
        unit.facing = static_cast<Direction>(pick(hex::directions_round_a_hex, dice));
        hidden.erase(hidden.begin() + static_cast<std::ptrdiff_t>(best));
    };
    for (int i = 0; i < battle.units(); ++i) {
        const auto u = static_cast<UnitIndex>(i);
        if (battle.side_of(u) != enemy) continue;
        strength += battle.entry(u).initial_sp;
        if (state.units[u].status == Status::reserve) stand(state.units[u]);
    }
    const int infantry = std::max(battle.tables.find_type("infantry"), 0);
    const int average = std::max(battle.tables.find_quality("average"), 0);
    const auto& type = battle.tables.types[static_cast<std::size_t>(infantry)];
    std::vector<std::pair<RosterEntry, UnitState>> guesses;
    while (strength < battle.sides[index(side)].total_sp && !hidden.empty() &&
           battle.units() + static_cast<int>(guesses.size()) < State::most_units) {
        RosterEntry entry;
        entry.id = "unseen_" + std::to_string(guesses.size() + 1);
        entry.side = enemy;
        entry.type = static_cast<TypeIndex>(infantry);
        entry.quality = static_cast<QualityIndex>(average);
        entry.initial_sp = type.sp;
        UnitState unit;
        unit.type = entry.type;
        unit.sp = static_cast<std::uint8_t>(type.sp);
        stand(unit);
        strength += type.sp;
        guesses.emplace_back(std::move(entry), unit);
    }
    for (auto& [entry, unit] : guesses) imagined->roster.push_back(entry);

    // The roster is put into its order again; the state follows.
    const std::vector<RosterEntry> before = imagined->roster;
    complete(*imagined);
    std::vector<UnitIndex> to;
    for (const RosterEntry& entry : before) to.push_back(imagined->find_unit(entry.id));
    for (std::size_t i = 0; i < guesses.size(); ++i)
        state.units[static_cast<std::size_t>(battle.units()) + i] = guesses[i].second;
    return {imagined, Renumbering{to}(state)};
}

}  // namespace reisswitz::portable
