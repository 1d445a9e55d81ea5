#include "roads/column.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace reisswitz::roads {

Column::Column(const Network& network, std::vector<Leg> way, Rational marched, Rational length)
    : way_(std::move(way)), marched_(std::move(marched)), length_(std::move(length)) {
    if (way_.empty() || !network.is_way(way_)) throw std::invalid_argument("roads: the legs of a column make no way");
    way_miles_ = way_miles_of(network);
    if (marched_ < 0 || marched_ > way_miles_) throw std::invalid_argument("roads: the head is not on its way");
    if (length_ < 0) throw std::invalid_argument("roads: a column is not shorter than nothing");
}

Rational Column::way_miles_of(const Network& network) const {
    Rational miles = 0;
    for (const Leg leg : way_) miles += network.length_of(leg);
    return miles;
}

WayPoint Column::at(const Network& network, const Rational& behind_head) const {
    Rational miles = std::max(Rational{0}, Rational{marched_ - behind_head});
    for (std::size_t leg = 0; leg + 1 < way_.size(); ++leg) {
        if (miles < network.length_of(way_[leg])) return {leg, miles};
        miles -= network.length_of(way_[leg]);
    }
    return {way_.size() - 1, miles};
}

std::vector<Stretch> Column::stretches(const Network& network) const {
    std::vector<Stretch> list;
    const Rational tail_at = std::max(Rational{0}, Rational{marched_ - length_});
    Rational start = way_miles_;
    for (std::size_t i = way_.size(); i-- > 0;) {
        const Rational& length = network.length_of(way_[i]);
        start -= length;
        const Rational low = std::max(tail_at, start) - start;
        const Rational high = std::min(marched_, Rational{start + length}) - start;
        if (high <= low) continue;
        if (way_[i].backwards)
            list.push_back({way_[i].road, length - high, length - low});
        else
            list.push_back({way_[i].road, low, high});
    }
    return list;
}

std::optional<Rational> Column::miles_to_next_place(const Network& network) const {
    if (marched_ == way_miles_) return std::nullopt;
    const WayPoint place = head(network);
    return network.length_of(way_[place.leg]) - place.miles;
}

void Column::march(const Rational& miles) { marched_ = std::min(way_miles_, Rational{marched_ + miles}); }

Column Column::turned_about(const Network& network) const {
    std::vector<Leg> back;
    for (std::size_t i = way_.size(); i-- > 0;) back.push_back({way_[i].road, !way_[i].backwards});
    const Rational tail_at = std::max(Rational{0}, Rational{marched_ - length_});
    return {network, std::move(back), way_miles_ - tail_at, std::min(length_, marched_)};
}

bool are_in_each_others_way(const Network& network, const Column& one, const Column& other) {
    const auto others = other.stretches(network);
    for (const Stretch& mine : one.stretches(network))
        for (const Stretch& theirs : others)
            if (mine.road == theirs.road && mine.from_mi < theirs.to_mi && theirs.from_mi < mine.to_mi) return true;
    return false;
}

}  // namespace reisswitz::roads
