#include "adjudicate/zones.hpp"

#include "adjudicate/zones_cards.hpp"
#include "rules/zones/book.hpp"
#include "rules/zones/procedures/bombardment_form.hpp"
#include "rules/zones/procedures/capacity_form.hpp"
#include "rules/zones/procedures/fire_permission_form.hpp"
#include "rules/zones/procedures/morale_form.hpp"
#include "rules/zones/procedures/sector_transfer_form.hpp"
#include "rules/zones/procedures/traverse_time_form.hpp"

namespace reisswitz::zones {

namespace {

using adjudicate::Procedure;
using nlohmann::json;

struct BombardmentCard {
    using Inputs = Bombardment;
    static constexpr const char* name = "zone_bombardment";
    static constexpr const char* help = "Fire of artillery from outside at a zone.";
    template <class D, class R>
    static BombardmentResult resolve(const Bombardment& bombardment, const Tables& tables, D& dice, R& ruling) {
        return resolve_bombardment(bombardment, tables, dice, ruling);
    }
    static auto odds(const Bombardment& bombardment, const Tables& tables) {
        return bombardment_odds(bombardment, tables);
    }
    static ruling::Names names(const Bombardment&) {
        return {.unit = [](int barrage) { return "barrage " + std::to_string(barrage + 1); }, .hex = {}, .side = {}};
    }
    static void refine(json& schema, const Tables&) { drop_empty_defaults(schema); }
};

struct TraverseTimeCard {
    using Inputs = TraverseTime;
    static constexpr const char* name = "traverse_time";
    static constexpr const char* help = "When a unit may leave a zone that it entered or captured.";
    template <class R>
    static TraverseTimeResult answer(const TraverseTime& traverse, const Tables& tables, R& ruling) {
        return answer_traverse_time(traverse, tables, ruling);
    }
    static ruling::Names names(const TraverseTime&) { return {}; }
};

struct CapacityCard {
    using Inputs = CapacityCheck;
    static constexpr const char* name = "capacity_check";
    static constexpr const char* help = "Who finds room in a zone or fort.";
    template <class R>
    static CapacityResult answer(const CapacityCheck& check, const Tables& tables, R& ruling) {
        return answer_capacity_check(check, tables, ruling);
    }
    static ruling::Names names(const CapacityCheck&) { return {}; }
    static void refine(json& schema, const Tables&) { drop_empty_defaults(schema); }
};

struct SectorTransferCard {
    using Inputs = SectorTransfer;
    static constexpr const char* name = "sector_transfer";
    static constexpr const char* help = "Whether a unit may go from one sector of a zone to another.";
    template <class R>
    static SectorTransferResult answer(const SectorTransfer& transfer, const Tables&, R& ruling) {
        return answer_sector_transfer(transfer, ruling);
    }
    static ruling::Names names(const SectorTransfer&) { return {.unit = {}, .hex = sector_name, .side = {}}; }
    static void refine(json& schema, const Tables&) { drop_empty_defaults(schema); }
};

struct FirePermissionCard {
    using Inputs = FirePermission;
    static constexpr const char* name = "fire_permission";
    static constexpr const char* help = "Whether somebody in or near a zone may fire.";
    template <class R>
    static FirePermissionResult answer(const FirePermission& fire, const Tables&, R& ruling) {
        return answer_fire_permission(fire, ruling);
    }
    static ruling::Names names(const FirePermission&) { return {}; }
    static void refine(json& schema, const Tables&) { drop_empty_defaults(schema); }
};

struct MoraleCard {
    using Inputs = MoraleCheck;
    static constexpr const char* name = "morale_check";
    static constexpr const char* help = "The morale check of one unit in a zone.";
    template <class D, class R>
    static MoraleResult resolve(const MoraleCheck& check, const Tables& tables, D& dice, R& ruling) {
        return resolve_morale_check(check, tables, dice, ruling);
    }
    static ruling::Names names(const MoraleCheck&) {
        return {.unit = [](int) { return std::string{"the unit"}; }, .hex = {}, .side = {}};
    }
    static void refine(json& schema, const Tables&) { drop_empty_defaults(schema); }
};

std::vector<Procedure> procedures_under(const Tables& tables) {
    const Setting setting =
        std::make_shared<const adjudicate::Setting<Tables>>(adjudicate::Setting<Tables>{tables, {}});
    std::vector<Procedure> procedures;
    procedures.push_back(adjudicate::make_procedure<BombardmentCard>(setting));
    add_assaults(procedures, setting);
    procedures.push_back(adjudicate::make_procedure<TraverseTimeCard>(setting));
    procedures.push_back(adjudicate::make_procedure<CapacityCard>(setting));
    procedures.push_back(adjudicate::make_procedure<SectorTransferCard>(setting));
    procedures.push_back(adjudicate::make_procedure<FirePermissionCard>(setting));
    procedures.push_back(adjudicate::make_procedure<MoraleCard>(setting));
    add_terrain(procedures, setting);
    return procedures;
}

std::vector<Procedure> procedures_under_house(const json& changes) {
    try {
        std::vector<TableChange> changed;
        return procedures_under(read_tables(overlay_tables(json::parse(built_in_tables_json()), changes, changed)));
    } catch (const describe::Fault& fault) {
        throw describe::Fault(fault.code, "/house" + fault.path, fault.what());
    }
}

}  // namespace

void register_procedures(adjudicate::Register& books) {
    books.add({.id = book().id(),
               .title = book().title(),
               .words = &book(),
               .procedures = procedures_under(built_in_tables()),
               .under_house = procedures_under_house});
}

}  // namespace reisswitz::zones
