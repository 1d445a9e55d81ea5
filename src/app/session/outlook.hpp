/// What a shot or an attack may bring, worked out exactly before it is ordered, with the modifiers of the position as
/// the one who orders it sees it.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "dice/rational.hpp"
#include "rules/portable/battle.hpp"
#include "rules/portable/model.hpp"
#include "ruling/ruled.hpp"

namespace reisswitz::app {

/// What may become of one unit. It is taken to go back where it must go back or lose a point, as far as it can.
struct Prospect {
    std::string unit;   ///< id
    std::string where;  ///< "target", "in front", "behind", "attacker", "defender", "in tow"
    int sp{};
    dice::Rational hit;           ///< that it is hit at all
    dice::Rational loses_points;  ///< one or more
    dice::Rational driven_back;
    dice::Rational destroyed;
    dice::Rational mean_loss;  ///< strength points
};

struct Outlook {
    std::string title;                   ///< "gordons (D4) fires at E4, 1 hex off, in the open"
    std::vector<std::string> modifiers;  ///< lines with their clauses
    std::vector<std::pair<std::string, dice::Rational>> chances;  ///< of the whole: "the shell falls on the target"
    std::vector<Prospect> prospects;
};

/// @retval Refusal  the unit may not do that now; the clause says why
ruling::Ruled<Outlook> outlook_of_fire(const portable::Battle& battle, const portable::State& state,
                                       portable::UnitIndex firer, portable::HexIndex target);
ruling::Ruled<Outlook> outlook_of_shell(const portable::Battle& battle, const portable::State& state,
                                        portable::UnitIndex battery, portable::HexIndex target,
                                        portable::TieSide tie_side);
/// @param defender  no_unit: the one that would fight
ruling::Ruled<Outlook> outlook_of_attack(const portable::Battle& battle, const portable::State& state,
                                         portable::UnitIndex attacker, portable::HexIndex hex,
                                         portable::UnitIndex defender);

std::string to_text(const Outlook& outlook);
nlohmann::json to_json(const Outlook& outlook);

}  // namespace reisswitz::app
