#include "app/session/opponent.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/console.hpp"
#include "app/text.hpp"
#include "describe/fault.hpp"
#include "dice/sha256.hpp"
#include "players/player.hpp"
#include "rules/portable/game/notation.hpp"

namespace reisswitz::app {

namespace {

std::uint64_t number_of(const std::string& seed) {
    std::uint64_t number = 0;
    const dice::Digest digest = dice::sha256(seed);
    for (std::size_t byte = 0; byte < sizeof number; ++byte) number = number << 8 | digest[byte];
    return number;
}

class PortableOpponent final : public Opponent {
public:
    explicit PortableOpponent(std::unique_ptr<players::Player> player) : player_(std::move(player)) {}

    nlohmann::json choose(const table::PortableGame& game, const std::string& seat) override {
        const portable::Side side = seat == "blue" ? portable::Side::blue : portable::Side::red;
        return portable::to_json(game.battle(), players::ask(*player_, game.battle(), game.state(), side));
    }

private:
    std::unique_ptr<players::Player> player_;
};

}  // namespace

std::vector<std::string> opponent_names() { return players::player_names(); }

std::unique_ptr<Opponent> make_opponent(const std::string& name, const std::string& seed) {
    auto player = players::make_player(name, number_of(seed));
    if (!player)
        throw WrongCall(fmt::format("there is no computer player {}; there are: {}", describe::quote(name),
                                    joined(opponent_names())));
    return std::make_unique<PortableOpponent>(std::move(player));
}

}  // namespace reisswitz::app
