/// Artillery fire: where a shell falls, and what it does there.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "dice/source.hpp"
#include "hex/board.hpp"
#include "rules/portable/options.hpp"
#include "rules/portable/procedures/house_rule.hpp"
#include "rules/portable/procedures/struck_unit.hpp"
#include "rules/portable/tables.hpp"

namespace reisswitz::portable {

/// Where a shell falls, as the battery sees it. Clauses: PW-ART-12, PW-HEX-7.
enum class Landed : std::uint8_t { target, in_front, behind, ineffective };
BOOST_DESCRIBE_ENUM(Landed, target, in_front, behind, ineffective)

/// One shot of one battery, with all that its landing die depends on.
struct Shell {
    int range_hexes = 2;                 ///< to the target
    bool line_of_sight = true;           ///< the line to the target hex is clear (PW-LOS-5)
    bool target_in_cover = false;        ///< PW-RULING-3
    bool same_target_last_turn = false;  ///< PW-RULING-4
    bool commander_near = false;         ///< of its side, in its hex or adjacent
    int fire_modifier = 0;               ///< of its type, by house rule
};

/// The options that a shell is subject to.
struct ShellingOptions {
    FireIntoCover fire_into_cover{};
    ShortAtRange1 short_at_range_1{};
};
BOOST_DESCRIBE_STRUCT(ShellingOptions, (), (fire_into_cover, short_at_range_1))

/// Ordinals of the hexes for the ruling; -1: off the board.
struct ShellHexes {
    int target = -1;
    int in_front = -1;
    int behind = -1;
};

/// `score` is the modified die.
struct Landing {
    Landed landed{};
    int score{};
    friend auto operator<=>(const Landing&, const Landing&) = default;
};

/// What the modifiers of a shell add up to.
template <ruling::RulingSink R>
int shell_modifier(const Shell& shell, FireIntoCover fire_into_cover, R& ruling);

/// Where a score puts a shell.
/// Clauses: PW-ART-12, PW-RULING-7, PW-RULING-43.
constexpr Landed landing_of(int score, int range_hexes, ShortAtRange1 short_at_range_1);

/// Where the shell of one battery falls. At range 1 under `own_hex` "in front" is the battery's own hex.
///
/// @param dice     draws one d6, labelled "shell_landing"
/// @param ruling   receives the die, each modifier with its clause, and where the shell falls
/// @param battery  ordinal of the battery
/// @param hexes    for the ruling only
/// Clauses: PW-ART-12 to PW-ART-16, PW-RULING-2, PW-RULING-7, PW-RULING-43.
template <class D, ruling::RulingSink R>
Landing resolve_landing(const Shell& shell, const ShellingOptions& options, D& dice, R& ruling, int battery,
                        const ShellHexes& hexes = {});

/// The procedure `artillery_fire`: one battery, and everybody who stands where its shell may fall.
struct ArtilleryFire {
    GunRow artillery{};
    int range_hexes = 2;
    bool line_of_sight = true;
    bool target_in_cover = false;
    bool same_target_last_turn = false;
    bool commander_near = false;
    std::vector<NamedTarget> target_units;
    std::vector<NamedTarget> in_front_units;
    std::vector<NamedTarget> behind_units;
    ShellingOptions options{};

    Shell shell() const { return {range_hexes, line_of_sight, target_in_cover, same_target_last_turn, commander_near}; }
    const std::vector<NamedTarget>* units_in(Landed landed) const;
};
BOOST_DESCRIBE_STRUCT(ArtilleryFire, (),
                      (artillery, range_hexes, line_of_sight, target_in_cover, same_target_last_turn, commander_near,
                       target_units, in_front_units, behind_units, options))

/// `units`: those in the hex where the shell fell, in the order of the inputs.
struct ArtilleryFireResult {
    Landed landed{};
    std::vector<StruckUnit> units;
    friend auto operator<=>(const ArtilleryFireResult&, const ArtilleryFireResult&) = default;
};
BOOST_DESCRIBE_STRUCT(ArtilleryFireResult, (), (landed, units))

/// Ordinals in the ruling: unit 0 is the battery, then come the units at the target, in front and behind, in order;
/// hexes 0, 1, 2 are the target, in front and behind.
/// Clauses: PW-ART-4, PW-ART-12 to PW-ART-17, PW-RULING-5.
template <class D, ruling::RulingSink R>
ArtilleryFireResult resolve_artillery_fire(const ArtilleryFire& fire, const Tables& tables, D& dice, R& ruling);

/// One battery of a bombardment, and the hexes in which its shell may fall; none where nothing is there.
struct BombardingBattery {
    GunRow artillery{};
    int range_hexes = 2;
    bool line_of_sight = true;
    bool target_in_cover = false;
    bool same_target_last_turn = false;
    bool commander_near = false;
    hex::ColumnRow target{};
    std::optional<hex::ColumnRow> in_front;
    std::optional<hex::ColumnRow> behind;

    Shell shell() const { return {range_hexes, line_of_sight, target_in_cover, same_target_last_turn, commander_near}; }
};
BOOST_DESCRIBE_STRUCT(BombardingBattery, (),
                      (artillery, range_hexes, line_of_sight, target_in_cover, same_target_last_turn, commander_near,
                       target, in_front, behind))

/// A unit under bombardment and the hex it stands in.
struct BombardedUnit {
    UnitId id{};
    QualityRow quality{};
    int sp{};
    int retreat_steps = 9;
    HitPolicy policy{};
    hex::ColumnRow hex{};

    NamedTarget named() const { return {id, quality, sp, retreat_steps, policy}; }
};
BOOST_DESCRIBE_STRUCT(BombardedUnit, (), (id, quality, sp, retreat_steps, policy, hex))

/// The procedure `bombardment`: several batteries in one phase.
struct Bombardment {
    std::vector<BombardingBattery> batteries;
    std::vector<BombardedUnit> units;
    ShellingOptions options{};
};
BOOST_DESCRIBE_STRUCT(Bombardment, (), (batteries, units, options))

/// Every unit, in the order of the inputs.
struct BombardmentResult {
    std::vector<StruckUnit> units;
    friend auto operator<=>(const BombardmentResult&, const BombardmentResult&) = default;
};
BOOST_DESCRIBE_STRUCT(BombardmentResult, (), (units))

/// All shells fall before any hit is resolved; then unit by unit. Ordinals in the ruling: the batteries first, then
/// the units; hexes as column * 100 + row.
/// Clauses: PW-ART-2, PW-ART-12 to PW-ART-17, PW-RULING-37, PW-RULING-38, PW-DICE-1.
template <class D, ruling::RulingSink R>
BombardmentResult resolve_bombardment(const Bombardment& bombardment, const Tables& tables, D& dice, R& ruling);

}  // namespace reisswitz::portable

#include "rules/portable/procedures/shelling.inl"
