/// Bases, points and polygons of the table as inputs.
#pragma once

#include <string>

#include "describe/reader.hpp"
#include "plane/direction.hpp"
#include "plane/footprint.hpp"
#include "plane/polygon.hpp"

namespace reisswitz::describe {

/// [x, y] in thousandths of an inch.
template <>
struct Scalar<plane::Point> {
    static plane::Point read(const json& value, const Notes&, const Reader& reader) {
        if (!value.is_array()) reader.fail(Code::bad_type, "Expected a list, found " + type_name(value) + ".");
        if (value.size() != 2)
            reader.fail(Code::out_of_range, fmt::format("Expected x and y, found {} entries.", value.size()));
        constexpr Notes bounds{.low = -plane::farthest_thou, .high = plane::farthest_thou};
        plane::Point point;
        Reader below = reader;
        below.at("0", [&] { describe::read(value[0], point.x_thou, bounds, below); });
        below.at("1", [&] { describe::read(value[1], point.y_thou, bounds, below); });
        return point;
    }
    static json write(const plane::Point& point, const Notes&, const Reader&) {
        json pair = json::array();
        pair.push_back(point.x_thou);
        pair.push_back(point.y_thou);
        return pair;
    }
    static json schema(const Notes&, const Reader&) {
        return {
            {"type", "array"},
            {"minItems", 2},
            {"maxItems", 2},
            {"items", {{"type", "integer"}, {"minimum", -plane::farthest_thou}, {"maximum", plane::farthest_thou}}}};
    }
};

}  // namespace reisswitz::describe

namespace reisswitz::plane {

inline constexpr const char* thou_words = "thousandths of an inch";
inline constexpr describe::Notes x_notes{.required = true,
                                         .low = -farthest_thou,
                                         .high = farthest_thou,
                                         .unit = thou_words,
                                         .help = "its middle, to the right of the origin"};
inline constexpr describe::Notes y_notes{.required = true,
                                         .low = -farthest_thou,
                                         .high = farthest_thou,
                                         .unit = thou_words,
                                         .help = "its middle, up from the origin"};
inline constexpr describe::Notes facing_notes{.required = true,
                                              .low = 0,
                                              .high = full_turn_tenths - 1,
                                              .unit = "tenths of a degree",
                                              .help = "its facing, clockwise from up"};
inline constexpr describe::Notes width_notes{
    .low = 1, .high = longest_side_thou, .unit = thou_words, .help = "its frontage"};
inline constexpr describe::Notes depth_notes{
    .low = 1, .high = longest_side_thou, .unit = thou_words, .help = "its depth"};

inline const auto& fields(describe::Of<Footprint>) {
    static const describe::Fields<Footprint> table{
        {&Footprint::x_thou, x_notes},
        {&Footprint::y_thou, y_notes},
        {&Footprint::facing_tenths_deg, facing_notes},
        {&Footprint::width_thou, width_notes},
        {&Footprint::depth_thou, depth_notes},
    };
    return table;
}

}  // namespace reisswitz::plane

namespace reisswitz::bbb {

/// A list that a person draws by hand.
inline constexpr std::size_t most_corners = 20;
inline constexpr describe::Notes polygon_notes{.required = true,
                                               .fewest = 3,
                                               .most = most_corners,
                                               .help = "its corners in order, [x, y] in thousandths of an inch"};

/// What is wrong with a polygon, in words.
inline std::string message_of(const plane::PolygonFault& fault) {
    using Kind = plane::PolygonFault::Kind;
    switch (fault.kind) {
        case Kind::too_few_corners:
            return "Expected three corners or more.";
        case Kind::corner_twice:
            return fmt::format("Corner {} is the same as the one before it.", fault.corner);
        case Kind::no_area:
            return "All corners lie on one line: there is nothing inside.";
        case Kind::crosses_itself:
            return fmt::format("The edge from corner {} crosses or touches another one.", fault.corner);
    }
    return "";
}

/// @param place  JSON pointer to the polygon, below the present place of the reader
/// @throws describe::Fault  inconsistent: not a simple polygon
inline void check_polygon(const plane::Polygon& polygon, const char* place, const describe::Reader& reader) {
    if (const auto fault = plane::find_polygon_fault(polygon))
        reader.fail(describe::Code::inconsistent, message_of(*fault), place);
}

}  // namespace reisswitz::bbb
