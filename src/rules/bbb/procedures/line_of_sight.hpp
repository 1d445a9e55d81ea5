/// Whether one base sees another.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "generated/bbb_clauses.hpp"
#include "plane/footprint.hpp"
#include "plane/polygon.hpp"
#include "plane/sight_line.hpp"
#include "rules/bbb/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::bbb {

/// What one sees only so far into. A village has no effect on sight (BBB-TERR-7).
enum class AreaKind : std::uint8_t { woods, town, fort };
BOOST_DESCRIBE_ENUM(AreaKind, woods, town, fort)

struct SightArea {
    AreaKind kind{};
    plane::Polygon polygon;
};
BOOST_DESCRIBE_STRUCT(SightArea, (), (kind, polygon))

/// The edge of the ground of a level; the table is level 0. Clauses: BBB-TERR-1, BBB-TERR-2.
struct Contour {
    int level = 1;
    bool steep = false;
    plane::Polygon polygon;
};
BOOST_DESCRIBE_STRUCT(Contour, (), (level, steep, polygon))

/// As the firer sees it.
enum class Allegiance : std::uint8_t { friend_, enemy };
BOOST_DESCRIBE_ENUM(Allegiance, friend_, enemy)

/// A base that is neither of the firing unit nor of the target.
struct OtherBase : plane::Footprint {
    Allegiance side{};
};
BOOST_DESCRIBE_STRUCT(OtherBase, (plane::Footprint), (side))

struct LineOfSightOptions {
    Choice<&Options::thin_cover_blocks> thin_cover_blocks;
};
BOOST_DESCRIBE_STRUCT(LineOfSightOptions, (), (thin_cover_blocks))

/// The procedure `line_of_sight`.
struct LineOfSight {
    plane::Footprint firer;
    plane::Footprint target;
    std::vector<SightArea> areas;
    std::vector<Contour> contours;
    std::vector<OtherBase> others;
    LineOfSightOptions options{};
};
BOOST_DESCRIBE_STRUCT(LineOfSight, (), (firer, target, areas, contours, others, options))

struct LineOfSightResult {
    bool visible = false;
    int clear_lines{};
};
BOOST_DESCRIBE_STRUCT(LineOfSightResult, (), (visible, clear_lines))

/// What stops a line, the first of these that does.
enum class Hindrance : std::uint8_t { none, area, high_ground, steep_edge, unit };

/// To the nearest point of the target, and to the middles of its front, right, back and left edges (BBB-GEO-7).
inline constexpr std::size_t lines_of_sight = 5;

/// What stops each of the five lines.
/// Clauses: BBB-GEO-7 to BBB-GEO-11, BBB-RULING-37 to BBB-RULING-39.
std::array<Hindrance, lines_of_sight> hindrances(const LineOfSight& question, const Tables& tables);

/// No dice. Ordinal 0 in the ruling is the firer, 1 the target; "hex" is the number of a line.
/// Clauses: BBB-GEO-7 to BBB-GEO-11.
template <ruling::RulingSink R>
LineOfSightResult look_along_lines(const LineOfSight& question, const Tables& tables, R& ruling) {
    LineOfSightResult result;
    int line = 0;
    for (const Hindrance hindrance : hindrances(question, tables)) {
        const ruling::Subject subject{.hex = line++};
        switch (hindrance) {
            case Hindrance::none:
                ++result.clear_lines;
                ruling.verdict(clause::BBB_GEO_7, verdict::line_clear, subject);
                break;
            case Hindrance::area:
                ruling.verdict(clause::BBB_GEO_8, verdict::line_stopped_by_area, subject);
                break;
            case Hindrance::high_ground:
                ruling.verdict(clause::BBB_GEO_9, verdict::line_stopped_by_hill, subject);
                break;
            case Hindrance::steep_edge:
                ruling.verdict(clause::BBB_GEO_10, verdict::line_stopped_by_edge, subject);
                break;
            case Hindrance::unit:
                ruling.verdict(clause::BBB_GEO_11, verdict::line_stopped_by_unit, subject);
                break;
        }
    }
    result.visible = result.clear_lines > 0;
    ruling.verdict(clause::BBB_GEO_7, result.visible ? verdict::target_seen : verdict::target_hidden,
                   {.unit = 0, .other = 1});
    return result;
}

}  // namespace reisswitz::bbb
