#include "adjudicate/portable.hpp"

#include "adjudicate/portable_cards.hpp"
#include "rules/portable/book.hpp"
#include "rules/portable/procedures/activation_form.hpp"
#include "rules/portable/procedures/close_combat_form.hpp"
#include "rules/portable/procedures/exhaustion_form.hpp"
#include "rules/portable/procedures/initiative_form.hpp"
#include "rules/portable/procedures/shelling_form.hpp"
#include "rules/portable/procedures/volley_form.hpp"

namespace reisswitz::portable {

namespace {

using adjudicate::Procedure;
using nlohmann::json;

std::string side_name(int side) { return side == static_cast<int>(Side::red) ? "red" : "blue"; }

/// Names for rulings in which units go by a list, and a retreat leads to a hex that nobody has named.
ruling::Names listed_names(std::vector<std::string> units, std::vector<std::string> hexes) {
    const auto from = [](std::vector<std::string> names) {
        return [names = std::move(names)](int ordinal) {
            if (ordinal == one_hex_back) return std::string{"the next hex"};
            return static_cast<std::size_t>(ordinal) < names.size() ? names[static_cast<std::size_t>(ordinal)]
                                                                    : std::to_string(ordinal);
        };
    };
    return {.unit = from(std::move(units)), .hex = from(std::move(hexes)), .side = side_name};
}

struct InitiativeCard {
    using Inputs = Initiative;
    static constexpr const char* name = "initiative";
    static constexpr const char* help = "Who goes first this turn.";
    template <class D, class R>
    static InitiativeResult resolve(const Initiative& initiative, const Tables&, D& dice, R& ruling) {
        return {resolve_initiative(initiative, dice, ruling).first};
    }
    static ruling::Names names(const Initiative&) { return {.unit = side_name, .hex = {}, .side = side_name}; }
};

struct ActivationCard {
    using Inputs = Activation;
    static constexpr const char* name = "activation";
    static constexpr const char* help = "How many units a side may activate.";
    template <class D, class R>
    static ActivationResult resolve(const Activation& activation, const Tables& tables, D& dice, R& ruling) {
        return resolve_activation(activation, tables, dice, ruling, 0);
    }
    static auto odds(const Activation& activation, const Tables& tables) { return activation_odds(activation, tables); }
    static ruling::Names names(const Activation&) {
        const auto side = [](int) { return std::string{"the side"}; };
        return {.unit = side, .hex = {}, .side = side};
    }
};

struct HitCard {
    using Inputs = HitUnit;
    static constexpr const char* name = "resolve_hit";
    static constexpr const char* help = "What hits do to one unit.";
    template <class D, class R>
    static HitsTaken resolve(const HitUnit& unit, const Tables& tables, D& dice, R& ruling) {
        return resolve_hits({unit.quality, unit.sp, unit.retreat_steps, unit.policy}, unit.hits, tables, dice, ruling,
                            0);
    }
    static ruling::Names names(const HitUnit&) { return listed_names({"the unit"}, {}); }
};

struct ArtilleryFireCard {
    using Inputs = ArtilleryFire;
    static constexpr const char* name = "artillery_fire";
    static constexpr const char* help = "One shot of one battery: where it falls, and what it does there.";
    template <class D, class R>
    static ArtilleryFireResult resolve(const ArtilleryFire& fire, const Tables& tables, D& dice, R& ruling) {
        return resolve_artillery_fire(fire, tables, dice, ruling);
    }
    static ruling::Names names(const ArtilleryFire& fire) {
        std::vector<std::string> units{"the battery"};
        for (const auto* list : {&fire.target_units, &fire.in_front_units, &fire.behind_units})
            for (const NamedTarget& unit : *list) units.emplace_back(unit.id.view());
        return listed_names(std::move(units),
                            {"the target hex", "the hex in front of the target", "the hex behind the target"});
    }
    static void refine(json& schema, const Tables& tables) {
        schema["properties"]["range_hexes"]["maximum"] = longest_gun_range(tables);
    }
};

struct BombardmentCard {
    using Inputs = Bombardment;
    static constexpr const char* name = "bombardment";
    static constexpr const char* help = "Several batteries in one artillery phase.";
    template <class D, class R>
    static BombardmentResult resolve(const Bombardment& bombardment, const Tables& tables, D& dice, R& ruling) {
        return resolve_bombardment(bombardment, tables, dice, ruling);
    }
    static ruling::Names names(const Bombardment& bombardment) {
        std::vector<std::string> units;
        for (std::size_t i = 0; i < bombardment.batteries.size(); ++i)
            units.push_back("battery " + std::to_string(i + 1));
        for (const BombardedUnit& unit : bombardment.units) units.emplace_back(unit.id.view());
        ruling::Names names = listed_names(std::move(units), {});
        names.hex = [](int ordinal) {
            return ordinal == one_hex_back ? std::string{"the next hex"}
                                           : hex::name(hex::ColumnRow{ordinal / 100, ordinal % 100}).str();
        };
        return names;
    }
    static void refine(json& schema, const Tables& tables) {
        schema["properties"]["batteries"]["items"]["properties"]["range_hexes"]["maximum"] = longest_gun_range(tables);
    }
};

struct VolleyCard {
    using Inputs = Volley;
    static constexpr const char* name = "volley";
    static constexpr const char* help = "Fire of one unit that is not artillery at all enemies in one hex.";
    template <class D, class R>
    static VolleyResult resolve(const Volley& volley, const Tables& tables, D& dice, R& ruling) {
        return resolve_volley(volley, tables, dice, ruling);
    }
    static ruling::Names names(const Volley& volley) {
        std::vector<std::string> units{"the firer"};
        for (const NamedTarget& unit : volley.units) units.emplace_back(unit.id.view());
        return listed_names(std::move(units), {});
    }
    static void refine(json& schema, const Tables& tables) {
        int longest = 0;
        for (const Weapon& weapon : tables.weapons)
            if (!weapon.artillery) longest = std::max(longest, weapon.range);
        schema["properties"]["range_hexes"]["maximum"] = longest;
    }
};

struct CloseCombatCard {
    using Inputs = CloseCombat;
    static constexpr const char* name = "close_combat";
    static constexpr const char* help = "Close combat of two units.";
    template <class D, class R>
    static CloseCombatResult resolve(const CloseCombat& combat, const Tables& tables, D& dice, R& ruling) {
        return resolve_close_combat(combat, tables, dice, ruling);
    }
    static auto odds(const CloseCombat& combat, const Tables& tables) { return close_combat_odds(combat, tables); }
    static ruling::Names names(const CloseCombat&) {
        return listed_names(
            {"the attacker", "the defender", "what the attacker has in tow", "what the defender has in tow"},
            {"the attacker's hex", "the defender's hex"});
    }
};

struct ExhaustionCard {
    using Inputs = Exhaustion;
    static constexpr const char* name = "exhaustion_point";
    static constexpr const char* help = "How far a side is from exhaustion.";
    template <class R>
    static ExhaustionResult answer(const Exhaustion& exhaustion, const Tables& tables, R& ruling) {
        return check_exhaustion(exhaustion, tables, ruling, 0);
    }
    static ruling::Names names(const Exhaustion&) {
        return {.unit = {}, .hex = {}, .side = [](int) { return std::string{"the side"}; }};
    }
};

std::vector<Procedure> procedures_under(const Tables& tables) {
    const Setting setting = std::make_shared<const adjudicate::Setting<Tables>>(
        adjudicate::Setting<Tables>{tables, vocabularies_of(tables)});
    std::vector<Procedure> procedures;
    procedures.push_back(adjudicate::make_procedure<InitiativeCard>(setting));
    procedures.push_back(adjudicate::make_procedure<ActivationCard>(setting));
    procedures.push_back(adjudicate::make_procedure<HitCard>(setting));
    procedures.push_back(adjudicate::make_procedure<ArtilleryFireCard>(setting));
    procedures.push_back(adjudicate::make_procedure<BombardmentCard>(setting));
    procedures.push_back(adjudicate::make_procedure<VolleyCard>(setting));
    procedures.push_back(adjudicate::make_procedure<CloseCombatCard>(setting));
    procedures.push_back(adjudicate::make_procedure<ExhaustionCard>(setting));
    add_board_questions(procedures, setting);
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

}  // namespace reisswitz::portable
