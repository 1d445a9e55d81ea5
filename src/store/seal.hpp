/// The seal of a row: SHA-256 over all it says, kept beside it.
///
/// SQLite checks the structure of its pages, not the text in them; a flipped bit inside an order would go unseen. A row
/// whose seal does not fit is reported as damaged and never handed out.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace reisswitz::store {

using Seal = std::array<std::byte, 32>;

Seal sha256(std::string_view bytes);

/// A whole number is told as 8 bytes, little-endian.
void tell(std::string& told, std::int64_t number);
/// Bytes are told as their length and themselves, so that "ab","c" and "a","bc" differ.
void tell(std::string& told, std::string_view bytes);
void tell(std::string& told, std::span<const std::byte> bytes);

/// The seal of a row that says `values`; `kind` keeps the rows of different tables apart.
template <class... Values>
Seal seal_of(std::string_view kind, const Values&... values) {
    std::string told;
    tell(told, kind);
    (tell(told, values), ...);
    return sha256(told);
}

}  // namespace reisswitz::store
