#include "store/seal.hpp"

#include <sodium.h>

namespace reisswitz::store {

Seal sha256(std::string_view bytes) {
    Seal seal{};
    crypto_hash_sha256(reinterpret_cast<unsigned char*>(seal.data()),
                       reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    return seal;
}

void tell(std::string& told, std::int64_t number) {
    std::array<char, 8> bytes{};
    auto rest = static_cast<std::uint64_t>(number);
    for (char& byte : bytes) {
        byte = static_cast<char>(rest & 0xFF);
        rest >>= 8;
    }
    told.append(bytes.data(), bytes.size());
}

void tell(std::string& told, std::string_view bytes) {
    tell(told, static_cast<std::int64_t>(bytes.size()));
    told += bytes;
}

void tell(std::string& told, std::span<const std::byte> bytes) {
    tell(told, std::string_view{reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

}  // namespace reisswitz::store
