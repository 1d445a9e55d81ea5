/// Whether a unit may fire at a hex, and how.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "rules/portable/ground.hpp"
#include "rules/portable/options.hpp"
#include "ruling/ruled.hpp"

namespace reisswitz::portable {

/// The first reason, in this order, for which fire is not allowed.
enum class FireReason : std::uint8_t {
    ok,
    cannot_fire,
    out_of_range,
    out_of_arc,
    not_on_edge,
    too_deep,
    no_line_of_sight
};
BOOST_DESCRIBE_ENUM(FireReason, ok, cannot_fire, out_of_range, out_of_arc, not_on_edge, too_deep, no_line_of_sight)

enum class FireKind : std::uint8_t { direct, indirect };
BOOST_DESCRIBE_ENUM(FireKind, direct, indirect)

/// Who fires from where at what.
struct FireQuestion {
    HexIndex from{};
    Direction facing{};
    HexIndex target{};             ///< another hex than `from`
    int range{};                   ///< of the weapon, in hexes
    bool artillery = false;        ///< fires over units, at any depth and without a line
    bool crossing_trench = false;  ///< the firer
    bool limbered = false;         ///< the firer
    bool target_crossing_trench =
        false;  ///< all enemies in the target hex are crossing its trench: no cover (PW-RULING-29)
};

struct FireCheck {
    FireReason reason{};
    std::optional<FireKind> fire;  ///< none unless legal
    bool line_of_sight = false;    ///< PW-LOS-5; artillery looks over units
    bool target_in_cover = false;  ///< PW-RULING-3
    int distance{};

    bool legal() const { return reason == FireReason::ok; }
    friend bool operator==(const FireCheck&, const FireCheck&) = default;
};

/// Whether the hex gives cover to those in it. Clauses: PW-DEF-2, PW-DEF-4, PW-RULING-3, PW-RULING-29.
inline bool gives_cover(const Terrain& hex, bool all_crossing_trench) {
    return hex.close() && !(all_crossing_trench && hex.trench);
}

/// Fire from close terrain beyond distance 1 needs an open hex next to the firer in the direction of fire.
/// Clauses: PW-ART-9, PW-FIRE-7, PW-RULING-11.
bool may_fire_out(const Ground& ground, HexIndex from, HexIndex target);

/// Fire into close terrain beyond distance 1 reaches its outermost hexes only; artillery is not bound by this.
/// Clauses: PW-FIRE-6, PW-WOOD-3, PW-RULING-11.
bool may_fire_in(const Ground& ground, HexIndex from, HexIndex target);

/// The reason alone, the line of sight looked along last and only if it matters.
/// @param line_is_clear  bool(): the line from `from` to `target` for this weapon
template <class LineIsClear>
FireReason fire_reason(const Ground& ground, const FireQuestion& question, LineIsClear line_is_clear) {
    const Terrain& stands_in = ground.at(question.from);
    if (question.limbered || question.crossing_trench || stands_in.water()) return FireReason::cannot_fire;
    const hex::Cube line = ground.board().vector(question.from, question.target);
    const int distance = hex::length(line);
    if (distance > question.range) return FireReason::out_of_range;
    if (!hex::in_arc(question.facing, line)) return FireReason::out_of_arc;
    if (distance > 1 && stands_in.close() && !may_fire_out(ground, question.from, question.target))
        return FireReason::not_on_edge;
    if (question.artillery) return FireReason::ok;
    if (distance > 1 && ground.at(question.target).close() && !may_fire_in(ground, question.from, question.target))
        return FireReason::too_deep;
    return line_is_clear() ? FireReason::ok : FireReason::no_line_of_sight;
}

/// Everything about the shot; draws no dice.
///
/// @param held  hexes that hold any unit, those at the two ends do not matter; artillery looks over them
/// Clauses: PW-ART-1, PW-ART-3, PW-ART-6, PW-ART-7, PW-ART-8, PW-ART-9, PW-ART-10, PW-ART-11, PW-DEF-3, PW-DEF-5,
/// PW-FIRE-1, PW-FIRE-2, PW-FIRE-4 to PW-FIRE-7, PW-RIV-2, PW-TRCH-2, PW-WOOD-3, PW-LOS-6, PW-RULING-2, PW-RULING-3,
/// PW-RULING-9 to PW-RULING-11.
template <class Set>
FireCheck check_fire(const Ground& ground, const Set& held, const FireQuestion& question,
                     FireIntoCover fire_into_cover) {
    FireCheck check;
    check.line_of_sight = question.artillery ? ground.clear_line_over_units(question.from, question.target)
                                             : ground.clear_line(question.from, question.target, held);
    check.reason = fire_reason(ground, question, [&] { return check.line_of_sight; });
    check.target_in_cover = gives_cover(ground.at(question.target), question.target_crossing_trench);
    check.distance = ground.distance(question.from, question.target);
    if (!check.legal()) return check;
    const bool direct = !question.artillery ||
                        (check.line_of_sight && (!check.target_in_cover || fire_into_cover == FireIntoCover::direct));
    check.fire = direct ? FireKind::direct : FireKind::indirect;
    return check;
}

/// The clause that stands against this fire, and a sentence for the player. Not for a legal one.
ruling::Refusal fire_refusal(const Ground& ground, const FireQuestion& question, FireReason reason);

}  // namespace reisswitz::portable
