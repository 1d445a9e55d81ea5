/// A unit with a name in a request, and what became of it.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <compare>
#include <concepts>
#include <cstddef>
#include <string_view>

#include "rules/portable/procedures/hits.hpp"

namespace reisswitz::portable {

/// 1 to 24 of a-z, 0-9 and _, in a fixed space.
class UnitId {
public:
    static constexpr std::size_t longest = 24;

    constexpr UnitId() = default;
    /// @param text  of at most `longest` characters
    template <std::convertible_to<std::string_view> Text>
    constexpr UnitId(const Text& text) {
        std::size_t length = 0;
        for (const char letter : std::string_view{text})
            if (length < longest) text_[length++] = letter;
    }
    constexpr std::string_view view() const {
        std::size_t length = 0;
        while (length < longest && text_[length] != '\0') ++length;
        return {text_.data(), length};
    }
    friend constexpr auto operator<=>(const UnitId&, const UnitId&) = default;

private:
    std::array<char, longest> text_{};
};

/// One unit of those in a hex that is fired at.
struct NamedTarget {
    UnitId id{};
    QualityRow quality{};
    int sp{};
    int retreat_steps = 9;
    HitPolicy policy{};

    Target target() const { return {quality, sp, retreat_steps, policy}; }
};
BOOST_DESCRIBE_STRUCT(NamedTarget, (), (id, quality, sp, retreat_steps, policy))

/// `hits` counts all that were scored on the unit, also those after its destruction.
struct StruckUnit {
    UnitId id{};
    int hits{};
    int sp_left{};
    int retreated{};
    bool destroyed = false;
    friend auto operator<=>(const StruckUnit&, const StruckUnit&) = default;
};
BOOST_DESCRIBE_STRUCT(StruckUnit, (), (id, hits, sp_left, retreated, destroyed))

/// Every unit in a hex takes the same hits, each with its own hit dice.
/// @param who  ordinal of the unit
/// A type is nothing to it: whoever has points can be destroyed.
/// Clauses: PW-ART-5, PW-ART-17, PW-FIRE-8, PW-HIT-1 to PW-HIT-3.
template <class D, ruling::RulingSink R>
StruckUnit resolve_struck_unit(const NamedTarget& unit, int hits, const Tables& tables, D& dice, R& ruling, int who) {
    if (hits == 0) return {unit.id, 0, unit.sp, 0, false};
    const HitsTaken taken = dice.merged(
        [&](auto& of_this_unit) { return resolve_hits(unit.target(), hits, tables, of_this_unit, ruling, who); });
    return {unit.id, hits, taken.sp_left, taken.retreated, taken.destroyed};
}

}  // namespace reisswitz::portable
