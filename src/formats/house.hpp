/// House rules: files of changes to the tables, options and variants of the rule book.
#pragma once

#include <boost/describe.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "formats/scenario.hpp"
#include "rules/portable/tables.hpp"

namespace reisswitz::formats {

/// A house rule's file.
struct HouseRule {
    std::string house;  ///< its name: 1 to 48 of a-z, 0-9 and -
    std::string title;
    Prose text;  ///< for the player
    TableChanges changes;
    friend bool operator==(const HouseRule&, const HouseRule&) = default;
};
BOOST_DESCRIBE_STRUCT(HouseRule, (), (house, title, text, changes))
inline const auto& fields(describe::Of<HouseRule>) {
    static const describe::Fields<HouseRule> table{
        {&HouseRule::house, {.required = true, .help = "its name: 1 to 48 of a-z, 0-9 and -"}},
        {&HouseRule::title, {.required = true}},
        {&HouseRule::text, {.required = true, .help = "what it changes, for the player"}},
        {&HouseRule::changes, {.required = true, .help = "laid over the tables value by value"}},
    };
    return table;
}

/// @throws describe::Fault with the place, what was found and what was expected
HouseRule read_house_rule(std::string_view text);

/// The names of the house rules that are part of the program, sorted.
std::vector<std::string> built_in_house_rules();

/// The house rule of that name. @throws describe::Fault unknown_value with the names there are
HouseRule find_house_rule(std::string_view name);

/// What somebody changed, in the order in which it was laid over the tables.
struct AppliedChanges {
    std::string by;     ///< "house rule half-exhaustion", "scenario", "game"
    std::string title;  ///< of the house rule or scenario
    std::vector<portable::TableChange> changes;
};

/// What holds beside a scenario's own: asked for when a game is started.
struct Additions {
    std::vector<HouseRule> house;
    OptionChanges options;
    VariantChanges variants;
};

/// The tables that a game is played with.
struct ResolvedTables {
    portable::Tables tables;
    std::string json;  ///< the whole of them, compact: what a game keeps
    std::vector<AppliedChanges> changes;
};

/// The built-in tables, over them the scenario's house rules, its tables, options, variants and turn limit, over these
/// the additions.
/// @throws describe::Fault with the place in the scenario; for a fault in an addition the path is ""
ResolvedTables resolve_tables(const Scenario& scenario, const Additions& additions = {});

}  // namespace reisswitz::formats
