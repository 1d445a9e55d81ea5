/// The Portable Wargame at the table.
#pragma once

#include <memory>

#include "rules/portable/battle.hpp"
#include "rules/portable/game/standing.hpp"
#include "rules/portable/model.hpp"
#include "table/game.hpp"

namespace reisswitz::table {

/// Dice and decisions of this version are judged again by an engine of the same only; events of every version fold.
inline constexpr const char* portable_rules_version = "portable 1";

class PortableGame final : public Game {
public:
    /// The battle before its first turn.
    explicit PortableGame(std::shared_ptr<const portable::Battle> battle);

    const portable::Battle& battle() const { return *battle_; }
    const portable::State& state() const { return state_; }
    const portable::StandingOrders& standing() const { return standing_; }

    std::unique_ptr<Game> clone() const override { return std::make_unique<PortableGame>(*this); }
    std::string rules() const override { return "portable"; }
    std::string rules_version() const override { return portable_rules_version; }
    std::vector<std::string> seats() const override { return {"red", "blue"}; }
    std::vector<Due> pending() const override;
    std::vector<json> options(const std::string& seat) const override;
    ruling::Ruled<json> read_notation(const std::string& seat, const std::string& line) const override;
    std::string notation(const json& order) const override;
    ruling::Ruled<Decision> decide(const std::string& seat, const json& order, dice::LiveDice& dice) const override;
    void evolve(const json& event) override;
    json view(const std::string& seat) const override;
    std::optional<Decision> witness(const Game& before, const Decision& decision,
                                    const std::string& seat) const override;
    dice::Digest hash() const override;
    std::optional<Ending> ending() const override;
    int turn() const override { return state_.turn; }
    void give_standing_order(const std::string& seat, const json& standing) override;
    std::optional<ruling::Ruled<json>> read_standing_order(const std::string& seat,
                                                           const std::string& line) const override;
    std::optional<json> standing_answer(const std::string& seat, bool waited) const override;
    std::string tell(const json& event) const override;
    bool reveals(const Game& before, const Decision& decision, const std::string& actor) const override;
    std::string part() const override;
    DieName name_die(const std::string& label, int who) const override;
    json facts(const json& event) const override;

private:
    std::shared_ptr<const portable::Battle> battle_;
    portable::State state_;
    portable::StandingOrders standing_;
};

}  // namespace reisswitz::table
