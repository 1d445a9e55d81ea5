#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>

#include "formats/findings.hpp"
#include "formats/house.hpp"

using namespace reisswitz;

namespace {

/// The block of JSON that follows `<!-- example: NAME -->` in the page about file formats.
std::string example(const std::string& name) {
    std::ifstream in(REISSWITZ_SOURCE_DIR "/docs/file-formats.md");
    const std::string page{std::istreambuf_iterator<char>(in), {}};
    const std::string fence = "```json\n";
    std::size_t begin = page.find("<!-- example: " + name + " -->");
    REQUIRE(begin != std::string::npos);
    begin = page.find(fence, begin) + fence.size();
    return page.substr(begin, page.find("```", begin) - begin);
}

}  // namespace

TEST_CASE("the scenario on the page about file formats can be played as it stands there", "[formats]") {
    const auto validation = formats::validate_scenario(example("scenario"));
    INFO(formats::print_findings(validation.findings, "docs/file-formats.md"));
    CHECK(validation.findings.empty());
    REQUIRE(validation.valid());
    const auto& battle = validation.loaded->battle;
    CHECK(battle.units() == 11);
    CHECK(battle.tables.options.initiative_tie == portable::InitiativeTie::keep);
    CHECK(battle.entry(battle.find_unit("red_gun")).arrives_on_turn == 3);
}

TEST_CASE("the house rule on that page is in order", "[formats]") {
    const auto rule = formats::read_house_rule(example("house rule"));
    CHECK(rule.house == "long-rifles");
    CHECK(formats::resolve_tables({}, {.house = {rule}, .options = {}, .variants = {}}).changes.size() == 1);
}

TEST_CASE("every warning of the design review is on that page", "[formats]") {
    std::ifstream in(REISSWITZ_SOURCE_DIR "/docs/file-formats.md");
    const std::string page{std::istreambuf_iterator<char>(in), {}};
    std::ifstream source_file(REISSWITZ_SOURCE_DIR "/src/formats/design.cpp");
    const std::string source{std::istreambuf_iterator<char>(source_file), {}};
    int warnings = 0;
    for (std::size_t at = 0; (at = source.find("warn(\"", at)) != std::string::npos; ++at) {
        const std::size_t begin = at + 6;
        const std::string code = source.substr(begin, source.find('"', begin) - begin);
        INFO(code);
        CHECK(page.find("`" + code + "`") != std::string::npos);
        ++warnings;
    }
    CHECK(warnings > 15);
}
