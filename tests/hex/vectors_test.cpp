#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "boards.hpp"

using namespace reisswitz::hex;
using nlohmann::json;
using test::at;

namespace {

/// The requests of one procedure among the published examples, each with its one result.
std::vector<std::pair<json, json>> examples_of(const std::string& procedure) {
    std::ifstream file(REISSWITZ_SOURCE_DIR "/tests/vectors/portable.jsonl");
    REQUIRE(file);
    std::vector<std::pair<json, json>> examples;
    for (std::string line; std::getline(file, line);) {
        const json example = json::parse(line);
        if (example["request"]["procedure"] == procedure)
            examples.emplace_back(example["request"]["inputs"], example["answer"]["outcomes"][0]["result"]);
    }
    return examples;
}

BoardSize board_of(const json& inputs) { return {inputs["board"]["columns"], inputs["board"]["rows"]}; }

template <class Hexes>
json written(BoardSize board, const Hexes& hexes) {
    json names = json::array();
    for (const HexIndex hex : hexes) names.push_back(hex.on_board() ? json(name(board, hex).str()) : json());
    return names;
}

/// The ground of a request: woods and houses stand one level high.
struct Country {
    BoardSize board;
    std::vector<Ground> ground;

    explicit Country(const json& inputs) : board(board_of(inputs)), ground(static_cast<std::size_t>(board.hexes())) {
        for (const json& terrain : inputs.value("terrain", json::array())) {
            Ground& here = ground[at(board, terrain["hex"].get<std::string>()).value];
            here.elevation = terrain.value("elevation", 0);
            here.top = here.elevation + (terrain.value("woods", false) || terrain.value("built_up", false));
        }
        if (!inputs.value("over_units", false))
            for (const json& unit : inputs.value("units", json::array()))
                ground[at(board, unit.get<std::string>()).value].held = true;
    }
    Ground operator()(HexIndex hex) const { return ground[hex.value]; }
};

}  // namespace

TEST_CASE("PW-HEX-1 to PW-HEX-9: every published example of hex_relation", "[hex][vectors]") {
    const auto examples = examples_of("hex_relation");
    CHECK(examples.size() == 40);
    for (const auto& [inputs, expected] : examples) {
        INFO(inputs);
        const BoardSize board = board_of(inputs);
        const HexIndex from = at(board, inputs["from"].get<std::string>());
        const HexIndex to = at(board, inputs["to"].get<std::string>());
        const Direction facing = parse_direction(inputs["facing"].get<std::string>()).value();
        const FrontHexes front = inputs.value("front_hexes", "three") == "one" ? FrontHexes::one : FrontHexes::three;

        json directions = json::array();
        for (const Direction d : bearings(board, from, to)) directions.push_back(name(d));
        json side;
        if (const auto found = side_of(board, from, facing, to, front))
            side = *found == PieceSide::front ? "front" : *found == PieceSide::flank ? "flank" : "rear";
        const json result = {{"distance", distance(board, from, to)},
                             {"bearings", directions},
                             {"in_arc", in_arc(board, from, facing, to)},
                             {"in_front", written(board, in_front_of(board, from, to))},
                             {"behind", written(board, behind(board, from, to))},
                             {"side", side}};
        CHECK(result == expected);
    }
}

TEST_CASE("PW-LOS-1 to PW-LOS-5: every published example of line_of_sight", "[hex][vectors]") {
    const auto examples = examples_of("line_of_sight");
    CHECK(examples.size() == 40);
    for (const auto& [inputs, expected] : examples) {
        INFO(inputs);
        const Country country(inputs);
        const HexIndex from = at(country.board, inputs["from"].get<std::string>());
        const HexIndex to = at(country.board, inputs["to"].get<std::string>());
        const Sight sight = line_of_sight(country.board, from, to, country);
        const json result = {{"clear", sight.clear},
                             {"crossed", written(country.board, sight.crossed)},
                             {"left", written(country.board, sight.left)},
                             {"right", written(country.board, sight.right)},
                             {"blocked_by", written(country.board, sight.blocked_by)}};
        CHECK(result == expected);
        CHECK(clear_line(country.board, from, to, country) == sight.clear);
    }
}
