#include "rules/portable/game/view.hpp"

#include "rules/portable/game/legal.hpp"
#include "rules/portable/game/options.hpp"

namespace reisswitz::portable {

namespace {

class ViewMaker {
public:
    ViewMaker(const Battle& battle, const State& state, Viewer viewer)
        : battle_(battle), state_(state), field_(battle, state), side_(viewer.side) {
        if (side_) seen_ = seen_by(field_, *side_);
    }

    View make() const {
        View view;
        view.seat = side_;
        view.turn = state_.turn;
        view.turn_limit = battle_.tables.turn_limit;
        view.outcome = state_.outcome;
        view.end_reason = state_.end_reason;
        view.owes = side_ && owes(battle_, state_, *side_);
        const bool own_part = !side_ || !in_fog() || state_.in_turn == *side_;
        const bool parts = state_.phase != Phase::before && state_.phase != Phase::setup &&
                           state_.phase != Phase::artillery_orders && state_.phase != Phase::artillery_hits;
        // PW-FOG-5: a seat that waits is told no more than that.
        view.phase = !side_ || !in_fog() || view.owes || state_.phase == Phase::over ||
                             state_.phase == Phase::artillery_orders || deploying()
                         ? state_.phase
                         : Phase::choose_unit;
        if (parts) {
            view.in_turn = state_.in_turn;
            view.first_side = state_.first_side;
            if (own_part) view.activations_left = state_.activations_left;
        }
        if (state_.active != no_unit && knows(state_.active) && own_part) view.active = id(state_.active);
        for (Side side : both_sides) view.sides.push_back(side_view(side));
        for (int i = 0; i < battle_.units(); ++i) add_unit(static_cast<UnitIndex>(i), view);
        const auto& wire = side_ && in_fog() ? state_.wire_known[index(*side_)] : state_.wire;
        for (HexIndex hex : wire) view.wire.push_back(name(hex));
        for (std::size_t i = 0; i < battle_.objectives.size(); ++i) add_objective(i, view);
        add_choice(view);
        add_combat(view);
        return view;
    }

private:
    bool in_fog() const { return battle_.in_fog(); }
    bool deploying() const { return state_.phase == Phase::before || state_.phase == Phase::setup; }
    bool own(UnitIndex u) const { return !side_ || field_.side(u) == *side_; }
    std::string id(UnitIndex u) const { return battle_.entry(u).id; }
    std::string name(HexIndex hex) const { return hex::name(battle_.ground.size(), hex).str(); }

    /// Deployment is secret until both have sealed it; in fog, what is not seen is not there.
    bool knows(UnitIndex u) const {
        if (own(u) || state_.phase == Phase::over) return true;
        if (deploying()) return battle_.entry(u).hex.on_board() && !in_fog();
        return !in_fog() || seen_.contains(u);
    }
    bool rosters_open(Side side) const {
        return !side_ || side == *side_ || !battle_.options().hidden_rosters || state_.phase == Phase::over;
    }

    ViewSide side_view(Side side) const {
        const SideData& data = battle_.sides[index(side)];
        ViewSide view{.side = side, .name = data.name};
        const bool own_side = !side_ || side == *side_ || state_.phase == Phase::over;
        if (own_side || (!in_fog() && rosters_open(side))) {
            view.total_sp = data.total_sp;
            view.lost_sp = state_.lost_sp[index(side)];
            view.exhaustion_point = data.exhaustion_point;
        }
        if (own_side || !in_fog()) view.exhausted = state_.exhausted[index(side)];
        if (own_side && state_.wire_left[index(side)] >= 0) view.wire_left = state_.wire_left[index(side)];
        return view;
    }

    void add_unit(UnitIndex u, View& view) const {
        const RosterEntry& entry = battle_.entry(u);
        const UnitState& unit = state_.units[u];
        ViewUnit made{.id = entry.id, .name = entry.name.empty() ? entry.id : entry.name, .side = entry.side};
        made.formation = entry.formation;
        made.chief = battle_.sides[index(entry.side)].chief == u;
        made.type = battle_.tables.types[unit.type].id;
        if (!knows(u)) {
            if (!in_fog() && !deploying()) return;
            if (in_fog()) {
                // A memory: where it was seen last, and no more. Its formation and rank are nothing that one sees.
                if (!unit.last_seen.on_board() || deploying()) return;
                made.formation.clear();
                made.chief = false;
                made.seen = false;
                made.last_seen_turn = unit.last_seen_turn;
                made.hex = name(unit.last_seen);
                view.units.push_back(std::move(made));
                return;
            }
            made.reserve = true;  // a roster that is public, places that are not yet
            if (rosters_open(entry.side)) {
                made.quality = battle_.tables.qualities[entry.quality].id;
                made.sp = unit.sp;
                made.initial_sp = entry.initial_sp;
            }
            view.units.push_back(std::move(made));
            return;
        }
        if (rosters_open(entry.side)) {
            made.quality = battle_.tables.qualities[entry.quality].id;
            made.sp = unit.sp;
            made.initial_sp = entry.initial_sp;
        }
        if (!own(u) && in_fog()) made.formation.clear();
        made.destroyed = unit.status == Status::destroyed;
        made.reserve = unit.status == Status::reserve;
        if (made.reserve && entry.arrives_on_turn > 0) made.arrives_on_turn = entry.arrives_on_turn;
        if (unit.hex.on_board()) {
            made.hex = name(unit.hex);
            made.facing = unit.facing;
        }
        made.activated = unit.activated;
        made.moved = unit.moved;
        made.fired = unit.fired;
        const bool limbering_known = own(u) || !in_fog();
        if (unit.partner != no_unit && limbering_known)
            (field_.towing(u) ? made.tows : made.towed_by) = id(unit.partner);
        if (own(u) || !in_fog()) {
            made.work = unit.work;
            if (unit.target_last.on_board()) made.last_target = name(unit.target_last);
        }
        made.trench = unit.trench;
        const bool orders_open = state_.phase != Phase::artillery_orders && !in_fog();
        if (unit.aimed && (own(u) || orders_open)) {
            made.target = name(unit.target);
            const auto line = hex::bearings(battle_.ground.board().vector(unit.hex, unit.target));
            if (unit.hex != unit.target && line.through_corner()) made.tie_side = unit.tie_side;
        }
        view.units.push_back(std::move(made));
    }

    void add_objective(std::size_t i, View& view) const {
        const Objective& objective = battle_.objectives[i];
        ViewObjective made{.name = objective.name, .hex = name(objective.hex)};
        const bool known =
            !side_ || !in_fog() || overlooks(field_, *side_, objective.hex) || state_.phase == Phase::over;
        if (known && state_.objective_owner[i] < 2) made.owner = static_cast<Side>(state_.objective_owner[i]);
        view.objectives.push_back(std::move(made));
    }

    void add_choice(View& view) const {
        if (state_.choosing == no_unit || (side_ && !own(state_.choosing))) return;
        const Legal<State> legal{battle_, state_, field_.side(state_.choosing)};
        ViewChoice choice{.unit = id(state_.choosing)};
        bool source_seen = !side_ || !in_fog();
        field_.for_each_present(
            [&](UnitIndex u) { source_seen = source_seen || (field_.unit(u).hex == state_.hit_from && knows(u)); });
        if (source_seen && state_.hit_from.on_board()) choice.hit_from = name(state_.hit_from);
        for (HexIndex hex : legal.retreat_hexes_of(state_.choosing, state_.hit_from)) choice.hexes.push_back(name(hex));
        view.choice = std::move(choice);
    }

    void add_combat(View& view) const {
        if (state_.attacker == no_unit || !state_.attacker_hex.on_board()) return;
        if (side_ && in_fog() && !(own(state_.attacker) || own(state_.defender))) return;
        ViewCombat combat{.attacker = id(state_.attacker),
                          .defender = id(state_.defender),
                          .attacker_hex = name(state_.attacker_hex),
                          .defender_hex = name(state_.defender_hex)};
        if (state_.winner != no_unit) {
            combat.winner = id(state_.winner);
            const Legal<State> legal{battle_, state_, field_.side(state_.winner)};
            for (Direction facing : hex::all_directions)
                if (!legal.object_to_occupy(facing)) combat.may_occupy = name(legal.won_hex());
        }
        view.combat = std::move(combat);
    }

    const Battle& battle_;
    const State& state_;
    Field<State> field_;
    std::optional<Side> side_;
    State::Units seen_{};
};

}  // namespace

View view(const Battle& battle, const State& state, Viewer viewer) { return ViewMaker{battle, state, viewer}.make(); }

}  // namespace reisswitz::portable
