/// Odds of whole affairs: the same procedure over and over, by merging equal states instead of listing paths.
///
///     const auto affair = odds_to_the_end(Melee{.attacker_sp = 4, .defender_sp = 4}, fight_a_round, somebody_is_gone);
#pragma once

#include <cstddef>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "dice/enumerated_dice.hpp"

namespace reisswitz::dice {

/// The most different states that one chain may have: what is exact within seconds.
inline constexpr std::size_t most_chain_states = 20'000;

/// The most states that may lead back to one another: they are equations to be solved together, whose work grows with
/// the cube of their number and more. States that can only stay or go on are not bound by it.
inline constexpr std::size_t most_states_in_a_circle = 200;

/// A chain with more states than are worked out exactly.
struct TooManyStates : std::runtime_error {
    TooManyStates()
        : std::runtime_error("the exact odds need more than " + std::to_string(most_chain_states) +
                             " different states, or more than " + std::to_string(most_states_in_a_circle) +
                             " that lead back to one another") {}
};

/// A chain of which some state never comes to an end.
struct NeverEnds : std::runtime_error {
    NeverEnds() : std::runtime_error("this affair can go on for ever: no end is ever reached from one of its states") {}
};

namespace detail {

/// Where one round leads from a state: numbers of states, each with its parts of `whole`. No entry: it is over there.
struct Round {
    struct Next {
        std::size_t state{};
        Integer parts;
    };
    bool worked_out = false;
    std::vector<Next> next;
    Integer whole{1};
};

/// The states of a chain, numbered as they are met; 0 is the start.
template <class State, class Step, class Finished>
class Chain {
public:
    Chain(State start, Step step, Finished finished) : step_(std::move(step)), finished_(std::move(finished)) {
        number(std::move(start));
    }

    std::size_t size() const { return states_.size(); }
    const State& state(std::size_t i) const { return states_[i]->first; }

    /// By number of the state, as far as they are worked out.
    const std::vector<Round>& rounds() const { return rounds_; }

    /// @throws TooManyStates
    const Round& work_out(std::size_t i) {
        if (rounds_.size() <= i) rounds_.resize(i + 1);
        if (rounds_[i].worked_out) return rounds_[i];
        Round round{.worked_out = true};
        if (const State& from = state(i); !finished_(from)) {
            auto shares = shares_of([&](EnumeratedDice& dice) { return step_(from, dice); });
            shares.reduce();
            round.whole = shares.whole.integer();
            for (std::size_t k = 0; k < shares.results.size(); ++k)
                round.next.push_back({number(std::move(shares.results[k])), shares.parts[k].integer()});
        }
        return rounds_[i] = std::move(round);
    }

private:
    std::size_t number(State state) {
        const auto [place, added] = numbers_.emplace(std::move(state), states_.size());
        if (added) states_.push_back(place);
        if (states_.size() > most_chain_states) throw TooManyStates{};
        return place->second;
    }

    Step step_;
    Finished finished_;
    std::map<State, std::size_t> numbers_;
    std::vector<typename std::map<State, std::size_t>::const_iterator> states_;
    std::vector<Round> rounds_;
};

/// Shares of the states of a chain, all of one whole.
struct Front {
    std::vector<Integer> parts;  // by number of the state; states met later have none
    Integer whole{1};
};

/// One round later.
/// @param rounds  worked out for each state that has a part in `now`
/// @param states  how many there are by now
Front after_a_round(const Front& now, const std::vector<Round>& rounds, std::size_t states);

/// What comes of a chain in the end.
struct Ends {
    std::vector<Rational> p;  // by number of the state: that the affair ends there
    Rational expected_rounds;
};

/// @param rounds  worked out for every state
/// @throws NeverEnds, TooManyStates
Ends ends_of(const std::vector<Round>& rounds);

}  // namespace detail

/// Odds of the state after exactly `rounds` rounds; a state that is over stays as it is.
/// @param step      step(state, dice) → state, a procedure
/// @param finished  finished(state) → bool
/// @throws TooManyStates
template <class State, class Step, class Finished>
Odds<State> odds_after(State start, int rounds, Step step, Finished finished) {
    detail::Chain<State, Step, Finished> chain{std::move(start), std::move(step), std::move(finished)};
    detail::Front front{.parts = {1}};
    for (int round = 0; round < rounds; ++round) {
        bool over = true;
        for (std::size_t state = 0; state < front.parts.size(); ++state)
            if (front.parts[state] != 0 && !chain.work_out(state).next.empty()) over = false;
        if (over) break;
        front = detail::after_a_round(front, chain.rounds(), chain.size());
    }
    Odds<State> odds;
    for (std::size_t state = 0; state < front.parts.size(); ++state)
        if (front.parts[state] != 0) odds.emplace(chain.state(state), Rational{front.parts[state], front.whole});
    return odds;
}

template <class State>
struct AffairOdds {
    Odds<State> ends;          ///< of the states in which the affair is over
    Rational expected_rounds;  ///< mean number of steps until then
};

/// Odds of the state in which an affair ends, however long it takes. Rounds that change nothing, and states that come
/// round again, are solved exactly.
/// @param step      step(state, dice) → state, a procedure
/// @param finished  finished(state) → bool
/// @throws TooManyStates, NeverEnds
template <class State, class Step, class Finished>
AffairOdds<State> odds_to_the_end(State start, Step step, Finished finished) {
    detail::Chain<State, Step, Finished> chain{std::move(start), std::move(step), std::move(finished)};
    for (std::size_t state = 0; state < chain.size(); ++state) chain.work_out(state);
    detail::Ends ends = detail::ends_of(chain.rounds());
    AffairOdds<State> affair;
    affair.expected_rounds = std::move(ends.expected_rounds);
    for (std::size_t state = 0; state < chain.size(); ++state)
        if (ends.p[state] != 0) affair.ends.emplace(chain.state(state), std::move(ends.p[state]));
    return affair;
}

}  // namespace reisswitz::dice
