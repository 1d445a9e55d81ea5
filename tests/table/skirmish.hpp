/// Skirmish: a small rule book of the tests' own, with all that a table has to cope with. Counters of two sides stand
/// on a road of a few fields. Each turn both sides seal a plan, dice give the initiative, each side moves and fires in
/// its part, and whoever is hit chooses to stand or to retreat. What is more than two fields away and has not fired is
/// hidden.
///
///     plan hold|advance      fire U T: 4 or more hits, +1 for who holds; a move goes 2 fields, 3 for who advances
///     move U FIELD           stops before a hidden enemy
///     fire U T               at a seen enemy up to 4 fields away
///     end                    of the side's part
///     stand U | retreat U    after a hit; who stands loses 1 SP, 2 on a nerve die of 1
///     standing stand|retreat at_once|after_wait
#pragma once

#include <array>
#include <string>
#include <vector>

#include "table/game.hpp"

namespace reisswitz::table::test {

struct Counter {
    std::string id;
    std::string formation;
    int side{};
    int at{};
    int sp{};
    bool has_fired{};
    bool has_acted{};
};

class Skirmish final : public Game {
public:
    /// @param version  of the rules, to play an engine of another time
    /// @throws describe::Fault
    Skirmish(const json& header, std::string version);

    std::unique_ptr<Game> clone() const override { return std::make_unique<Skirmish>(*this); }
    std::string rules() const override { return "skirmish"; }
    std::string rules_version() const override { return version_; }
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
    int turn() const override { return turn_; }
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
    enum class Phase : unsigned char { plans, act, hit, over };

    const Counter* find(const std::string& id) const;
    Counter& known(const json& event, const char* key);
    int ordinal(const std::string& id) const;
    bool sees(int side, const Counter& counter) const;
    std::vector<std::string> seen_by(int side) const;
    bool has_counters(int side) const;
    std::optional<std::string> find_fault(int side, const json& order) const;
    int furthest_move(int side) const { return plan_[static_cast<std::size_t>(side)] == "advance" ? 3 : 2; }

    std::string version_;
    int length_{};
    int turns_{};
    std::vector<Counter> counters_;  ///< red's, then blue's
    std::array<int, 2> strength_at_start_{};
    int turn_{1};
    Phase phase_{Phase::plans};
    int active_{};
    std::array<bool, 2> has_ended_{};
    std::array<std::string, 2> plan_;
    std::string hit_;  ///< the counter that was hit
    std::array<bool, 2> exhausted_{};
    struct Standing {
        std::string on_hit;
        bool at_once{};
    };
    std::array<Standing, 2> standing_;
};

/// Makes Skirmish games of a rules version.
MakeGame make_skirmish(const std::string& version = "1");

/// Three counters a side on a road of 12 fields.
json skirmish_header(const std::string& dice = "seeded");

}  // namespace reisswitz::table::test
