#include "rules/bbb/procedures/line_of_sight.hpp"

#include <algorithm>
#include <utility>

namespace reisswitz::bbb {

namespace {

using dice::Rational;
using plane::GridPoint;
using plane::Interval;
using plane::SightLine;

constexpr int thou_in_inch = 1000;
/// A line passes through a base when more than a billionth of an inch of it lies inside: so much that the roundings of
/// facings cannot make it of a touch.
const Rational least_length_in_base_thou{1, 1'000'000};

std::vector<GridPoint> on_grid(const plane::Polygon& polygon) {
    std::vector<GridPoint> corners;
    corners.reserve(polygon.size());
    for (const plane::Point corner : polygon) corners.push_back(plane::on_grid(corner));
    return corners;
}

/// All that may stand between, ready to be asked line by line.
class Country {
public:
    Country(const LineOfSight& question, const Tables& tables)
        : contours_(question.contours),
          area_limit_thou_(tables.sight.through_areas_in * thou_in_inch),
          thin_cover_blocks_(question.options.thin_cover_blocks.under(tables.options)),
          firer_level_(level_at(plane::middle_of(question.firer))),
          target_level_(level_at(plane::middle_of(question.target))) {
        for (const SightArea& area : question.areas) areas_.push_back(on_grid(area.polygon));
        for (const Contour& contour : contours_) contour_corners_.push_back(on_grid(contour.polygon));
        const int gap_thou = tables.sight.gap_at_friends_in * thou_in_inch;
        for (const OtherBase& other : question.others) {
            const bool fired_over = other.side == Allegiance::friend_ &&
                                    firer_level_ > level_at(plane::middle_of(other)) &&
                                    plane::distance_thou(question.firer, other) >= gap_thou &&
                                    plane::distance_thou(other, question.target) >= gap_thou;
            if (!fired_over) in_the_way_.push_back(plane::corners_of(other).around());
        }
    }

    Hindrance look_along(const SightLine& line) const {
        if (stopped_by_area(line)) return Hindrance::area;
        std::vector<std::vector<Interval>> parts;
        for (const auto& corners : contour_corners_) parts.push_back(line.inside(corners));
        if (stopped_by_high_ground(line, parts)) return Hindrance::high_ground;
        if (stopped_by_steep_edge(line, parts)) return Hindrance::steep_edge;
        for (const auto& corners : in_the_way_)
            if (line.is_longer(plane::length_of(line.inside(corners)), least_length_in_base_thou))
                return Hindrance::unit;
        return Hindrance::none;
    }

private:
    /// The highest ground that holds a place.
    int level_at(plane::Point place) const {
        int level = 0;
        for (const Contour& contour : contours_)
            if (contour.level > level && plane::contains(contour.polygon, place)) level = contour.level;
        return level;
    }

    /// BBB-GEO-8, BBB-RULING-37.
    bool stopped_by_area(const SightLine& line) const {
        return std::any_of(areas_.begin(), areas_.end(), [&](const std::vector<GridPoint>& corners) {
            const std::vector<Interval> parts = line.inside(corners);
            if (line.is_longer(plane::length_of(parts), area_limit_thou_)) return true;
            return thin_cover_blocks_ && std::any_of(parts.begin(), parts.end(), [&](const Interval& part) {
                       return part.from > 0 && part.to < line.end();
                   });
        });
    }

    /// The levels of the ground along the line, from its beginning.
    std::vector<int> levels_along(const SightLine& line, const std::vector<std::vector<Interval>>& parts) const {
        std::vector<Rational> cuts{Rational{0}, line.end()};
        for (const auto& of_one_contour : parts)
            for (const Interval& part : of_one_contour) {
                cuts.push_back(part.from);
                cuts.push_back(part.to);
            }
        std::sort(cuts.begin(), cuts.end());
        cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
        std::vector<int> levels;
        for (std::size_t i = 0; i + 1 < cuts.size(); ++i) {
            int level = 0;
            for (std::size_t c = 0; c < parts.size(); ++c)
                if (contours_[c].level > level &&
                    std::any_of(parts[c].begin(), parts[c].end(),
                                [&](const Interval& part) { return part.from <= cuts[i] && cuts[i + 1] <= part.to; }))
                    level = contours_[c].level;
            levels.push_back(level);
        }
        return levels;
    }

    /// BBB-GEO-9, BBB-RULING-38: walked from the higher end.
    bool stopped_by_high_ground(const SightLine& line, const std::vector<std::vector<Interval>>& parts) const {
        std::vector<int> levels = levels_along(line, parts);
        if (target_level_ > firer_level_) std::reverse(levels.begin(), levels.end());
        const auto [low, high] = std::minmax(firer_level_, target_level_);
        int before = high;
        for (const int level : levels) {
            if (level > high || (level > before && level > low)) return true;
            before = level;
        }
        return false;
    }

    /// BBB-GEO-10.
    bool stopped_by_steep_edge(const SightLine& line, const std::vector<std::vector<Interval>>& parts) const {
        if (firer_level_ == target_level_) return false;
        const bool firer_is_lower = firer_level_ < target_level_;
        const auto nearer_to_lower = [&](const Rational& cut) {
            if (cut <= 0 || cut >= line.end()) return false;  // the line ends there and cuts nothing
            const Rational twice = 2 * cut;
            return firer_is_lower ? twice < line.end() : twice > line.end();
        };
        for (std::size_t c = 0; c < parts.size(); ++c)
            if (contours_[c].steep && std::any_of(parts[c].begin(), parts[c].end(), [&](const Interval& part) {
                    return nearer_to_lower(part.from) || nearer_to_lower(part.to);
                }))
                return true;
        return false;
    }

    const std::vector<Contour>& contours_;
    Rational area_limit_thou_;
    bool thin_cover_blocks_;
    int firer_level_;
    int target_level_;
    std::vector<std::vector<GridPoint>> areas_;
    std::vector<std::vector<GridPoint>> contour_corners_;
    std::vector<std::array<GridPoint, 4>> in_the_way_;
};

}  // namespace

std::array<Hindrance, lines_of_sight> hindrances(const LineOfSight& question, const Tables& tables) {
    const Country country{question, tables};
    const GridPoint eye = plane::edge_middles_of(question.firer)[0];
    std::array<Hindrance, lines_of_sight> found{country.look_along(SightLine::to_nearest(eye, question.target))};
    std::size_t line = 1;
    for (const GridPoint middle : plane::edge_middles_of(question.target))
        found[line++] = country.look_along(SightLine::between(eye, middle));
    return found;
}

}  // namespace reisswitz::bbb
