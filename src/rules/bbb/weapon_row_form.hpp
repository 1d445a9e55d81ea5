/// Weapons as words in JSON.
#pragma once

#include "describe/reader.hpp"
#include "rules/bbb/weapon_row.hpp"

namespace reisswitz::bbb {

inline constexpr const char* weapon_words = "weapons";

/// The words that inputs may use under these tables.
inline describe::Vocabularies vocabularies_of(const Tables& tables) {
    describe::Vocabularies words;
    for (const Weapon& weapon : tables.weapons.rows) words[weapon_words].push_back(weapon.id);
    return words;
}

}  // namespace reisswitz::bbb

namespace reisswitz::describe {

template <>
struct Scalar<bbb::WeaponRow> {
    static bbb::WeaponRow read(const json& value, const Notes&, const Reader& reader) {
        return {static_cast<std::int16_t>(read_word(value, reader.vocabulary(bbb::weapon_words), reader))};
    }
    static json write(const bbb::WeaponRow& weapon, const Notes&, const Reader& reader) {
        return reader.vocabulary(bbb::weapon_words)[static_cast<std::size_t>(weapon.row)];
    }
    static json schema(const Notes&, const Reader& reader) {
        return {{"type", "string"}, {"enum", reader.vocabulary(bbb::weapon_words)}};
    }
};

}  // namespace reisswitz::describe
