/// A request to adjudicate, and its answer.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicate/register.hpp"

namespace reisswitz::adjudicate {

/// A request whose rule book and procedure were found. The inputs are read by the procedure.
class Request {
public:
    /// @param json   {"rules":…,"procedure":…,"inputs":{…}}, with "house":{…} where the tables of the book are changed
    ///               as the "changes" of a house rule do
    /// @param books  must outlive the request
    /// @throws describe::Fault  bad_type, missing_input, unknown_input; unknown_value for a rule book or procedure that
    ///                          there is not; faults of the house rule below /house
    static Request read(nlohmann::json json, const Register& books = all_rule_books());

    const RuleBook& book() const { return *book_; }
    const Procedure& procedure() const { return house_ ? *find_procedure(*house_, name_) : *procedure_; }
    const nlohmann::json& inputs() const { return inputs_; }

    /// @throws describe::Fault  of the inputs; too_large where the exact odds would not end in reasonable time
    Distribution odds() const;

    /// @throws describe::Fault, dice::DiceWanted, dice::BadFace
    Rolling roll(dice::LiveDice& dice) const;

    /// What a die that is wanted is for. @throws describe::Fault
    std::string name_of(const dice::Throw& what) const;

private:
    const RuleBook* book_ = nullptr;
    const Procedure* procedure_ = nullptr;
    std::string name_;
    std::optional<std::vector<Procedure>> house_;
    nlohmann::json inputs_;
};

/// The answer to one line: {"outcomes":[…]}, or {"error":{…}} for anything that is wrong with the request.
std::string answer_line(std::string_view request, const Register& books = all_rule_books());

}  // namespace reisswitz::adjudicate
