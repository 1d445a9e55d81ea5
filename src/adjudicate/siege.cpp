#include "adjudicate/siege.hpp"

#include "adjudicate/siege_cards.hpp"
#include "rules/siege/book.hpp"
#include "rules/siege/procedures/bombardment_form.hpp"
#include "rules/siege/procedures/breach_form.hpp"
#include "rules/siege/procedures/casualties_form.hpp"
#include "rules/siege/procedures/charge_form.hpp"
#include "rules/siege/procedures/mine_form.hpp"
#include "rules/siege/procedures/train_form.hpp"

namespace reisswitz::siege {

namespace {

using adjudicate::Procedure;
using nlohmann::json;

std::string column_name(int ordinal) {
    const int column = ordinal - column_of_the_aim;
    if (column == 0) return "the column that is aimed at";
    return "column " + std::to_string(column < 0 ? -column : column) + (column < 0 ? " to the left" : " to the right");
}

/// Names for rulings in which one thing acts, or several that are numbered.
/// @param one   its name where the ordinal is 0
/// @param each  what the numbered ones are
ruling::Names numbered_names(std::string one, std::string each) {
    return {.unit = [one = std::move(one), each = std::move(each)](
                        int ordinal) { return ordinal == 0 ? one : each + " " + std::to_string(ordinal); },
            .hex = column_name,
            .side = {}};
}

struct BombardmentShotCard {
    using Inputs = BombardmentShot;
    static constexpr const char* name = "bombardment_shot";
    static constexpr const char* help = "One shot at a wall: where it falls, and what it does.";
    template <class D, class R>
    static BombardmentShotResult resolve(const BombardmentShot& shot, const Tables& tables, D& dice, R& ruling) {
        return resolve_bombardment_shot(shot, tables, dice, ruling);
    }
    static ruling::Names names(const BombardmentShot& shot) {
        return numbered_names(shot.guns == 1 ? "the gun" : "the battery", "gun");
    }
};

struct ShotsToBreachCard {
    using Inputs = ShotsToBreach;
    static constexpr const char* name = "shots_to_breach";
    static constexpr const char* help = "How many shots of one gun it takes until a column of the wall is through.";
    template <class D, class R>
    static ShotsToBreachResult resolve(const ShotsToBreach& breach, const Tables& tables, D& dice, R& ruling) {
        return resolve_shots_to_breach(breach, tables, dice, ruling);
    }
    static auto odds(const ShotsToBreach& breach, const Tables& tables) { return shots_to_breach_odds(breach, tables); }
    static ruling::Names names(const ShotsToBreach&) { return numbered_names("the gun", "shot"); }
};

struct DaysToBreachCard {
    using Inputs = DaysToBreach;
    static constexpr const char* name = "days_to_breach";
    static constexpr const char* help = "How many days a siege train takes until a column of the wall is through.";
    template <class D, class R>
    static BreachedOnDay resolve(const DaysToBreach& breach, const Tables& tables, D& dice, R& ruling) {
        return resolve_days_to_breach(breach, tables, dice, ruling);
    }
    static auto odds(const DaysToBreach& breach, const Tables& tables) { return days_to_breach_odds(breach, tables); }
    static ruling::Names names(const DaysToBreach&) { return numbered_names("the train", "gun"); }
};

struct MineCard {
    using Inputs = Mine;
    static constexpr const char* name = "mine_result";
    static constexpr const char* help = "A mine under a wall or a building goes off.";
    template <class D, class R>
    static MineResult resolve(const Mine& mine, const Tables& tables, D& dice, R& ruling) {
        return resolve_mine(mine, tables, dice, ruling);
    }
    static ruling::Names names(const Mine&) { return numbered_names("the mine", "mine"); }
};

struct ChargesCard {
    using Inputs = Charges;
    static constexpr const char* name = "charge_result";
    static constexpr const char* help = "Charges against a gate, a door, a building or a wall go off.";
    template <class D, class R>
    static ChargesResult resolve(const Charges& charges, const Tables& tables, D& dice, R& ruling) {
        return resolve_charges(charges, tables, dice, ruling);
    }
    static ruling::Names names(const Charges&) { return numbered_names("the charges", "charge"); }
};

struct CollapseCasualtyCard {
    using Inputs = CollapseCasualty;
    static constexpr const char* name = "collapse_casualty";
    static constexpr const char* help = "What becomes of figures where a wall, building or gate comes down.";
    template <class D, class R>
    static CollapseCasualtyResult resolve(const CollapseCasualty& casualty, const Tables& tables, D& dice, R& ruling) {
        return resolve_collapse_casualty(casualty, tables, dice, ruling);
    }
    static auto odds(const CollapseCasualty& casualty, const Tables& tables) {
        return collapse_casualty_odds(casualty, tables);
    }
    static ruling::Names names(const CollapseCasualty& casualty) {
        return numbered_names(casualty.figures == 1 ? "the figure" : "the group", "figure");
    }
};

std::vector<Procedure> procedures_under(const Tables& tables) {
    const Setting setting = std::make_shared<const adjudicate::Setting<Tables>>(
        adjudicate::Setting<Tables>{tables, vocabularies_of(tables)});
    std::vector<Procedure> procedures;
    procedures.push_back(adjudicate::make_procedure<BombardmentShotCard>(setting));
    procedures.push_back(adjudicate::make_procedure<ShotsToBreachCard>(setting));
    procedures.push_back(adjudicate::make_procedure<DaysToBreachCard>(setting));
    procedures.push_back(adjudicate::make_procedure<MineCard>(setting));
    procedures.push_back(adjudicate::make_procedure<ChargesCard>(setting));
    procedures.push_back(adjudicate::make_procedure<CollapseCasualtyCard>(setting));
    add_reckonings(procedures, setting);
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

}  // namespace reisswitz::siege
