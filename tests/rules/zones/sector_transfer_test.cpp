#include "rules/zones/procedures/sector_transfer.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

constexpr auto friendly = SeenSector::friendly;
constexpr auto enemy = SeenSector::enemy;
constexpr auto engaged = SeenSector::engaged;
constexpr auto empty = SeenSector::empty;

TransferKind kind(ZoneClass zone_class, std::vector<SeenSector> sectors, int from, int to, bool charged = false) {
    SectorTransfer transfer;
    transfer.zone_class = zone_class;
    transfer.sectors = std::move(sectors);
    transfer.from = from;
    transfer.to = to;
    transfer.charge_target = charged;
    ruling::Ruling ruling;
    const auto result = answer_sector_transfer(transfer, ruling);
    CHECK(result.allowed == (result.kind != TransferKind::none));
    CHECK(ruling.entries().size() == 1);
    return result.kind;
}

}  // namespace

TEST_CASE("OZ-BAS-3: in a zone like a pie every sector touches every other", "[zones][transfer]") {
    CHECK(kind(ZoneClass::d, {friendly, enemy, friendly}, 1, 3) == TransferKind::transfer);
    CHECK(kind(ZoneClass::d, {friendly, enemy, friendly}, 1, 2) == TransferKind::attack);
    CHECK(kind(ZoneClass::d, {friendly, enemy, empty}, 1, 3) == TransferKind::transfer);
    CHECK(kind(ZoneClass::d, {friendly, enemy, empty}, 1, 1) == TransferKind::none);
}

TEST_CASE("OZ-BAS-4, OZ-BAS-5: along a contested fortification nobody passes the enemy", "[zones][transfer][worked]") {
    const std::vector sectors{friendly, enemy, friendly, empty};
    CHECK(kind(ZoneClass::f, sectors, 1, 3) == TransferKind::none);
    CHECK(kind(ZoneClass::f, sectors, 1, 2) == TransferKind::attack);
    CHECK(kind(ZoneClass::f, {friendly, friendly, friendly, enemy}, 1, 4) == TransferKind::attack);
    CHECK(kind(ZoneClass::f, {friendly, friendly, friendly, enemy}, 1, 3) == TransferKind::transfer);
}

TEST_CASE("OZ-RULING-25: an empty sector of a line is entered, not passed", "[zones][transfer]") {
    CHECK(kind(ZoneClass::f, {friendly, empty, friendly, enemy}, 1, 2) == TransferKind::transfer);
    CHECK(kind(ZoneClass::f, {friendly, empty, friendly, enemy}, 1, 3) == TransferKind::none);
}

TEST_CASE("OZ-BAS-6, OZ-BAS-2: in an uncontested line every sector is open, unless the zone is charged",
          "[zones][transfer]") {
    CHECK(kind(ZoneClass::f, {friendly, empty, friendly, friendly}, 1, 4) == TransferKind::transfer);
    CHECK(kind(ZoneClass::f, {friendly, empty, friendly, friendly}, 1, 4, true) == TransferKind::none);
}

TEST_CASE("OZ-RULING-23: out of an engaged sector nobody transfers, into one he reinforces",
          "[zones][transfer][worked]") {
    CHECK(kind(ZoneClass::d, {friendly, enemy, engaged}, 1, 3) == TransferKind::reinforce);
    CHECK(kind(ZoneClass::d, {friendly, enemy, engaged}, 3, 1) == TransferKind::none);
}
