/// Dice of play on the computer: unpredictable without the seed, the same for ever with it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "dice/live_dice.hpp"

namespace reisswitz::dice {

/// The secret of one game's dice.
struct Seed {
    std::array<std::uint8_t, 32> bytes{};
    friend bool operator==(const Seed&, const Seed&) = default;

    /// From the machine's source of randomness.
    static Seed random();
    /// From a word, for repeatable games ("1", "el-teb"); the same word always gives the same seed.
    static Seed from_word(std::string_view word);
    /// From 64 hex digits. @retval false  not of that form; `out` is unchanged
    static bool parse(std::string_view hex, Seed& out);
    std::string hex() const;

    /// The seed with the players' nonces mixed in, in the order of the seats.
    Seed mixed_with(const std::vector<std::string>& nonces) const;
    /// SHA-256 of the seed's bytes as hex: published before the first die, checked when the seed is revealed.
    std::string commitment() const;
};

/// Each die is a keyed BLAKE2b hash of its occasion, its label, whom it is for and which of the equal dice of that
/// throw it is; then rejection, so that no face is favoured. Nobody without the seed can foretell a die, and neither
/// arrival, nor running counts, nor a crash, nor taking an order back and giving it again can change one. An occasion
/// that begins again begins with the same dice.
///
/// For those who check: with the seed as key, the 16-byte BLAKE2b hash of the numbers of the occasion, `who`, which of
/// the equal dice it is (from 0), the attempt (from 0) and the number of faces, each eight bytes little-endian, then
/// the label. Its first eight bytes are a little-endian number w. From the largest multiple of the faces below 2^64 on,
/// the next attempt counts; else the face is w modulo the faces, plus 1.
class SeededDice final : public LiveDice {
public:
    explicit SeededDice(const Seed& seed) : seed_(seed) {}

protected:
    void begin(const Occasion& occasion) override;
    void faces(int n, Die die, Throw what, std::vector<int>& out) override;

private:
    struct Used {
        std::string label;
        int who;
        std::int64_t count;
    };

    std::int64_t next_of(Throw what);

    Seed seed_;
    Occasion occasion_;
    std::vector<Used> used_;  // since the present occasion began
};

}  // namespace reisswitz::dice
