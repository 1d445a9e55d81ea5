#include "rules/portable/game/witness.hpp"

#include <optional>

#include "generated/portable_clauses.hpp"
#include "rules/portable/game/evolve.hpp"
#include "rules/portable/game/seen.hpp"

namespace reisswitz::portable {

namespace {

using ruling::Entry;

class Witness {
public:
    Witness(const Battle& battle, const State& before, Side reader)
        : battle_(battle), state_(before), reader_(reader), field_(battle, state_) {
        note_seen();
    }

    void see(const Event& event, std::vector<Event>& out) {
        const bool seen_before = event.unit != no_unit && sees_now(event.unit);
        evolve(battle_, state_, event);
        note_seen();
        if (auto seen = worded(event, seen_before)) out.push_back(*seen);
    }

    /// Whether the reader saw a unit at any moment of the decision, or it is his.
    bool knew(int unit) const {
        return own(static_cast<UnitIndex>(unit)) || ever_seen_.contains(static_cast<UnitIndex>(unit));
    }
    bool own(UnitIndex unit) const { return battle_.side_of(unit) == reader_; }
    /// Whether he sees it when all has happened.
    bool sees_at_last(int unit) const { return sees_now(static_cast<UnitIndex>(unit)); }
    bool over() const { return state_.phase == Phase::over; }

private:
    bool sees_now(UnitIndex unit) const { return own(unit) || sees(field_, reader_, unit); }

    void note_seen() {
        field_.for_each_present([&](UnitIndex u) {
            if (!own(u) && sees(field_, reader_, u)) ever_seen_.insert(u);
        });
    }

    std::optional<Event> worded(const Event& event, bool seen_before) const {
        const bool fog = battle_.in_fog();
        const bool of_unit = event.unit != no_unit;
        const bool mine = of_unit && own(event.unit);
        switch (event.kind) {
            // Secret until both sides have sealed.
            case EventKind::placed:
            case EventKind::aimed:
                return mine ? std::optional{event} : std::nullopt;
            case EventKind::deployed:
                return event;
            case EventKind::sealed:
                return !fog || event.side == reader_ ? std::optional{event} : std::nullopt;
            case EventKind::glimpsed:
                return event.side == reader_ ? std::optional{event} : std::nullopt;
            case EventKind::wire_seen:
                return event.side == reader_ ? std::optional{event} : std::nullopt;
            case EventKind::lost_sp:
                if (!mine && battle_.options().hidden_rosters) return {};
                break;
            default:
                break;
        }
        if (!fog) return event;
        switch (event.kind) {
            case EventKind::fire_revealed:
            case EventKind::initiative:
            case EventKind::part_ended:
            case EventKind::turn_began:
            case EventKind::over:
                return event;
            case EventKind::part_began: {
                Event told = event;
                if (event.side != reader_) told.value = 0;
                return told;
            }
            case EventKind::phase_began:
                return event.phase == Phase::artillery_orders || event.phase == Phase::over ? std::optional{event}
                                                                                            : std::nullopt;
            case EventKind::exhausted:
            case EventKind::cards_drawn:
                return event.side == reader_ ? std::optional{event} : std::nullopt;
            case EventKind::objective_taken:
                return event.side == reader_ || overlooks(field_, reader_, event.hex) ? std::optional{event}
                                                                                      : std::nullopt;
            case EventKind::shell_fell: {
                // PW-FOG-4: the firing side is told where its shell fell; the other side, where it has eyes.
                if (mine) return event;
                const bool sees_it =
                    event.hex.on_board() && (field_.holds(event.hex, reader_) || overlooks(field_, reader_, event.hex));
                if (!sees_it) return {};
                Event told = event;
                told.from = off_board;
                told.value = 0;
                if (!sees_now(event.unit)) {
                    told.unit = no_unit;
                    told.side = {};
                }
                return told;
            }
            case EventKind::hit_begun:
            case EventKind::must_choose:
            case EventKind::choice_made:
            case EventKind::struck:
            case EventKind::hits_resolved:
            case EventKind::pair_credit:
            case EventKind::melee_hit_die:
            case EventKind::melee_step:
                return mine ? std::optional{without_source(event)} : std::nullopt;
            case EventKind::activated:
            case EventKind::unit_done:
            case EventKind::work_begun:
                return mine ? std::optional{event} : std::nullopt;
            case EventKind::work_finished:
                return mine ? std::optional{event} : std::nullopt;
            case EventKind::attacked:
            case EventKind::melee_thrown:
            case EventKind::won:
            case EventKind::broken:
                return (of_unit && (mine || sees_now(event.unit))) || (event.other != no_unit && own(event.other))
                           ? std::optional{event}
                           : std::nullopt;
            case EventKind::combat_over:
                return event;
            default:
                break;
        }
        if (!of_unit || mine) return event;
        if (!seen_before && !sees_now(event.unit)) return {};
        Event told = event;
        switch (event.kind) {
            case EventKind::moved:
                // The way there is not told, but where it was seen to begin and to end; `glimpsed` tells the rest.
                told.path = {};
                told.path.push(event.path.last());
                told.value = 0;
                [[fallthrough]];
            case EventKind::retreated:
            case EventKind::occupied:
                if (!sees_now(event.unit)) return Event{.kind = EventKind::lost_sight, .unit = event.unit};
                if (!seen_before) told.from = off_board;
                break;
            default:
                break;
        }
        return told;
    }

    /// Where a hit came from is told only where somebody is seen there.
    Event without_source(Event event) const {
        if (event.kind != EventKind::hit_begun) return event;
        bool seen = false;
        field_.for_each_present([&](UnitIndex u) { seen = seen || (field_.unit(u).hex == event.from && sees_now(u)); });
        if (!seen) event.from = off_board;
        return event;
    }

    const Battle& battle_;
    State state_;
    Side reader_;
    Field<State> field_;
    State::Units ever_seen_{};
};

bool names_a_side(ruling::Label label) {
    return label == label::initiative || label == label::activation || label == label::card;
}

/// Who an entry speaks of: a unit, a side, or nobody.
struct About {
    int unit = -1;
    int other = -1;
    int side = -1;
    bool anybody() const { return unit >= 0 || side >= 0; }
};

About about(const Entry& entry) {
    if (entry.kind == Entry::Kind::dice)
        return names_a_side(entry.what.label) ? About{.side = entry.what.who} : About{.unit = entry.what.who};
    if (entry.kind == Entry::Kind::verdict || entry.kind == Entry::Kind::applies)
        return {entry.subject.unit, entry.subject.other, entry.subject.side};
    return {};
}

}  // namespace

Decided witness(const Battle& battle, const State& before, const Decided& decided, Side reader) {
    Decided told;
    Witness witness{battle, before, reader};
    for (const Event& event : decided.events) witness.see(event, told.events);

    const bool fog = battle.in_fog() && !witness.over();
    const bool hidden_rosters = battle.options().hidden_rosters && !witness.over();
    const auto& entries = decided.ruling.entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        // A modifier belongs to the next entry that speaks of somebody.
        About who;
        for (std::size_t next = i; next < entries.size() && !who.anybody(); ++next) who = about(entries[next]);
        const bool of_enemy = (who.unit >= 0 && !witness.own(static_cast<UnitIndex>(who.unit))) ||
                              (who.unit < 0 && who.side >= 0 && who.side != static_cast<int>(reader));
        if (fog && of_enemy) {
            const bool verdict = entries[i].kind == Entry::Kind::verdict;
            const bool public_side =
                who.unit < 0 &&
                (entries[i].what.label == label::initiative ||
                 (verdict &&
                  (entries[i].verdict == verdict::initiative_won || entries[i].verdict == verdict::initiative_tied ||
                   entries[i].verdict == verdict::part_ended || entries[i].verdict == verdict::side_wins)));
            const bool public_unit =
                verdict && who.unit >= 0 && witness.knew(who.unit) &&
                (entries[i].verdict == verdict::unit_retreats || entries[i].verdict == verdict::unit_destroyed ||
                 entries[i].verdict == verdict::attacks || entries[i].verdict == verdict::wins_combat ||
                 entries[i].verdict == verdict::occupies);
            if (!public_side && !public_unit) continue;
            // Where it has gone stands in these.
            const bool tells_where =
                verdict && (entries[i].verdict == verdict::unit_retreats || entries[i].verdict == verdict::occupies);
            if (tells_where && !witness.sees_at_last(who.unit)) continue;
        }
        if (fog && who.other >= 0 && !witness.knew(who.other)) continue;
        Entry entry = entries[i];
        if (hidden_rosters && of_enemy) {
            if (entry.kind == Entry::Kind::dice &&
                (entry.what.label == label::hit || entry.what.label == label::hit_cargo))
                continue;
            if (entry.kind == Entry::Kind::verdict &&
                (entry.verdict == verdict::unit_loses_sp || entry.verdict == verdict::unit_stands ||
                 entry.verdict == verdict::unit_unable_to_retreat)) {
                entry.verdict = verdict::unit_is_hit;
                entry.subject.value = -1;
            }
            if (entry.kind == Entry::Kind::verdict && (entry.verdict == verdict::exhaustion_reached)) {
                entry.verdict = verdict::side_is_exhausted;
                entry.subject.value = -1;
            }
        }
        told.ruling.add(entry);
    }
    return told;
}

}  // namespace reisswitz::portable
