#include "dice/ways.hpp"

#include <numeric>

namespace reisswitz::dice {

Ways::Ways(const Integer& n) {
    if (n == 0 || msb(n) < 128)
        small_ = n.convert_to<Word>();
    else
        big_ = std::make_shared<const Integer>(n);
}

Integer Ways::integer() const {
    if (big_) return *big_;
    Integer high = static_cast<std::uint64_t>(small_ >> 64);
    return (high << 64) + static_cast<std::uint64_t>(small_);
}

void Ways::add_big(const Ways& other) {
    // A sum that ran over has already been stored, less 2^128.
    const bool ran_over = !big_ && !other.big_;
    const Integer mine = ran_over ? Integer{integer() + (Integer{1} << 128)} : Integer{integer() + other.integer()};
    *this = Ways{mine};
}

Ways& Ways::operator-=(const Ways& other) {
    if (!big_ && !other.big_)
        small_ -= other.small_;
    else
        *this = Ways{integer() - other.integer()};
    return *this;
}

bool Ways::equals_big(const Ways& other) const { return big_ && other.big_ && *big_ == *other.big_; }

Ways Ways::multiply_big(const Ways& a, const Ways& b) { return Ways{a.integer() * b.integer()}; }

Ways operator/(const Ways& a, const Ways& b) {
    if (a.fits_64() && b.fits_64()) return static_cast<std::uint64_t>(a.small_) / static_cast<std::uint64_t>(b.small_);
    return Ways{a.integer() / b.integer()};
}

Ways gcd(const Ways& a, const Ways& b) {
    if (a.fits_64() && b.fits_64())
        return std::gcd(static_cast<std::uint64_t>(a.small_), static_cast<std::uint64_t>(b.small_));
    return Ways{Integer{gcd(a.integer(), b.integer())}};
}

Ways lcm(const Ways& a, const Ways& b) { return a == b ? a : a / gcd(a, b) * b; }

Ways power(int base, int exponent) {
    Ways product{1};
    for (int i = 0; i < exponent; ++i) product = product * Ways{static_cast<std::uint64_t>(base)};
    return product;
}

}  // namespace reisswitz::dice
