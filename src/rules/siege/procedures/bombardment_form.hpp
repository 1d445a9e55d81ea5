/// One shot at a wall as inputs.
#pragma once

#include "rules/siege/procedures/bombardment.hpp"
#include "rules/siege/procedures/gun_fire_form.hpp"
#include "rules/siege/procedures/one_of_form.hpp"

namespace reisswitz::siege {

inline const auto& fields(Of<BombardmentShot>) {
    static const Fields<BombardmentShot> table{
        {&BombardmentShot::gun, gun_notes},
        {&BombardmentShot::range_yd, range_notes},
        {&BombardmentShot::fire_factor, fire_factor_notes},
        {&BombardmentShot::guns, guns_notes},
        {&BombardmentShot::on_target_spread, spread_notes},
        {&BombardmentShot::cell_width_yd, cell_width_notes},
        {&BombardmentShot::report, {.help = "what is asked: all, the column struck, or damage to the aimed column"}},
    };
    return table;
}

inline void check(const BombardmentShot& shot, const Tables& tables, const Reader& reader) {
    check_guns_together(shot, tables, reader);
}

}  // namespace reisswitz::siege
