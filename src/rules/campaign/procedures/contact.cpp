#include "rules/campaign/procedures/contact.hpp"

#include <algorithm>
#include <array>

namespace reisswitz::campaign {

namespace {

Rational marched(const Rational& speed_mph, const Rational& start_h, const Rational& hour) {
    return hour <= start_h ? Rational{0} : Rational{speed_mph * (hour - start_h)};
}

/// Two columns on one road.
class OneRoad {
public:
    explicit OneRoad(const ContactQuestion& question)
        : question_(question), seen_mi_(question.screen_a_mi + question.screen_b_mi) {}

    Rational gap(const Rational& hour) const {
        const Rational a = marched(question_.speed_a_mph, question_.start_a_h, hour);
        const Rational b = marched(question_.speed_b_mph, question_.start_b_h, hour);
        const Rational without_b = *question_.distance_mi.value - a;
        return question_.mode == ContactMode::head_on ? Rational{without_b - b} : Rational{without_b + b};
    }

    /// The first hour up to `until_h` at which the screens see the other column. Between two starts the gap changes
    /// evenly, so it is enough to look at these hours and, where the gap has become small enough, between them.
    std::optional<Rational> first_contact() const {
        if (gap(0) <= seen_mi_) return Rational{0};
        std::array<Rational, 3> stops{std::min(question_.start_a_h, question_.until_h),
                                      std::min(question_.start_b_h, question_.until_h), question_.until_h};
        std::sort(stops.begin(), stops.end());
        Rational hour = 0;
        Rational before = gap(hour);
        for (const Rational& stop : stops) {
            if (stop == hour) continue;
            const Rational after = gap(stop);
            if (after <= seen_mi_) return hour + (before - seen_mi_) * (stop - hour) / (before - after);
            hour = stop;
            before = after;
        }
        return std::nullopt;
    }

private:
    const ContactQuestion& question_;
    Rational seen_mi_;
};

ContactTime on_one_road(const ContactQuestion& question) {
    const OneRoad road{question};
    const auto hour = road.first_contact();
    if (!hour) return {};
    return {.contact = true,
            .hour_h = *hour,
            .a_marched_mi = marched(question.speed_a_mph, question.start_a_h, *hour),
            .b_marched_mi = marched(question.speed_b_mph, question.start_b_h, *hour),
            .gap_mi = road.gap(*hour)};
}

ContactTime at_a_crossing(const ContactQuestion& question) {
    const Passage a = passage_of(question, true);
    const Passage b = passage_of(question, false);
    ContactTime time;
    time.first_at_junction = a.head_h < b.head_h   ? FirstAtJunction::a
                             : b.head_h < a.head_h ? FirstAtJunction::b
                                                   : FirstAtJunction::both;
    const Rational& later_head = std::max(a.head_h, b.head_h);
    const Rational& first_tail = time.first_at_junction == FirstAtJunction::b ? b.tail_h : a.tail_h;
    time.contact =
        later_head <= question.until_h && (time.first_at_junction == FirstAtJunction::both || later_head < first_tail);
    if (time.contact) {
        time.hour_h = later_head;
        time.a_tail_clears_h = a.tail_h;
        time.b_tail_clears_h = b.tail_h;
    }
    return time;
}

}  // namespace

Passage passage_of(const ContactQuestion& question, bool of_a) {
    const Rational& speed = of_a ? question.speed_a_mph : question.speed_b_mph;
    const Rational head = (of_a ? question.start_a_h : question.start_b_h) +
                          *(of_a ? question.distance_a_mi : question.distance_b_mi).value / speed;
    return {head, head + *(of_a ? question.length_a_mi : question.length_b_mi).value / speed};
}

ContactTime contact_time(const ContactQuestion& question) {
    return question.mode == ContactMode::crossing ? at_a_crossing(question) : on_one_road(question);
}

}  // namespace reisswitz::campaign
