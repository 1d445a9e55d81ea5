#include "adjudicate/portable_cards.hpp"
#include "generated/portable_clauses.hpp"
#include "rules/portable/procedures/board_form.hpp"

namespace reisswitz::portable {

namespace {

/// Hexes by their numbers on the board; the only unit is the one that is asked about.
ruling::Names names_on(hex::BoardSize board) {
    return {
        .unit = [](int) { return std::string{"the unit"}; },
        .hex = [board](int ordinal) { return hex::name(board, HexIndex{static_cast<std::uint16_t>(ordinal)}).str(); },
        .side = {}};
}

int ordinal(hex::BoardSize board, ColumnRow place) { return hex::hex_at(board, place).value; }

struct HexRelationCard {
    using Inputs = HexRelation;
    static constexpr const char* name = "hex_relation";
    static constexpr const char* help = "How two hexes lie to each other.";
    template <class R>
    static HexRelationResult answer(const HexRelation& question, const Tables&, R& ruling) {
        HexRelationResult result = relate_hexes(question);
        ruling.verdict(clause::PW_HEX_5, verdict::distance_is,
                       {.value = result.distance, .hex = ordinal(question.board, question.to)});
        if (result.side)
            ruling.verdict(
                clause::PW_HEX_9,
                *result.side == hex::PieceSide::front ? verdict::enemy_in_front : verdict::enemy_on_flank_or_rear,
                {.unit = 0});
        return result;
    }
    static ruling::Names names(const HexRelation& question) { return names_on(question.board); }
};

struct LineOfSightCard {
    using Inputs = LineOfSight;
    static constexpr const char* name = "line_of_sight";
    static constexpr const char* help = "Whether one hex is seen from another, and what is in the way.";
    template <class R>
    static LineOfSightResult answer(const LineOfSight& question, const Tables& tables, R& ruling) {
        LineOfSightResult result = look_along_line(question, tables);
        if (result.clear)
            ruling.verdict(clause::PW_LOS_5, verdict::line_clear, {.hex = ordinal(question.board, question.to)});
        for (const ColumnRow place : result.blocked_by)
            ruling.verdict(clause::PW_LOS_4, verdict::line_blocked, {.hex = ordinal(question.board, place)});
        if (!result.clear && result.blocked_by.empty()) ruling.applies(clause::PW_RULING_10);
        return result;
    }
    static ruling::Names names(const LineOfSight& question) { return names_on(question.board); }
};

struct FireCheckCard {
    using Inputs = FireCheckQuestion;
    static constexpr const char* name = "fire_check";
    static constexpr const char* help = "Whether a unit may fire at a hex, and how.";
    template <class R>
    static FireCheckResult answer(const FireCheckQuestion& question, const Tables& tables, R& ruling) {
        const FireAnswer answer = answer_fire_check(question, tables);
        const ruling::Subject target{.unit = 0, .hex = answer.question.target.value};
        if (!answer.result.legal) {
            if constexpr (R::explains)
                ruling.verdict(fire_refusal(answer.ground, answer.question, answer.result.reason).clause,
                               verdict::may_not_fire, target);
            return answer.result;
        }
        ruling.verdict(answer.question.artillery ? clause::PW_ART_1 : clause::PW_FIRE_1, verdict::may_fire, target);
        const bool direct = answer.result.fire == FireKind::direct;
        if (answer.question.artillery)
            ruling.verdict(direct ? clause::PW_ART_10 : clause::PW_ART_11,
                           direct ? verdict::direct_fire : verdict::indirect_fire, target);
        return answer.result;
    }
    static ruling::Names names(const FireCheckQuestion& question) { return names_on(question.board); }
};

struct RetreatCard {
    using Inputs = RetreatQuestion;
    static constexpr const char* name = "retreat_hexes";
    static constexpr const char* help = "Where a unit that is hit may go back to.";
    template <class R>
    static RetreatResult answer(const RetreatQuestion& question, const Tables& tables, R& ruling) {
        RetreatResult result = answer_retreat_hexes(question, tables);
        for (const ColumnRow place : result.hexes)
            ruling.verdict(clause::PW_RULING_26, verdict::may_retreat_to,
                           {.unit = 0, .hex = ordinal(question.board, place)});
        if (result.hexes.empty()) ruling.verdict(clause::PW_HIT_3, verdict::no_retreat_hex, {.unit = 0});
        return result;
    }
    static ruling::Names names(const RetreatQuestion& question) { return names_on(question.board); }
};

struct ReachableCard {
    using Inputs = ReachableQuestion;
    static constexpr const char* name = "reachable";
    static constexpr const char* help = "Where a unit may move to.";
    template <class R>
    static ReachableResult answer(const ReachableQuestion& question, const Tables& tables, R& ruling) {
        ReachableResult result = answer_reachable(question, tables);
        for (const ReachedHex& reached : result.hexes)
            ruling.verdict(reached.contact ? clause::PW_MOVE_9 : clause::PW_MOVE_1, verdict::can_reach,
                           {.unit = 0, .value = reached.steps, .hex = ordinal(question.board, reached.hex)});
        if (result.hexes.empty()) ruling.verdict(clause::PW_MOVE_1, verdict::cannot_move, {.unit = 0});
        return result;
    }
    static ruling::Names names(const ReachableQuestion& question) { return names_on(question.board); }
};

}  // namespace

void add_board_questions(std::vector<adjudicate::Procedure>& procedures, const Setting& setting) {
    procedures.push_back(adjudicate::make_procedure<HexRelationCard>(setting));
    procedures.push_back(adjudicate::make_procedure<LineOfSightCard>(setting));
    procedures.push_back(adjudicate::make_procedure<FireCheckCard>(setting));
    procedures.push_back(adjudicate::make_procedure<RetreatCard>(setting));
    procedures.push_back(adjudicate::make_procedure<ReachableCard>(setting));
}

}  // namespace reisswitz::portable
