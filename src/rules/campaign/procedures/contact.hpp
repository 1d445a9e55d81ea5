/// Whether and when two columns meet.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <optional>

#include "rules/campaign/procedures/left_out.hpp"
#include "rules/campaign/procedures/said.hpp"
#include "rules/campaign/procedures/tell.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

enum class ContactMode : std::uint8_t { head_on, pursuit, crossing };
BOOST_DESCRIBE_ENUM(ContactMode, head_on, pursuit, crossing)

/// The procedure `contact_time`, for one day of march (FW-SIM-3). Distances that belong to another mode have no effect.
struct ContactQuestion {
    ContactMode mode{};
    Rational speed_a_mph{};
    Rational speed_b_mph{};
    Rational start_a_h{};
    Rational start_b_h{};
    Rational until_h{24};
    Said<Rational> distance_mi{};  ///< head on: from head to head; in pursuit: from the head of A to the tail of B
    Rational screen_a_mi{};
    Rational screen_b_mi{};
    Said<Rational> distance_a_mi{};  ///< from the head to the crossing
    Said<Rational> distance_b_mi{};
    Said<Rational> length_a_mi{};
    Said<Rational> length_b_mi{};
};
BOOST_DESCRIBE_STRUCT(ContactQuestion, (),
                      (mode, speed_a_mph, speed_b_mph, start_a_h, start_b_h, until_h, distance_mi, screen_a_mi,
                       screen_b_mi, distance_a_mi, distance_b_mi, length_a_mi, length_b_mi))

/// Who comes to a crossing first.
enum class FirstAtJunction : std::uint8_t { a, b, both };
BOOST_DESCRIBE_ENUM(FirstAtJunction, a, b, both)

/// What does not apply is left out of the answer.
struct ContactTime {
    bool contact = false;
    std::optional<Rational> hour_h{};
    std::optional<Rational> a_marched_mi{};
    std::optional<Rational> b_marched_mi{};
    std::optional<Rational> gap_mi{};
    std::optional<FirstAtJunction> first_at_junction{};
    std::optional<Rational> a_tail_clears_h{};
    std::optional<Rational> b_tail_clears_h{};
    friend bool operator==(const ContactTime&, const ContactTime&) = default;
};
BOOST_DESCRIBE_STRUCT(ContactTime, (),
                      (contact, hour_h, a_marched_mi, b_marched_mi, gap_mi, first_at_junction, a_tail_clears_h,
                       b_tail_clears_h))

/// When a column is at a crossing: its head comes, its tail is past it.
struct Passage {
    Rational head_h{};
    Rational tail_h{};
};
/// @param of_a  column A, else B
Passage passage_of(const ContactQuestion& question, bool of_a);

/// Clauses: FW-CON-1, FW-SIM-2, FW-RULING-24.
ContactTime contact_time(const ContactQuestion& question);

/// contact_time(), told. Ordinals in the ruling: 0 is column A, 1 column B.
template <ruling::RulingSink R>
LeftOut<ContactTime> work_out_contact(const ContactQuestion& question, R& ruling) {
    ContactTime time = contact_time(question);
    if constexpr (R::explains) {
        if (question.mode == ContactMode::crossing) {
            const Passage passages[] = {passage_of(question, true), passage_of(question, false)};
            const int first = time.first_at_junction == FirstAtJunction::b ? 1 : 0;
            if (time.first_at_junction == FirstAtJunction::both) {
                tell(ruling, clause::FW_CON_1, verdict::both_at_junction, passages[0].head_h);
            } else {
                tell(ruling, clause::FW_CON_1, verdict::first_at_junction, passages[first].head_h, {.unit = first});
                tell(ruling, clause::FW_SIM_2, verdict::tail_clears, passages[first].tail_h, {.unit = first});
                tell(ruling, clause::FW_CON_1, verdict::second_at_junction, passages[1 - first].head_h,
                     {.unit = 1 - first});
            }
        } else {
            tell(ruling, clause::FW_CON_1, verdict::screens_see, Rational{question.screen_a_mi + question.screen_b_mi});
        }
        if (time.hour_h) tell(ruling, clause::FW_CON_1, verdict::contact_at, *time.hour_h);
        if (time.gap_mi) tell(ruling, clause::FW_CON_1, verdict::contact_gap, *time.gap_mi);
        if (!time.contact)
            ruling.verdict(question.mode == ContactMode::crossing ? clause::FW_RULING_24 : clause::FW_CON_1,
                           verdict::no_contact);
    }
    return {std::move(time)};
}

}  // namespace reisswitz::campaign
