/// Hexes, boards and directions as inputs.
#pragma once

#include <fmt/format.h>

#include <string>

#include "describe/reader.hpp"
#include "hex/board.hpp"
#include "hex/direction.hpp"

namespace reisswitz::describe {

/// A hex by its name. Whether a board has it is for the reader of the board to say.
template <>
struct Scalar<hex::ColumnRow> {
    static hex::ColumnRow read(const json& value, const Notes&, const Reader& reader) {
        const std::string& text = read_string(value, reader);
        const auto place = hex::parse_hex_name(text);
        if (!place)
            reader.fail(Code::out_of_range, "Expected the name of a hex, such as \"D4\", found " + quote(text) + ".");
        return *place;
    }
    static json write(const hex::ColumnRow& place, const Notes&, const Reader&) { return hex::name(place).str(); }
    static json schema(const Notes&, const Reader&) {
        return {{"type", "string"}, {"pattern", "^([A-Z]|A[A-Z]|B[A-L])[1-9][0-9]?$"}};
    }
};

/// A list of directions.
template <>
struct Scalar<hex::DirectionSet> {
    static hex::DirectionSet read(const json& value, const Notes& notes, const Reader& reader) {
        std::vector<hex::Direction> list;
        Reader below = reader;
        describe::read(value, list, notes, below);
        hex::DirectionSet directions;
        for (const hex::Direction direction : list) directions.insert(direction);
        return directions;
    }
    static json write(const hex::DirectionSet& directions, const Notes&, const Reader&) {
        json list = json::array();
        for (const hex::Direction direction : hex::all_directions)
            if (directions.contains(direction)) list.push_back(std::string{hex::name(direction)});
        return list;
    }
    static json schema(const Notes& notes, const Reader& reader) {
        return describe::schema<std::vector<hex::Direction>>(notes, reader);
    }
};

}  // namespace reisswitz::describe

namespace reisswitz::hex {

inline const auto& fields(describe::Of<BoardSize>) {
    static const describe::Fields<BoardSize> table{
        {&BoardSize::columns,
         {.required = true,
          .low = fewest_columns_or_rows,
          .high = most_columns_or_rows,
          .help = "columns, from the west"}},
        {&BoardSize::rows,
         {.required = true,
          .low = fewest_columns_or_rows,
          .high = most_columns_or_rows,
          .help = "rows, from the north"}},
    };
    return table;
}

inline void append_json(std::string& text, const ColumnRow& place) {
    text.append(1, '"').append(name(place).view()).append(1, '"');
}

}  // namespace reisswitz::hex

namespace reisswitz::portable {

/// @param below  JSON pointer to the hex, below the present place of the reader
inline void check_on_board(hex::BoardSize board, hex::ColumnRow place, const std::string& below,
                           const describe::Reader& reader) {
    if (!board.contains(place))
        reader.fail(describe::Code::out_of_range,
                    fmt::format("{} is off the board of {} columns and {} rows.", hex::name(place).view(),
                                board.columns, board.rows),
                    below);
}

}  // namespace reisswitz::portable
