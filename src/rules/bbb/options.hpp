/// The named rulings of Bloody Big Battles: each option with its values, the default first.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <optional>

#include "rules/bbb/by_word.hpp"
#include "rules/bbb/model.hpp"

namespace reisswitz::bbb {

/// BBB-RULING-4.
enum class HalvingFloor : std::uint8_t { quarter, none };
BOOST_DESCRIBE_ENUM(HalvingFloor, quarter, none)
/// BBB-RULING-3.
enum class LowAmmoScope : std::uint8_t { all_firing, one_unit };
BOOST_DESCRIBE_ENUM(LowAmmoScope, all_firing, one_unit)
/// BBB-RULING-30.
enum class AmmoEligible : std::uint8_t { did_not_fire, any };
BOOST_DESCRIBE_ENUM(AmmoEligible, did_not_fire, any)
/// BBB-RULING-14.
enum class VolleyScope : std::uint8_t { half, any, all };
BOOST_DESCRIBE_ENUM(VolleyScope, half, any, all)
/// BBB-RULING-27.
enum class FlankScope : std::uint8_t { any, majority };
BOOST_DESCRIBE_ENUM(FlankScope, any, majority)
/// BBB-RULING-15, BBB-RULING-18.
enum class CoverStacking : std::uint8_t { best, sum };
BOOST_DESCRIBE_ENUM(CoverStacking, best, sum)
/// BBB-RULING-36.
enum class MarchColumnFires : std::uint8_t { no, front_base };
BOOST_DESCRIBE_ENUM(MarchColumnFires, no, front_base)
/// BBB-RULING-58.
enum class ContactFire : std::uint8_t { allowed, barred };
BOOST_DESCRIBE_ENUM(ContactFire, allowed, barred)
/// BBB-RULING-5.
enum class ModifierStacking : std::uint8_t { each, single };
BOOST_DESCRIBE_ENUM(ModifierStacking, each, single)
/// BBB-RULING-7.
enum class RecoveryWay : std::uint8_t { with_move, instead_of_move };
BOOST_DESCRIBE_ENUM(RecoveryWay, with_move, instead_of_move)
/// BBB-RULING-9.
enum class SilencedRow : std::uint8_t { good_order, disrupted };
BOOST_DESCRIBE_ENUM(SilencedRow, good_order, disrupted)
/// BBB-RULING-56.
enum class RollFor : std::uint8_t { movers_and_disrupted, all };
BOOST_DESCRIBE_ENUM(RollFor, movers_and_disrupted, all)
/// BBB-RULING-61.
enum class ChargeArc : std::uint8_t { front, any };
BOOST_DESCRIBE_ENUM(ChargeArc, front, any)
/// BBB-RULING-62.
enum class HaltedCharge : std::uint8_t { cancelled, continues };
BOOST_DESCRIBE_ENUM(HaltedCharge, cancelled, continues)
/// BBB-RULING-31.
enum class EvadeWho : std::uint8_t { listed, any_mobile, nobody };
BOOST_DESCRIBE_ENUM(EvadeWho, listed, any_mobile, nobody)
/// BBB-RULING-20.
enum class LossScope : std::uint8_t { side, each_unit };
BOOST_DESCRIBE_ENUM(LossScope, side, each_unit)
/// BBB-RULING-23.
enum class ExploitMove : std::uint8_t { half, full };
BOOST_DESCRIBE_ENUM(ExploitMove, half, full)
/// BBB-RULING-24.
enum class ArtilleryOverrun : std::uint8_t { retires, destroyed };
BOOST_DESCRIBE_ENUM(ArtilleryOverrun, retires, destroyed)
/// BBB-GEO-12.
enum class OffTable : std::uint8_t { lost, may_return };
BOOST_DESCRIBE_ENUM(OffTable, lost, may_return)

/// 13: never.
inline constexpr int lowest_low_ammo_from = 2;
inline constexpr int highest_low_ammo_from = 13;
inline constexpr int longest_minimum_move_in = 6;

/// All of them. A started game keeps those that it was started with.
struct Options {
    bool ng_eb_swapped = false;  ///< BBB-RULING-2
    HalvingFloor halving_floor{};
    int low_ammo_from = 11;  ///< BBB-RULING-3
    LowAmmoScope low_ammo_scope{};
    AmmoEligible ammo_eligible{};
    VolleyScope volley_scope{};
    FlankScope flank_scope{};
    CoverStacking cover_stacking{};
    bool column_and_flank_stack = false;  ///< BBB-RULING-16
    bool halt_artillery = true;           ///< BBB-RULING-12
    bool split_fire = false;              ///< BBB-RULING-48
    MarchColumnFires march_column_fires{};
    ContactFire contact_fire{};
    bool thin_cover_blocks = false;  ///< BBB-GEO-8
    ModifierStacking modifier_stacking{};
    RecoveryWay recovery{};
    SilencedRow silenced_row{};
    RollFor roll_for{};
    int minimum_move_in = 0;  ///< BBB-RULING-34
    ChargeArc charge_arc{};
    HaltedCharge halted_charge{};
    ByWord<Arm> direction_changes{{1, 2, 1}};  ///< BBB-GEO-13
    EvadeWho evade_who{};
    LossScope loss_scope{};
    ExploitMove exploit_move{};
    ArtilleryOverrun artillery_overrun{};
    bool depth_by_support = false;  ///< BBB-RULING-25
    OffTable off_table{};
    int command_radius_in = 6;  ///< BBB-GEN-4, BBB-RULING-29
    friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (),
                      (ng_eb_swapped, halving_floor, low_ammo_from, low_ammo_scope, ammo_eligible, volley_scope,
                       flank_scope, cover_stacking, column_and_flank_stack, halt_artillery, split_fire,
                       march_column_fires, contact_fire, thin_cover_blocks, modifier_stacking, recovery, silenced_row,
                       roll_for, minimum_move_in, charge_arc, halted_charge, direction_changes, evade_who, loss_scope,
                       exploit_move, artillery_overrun, depth_by_support, off_table, command_radius_in))

/// One option as a request gives it. Where it says nothing, the tables' own value holds, which a house rule may have
/// changed.
/// @tparam Member  of Options
template <auto Member>
struct Choice {
    using Value = std::remove_cvref_t<decltype(Options{}.*Member)>;

    std::optional<Value> said;

    constexpr Choice() = default;
    constexpr Choice(Value value) : said(value) {}
    Value under(const Options& options) const { return said.value_or(options.*Member); }
};

}  // namespace reisswitz::bbb
