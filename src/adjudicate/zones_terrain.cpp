#include "adjudicate/zones_cards.hpp"
#include "rules/zones/procedures/terrain_form.hpp"
#include "rules/zones/procedures/terrain_movement_form.hpp"
#include "rules/zones/procedures/wheel_break_form.hpp"

namespace reisswitz::zones {

namespace {

using nlohmann::json;

struct WheelBreakCard {
    using Inputs = WheelBreak;
    static constexpr const char* name = "wheel_break";
    static constexpr const char* help = "How many vehicles are lost in rough ground.";
    template <class D, class R>
    static WheelBreakResult resolve(const WheelBreak& wheels, const Tables& tables, D& dice, R& ruling) {
        return resolve_wheel_break(wheels, tables, dice, ruling);
    }
    static auto odds(const WheelBreak& wheels, const Tables& tables) { return wheel_break_odds(wheels, tables); }
    static ruling::Names names(const WheelBreak&) {
        return {.unit = [](int who) { return "vehicle " + std::to_string(who + 1); }, .hex = {}, .side = {}};
    }
};

struct TerrainMovementCard {
    using Inputs = TerrainMovement;
    static constexpr const char* name = "terrain_movement";
    static constexpr const char* help = "How far troops move and charge through a kind of ground.";
    template <class R>
    static TerrainMovementResult answer(const TerrainMovement& movement, const Tables& tables, R& ruling) {
        return answer_terrain_movement(movement, tables, ruling);
    }
    static ruling::Names names(const TerrainMovement&) { return {}; }
};

struct TerrainValidateCard {
    using Inputs = TerrainValidate;
    static constexpr const char* name = "terrain_validate";
    static constexpr const char* help = "Whether a board has what boards of its type must have.";
    template <class R>
    static TerrainFindings answer(const TerrainValidate& board, const Tables& tables, R& ruling) {
        return answer_terrain_validate(board, tables, ruling);
    }
    static ruling::Names names(const TerrainValidate&) { return {}; }
    static void refine(json& schema, const Tables&) { drop_empty_defaults(schema); }
};

}  // namespace

void add_terrain(std::vector<adjudicate::Procedure>& procedures, const Setting& setting) {
    procedures.push_back(adjudicate::make_procedure<WheelBreakCard>(setting));
    procedures.push_back(adjudicate::make_procedure<TerrainMovementCard>(setting));
    procedures.push_back(adjudicate::make_procedure<TerrainValidateCard>(setting));
}

}  // namespace reisswitz::zones
