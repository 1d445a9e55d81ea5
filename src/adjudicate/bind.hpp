/// From a procedure of a rule book to an entry of the register.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "adjudicate/register.hpp"
#include "adjudicate/result_text.hpp"
#include "describe/reader.hpp"
#include "dice/enumerated_dice.hpp"
#include "dice/live_dice.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::adjudicate {

/// What procedures are bound to: the numbers of the rule book and the words that its inputs may use.
template <class Tables>
struct Setting {
    Tables tables;
    describe::Vocabularies words;
};

namespace detail {

template <class Card, class Tables>
typename Card::Inputs read_inputs(const nlohmann::json& json, const Setting<Tables>& setting) {
    describe::Reader reader(setting.words, "/inputs");
    typename Card::Inputs inputs{};
    describe::read(json, inputs, describe::Notes{}, reader);
    if constexpr (requires { check(inputs, setting.tables, reader); }) check(inputs, setting.tables, reader);
    return inputs;
}

template <class Card, class Tables, class D, class R>
auto resolve(const typename Card::Inputs& inputs, const Tables& tables, D& dice, R& ruling) {
    if constexpr (requires { Card::answer(inputs, tables, ruling); })
        return Card::answer(inputs, tables, ruling);
    else
        return Card::resolve(inputs, tables, dice, ruling);
}

template <class Card, class Tables>
Distribution odds_of(const typename Card::Inputs& inputs, const Tables& tables) {
    ruling::NoRuling silent;
    std::vector<Outcome> outcomes;
    if constexpr (requires { Card::answer(inputs, tables, silent); }) {
        outcomes.push_back({result_text(Card::answer(inputs, tables, silent)), 1});
    } else {
        const auto odds = [&] {
            if constexpr (requires { Card::odds(inputs, tables); })
                return Card::odds(inputs, tables);
            else
                return dice::exact_odds(
                    [&](dice::EnumeratedDice& dice) { return Card::resolve(inputs, tables, dice, silent); });
        }();
        outcomes.reserve(odds.size());
        for (const auto& [result, p] : odds) outcomes.push_back({result_text(result), p});
    }
    return Distribution(std::move(outcomes));
}

}  // namespace detail

/// @tparam Card  what the register must know of a procedure:
///                   using Inputs = …;                                  a described struct
///                   static constexpr const char* name, * help;
///                   static … resolve(inputs, tables, dice, ruling);    a procedure with dice: the result, described
///               or  static … answer(inputs, tables, ruling);           one without
///                   static … odds(inputs, tables);                     optional: its own way to the exact odds
///                   static ruling::Names names(inputs);                how units and hexes are called in rulings
///                   static void refine(json& schema, tables);          optional: bounds that depend on the tables
///               A function check(inputs, tables, reader) beside the inputs is called when they have been read.
template <class Card, class Tables>
Procedure make_procedure(std::shared_ptr<const Setting<Tables>> setting) {
    return {
        .name = Card::name,
        .help = Card::help,
        .schema =
            [setting] {
                nlohmann::json schema = describe::schema_of<typename Card::Inputs>(setting->words);
                if constexpr (requires { Card::refine(schema, setting->tables); })
                    Card::refine(schema, setting->tables);
                return schema;
            },
        .odds =
            [setting](const nlohmann::json& json) {
                return detail::odds_of<Card>(detail::read_inputs<Card>(json, *setting), setting->tables);
            },
        .roll =
            [setting](const nlohmann::json& json, dice::LiveDice& dice) {
                const auto inputs = detail::read_inputs<Card>(json, *setting);
                Rolling rolling;
                rolling.result = describe::to_json_value(
                    detail::resolve<Card>(inputs, setting->tables, dice, rolling.ruling), setting->words);
                rolling.names = Card::names(inputs);
                return rolling;
            },
        .names =
            [setting](const nlohmann::json& json) { return Card::names(detail::read_inputs<Card>(json, *setting)); }};
}

}  // namespace reisswitz::adjudicate
