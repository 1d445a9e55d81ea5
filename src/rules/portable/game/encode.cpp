#include "rules/portable/game/encode.hpp"

namespace reisswitz::portable {

namespace {

/// Owners of fields: a unit by its number, the battle, a side's standing orders.
constexpr std::uint16_t owner_battle = 0x1000;
constexpr std::uint16_t owner_standing_side = 0x1100;
constexpr std::uint16_t owner_standing_unit = 0x1200;

class Encoder {
public:
    Encoder() { bytes_.push_back(static_cast<char>(encoding_version)); }

    /// Fields are numbered in the order in which they are written; a default writes nothing but takes its number.
    void owner(std::uint16_t which) {
        owner_ = which;
        field_ = 0;
    }

    template <class T>
    void field(T value, T preset) {
        const std::uint16_t number = field_++;
        if (value == preset) return;
        little_endian(owner_, 2);
        little_endian(number, 2);
        little_endian(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)), 4);
    }

    template <class Words>
    void words(const Words& words) {
        for (std::uint64_t word : words) {
            const std::uint16_t number = field_++;
            if (word == 0) continue;
            little_endian(owner_, 2);
            little_endian(number, 2);
            little_endian(word, 8);
        }
    }

    std::string take() { return std::move(bytes_); }

private:
    void little_endian(std::uint64_t value, int count) {
        for (int i = 0; i < count; ++i) bytes_.push_back(static_cast<char>(value >> (8 * i)));
    }

    std::string bytes_;
    std::uint16_t owner_{};
    std::uint16_t field_{};
};

void encode_unit(Encoder& out, const UnitState& unit) {
    const UnitState preset;
    out.field(unit.hex.value, preset.hex.value);
    out.field(unit.target.value, preset.target.value);
    out.field(unit.target_last.value, preset.target_last.value);
    out.field(unit.shell.value, preset.shell.value);
    out.field(unit.revealed.value, preset.revealed.value);
    out.field(unit.revealed_last.value, preset.revealed_last.value);
    out.field(unit.last_seen.value, preset.last_seen.value);
    out.field(unit.last_seen_turn, preset.last_seen_turn);
    out.field(unit.sp, preset.sp);
    out.field(unit.type, preset.type);
    out.field(static_cast<int>(unit.facing), static_cast<int>(preset.facing));
    out.field(static_cast<int>(unit.status), static_cast<int>(preset.status));
    out.field(unit.partner, preset.partner);
    out.field(static_cast<int>(unit.work), static_cast<int>(preset.work));
    out.field(unit.work_with, preset.work_with);
    out.field(static_cast<int>(unit.work_facing), static_cast<int>(preset.work_facing));
    out.field(static_cast<int>(unit.trench), static_cast<int>(preset.trench));
    out.field(static_cast<int>(unit.tie_side), static_cast<int>(preset.tie_side));
    out.field(unit.steps, preset.steps);
    for (bool mark :
         {unit.activated, unit.moved, unit.fired, unit.moved_full, unit.steady, unit.turned, unit.aimed, unit.shown})
        out.field(mark, false);
}

void encode_items(Encoder& out, const StandingItems& items) {
    const auto item = [&](const auto& value) { out.field(value ? static_cast<int>(*value) + 1 : 0, 0); };
    item(items.when);
    item(items.on_hit);
    item(items.commanders);
    item(items.follow_up);
    if (!items.retreat_to) return;
    out.field(static_cast<int>(items.retreat_to->size()) + 1, 0);
    for (const RetreatWish& wish : *items.retreat_to) {
        out.field(wish.hex.value, off_board.value);
        out.field(wish.direction ? static_cast<int>(*wish.direction) + 1 : 0, 0);
    }
}

}  // namespace

std::string encode(const Battle& battle, const State& state, const StandingOrders& standing) {
    Encoder out;
    for (int i = 0; i < battle.units(); ++i) {
        out.owner(static_cast<std::uint16_t>(i));
        encode_unit(out, state.units[static_cast<std::size_t>(i)]);
    }
    const State preset;
    out.owner(owner_battle);
    out.field(state.turn, preset.turn);
    out.field(static_cast<int>(state.phase), 0);
    out.field(static_cast<int>(state.in_turn), 0);
    out.field(static_cast<int>(state.first_side), 0);
    out.field(static_cast<int>(state.first_last_turn), 0);
    out.field(state.activations_left, preset.activations_left);
    out.field(state.first_part_over, false);
    for (bool ready : state.ready) out.field(ready, false);
    out.field(state.active, no_unit);
    out.field(state.acts, preset.acts);
    out.field(state.in_contact_by_move, false);
    out.field(state.choosing, no_unit);
    out.field(state.in_hand, no_unit);
    out.field(state.team_next, no_unit);
    out.field(state.hit_from.value, off_board.value);
    out.field(state.hits_done, preset.hits_done);
    out.field(state.pair_retreats, preset.pair_retreats);
    out.field(state.volley_hex.value, off_board.value);
    out.field(state.volley_hits, preset.volley_hits);
    out.field(state.attacker, no_unit);
    out.field(state.defender, no_unit);
    out.field(state.attacker_hex.value, off_board.value);
    out.field(state.defender_hex.value, off_board.value);
    out.field(state.attacker_hit, false);
    out.field(state.defender_hit, false);
    for (std::uint8_t die : state.melee_dice) out.field(die, std::uint8_t{0});
    for (UnitIndex cargo : state.melee_cargo) out.field(cargo, no_unit);
    out.field(state.melee_step, preset.melee_step);
    out.field(state.attacker_broken, false);
    out.field(state.defender_broken, false);
    out.field(state.winner, no_unit);
    out.field(state.occupied, false);
    for (auto lost : state.lost_sp) out.field(lost, std::uint16_t{0});
    for (bool exhausted : state.exhausted) out.field(exhausted, false);
    for (auto turn : state.exhausted_on_turn) out.field(turn, std::uint16_t{0});
    for (auto wire : state.wire_left) out.field(wire, std::int16_t{-1});
    for (auto owner : state.objective_owner) out.field(owner, std::uint8_t{2});
    for (const auto& pack : state.cards)
        for (auto left : pack) out.field(left, std::uint8_t{0});
    out.field(static_cast<int>(state.outcome), 0);
    out.field(static_cast<int>(state.end_reason), 0);
    out.words(state.adjacent_at_start.raw());
    out.words(state.struck.raw());
    out.words(state.struck_twice.raw());
    out.words(state.wire.words());
    for (const auto& known : state.wire_known) out.words(known.words());
    for (Side side : both_sides) {
        out.owner(static_cast<std::uint16_t>(owner_standing_side + index(side)));
        encode_items(out, standing.all[index(side)]);
    }
    for (int i = 0; i < battle.units(); ++i) {
        out.owner(static_cast<std::uint16_t>(owner_standing_unit + i));
        encode_items(out, standing.units[static_cast<std::size_t>(i)]);
    }
    return out.take();
}

dice::Digest hash(const Battle& battle, const State& state, const StandingOrders& standing) {
    return dice::sha256(encode(battle, state, standing));
}

}  // namespace reisswitz::portable
