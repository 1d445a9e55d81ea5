/// A sortie that is settled on the map.
#pragma once

#include <algorithm>
#include <boost/describe.hpp>
#include <compare>
#include <cstdint>

#include "dice/source.hpp"
#include "rules/siege/procedures/gun_fire.hpp"

namespace reisswitz::siege {

/// What is left of the target.
enum class SortieEnd : std::uint8_t { driven_off, half, carried };
BOOST_DESCRIBE_ENUM(SortieEnd, driven_off, half, carried)

struct Sortie {
    int figures = 1;        ///< that make it
    int guard_figures = 1;  ///< that meet it
    bool target_finished = false;
};

struct SortieResult {
    SortieEnd end{};
    int losses = 0;        ///< figures of the sortie
    int guard_losses = 0;  ///< figures of the guard
    friend auto operator<=>(const SortieResult&, const SortieResult&) = default;
};

/// Ordinals of the sides in rulings.
inline constexpr int garrison_side = 0, besieger_side = 1;

/// One figure in so many, rounded up.
constexpr int losses_of(int figures, int one_in) { return (figures + one_in - 1) / one_in; }

/// @param dice  draws an average die for each side, labelled "sortie"
/// Clauses: SG-SOR-1, SG-GAP-6.
template <class D, ruling::RulingSink R>
SortieResult resolve_sortie(const Sortie& sortie, const Tables& tables, D& dice, R& ruling) {
    const SortieRow& row = tables.sortie;
    const auto strength = [&](int figures, int more, int side) {
        const ruling::Throw thrown{label::sortie, side};
        const int die = roll_average_die(tables, dice, thrown);
        ruling.dice(clause::SG_GAP_6, thrown, dice.shown(), die);
        int score = die + ruling.modifier(clause::SG_GAP_6, std::min(figures / row.figures_a_point, row.most_points));
        if (more != 0) score += ruling.modifier(clause::SG_SOR_1, more);
        ruling.verdict(clause::SG_GAP_6, verdict::sortie_strength, {.value = score, .side = side});
        return score;
    };
    const int attack = strength(sortie.figures, 0, garrison_side);
    const int guard =
        strength(sortie.guard_figures, sortie.target_finished ? row.guard_of_a_finished_work : 0, besieger_side);
    const int difference = attack - guard;

    SortieResult result;
    result.end = difference >= row.carried_from ? SortieEnd::carried
                 : difference > 0               ? SortieEnd::half
                                                : SortieEnd::driven_off;
    // Where nobody won, both lose as winners do.
    result.losses = losses_of(sortie.figures, difference < 0 ? row.loser_loses_one_in : row.winner_loses_one_in);
    result.guard_losses =
        losses_of(sortie.guard_figures, difference > 0 ? row.loser_loses_one_in : row.winner_loses_one_in);
    ruling.verdict(clause::SG_SOR_1, result.end == SortieEnd::carried ? verdict::sortie_carried
                                     : result.end == SortieEnd::half  ? verdict::sortie_half
                                                                      : verdict::sortie_driven_off);
    ruling.verdict(clause::SG_GAP_6, verdict::sortie_losses, {.value = result.losses, .side = garrison_side});
    ruling.verdict(clause::SG_GAP_6, verdict::sortie_losses, {.value = result.guard_losses, .side = besieger_side});
    return result;
}

/// Hours of work that the target keeps. Clauses: SG-GAP-6.
/// @param hours_done    on a work that is not finished; the whole time of one that is
inline dice::Rational hours_kept(const dice::Rational& hours_done, bool finished, SortieEnd end, const SortieRow& row) {
    const dice::Rational lost = end == SortieEnd::driven_off ? dice::Rational{0}
                                : finished                   ? hours_done * row.finished_work_loses
                                                             : hours_done;
    return hours_done - (end == SortieEnd::half ? lost / 2 : lost);
}

/// Guns of a battery that are spiked. Clauses: SG-GAP-6.
constexpr int guns_spiked(int guns, SortieEnd end) {
    return end == SortieEnd::carried ? guns : end == SortieEnd::half ? guns / 2 : 0;
}

}  // namespace reisswitz::siege
