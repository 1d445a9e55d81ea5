/// One shot at a wall: where it falls, which column of the plan it strikes, and what it does.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <optional>

#include "dice/source.hpp"
#include "rules/siege/procedures/gun_fire.hpp"
#include "rules/siege/procedures/one_of.hpp"

namespace reisswitz::siege {

/// Where one shot fell. At most one of the two distances is not 0.
struct FallenShot {
    Fall fall{};
    int lateral_yd = 0;  ///< from the point of aim, left negative
    int over_yd = 0;     ///< beyond it, short negative

    bool strikes() const { return fall != Fall::short_ && fall != Fall::long_; }
    friend auto operator<=>(const FallenShot&, const FallenShot&) = default;
};

/// The column of the plan that lies so far from the point of aim; 0 is centred on it, left is negative.
/// Clauses: SG-RULING-20.
constexpr int column_at(int lateral_yd, int cell_width_yd) {
    const int from_aim = lateral_yd < 0 ? -lateral_yd : lateral_yd;
    const int column = (2 * from_aim + cell_width_yd) / (2 * cell_width_yd);
    return lateral_yd < 0 ? -column : column;
}

/// Ordinals in which a ruling names columns: column_at() and this, so that none is negative.
inline constexpr int column_of_the_aim = 1000;

/// @param dice  draws a d10 labelled "fall", then the die of its row labelled "deviation", which is left out where it
///              decides nothing
/// @param gun   ordinal of the gun
/// Clauses: SG-GUN-2, SG-RULING-7, SG-RULING-8, SG-RULING-9.
template <class D, ruling::RulingSink R>
FallenShot resolve_fall(OnTargetSpread spread, const Tables& tables, D& dice, R& ruling, int gun);

/// Points that one shot does to the column that is aimed at. The damage die is thrown only if it strikes that column.
/// Clauses: SG-GUN-2, SG-GUN-4, SG-COL-1, SG-RULING-20.
template <class D, ruling::RulingSink R>
int resolve_aimed_damage(const GunFire& fire, const Tables& tables, D& dice, R& ruling, int gun);

/// What is asked of a shot.
enum class ShotReport : std::uint8_t { full, column, damage };
BOOST_DESCRIBE_ENUM(ShotReport, full, column, damage)

/// The procedure `bombardment_shot`.
struct BombardmentShot : GunFire {
    ShotReport report{};
};
BOOST_DESCRIBE_STRUCT(BombardmentShot, (GunFire), (report))

struct FullShot {
    Fall fall{};
    int lateral_yd{};
    int over_yd{};
    int damage{};  ///< 0 if it does not strike the wall
    friend auto operator<=>(const FullShot&, const FullShot&) = default;
};
BOOST_DESCRIBE_STRUCT(FullShot, (), (fall, lateral_yd, over_yd, damage))

struct ColumnStruck {
    bool hit = true;
    int column{};
    int damage{};
    friend auto operator<=>(const ColumnStruck&, const ColumnStruck&) = default;
};
BOOST_DESCRIBE_STRUCT(ColumnStruck, (), (hit, column, damage))

struct WallMissed {
    bool hit = false;
    friend auto operator<=>(const WallMissed&, const WallMissed&) = default;
};
BOOST_DESCRIBE_STRUCT(WallMissed, (), (hit))

/// `damage`: done to the column that is aimed at.
struct AimedDamage {
    int damage{};
    friend auto operator<=>(const AimedDamage&, const AimedDamage&) = default;
};
BOOST_DESCRIBE_STRUCT(AimedDamage, (), (damage))

using BombardmentShotResult = OneOf<FullShot, ColumnStruck, WallMissed, AimedDamage>;

/// The damage die is thrown only for a shot that strikes the wall, with `report` = damage the column that is aimed at.
/// Ordinal 0 in the ruling is the gun.
/// Clauses: SG-GUN-2, SG-GUN-4, SG-GUN-5, SG-COL-1, SG-RULING-20.
template <class D, ruling::RulingSink R>
BombardmentShotResult resolve_bombardment_shot(const BombardmentShot& shot, const Tables& tables, D& dice, R& ruling);

}  // namespace reisswitz::siege

#include "rules/siege/procedures/bombardment.inl"
