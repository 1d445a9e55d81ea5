/// Transfers between sectors as inputs.
#pragma once

#include "rules/zones/procedures/place_form.hpp"
#include "rules/zones/procedures/sector_transfer.hpp"

namespace reisswitz::zones {

/// No zone has more (OZ-DSP-3).
inline constexpr int most_zone_sectors = 4;

inline const auto& fields(Of<TransferFrom>) {
    static const Fields<TransferFrom> table{{&TransferFrom::zone_class, zone_class_notes}};
    return table;
}

inline const auto& fields(Of<SectorTransfer>) {
    static const Fields<SectorTransfer> table{
        {&SectorTransfer::sectors,
         {.required = true,
          .fewest = 1,
          .most = most_zone_sectors,
          .help = "each sector in order, as the moving side sees it"}},
        {&SectorTransfer::from,
         {.required = true, .low = 1, .high = most_zone_sectors, .help = "the sector that the unit is in"}},
        {&SectorTransfer::to,
         {.required = true, .low = 1, .high = most_zone_sectors, .help = "the sector that it goes to"}},
        {&SectorTransfer::charge_target, {.help = "the zone is the target of a charge this turn"}},
    };
    return table;
}

inline void check(const SectorTransfer& transfer, const Tables& tables, const Reader& reader) {
    check_base_class(transfer.zone_class, transfer.base_class, reader);
    const int capacity = capacity_of(transfer.zone_class, transfer, tables.classes);
    if (transfer.sectors.size() != static_cast<std::size_t>(capacity))
        reader.fail(Code::inconsistent,
                    fmt::format("Expected {} sectors, found {}.", capacity, transfer.sectors.size()), "/sectors");
    if (transfer.from > capacity)
        reader.fail(Code::out_of_range, fmt::format("Expected 1 to {}, found {}.", capacity, transfer.from), "/from");
    if (transfer.to > capacity)
        reader.fail(Code::out_of_range, fmt::format("Expected 1 to {}, found {}.", capacity, transfer.to), "/to");
    const SeenSector start = transfer.sectors[static_cast<std::size_t>(transfer.from - 1)];
    if (start == SeenSector::enemy || start == SeenSector::empty)
        reader.fail(Code::inconsistent, "No unit of the side that moves is in that sector.", "/from");
}

}  // namespace reisswitz::zones
