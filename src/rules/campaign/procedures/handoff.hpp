/// From the campaign into a battle of one of the tactical books, and back.
#pragma once

#include <algorithm>
#include <string>

#include "rules/campaign/model.hpp"
#include "rules/campaign/procedures/whole.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

/// The turn on which a unit is on the field: the first if its head is there when the battle begins, else that of its
/// tail.
/// @param head_h, tail_h, contact_h  hours of one clock
/// Clauses: FW-HAND-4, FW-COL-10.
inline int turn_of_entry(const Rational& head_h, const Rational& tail_h, const Rational& contact_h,
                         const BattleBook& book) {
    if (head_h <= contact_h) return 1;
    return 1 + static_cast<int>(whole_below((tail_h - contact_h) / book.turn_h));
}

/// Whole turns until dark. Clauses: FW-HAND-1, FW-HAND-4.
inline int turns_until(const Rational& dusk_h, const Rational& contact_h, const BattleBook& book) {
    return dusk_h <= contact_h ? 0 : static_cast<int>(whole_below((dusk_h - contact_h) / book.turn_h));
}

/// The word of the tactical book for a class. Clauses: FW-HAND-1.
inline const std::string& quality_word(Class quality, const BattleBook& book) {
    const std::string* const words[] = {&book.quality.raw, &book.quality.trained, &book.quality.veteran,
                                        &book.quality.elite};
    return *words[static_cast<std::size_t>(quality)];
}

/// A unit on its way into the battle.
struct EnteringUnit {
    int figures{};
    int figures_at_start{};
    Arm arm{};
    int starting_sp{};    ///< of its type, where the book counts Strength Points
    int men_per_base{1};  ///< of its side, where the book counts bases
};

/// Its strength there, at least 1. Clauses: FW-HAND-1.
inline int strength_in(const EnteringUnit& unit, const BattleBook& book, const Tables& tables) {
    const auto at_least_one = [](const Rational& value) { return std::max(1, rounded(value, Rounding::nearest)); };
    switch (book.strength) {
        case StrengthIn::sp:
            return at_least_one(Rational{unit.starting_sp} * unit.figures / unit.figures_at_start);
        case StrengthIn::bases:
            if (unit.arm == Arm::artillery) return 1;
            return at_least_one(Rational{unit.figures} * tables.handoff.men_per_figure / unit.men_per_base);
        case StrengthIn::figures:
            break;
    }
    return unit.figures;
}

/// What the battle cost.
struct BattleLosses {
    int killed{};
    int injured{};            ///< back after tables.handoff.injured_weeks in a unit in supply
    int captured{};           ///< the injured, when the enemy holds the field
    int routed_stragglers{};  ///< of a destroyed unit, that come back to its side
    friend bool operator==(const BattleLosses&, const BattleLosses&) = default;
};

/// @param strength_now, strength_at_entry  as the book counts them; 0 now: the unit was destroyed
/// Clauses: FW-HAND-2.
inline BattleLosses losses_of(int figures, int strength_now, int strength_at_entry, bool enemy_holds_the_field,
                              const Tables& tables) {
    BattleLosses losses;
    int lost = rounded(Rational{figures} * (strength_at_entry - strength_now) / strength_at_entry, Rounding::nearest);
    if (strength_now == 0) {
        losses.routed_stragglers = rounded(tables.handoff.destroyed_come_back * figures, Rounding::nearest);
        lost -= losses.routed_stragglers;
    }
    losses.killed = rounded(tables.handoff.lost_figures_killed * lost, Rounding::up);
    (enemy_holds_the_field ? losses.captured : losses.injured) = lost - losses.killed;
    return losses;
}

}  // namespace reisswitz::campaign
