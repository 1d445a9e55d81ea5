#include "rules/siege/procedures/wall.hpp"

namespace reisswitz::siege {

Masonry masonry_of(const Wall& wall, const Tables& tables) {
    const Defence& type = row_of(tables, wall.defence);
    const Masonry& usual = wall.section == Section::wall ? type.wall : type.tower;
    return {wall.defence_value.value_or(usual.value), wall.thickness_ft.value_or(usual.thickness_ft)};
}

}  // namespace reisswitz::siege
