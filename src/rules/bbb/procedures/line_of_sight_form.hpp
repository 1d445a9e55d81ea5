/// Sight across the table as inputs.
#pragma once

#include "rules/bbb/options_form.hpp"
#include "rules/bbb/procedures/line_of_sight.hpp"
#include "rules/bbb/procedures/plane_form.hpp"

namespace reisswitz::bbb {

/// More levels than any table of the field has.
inline constexpr int highest_level = 9;

/// What lies near five lines; with all of it, polygons of `most_corners` corners, they are looked along in hundredths
/// of a second.
inline constexpr std::size_t most_areas = 20;
inline constexpr std::size_t most_contours = 20;
inline constexpr std::size_t most_others = 40;

inline const auto& fields(describe::Of<SightArea>) {
    static const describe::Fields<SightArea> table{
        {&SightArea::kind, {.required = true, .help = "what stands there"}},
        {&SightArea::polygon, polygon_notes},
    };
    return table;
}

inline const auto& fields(describe::Of<Contour>) {
    static const describe::Fields<Contour> table{
        {&Contour::level, {.required = true, .low = 1, .high = highest_level, .help = "level of the ground inside"}},
        {&Contour::steep, {.help = "its slope is steep"}},
        {&Contour::polygon, polygon_notes},
    };
    return table;
}

inline const auto& fields(describe::Of<OtherBase>) {
    static const describe::Fields<OtherBase> table{
        {&OtherBase::x_thou, plane::x_notes},
        {&OtherBase::y_thou, plane::y_notes},
        {&OtherBase::facing_tenths_deg, plane::facing_notes},
        {&OtherBase::width_thou, plane::width_notes},
        {&OtherBase::depth_thou, plane::depth_notes},
        {&OtherBase::side, {.required = true, .help = "whose base it is, as the firer sees it"}},
    };
    return table;
}

inline const auto& fields(describe::Of<LineOfSightOptions>) {
    static const describe::Fields<LineOfSightOptions> table{
        {&LineOfSightOptions::thin_cover_blocks, {.help = "nobody sees through to the far side of woods or houses"}},
    };
    return table;
}

inline const auto& fields(describe::Of<LineOfSight>) {
    static const describe::Fields<LineOfSight> table{
        {&LineOfSight::firer, {.required = true, .help = "the base that looks"}},
        {&LineOfSight::target, {.required = true, .help = "the base that it looks for"}},
        {&LineOfSight::areas, {.most = most_areas, .help = "woods, towns and forts"}},
        {&LineOfSight::contours, {.most = most_contours, .help = "edges of higher ground"}},
        {&LineOfSight::others, {.most = most_others, .help = "bases of all other units near the lines"}},
    };
    return table;
}

inline void check(const SightArea& area, const describe::Reader& reader) {
    check_polygon(area.polygon, "/polygon", reader);
}

inline void check(const Contour& contour, const describe::Reader& reader) {
    check_polygon(contour.polygon, "/polygon", reader);
}

}  // namespace reisswitz::bbb
