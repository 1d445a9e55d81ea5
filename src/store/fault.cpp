#include "store/fault.hpp"

#include <array>
#include <cerrno>

namespace reisswitz::store {

namespace {

/// Whether `text` goes on at `at` with a mark that is not seen but turns the reading direction, or with a C1 control:
/// U+0080 to U+009F, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069 in UTF-8. Answers its length, else 0.
std::size_t unseen_mark(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) {
        return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U;
    };
    if (byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) <= 0x9F) return 2;
    if (byte(0) != 0xE2) return 0;
    if (byte(1) == 0x80 && (byte(2) == 0x8E || byte(2) == 0x8F || (byte(2) >= 0xAA && byte(2) <= 0xAE))) return 3;
    if (byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9) return 3;
    return 0;
}

std::string byte_code(char c) {
    static constexpr char digits[] = "0123456789abcdef";
    const auto byte = static_cast<unsigned char>(c);
    return {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
}

}  // namespace

std::string StoreFault::shown(std::string_view text) {
    std::string sentence;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (const std::size_t length = unseen_mark(text, i)) {
            for (std::size_t end = i + length; i < end; ++i) sentence += byte_code(text[i]);
            --i;
        } else if (static_cast<unsigned char>(text[i]) < 0x20 || text[i] == 0x7F) {
            sentence += byte_code(text[i]);
        } else {
            sentence += text[i];
        }
    }
    return sentence;
}

std::string_view word(StoreFault::Code code) {
    using enum StoreFault::Code;
    switch (code) {
        case not_found:
            return "not_found";
        case exists:
            return "exists";
        case conflict:
            return "conflict";
        case bad_value:
            return "bad_value";
        case too_large:
            return "too_large";
        case foreign_file:
            return "foreign_file";
        case damaged:
            return "damaged";
        case newer_version:
            return "newer_version";
        case read_only:
            return "read_only";
        case disk_full:
            return "disk_full";
        case busy:
            return "busy";
        case io_failed:
            return "io_failed";
    }
    return "";
}

StoreFault::Code code_of_errno(int error) {
    switch (error) {
        case ENOENT:
        case ENOTDIR:
            return StoreFault::Code::not_found;
        case EACCES:
        case EPERM:
        case EROFS:
            return StoreFault::Code::read_only;
        case ENOSPC:
        case EDQUOT:
        case EFBIG:
            return StoreFault::Code::disk_full;
        default:
            return StoreFault::Code::io_failed;
    }
}

}  // namespace reisswitz::store
