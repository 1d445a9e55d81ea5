#include "adjudicate/bbb.hpp"

#include "adjudicate/bbb_cards.hpp"
#include "rules/bbb/book.hpp"
#include "rules/bbb/procedures/assault_form.hpp"
#include "rules/bbb/procedures/evade_form.hpp"
#include "rules/bbb/procedures/fire_factor_form.hpp"
#include "rules/bbb/procedures/firefight_form.hpp"
#include "rules/bbb/procedures/general_risk_form.hpp"
#include "rules/bbb/procedures/move_allowance_form.hpp"
#include "rules/bbb/procedures/movement_roll_form.hpp"

namespace reisswitz::bbb {

namespace {

using adjudicate::Procedure;
using nlohmann::json;

/// Columns of the firefight table stand where a ruling has room for a place.
std::vector<std::string> headings() {
    std::vector<std::string> names;
    for (int column = 0; column <= static_cast<int>(Column::none); ++column)
        names.push_back(heading(static_cast<Column>(column)));
    return names;
}

struct FireFactorCard {
    using Inputs = FireFactor;
    static constexpr const char* name = "fire_factor";
    static constexpr const char* help = "Firepower of all who fire at one target.";
    template <class R>
    static FireFactorResult answer(const FireFactor& fire, const Tables& tables, R& ruling) {
        return add_up_fire(fire, tables, ruling);
    }
    static ruling::Names names(const FireFactor& fire) {
        std::vector<std::string> groups;
        for (std::size_t i = 1; i <= fire.groups.size(); ++i) groups.push_back("group " + std::to_string(i));
        return listed_names(std::move(groups), headings());
    }
};

struct FirefightCard {
    using Inputs = Firefight;
    static constexpr const char* name = "firefight";
    static constexpr const char* help = "Fire of any number of units at one target.";
    template <class D, class R>
    static FirefightResult resolve(const Firefight& fire, const Tables& tables, D& dice, R& ruling) {
        return resolve_firefight(fire, tables, dice, ruling);
    }
    static ruling::Names names(const Firefight&) { return listed_names({"the firers", "the target"}, headings()); }
};

struct MovementRollCard {
    using Inputs = MovementRoll;
    static constexpr const char* name = "movement_roll";
    static constexpr const char* help = "What a unit may do in its movement phase.";
    template <class D, class R>
    static MovementRollResult resolve(const MovementRoll& roll, const Tables& tables, D& dice, R& ruling) {
        return resolve_movement_roll(roll, tables, dice, ruling);
    }
    static ruling::Names names(const MovementRoll&) { return listed_names({"the unit"}); }
};

struct MoveAllowanceCard {
    using Inputs = MoveAllowance;
    static constexpr const char* name = "move_allowance";
    static constexpr const char* help = "How far a unit comes with the move that it has.";
    template <class R>
    static MoveAllowanceResult answer(const MoveAllowance& move, const Tables& tables, R& ruling) {
        return work_out_allowance(move, tables, ruling);
    }
    static ruling::Names names(const MoveAllowance&) { return listed_names({"the unit"}); }
};

struct AssaultCard {
    using Inputs = Assault;
    static constexpr const char* name = "assault";
    static constexpr const char* help = "An assault, with the rounds that are fought again.";
    template <class D, class R>
    static AssaultResult resolve(const Assault& assault, const Tables& tables, D& dice, R& ruling) {
        return resolve_assault(assault, tables, dice, ruling);
    }
    static ruling::Names names(const Assault&) { return listed_names({"the attacker", "the defender"}); }
};

struct EvadeCard {
    using Inputs = Evade;
    static constexpr const char* name = "evade";
    static constexpr const char* help = "Whether a unit may evade a charge, and how far.";
    template <class R>
    static EvadeResult answer(const Evade& evade, const Tables& tables, R& ruling) {
        return look_for_evasion(evade, tables, ruling);
    }
    static ruling::Names names(const Evade&) { return listed_names({"the unit"}); }
};

struct GeneralRiskCard {
    using Inputs = GeneralRisk;
    static constexpr const char* name = "general_risk";
    static constexpr const char* help = "Whether a general becomes a casualty.";
    template <class R>
    static GeneralRiskResult answer(const GeneralRisk& risk, const Tables&, R& ruling) {
        return check_general_risk(risk, ruling);
    }
    static ruling::Names names(const GeneralRisk&) { return listed_names({"the general"}); }
};

std::vector<Procedure> procedures_under(const Tables& tables) {
    const Setting setting = std::make_shared<const adjudicate::Setting<Tables>>(
        adjudicate::Setting<Tables>{tables, vocabularies_of(tables)});
    std::vector<Procedure> procedures;
    procedures.push_back(adjudicate::make_procedure<FireFactorCard>(setting));
    procedures.push_back(adjudicate::make_procedure<FirefightCard>(setting));
    procedures.push_back(adjudicate::make_procedure<MovementRollCard>(setting));
    procedures.push_back(adjudicate::make_procedure<MoveAllowanceCard>(setting));
    procedures.push_back(adjudicate::make_procedure<AssaultCard>(setting));
    procedures.push_back(adjudicate::make_procedure<EvadeCard>(setting));
    procedures.push_back(adjudicate::make_procedure<GeneralRiskCard>(setting));
    add_table_questions(procedures, setting);
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

}  // namespace reisswitz::bbb
