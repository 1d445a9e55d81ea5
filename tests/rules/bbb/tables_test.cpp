#include "rules/bbb/tables.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <set>

#include "describe/fault.hpp"
#include "plane/footprint.hpp"
#include "rules/bbb/tables_form.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::bbb;
using namespace reisswitz::bbb::test;
using nlohmann::json;

namespace {

Tables under(const json& house) {
    std::vector<TableChange> changes;
    return read_tables(overlay_tables(json::parse(built_in_tables_json()), house, changes));
}

/// "code path" of the fault in a house rule; "" when it is taken.
std::string fault_of(const json& house) {
    try {
        under(house);
        return "";
    } catch (const describe::Fault& fault) {
        return fault.code + " " + fault.path;
    }
}

}  // namespace

TEST_CASE("BBB-FIRE-5: the firefight table is one ladder", "[bbb][tables]") {
    for (int column = 0; column < FirefightTable::columns; ++column)
        for (int roll = FirefightTable::lowest_roll; roll <= FirefightTable::highest_roll; ++roll) {
            const int rung = column + roll;
            const Effect expected = rung < 12    ? Effect::miss
                                    : rung == 12 ? Effect::raw
                                    : rung == 13 ? Effect::trained
                                    : rung == 14 ? Effect::veteran
                                    : rung <= 17 ? Effect::one
                                    : rung <= 20 ? Effect::two
                                                 : Effect::three;
            INFO("column " << column << ", roll " << roll);
            CHECK(tables().firefight.effect(column, roll) == expected);
        }
}

TEST_CASE("BBB-MOVE-2: a better roll is never worse", "[bbb][tables]") {
    const auto rank = [](const MoveCell& cell) {
        // Broken, retiring, standing, moving; and a rally is worth more than standing disrupted.
        switch (cell.move) {
            case Move::removed:
                return 0;
            case Move::retire_full:
                return 1;
            case Move::retire_half:
                return 2;
            case Move::none:
                return cell.rallies ? 4 : 3;
            case Move::half:
                return 5;
            case Move::full:
                return cell.recovers ? 9 - static_cast<int>(*cell.recovers) : 6;
        }
        return -1;
    };
    const auto& rows = tables().movement.rows;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        CHECK(rank(rows[i].good_order) <= rank(rows[i - 1].good_order));
        CHECK(rank(rows[i].disrupted) <= rank(rows[i - 1].disrupted));
    }
}

TEST_CASE("BBB-GAP-2, BBB-GEO-1: a base is one inch square unless said otherwise", "[bbb][tables]") {
    const plane::Footprint base;
    CHECK(std::vector<int>{base.width_thou / 1000, base.depth_thou / 1000} == tables().scenario.base_in);
    CHECK(base.width_thou % 1000 == 0);
}

TEST_CASE("options that a request leaves out are those of the tables", "[bbb][tables]") {
    CHECK(tables().options == Options{});
    const Tables house = under({{"options", {{"halving_floor", "none"}}}});
    CHECK(Choice<&Options::halving_floor>{}.under(house.options) == HalvingFloor::none);
    CHECK(Choice<&Options::halving_floor>{HalvingFloor::quarter}.under(house.options) == HalvingFloor::quarter);
}

TEST_CASE("the tables read back as they were written", "[bbb][tables]") {
    const json written = describe::to_json_value(tables());
    CHECK(describe::to_json_value(read_tables(written)) == written);
    CHECK(written.at("movement") == describe::to_json_value(tables().movement));
}

TEST_CASE("BBB-RULING-2: needlegun and early breechloader may be exchanged", "[bbb][tables]") {
    const auto longest = [](const Tables& numbers, const char* id) {
        return numbers.weapons.rows[static_cast<std::size_t>(numbers.find_weapon(id))].ranges.back().up_to_in;
    };
    CHECK(longest(tables(), "ng") == 6);
    CHECK(longest(tables(), "eb") == 9);
    const Tables swapped = under({{"options", {{"ng_eb_swapped", true}}}});
    CHECK(longest(swapped, "ng") == 9);
    CHECK(longest(swapped, "eb") == 6);
}

TEST_CASE("BBB-GAP-3: a house rule may bring weapons and change single numbers", "[bbb][tables][house]") {
    std::vector<TableChange> changes;
    const json house = {
        {"weapons", {{"arquebus", {{"artillery", false}, {"ranges", {{{"up_to_in", 2}, {"factor", 1}}}}}}}},
        {"movement", {{"full_in", {{"infantry", 15}}}}}};
    const Tables numbers = read_tables(overlay_tables(json::parse(built_in_tables_json()), house, changes));
    CHECK(numbers.find_weapon("arquebus") >= 0);
    CHECK(numbers.movement.full_in[Mover::infantry] == 15);
    CHECK(numbers.movement.full_in[Mover::cavalry] == 18);
    REQUIRE(changes.size() == 3);
    CHECK(changes[0].path == "/movement/full_in/infantry");
    CHECK(changes[0].was == "12");
    CHECK(changes[0].is == "15");
    CHECK(changes[1].was.empty());
}

TEST_CASE("a house rule that makes no sense is refused at its place", "[bbb][tables][house]") {
    CHECK(fault_of({{"weather", 1}}) == "unknown_input /weather");
    CHECK(fault_of({{"weapons", 3}}) == "bad_type /weapons");
    CHECK(fault_of({{"weapons", {{"Big Gun", json::object()}}}}) == "out_of_range /weapons/Big Gun");
    CHECK(fault_of({{"weapons", {{"gun", json::object()}}}}) == "missing_input /weapons/gun/artillery");
    CHECK(fault_of({{"weapons",
                     {{"sm", {{"ranges", {{{"up_to_in", 6}, {"factor", 1}}, {{"up_to_in", 6}, {"factor", 1}}}}}}}}}) ==
          "inconsistent /weapons/sm/ranges/1/up_to_in");
    CHECK(fault_of({{"fire", {{"cover", {{"hedge", 1}}}}}}) == "unknown_input /fire/cover/hedge");
    CHECK(fault_of({{"fire", {{"cover", {{"woods", 99}}}}}}) == "out_of_range /fire/cover/woods");
    CHECK(fault_of({{"firefight", {{"up_to", {1, 2}}}}}) == "out_of_range /firefight/up_to");
    CHECK(fault_of({{"firefight", {{"rows", {{"13", json::array()}}}}}}) == "unknown_input /firefight/rows");
    CHECK(fault_of({{"firefight", {{"rows", {{"12", {"R"}}}}}}}) == "out_of_range /firefight/rows/12");
    json row = json::array();
    for (int i = 0; i < 16; ++i) row.push_back(i == 5 ? "X" : "-");
    CHECK(fault_of({{"firefight", {{"rows", {{"12", row}}}}}}) == "unknown_value /firefight/rows/12/5");
    CHECK(fault_of({{"movement", {{"rows", json::array()}}}}) == "out_of_range /movement/rows");
    CHECK(fault_of({{"movement", {{"full_in", {{"infantry", -1}}}}}}) == "out_of_range /movement/full_in/infantry");
    CHECK(fault_of({{"assault", {{"draw_loses", 0}}}}) == "out_of_range /assault/draw_loses");
    CHECK(fault_of({{"assault", {{"bands", {{"attacker_plus_4", {{"at_least", 7}}}}}}}}) ==
          "inconsistent /assault/bands/attacker_plus_4/at_least");
    CHECK(fault_of({{"assault", {{"bands", {{"defender_plus_1", {{"at_least", 2}}}}}}}}) ==
          "inconsistent /assault/bands/defender_plus_1/at_least");
    CHECK(fault_of({{"options", {{"low_ammo_from", 14}}}}) == "out_of_range /options/low_ammo_from");
    CHECK(fault_of({{"options", {{"halving_floor", "half"}}}}) == "unknown_value /options/halving_floor");
    json weapons = json::object();
    for (std::size_t i = 0; i < most_weapons; ++i)
        weapons["w" + std::to_string(i)] = {{"artillery", false}, {"ranges", json::array()}};
    CHECK(fault_of({{"weapons", weapons}}) == "out_of_range /weapons");
}

TEST_CASE("movement rows fall to one that holds for all that is lower", "[bbb][tables][house]") {
    json rows = json::parse(built_in_tables_json()).at("movement").at("rows");
    const auto with = [&](std::size_t row, const json& at_least) {
        json changed = rows;
        changed[row]["at_least"] = at_least;
        return fault_of({{"movement", {{"rows", changed}}}});
    };
    CHECK(with(1, 11) == "inconsistent /movement/rows/1/at_least");
    CHECK(with(7, -1) == "inconsistent /movement/rows/7/at_least");
    CHECK(with(3, nullptr) == "inconsistent /movement/rows/3/at_least");
    CHECK(with(3, 8).empty());
}
