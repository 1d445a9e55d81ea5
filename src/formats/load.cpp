#include "formats/load.hpp"

#include <nlohmann/json.hpp>

#include "describe/parse.hpp"
#include "formats/muster.hpp"

namespace reisswitz::formats {

namespace {

portable::Battle muster_or_fail(const Scenario& scenario, const portable::Tables& tables) {
    Complaints complaints;
    portable::Battle battle = muster(scenario, tables, complaints);
    complaints.raise_first();
    return battle;
}

}  // namespace

LoadedScenario load_scenario(std::string_view text, const Additions& additions) {
    Scenario scenario = read_scenario(text);
    ResolvedTables resolved = resolve_tables(scenario, additions);
    portable::Battle battle = muster_or_fail(scenario, resolved.tables);
    return {std::move(scenario), std::move(battle), std::move(resolved.json), std::move(resolved.changes)};
}

portable::Battle load_battle(std::string_view text, std::string_view tables_json) {
    return muster_or_fail(read_scenario(text), portable::read_tables(describe::parse_json(tables_json)));
}

}  // namespace reisswitz::formats
