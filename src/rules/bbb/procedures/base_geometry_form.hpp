/// Two bases as inputs.
#pragma once

#include "rules/bbb/procedures/base_geometry.hpp"
#include "rules/bbb/procedures/plane_form.hpp"

namespace reisswitz::bbb {

inline const auto& fields(describe::Of<BaseGeometry>) {
    static const describe::Fields<BaseGeometry> table{
        {&BaseGeometry::firer, {.required = true, .help = "the base that fires"}},
        {&BaseGeometry::target, {.required = true, .help = "the base that it fires at"}},
    };
    return table;
}

}  // namespace reisswitz::bbb
