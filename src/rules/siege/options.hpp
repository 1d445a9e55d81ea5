/// The named rulings of the siege rules: each option with its values, the default first.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>

namespace reisswitz::siege {

/// SG-RULING-2.
enum class PalisadeRate : std::uint8_t { quarter, half };
BOOST_DESCRIBE_ENUM(PalisadeRate, quarter, half)
/// SG-RULING-8.
enum class OnTargetSpread : std::uint8_t { d6, half_d6, none };
BOOST_DESCRIBE_ENUM(OnTargetSpread, d6, half_d6, none)
/// SG-RULING-25.
enum class Sympathetic : std::uint8_t { premature_only, any };
BOOST_DESCRIBE_ENUM(Sympathetic, premature_only, any)
/// SG-RULING-1.
enum class StormQuarter : std::uint8_t { none, prisoners };
BOOST_DESCRIBE_ENUM(StormQuarter, none, prisoners)
/// SG-RULING-43.
enum class CounterMines : std::uint8_t { off, on };
BOOST_DESCRIBE_ENUM(CounterMines, off, on)
/// SG-SOR-1, SG-GAP-6.
enum class SortiePlay : std::uint8_t { table, map };
BOOST_DESCRIBE_ENUM(SortiePlay, table, map)
/// SG-GAP-4.
enum class GovernorPlay : std::uint8_t { player, auto_ };
BOOST_DESCRIBE_ENUM(GovernorPlay, player, auto_)

/// Fixed when a game starts, kept in its header.
struct Options {
    PalisadeRate palisade_rate{};
    OnTargetSpread on_target_spread{};
    int cell_width_yd = 5;          ///< SG-RULING-18
    int cell_depth_ft = 5;          ///< SG-RULING-18
    int max_unsupported_width = 1;  ///< SG-RULING-22
    Sympathetic sympathetic{};
    bool extends_when_smaller = true;  ///< SG-RULING-30
    StormQuarter storm_quarter{};
    int figure_frontage_yd = 10;  ///< SG-RULING-36
    int breach_columns = 1;       ///< SG-RULING-44
    CounterMines counter_mines{};
    SortiePlay sortie{};
    GovernorPlay governor{};
    friend bool operator==(const Options&, const Options&) = default;
};
BOOST_DESCRIBE_STRUCT(Options, (),
                      (palisade_rate, on_target_spread, cell_width_yd, cell_depth_ft, max_unsupported_width,
                       sympathetic, extends_when_smaller, storm_quarter, figure_frontage_yd, breach_columns,
                       counter_mines, sortie, governor))

}  // namespace reisswitz::siege
