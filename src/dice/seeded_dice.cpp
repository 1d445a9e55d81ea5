#include "dice/seeded_dice.hpp"

#include <sodium.h>

#include <stdexcept>

#include "dice/sha256.hpp"

namespace reisswitz::dice {

namespace {

void start_sodium() {
    static const bool ready = sodium_init() >= 0;
    if (!ready) throw std::runtime_error("dice: the random source of this machine could not be opened");
}

/// Keyed BLAKE2b, as long as `digest`.
void hash(std::span<const std::uint8_t> message, const Seed& key, std::span<std::uint8_t> digest) {
    start_sodium();
    crypto_generichash(digest.data(), digest.size(), message.data(), message.size(), key.bytes.data(),
                       key.bytes.size());
}

std::uint64_t keyed_word(const Seed& key, std::span<const std::uint8_t> message) {
    std::array<std::uint8_t, crypto_generichash_BYTES_MIN> digest{};
    hash(message, key, digest);
    std::uint64_t word = 0;
    for (int i = 0; i < 8; ++i) word |= static_cast<std::uint64_t>(digest[static_cast<std::size_t>(i)]) << (8 * i);
    return word;
}

}  // namespace

Seed Seed::random() {
    start_sodium();
    Seed seed;
    randombytes_buf(seed.bytes.data(), seed.bytes.size());
    return seed;
}

Seed Seed::from_word(std::string_view word) { return Seed{sha256("reisswitz seed " + std::string{word})}; }

bool Seed::parse(std::string_view hex, Seed& out) {
    Seed seed;
    if (hex.size() != 2 * seed.bytes.size()) return false;
    const auto digit = [](char c) {
        if (c >= '0' && c <= '9') return c - '0';
        if (c >= 'a' && c <= 'f') return c - 'a' + 10;
        if (c >= 'A' && c <= 'F') return c - 'A' + 10;
        return -1;
    };
    for (std::size_t i = 0; i < seed.bytes.size(); ++i) {
        const int high = digit(hex[2 * i]);
        const int low = digit(hex[2 * i + 1]);
        if (high < 0 || low < 0) return false;
        seed.bytes[i] = static_cast<std::uint8_t>(high * 16 + low);
    }
    out = seed;
    return true;
}

std::string Seed::hex() const { return to_hex(bytes); }

Seed Seed::mixed_with(const std::vector<std::string>& nonces) const {
    if (nonces.empty()) return *this;
    std::string message = "reisswitz nonces";
    for (const std::string& nonce : nonces) message += " " + to_hex(sha256(nonce));
    Seed mixed;
    hash({reinterpret_cast<const std::uint8_t*>(message.data()), message.size()}, *this, mixed.bytes);
    return mixed;
}

std::string Seed::commitment() const {
    return to_hex(sha256(std::string_view{reinterpret_cast<const char*>(bytes.data()), bytes.size()}));
}

void SeededDice::begin(const Occasion& occasion) {
    occasion_ = occasion;
    used_.clear();
}

std::int64_t SeededDice::next_of(Throw what) {
    for (Used& used : used_)
        if (used.who == what.who && used.label == what.label.id) return used.count++;
    used_.push_back({what.label.id, what.who, 1});
    return 0;
}

void SeededDice::faces(int n, Die die, Throw what, std::vector<int>& out) {
    const auto sides = static_cast<std::uint64_t>(die.sides);
    const std::uint64_t usable = ~std::uint64_t{0} - ~std::uint64_t{0} % sides;  // the largest multiple of sides
    for (int i = 0; i < n; ++i) {
        const std::int64_t index = next_of(what);
        for (std::int64_t attempt = 0;; ++attempt) {
            // The label stands last and holds no zero byte, so no two dice have one message.
            Occasion numbers = occasion_;
            numbers.with(what.who).with(index).with(attempt).with(die.sides);
            std::vector<std::uint8_t> message(numbers.bytes().begin(), numbers.bytes().end());
            for (const char* c = what.label.id; *c != '\0'; ++c) message.push_back(static_cast<std::uint8_t>(*c));
            const std::uint64_t word = keyed_word(seed_, message);
            if (word >= usable) continue;
            out.push_back(static_cast<int>(word % sides) + 1);
            break;
        }
    }
}

}  // namespace reisswitz::dice
