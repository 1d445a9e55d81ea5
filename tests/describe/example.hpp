/// A request made up for these tests: every kind of member that a described struct can have.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "describe/reader.hpp"
#include "measure/count.hpp"

namespace test {

using reisswitz::describe::Fields;
using reisswitz::describe::Of;
using reisswitz::describe::Reader;
using reisswitz::dice::Rational;
using reisswitz::measure::Hexes;

enum class Arm { infantry, cavalry, none_ };
BOOST_DESCRIBE_ENUM(Arm, infantry, cavalry, none_)

struct Unit {
    std::string id;
    Arm arm = Arm::infantry;
    int sp = 4;
    std::optional<int> carried_sp;
    friend bool operator==(const Unit&, const Unit&) = default;
};
BOOST_DESCRIBE_STRUCT(Unit, (), (id, arm, sp, carried_sp))

inline const auto& fields(Of<Unit>) {
    static const Fields<Unit> table{
        {&Unit::id, {.required = true, .help = "name of the unit"}},
        {&Unit::sp, {.low = 1, .high = 12, .unit = "SP"}},
        {&Unit::carried_sp, {.low = 1, .high = 2}},
    };
    return table;
}

struct Volley {
    Hexes range{2};
    bool target_in_cover = false;
    bool firer_moved = true;
    Unit firer;
    std::vector<Unit> targets;
    std::vector<int> dice;
    Rational weight{1, 2};
    std::optional<Rational> limit;
    std::string quality = "average";
    std::int64_t serial = 0;
    std::uint8_t small = 0;
    friend bool operator==(const Volley&, const Volley&) = default;
};
BOOST_DESCRIBE_STRUCT(Volley, (),
                      (range, target_in_cover, firer_moved, firer, targets, dice, weight, limit, quality, serial,
                       small))

inline const auto& fields(Of<Volley>) {
    static const Fields<Volley> table{
        {&Volley::range,
         {.key = "range_hexes", .low = 1, .high = 3, .unit = "hexes", .help = "distance to the target"}},
        {&Volley::targets, {.required = true, .fewest = 1, .most = 3}},
        {&Volley::dice, {.low = 1, .high = 6, .most = 4}},
        {&Volley::weight, {.low = 0, .high = 1}},
        {&Volley::quality, {.vocabulary = "qualities"}},
        {&Volley::serial, {.low = -9007199254740991, .high = 9007199254740991}},
        {&Volley::firer, {.required = true}},
    };
    return table;
}

/// A unit cannot fire at itself.
inline void check(const Volley& volley, const Reader& reader) {
    for (std::size_t i = 0; i < volley.targets.size(); ++i)
        if (volley.targets[i].id == volley.firer.id)
            reader.fail(reisswitz::describe::Code::inconsistent, "The unit fires at itself.",
                        "/targets/" + std::to_string(i) + "/id");
}

inline const reisswitz::describe::Vocabularies words{{"qualities", {"elite", "average", "poor"}}};

}  // namespace test
