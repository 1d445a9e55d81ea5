/// A die, the faces of it that count, and what it is thrown for.
#pragma once

#include <compare>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace reisswitz::dice {

/// A fair die with faces 1 to `sides`.
struct Die {
    int sides{};
    friend constexpr auto operator<=>(Die, Die) = default;
};
inline constexpr Die d6{6};
inline constexpr Die d10{10};
inline constexpr Die d20{20};
inline constexpr Die d100{100};

/// The largest die that any source accepts: a set of faces is one 128-bit mask, and no rule book asks for more.
inline constexpr int largest_die = 100;

/// The most dice that one throw may hold: more than anybody throws at a table, and the odds of their sum are worked out
/// in milliseconds.
inline constexpr int largest_throw = 100;

/// Faces of one die that count, such as "5 or 6". Numbers that no die shows are left out.
class Faces {
public:
    constexpr Faces() = default;
    constexpr Faces(std::initializer_list<int> faces) {
        for (int face : faces) add(face);
    }

    /// Every face from `low` up to the highest of `die`; none when `low` lies above it, all when it lies below 1.
    static constexpr Faces at_least(int low, Die die) {
        Faces faces;
        for (int face = low < 1 ? 1 : low; face <= die.sides; ++face) faces.add(face);
        return faces;
    }

    constexpr bool contains(int face) const {
        return is_face(face) && ((face > 64 ? high_ >> (face - 65) : low_ >> (face - 1)) & 1u) != 0;
    }

    /// How many faces of `die` count.
    constexpr int count_on(Die die) const {
        int n = 0;
        for (int face = 1; face <= die.sides; ++face) n += contains(face) ? 1 : 0;
        return n;
    }

private:
    static constexpr bool is_face(int face) { return face >= 1 && face <= largest_die; }

    constexpr void add(int face) {
        if (is_face(face)) (face > 64 ? high_ : low_) |= std::uint64_t{1} << (face > 64 ? face - 65 : face - 1);
    }

    std::uint64_t low_{};   // faces 1 to 64
    std::uint64_t high_{};  // faces 65 to 100
};

/// The name of a die by what it decides ("volley", "hit"). Its words stand in the rule book's clauses.json.
struct Label {
    const char* id{""};
    friend constexpr bool operator==(Label a, Label b) { return std::string_view{a.id} == std::string_view{b.id}; }
};

/// What a die is thrown for: its label, and whom it concerns.
struct Throw {
    Label label{};
    /// Ordinal of the unit or side the die is for; the same in every replay. -1: nobody in particular.
    int who{-1};
};

/// Two dice thrown against each other.
struct Opposed {
    int first{};
    int second{};
    friend constexpr auto operator<=>(const Opposed&, const Opposed&) = default;
};

}  // namespace reisswitz::dice
