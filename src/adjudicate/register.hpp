/// The procedures of all rule books, by name.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicate/distribution.hpp"
#include "adjudicate/rolling.hpp"
#include "dice/live_dice.hpp"
#include "ruling/book.hpp"

namespace reisswitz::adjudicate {

/// One procedure of a rule book, as a request sees it. `inputs` is the object of that name in a request; faults in it
/// are thrown as describe::Fault with paths that begin with /inputs.
struct Procedure {
    std::string name;
    std::string help;  ///< one line
    /// JSON Schema of the inputs.
    std::function<nlohmann::json()> schema;
    std::function<Distribution(const nlohmann::json& inputs)> odds;
    /// One adjudication. What the dice throw (dice::DiceWanted, dice::BadFace) passes through.
    std::function<Rolling(const nlohmann::json& inputs, dice::LiveDice& dice)> roll;
    /// How the units and hexes of the request are called: for asking for a die before it is thrown.
    std::function<ruling::Names(const nlohmann::json& inputs)> names;
};

struct RuleBook {
    std::string id;
    std::string title;
    const ruling::Book* words = nullptr;
    std::vector<Procedure> procedures;
    /// The procedures under a house rule. @param changes  to the tables of the book; faults have paths that begin with
    /// /house
    std::function<std::vector<Procedure>(const nlohmann::json& changes)> under_house;
};

/// @retval nullptr  none of that name
const Procedure* find_procedure(const std::vector<Procedure>& procedures, std::string_view name);

class Register {
public:
    void add(RuleBook book) { books_.push_back(std::move(book)); }
    const std::vector<RuleBook>& books() const { return books_; }
    /// @retval nullptr  none of that name
    const RuleBook* find_book(std::string_view id) const;

private:
    std::vector<RuleBook> books_;
};

/// All rule books of this program, made when first asked for.
const Register& all_rule_books();

}  // namespace reisswitz::adjudicate
