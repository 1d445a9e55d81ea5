/// A unit that changes its sector within a zone.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <vector>

#include "generated/zones_clauses.hpp"
#include "rules/zones/procedures/place.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::zones {

/// How a sector looks to the side that moves.
enum class SeenSector : std::uint8_t { friendly, enemy, engaged, empty };
BOOST_DESCRIBE_ENUM(SeenSector, friendly, enemy, engaged, empty)

enum class TransferKind : std::uint8_t { transfer, attack, reinforce, none };
BOOST_DESCRIBE_ENUM(TransferKind, transfer, attack, reinforce, none)

struct TransferFrom {
    ZoneClass zone_class{};
};
BOOST_DESCRIBE_STRUCT(TransferFrom, (), (zone_class))

/// The procedure `sector_transfer`. Sectors are numbered from 1.
struct SectorTransfer : TransferFrom, CapacityOptions {
    std::vector<SeenSector> sectors;
    int from{};
    int to{};
    bool charge_target = false;
};
BOOST_DESCRIBE_STRUCT(SectorTransfer, (TransferFrom, CapacityOptions), (sectors, from, to, charge_target))

struct SectorTransferResult {
    bool allowed = false;
    TransferKind kind = TransferKind::none;
};
BOOST_DESCRIBE_STRUCT(SectorTransferResult, (), (allowed, kind))

/// What stands against a transfer.
enum class TransferBar : std::uint8_t { none, same_sector, engaged, blocked };

/// Clauses: OZ-BAS-2 to OZ-BAS-6, OZ-RULING-23, OZ-RULING-25.
TransferBar find_bar(const SectorTransfer& transfer);

/// Clauses: OZ-BAS-3, OZ-RULING-23.
TransferKind kind_of(SeenSector target);

template <ruling::RulingSink R>
SectorTransferResult answer_sector_transfer(const SectorTransfer& transfer, R& ruling) {
    const ruling::Subject target{.hex = transfer.to - 1};
    switch (find_bar(transfer)) {
        case TransferBar::none:
            break;
        case TransferBar::same_sector:
            ruling.verdict(clause::OZ_BAS_3, verdict::stays_in_sector, target);
            return {};
        case TransferBar::engaged:
            ruling.verdict(clause::OZ_RULING_23, verdict::engaged_may_not_transfer, {.hex = transfer.from - 1});
            return {};
        case TransferBar::blocked:
            ruling.verdict(clause::OZ_BAS_5, verdict::way_is_blocked, target);
            return {};
    }
    const TransferKind kind = kind_of(transfer.sectors[static_cast<std::size_t>(transfer.to - 1)]);
    ruling.verdict(kind == TransferKind::reinforce       ? clause::OZ_RULING_23
                   : transfer.zone_class == ZoneClass::f ? clause::OZ_BAS_4
                                                         : clause::OZ_BAS_3,
                   kind == TransferKind::attack      ? verdict::may_attack_sector
                   : kind == TransferKind::reinforce ? verdict::may_reinforce_sector
                                                     : verdict::may_transfer,
                   target);
    return {true, kind};
}

}  // namespace reisswitz::zones
