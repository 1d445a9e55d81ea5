#include "adjudicate/zones_cards.hpp"
#include "rules/zones/procedures/advice_form.hpp"
#include "rules/zones/procedures/sector_fight_form.hpp"
#include "rules/zones/procedures/zone_assault_form.hpp"

namespace reisswitz::zones {

namespace {

using nlohmann::json;

/// "attacker 2", "defender 1", with the sector where there are several.
std::string fighter_name(int ordinal, bool several_sectors) {
    const int sector = ordinal / (2 * most_units_in_sector);
    const int place = ordinal % (2 * most_units_in_sector);
    const bool attacks = place < most_units_in_sector;
    std::string name =
        (attacks ? "attacker " : "defender ") + std::to_string((attacks ? place : place - most_units_in_sector) + 1);
    return several_sectors ? name + " of " + sector_name(sector) : name;
}

ruling::Names names_of_fighters(bool several_sectors) {
    return {.unit = [several_sectors](int ordinal) { return fighter_name(ordinal, several_sectors); },
            .hex = [several_sectors](int number) { return several_sectors ? sector_name(number) : "the sector"; },
            .side = {}};
}

struct SectorAssaultCard {
    using Inputs = SectorAssault;
    static constexpr const char* name = "sector_assault";
    static constexpr const char* help = "One round of melee for one combat sector.";
    template <class D, class R>
    static SectorAssaultResult resolve(const SectorAssault& assault, const Tables& tables, D& dice, R& ruling) {
        return resolve_sector_assault(assault, tables, dice, ruling);
    }
    static auto odds(const SectorAssault& assault, const Tables& tables) {
        return sector_assault_odds(assault, tables);
    }
    static ruling::Names names(const SectorAssault&) { return names_of_fighters(false); }
    static void refine(json& schema, const Tables&) { drop_empty_defaults(schema); }
};

struct SectorFightCard {
    using Inputs = SectorFight;
    static constexpr const char* name = "sector_fight";
    static constexpr const char* help = "A fight of one unit a side for a sector, round after round.";
    template <class D, class R>
    static SectorFightResult resolve(const SectorFight& fight, const Tables& tables, D& dice, R& ruling) {
        return resolve_sector_fight(fight, tables, dice, ruling);
    }
    static auto odds(const SectorFight& fight, const Tables& tables) { return sector_fight_odds(fight, tables); }
    static ruling::Names names(const SectorFight&) { return names_of_fighters(false); }
    static void refine(json& schema, const Tables&) { drop_empty_defaults(schema); }
};

struct ZoneAssaultCard {
    using Inputs = ZoneAssault;
    static constexpr const char* name = "zone_assault";
    static constexpr const char* help = "The assault on a whole zone or fort, all sectors in one turn.";
    template <class D, class R>
    static ZoneAssaultResult resolve(const ZoneAssault& assault, const Tables& tables, D& dice, R& ruling) {
        return resolve_zone_assault(assault, tables, dice, ruling);
    }
    static auto odds(const ZoneAssault& assault, const Tables& tables) { return zone_assault_odds(assault, tables); }
    static ruling::Names names(const ZoneAssault&) { return names_of_fighters(true); }
    static void refine(json& schema, const Tables&) { drop_empty_defaults(schema); }
};

struct AdviceCard {
    using Inputs = Advice;
    static constexpr const char* name = "advise_assault";
    static constexpr const char* help = "What an assault is worth when both sides allocate in secret, and how.";
    template <class R>
    static AdviceResult answer(const Advice& advice, const Tables& tables, R& ruling) {
        return answer_advice(advice, tables, ruling);
    }
    static ruling::Names names(const Advice&) { return {.unit = plan_in_words, .hex = {}, .side = {}}; }
    static void refine(json& schema, const Tables&) { drop_empty_defaults(schema); }
};

}  // namespace

void add_assaults(std::vector<adjudicate::Procedure>& procedures, const Setting& setting) {
    procedures.push_back(adjudicate::make_procedure<SectorAssaultCard>(setting));
    procedures.push_back(adjudicate::make_procedure<SectorFightCard>(setting));
    procedures.push_back(adjudicate::make_procedure<ZoneAssaultCard>(setting));
    procedures.push_back(adjudicate::make_procedure<AdviceCard>(setting));
}

}  // namespace reisswitz::zones
