/// The two halves of the siege rules' entries: what is thrown for, and what is reckoned without dice.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "adjudicate/bind.hpp"
#include "adjudicate/register.hpp"
#include "rules/siege/procedures/one_of_form.hpp"
#include "rules/siege/tables.hpp"

namespace reisswitz::siege {

using Setting = std::shared_ptr<const adjudicate::Setting<Tables>>;

/// The result in the form that it has.
template <class... Forms>
void append_json(std::string& text, const OneOf<Forms...>& result) {
    std::visit([&](const auto& form) { adjudicate::append_result(text, form); }, result.form);
}

/// `wall_strength`, `shots_in_period`, `garrison_supply`, `task_time`, `wall_collapse`.
void add_reckonings(std::vector<adjudicate::Procedure>& procedures, const Setting& setting);

}  // namespace reisswitz::siege
