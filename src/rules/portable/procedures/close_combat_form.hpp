/// Close combat as inputs and as a result.
#pragma once

#include "rules/portable/procedures/close_combat.hpp"
#include "rules/portable/procedures/hits_form.hpp"

namespace reisswitz::describe {

/// What a side had in tow is left out where it had nothing.
template <>
struct Scalar<portable::CombatantResult> {
    static portable::CombatantResult read(const json&, const Notes&, const Reader& reader) {
        reader.fail(Code::bad_type, "A result of a close combat is not read.");
    }
    static json write(const portable::CombatantResult& side, const Notes& notes, const Reader& reader) {
        json written{
            {"hit", side.hit}, {"sp_left", side.sp_left}, {"retreated", side.retreated}, {"destroyed", side.destroyed}};
        if (side.carried) written["carried"] = describe::write(*side.carried, notes, reader);
        return written;
    }
    static json schema(const Notes&, const Reader&) { return {{"type", "object"}}; }
};

}  // namespace reisswitz::describe

namespace reisswitz::portable {

/// Both combatants have the same fields; the attacker one more.
template <class C>
Fields<C> combatant_fields() {
    const auto of = []<class M>(M Combatant::* member) { return static_cast<M C::*>(member); };
    return {
        {of(&Combatant::type), {.required = true, .help = "row of the table of close combat"}},
        {of(&Combatant::quality), quality_notes},
        {of(&Combatant::sp), sp_notes},
        {of(&Combatant::retreat_steps), retreat_steps_notes},
        {of(&Combatant::policy), policy_notes},
        {of(&Combatant::front_on), {.help = "the enemy is to its front"}},
        {of(&Combatant::commander_adjacent), {.help = "a commander of its side is in an adjacent hex"}},
        {of(&Combatant::in_cover), {.help = "it is in cover or fortifications"}},
        {of(&Combatant::in_wood), {.help = "it is in a wood"}},
        {of(&Combatant::in_river), {.help = "it is in a river"}},
        {of(&Combatant::crossing_trench), {.help = "it is crossing a trench"}},
        {of(&Combatant::carried), {.help = "what the transport has in tow; null: nothing"}},
    };
}

inline const auto& fields(Of<Combatant>) {
    static const Fields<Combatant> table = combatant_fields<Combatant>();
    return table;
}

inline const auto& fields(Of<AttackingCombatant>) {
    static const Fields<AttackingCombatant> table = combatant_fields<AttackingCombatant>();
    return table;
}

inline const auto& fields(Of<CloseCombatOptions>) {
    static const Fields<CloseCombatOptions> table{
        {&CloseCombatOptions::wood_and_cover, {.help = "whether a wood counts beside cover"}},
        {&CloseCombatOptions::defender_follow_up, {.help = "whether a defender that wins may advance"}},
        {&CloseCombatOptions::melee_tie, {.help = "whether a combat in which nobody gives way is fought again"}},
    };
    return table;
}

inline const auto& fields(Of<CloseCombat>) {
    static const Fields<CloseCombat> table{
        {&CloseCombat::attacker, {.required = true, .help = "the unit that attacks"}},
        {&CloseCombat::defender, {.required = true, .help = "the unit it attacks"}},
    };
    return table;
}

inline void check(const CloseCombat& combat, const Tables& tables, const Reader& reader) {
    const auto check_side = [&](const Combatant& unit, const char* side) {
        if (unit.carried && row_of(tables, unit.type).arm != Arm::transport)
            reader.fail(Code::inconsistent, "Only a transport has something in tow.", std::string{side} + "/carried");
        if (unit.in_river && unit.crossing_trench)
            reader.fail(Code::inconsistent, "A unit is in a river or crossing a trench, not both.",
                        std::string{side} + "/crossing_trench");
    };
    check_side(combat.attacker, "/attacker");
    check_side(combat.defender, "/defender");
}

}  // namespace reisswitz::portable
