/// The two halves of the entries of Bloody Big Battles: what is fought and marched, and what is measured on the table.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "adjudicate/bind.hpp"
#include "adjudicate/register.hpp"
#include "rules/bbb/tables.hpp"

namespace reisswitz::bbb {

using Setting = std::shared_ptr<const adjudicate::Setting<Tables>>;

/// Names for rulings in which units, and whatever else has ordinals there, go by a list.
inline ruling::Names listed_names(std::vector<std::string> units, std::vector<std::string> places = {}) {
    const auto from = [](std::vector<std::string> names) {
        return [names = std::move(names)](int ordinal) {
            return ordinal >= 0 && static_cast<std::size_t>(ordinal) < names.size()
                       ? names[static_cast<std::size_t>(ordinal)]
                       : std::to_string(ordinal);
        };
    };
    return {.unit = from(std::move(units)), .hex = from(std::move(places)), .side = {}};
}

/// `base_geometry`, `line_of_sight`.
void add_table_questions(std::vector<adjudicate::Procedure>& procedures, const Setting& setting);

}  // namespace reisswitz::bbb
