/// Whether a board is one of its type: what it breaks, and what is unusual in it.
#pragma once

#include <string_view>
#include <vector>

#include "generated/zones_clauses.hpp"
#include "rules/zones/procedures/terrain_board.hpp"
#include "rules/zones/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::zones {

/// The procedure `terrain_validate`.
struct TerrainValidate : TerrainBoard, TerrainSettings {};
BOOST_DESCRIBE_STRUCT(TerrainValidate, (TerrainBoard, TerrainSettings), ())

/// A constraint by its clause.
struct BrokenRule {
    ruling::Clause clause{};
};

/// Both lists in the order of the letters of the ids, each id once.
struct TerrainFindings {
    bool valid = true;
    std::vector<BrokenRule> violations;
    std::vector<BrokenRule> warnings;
};
BOOST_DESCRIBE_STRUCT(TerrainFindings, (), (valid, violations, warnings))

/// @param board  whose rows are of equal length and whose coordinates all lie on it
/// Clauses: TD-CHK-1 to TD-CHK-61, TD-WARN-1 to TD-WARN-5.
TerrainFindings validate_terrain(const TerrainBoard& board, const TerrainSettings& settings, const BoardTable& table);

template <ruling::RulingSink R>
TerrainFindings answer_terrain_validate(const TerrainValidate& board, const Tables& tables, R& ruling) {
    TerrainFindings findings = validate_terrain(board, board, tables.boards);
    for (const BrokenRule& rule : findings.violations) ruling.verdict(rule.clause, verdict::board_breaks_rule);
    for (const BrokenRule& rule : findings.warnings) ruling.verdict(rule.clause, verdict::board_is_unusual);
    if (findings.valid) ruling.verdict(clause::TD_RULING_3, verdict::board_is_valid);
    return findings;
}

}  // namespace reisswitz::zones
