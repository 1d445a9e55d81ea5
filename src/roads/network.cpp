#include "roads/network.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <utility>

namespace reisswitz::roads {

Network::Network(std::vector<Place> places, std::vector<Road> roads)
    : places_(std::move(places)), roads_(std::move(roads)), legs_(places_.size()) {
    if (places_.size() > most_places || roads_.size() > most_roads)
        throw std::invalid_argument("roads: a network has at most " + std::to_string(most_places) + " places and " +
                                    std::to_string(most_roads) + " roads");
    for (RoadIndex i = 0; i < roads_.size(); ++i) {
        const Road& road = roads_[i];
        const std::string name = "roads: road " + std::to_string(i);
        if (road.from >= places_.size() || road.to >= places_.size())
            throw std::invalid_argument(name + " leads to a place that there is not");
        if (road.from == road.to) throw std::invalid_argument(name + " leads from a place to itself");
        if (road.length_mi <= 0) throw std::invalid_argument(name + " has no length");
        legs_[road.from].push_back({i, false});
        legs_[road.to].push_back({i, true});
    }
}

std::optional<std::vector<Leg>> Network::quickest_way(PlaceIndex from, PlaceIndex to, const Cost& cost) const {
    std::vector<std::optional<Rational>> costs(places_.size());
    std::vector<std::optional<Leg>> came_by(places_.size());
    std::set<std::pair<Rational, PlaceIndex>> open{{0, from}};
    costs[from] = 0;
    while (!open.empty()) {
        const auto [so_far, place] = *open.begin();
        open.erase(open.begin());
        if (place == to) break;
        for (const Leg leg : legs_[place]) {
            const auto more = cost(leg);
            if (!more) continue;
            const PlaceIndex next = end_of(leg);
            const Rational reached = so_far + *more;
            if (costs[next] && *costs[next] <= reached) continue;
            if (costs[next]) open.erase({*costs[next], next});
            costs[next] = reached;
            came_by[next] = leg;
            open.emplace(reached, next);
        }
    }
    if (!costs[to]) return std::nullopt;
    std::vector<Leg> way;
    for (PlaceIndex place = to; place != from; place = start_of(way.back())) way.push_back(*came_by[place]);
    std::reverse(way.begin(), way.end());
    return way;
}

bool Network::is_way(const std::vector<Leg>& legs) const {
    for (std::size_t i = 0; i < legs.size(); ++i) {
        if (legs[i].road >= roads_.size()) return false;
        if (i > 0 && end_of(legs[i - 1]) != start_of(legs[i])) return false;
    }
    return true;
}

Point point_on(const Network& network, Leg leg, const Rational& miles) {
    const Place& start = network.places()[network.start_of(leg)];
    const Place& end = network.places()[network.end_of(leg)];
    const Rational part = miles / network.length_of(leg);
    return {start.x_mi + part * (end.x_mi - start.x_mi), start.y_mi + part * (end.y_mi - start.y_mi)};
}

Rational squared_distance(const Point& a, const Point& b) {
    const Rational x = a.x_mi - b.x_mi;
    const Rational y = a.y_mi - b.y_mi;
    return x * x + y * y;
}

bool are_within_45_degrees(const Point& from, const Point& one, const Point& other) {
    const Rational along =
        (one.x_mi - from.x_mi) * (other.x_mi - from.x_mi) + (one.y_mi - from.y_mi) * (other.y_mi - from.y_mi);
    // The cosine is at least the root of a half.
    return along >= 0 && 2 * along * along >= squared_distance(from, one) * squared_distance(from, other);
}

}  // namespace reisswitz::roads
