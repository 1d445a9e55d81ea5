/// What a seat is told of the game, in words.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "app/look.hpp"
#include "rules/portable/battle.hpp"
#include "table/game.hpp"

namespace reisswitz::app {

class Account {
public:
    Account(const portable::Battle& battle, const Look& look) : battle_(battle), look_(look) {}

    /// A message of a seat's log as lines. What the seat ordered itself is told by its ruling, clause by clause; what
    /// others did, in sentences. Empty: nothing worth telling.
    /// @param reader  the seat; "umpire" reads everything as what others did
    std::string tell(const nlohmann::json& message, const std::string& reader, const table::Game& game);

    /// The last ruling told, whole; empty before the first.
    const std::string& last_ruling() const { return last_ruling_; }

    /// The lines of a ruling, indented, their clauses set off.
    std::string ruling_lines(std::string_view text) const;

private:
    std::string ruling_line(const std::string& said, const std::string& clause) const;
    std::string heading(std::string words) const;
    std::string own_decision(const nlohmann::json& message) const;
    std::string others_decision(const nlohmann::json& message, const table::Game& game) const;
    std::string decision(const nlohmann::json& message, bool own, const table::Game& game);
    /// Sentences of what a seat did: a few side by side, many each on its line.
    std::string told(const std::string& seat, const std::vector<std::string>& sentences) const;
    std::string seat_name(const std::string& seat) const;

    const portable::Battle& battle_;
    Look look_;
    std::string last_ruling_;
};

}  // namespace reisswitz::app
