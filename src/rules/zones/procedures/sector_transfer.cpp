#include "rules/zones/procedures/sector_transfer.hpp"

#include <algorithm>

namespace reisswitz::zones {

TransferBar find_bar(const SectorTransfer& transfer) {
    const auto& sectors = transfer.sectors;
    if (transfer.from == transfer.to) return TransferBar::same_sector;
    if (sectors[static_cast<std::size_t>(transfer.from - 1)] == SeenSector::engaged) return TransferBar::engaged;
    const bool contested = transfer.charge_target || std::any_of(sectors.begin(), sectors.end(), [](SeenSector sector) {
                               return sector == SeenSector::enemy || sector == SeenSector::engaged;
                           });
    if (transfer.zone_class != ZoneClass::f || !contested) return TransferBar::none;
    const int first = std::min(transfer.from, transfer.to);
    const int last = std::max(transfer.from, transfer.to);
    for (int between = first + 1; between < last; ++between)
        if (sectors[static_cast<std::size_t>(between - 1)] != SeenSector::friendly) return TransferBar::blocked;
    return TransferBar::none;
}

TransferKind kind_of(SeenSector target) {
    if (target == SeenSector::enemy) return TransferKind::attack;
    return target == SeenSector::engaged ? TransferKind::reinforce : TransferKind::transfer;
}

}  // namespace reisswitz::zones
