#include "rules/zones/procedures/sector_outcome.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

SectorState state_after(int inflicted, int suffered, const MeleeOptions& options = {}, Opponents opponents = {30, 30}) {
    return judge_sector(opponents, inflicted, suffered, options, tables().intensity).state;
}

}  // namespace

TEST_CASE("OZ-PM-1, OZ-RULING-11: at least three times the casualties shatter the defender", "[zones][outcome]") {
    CHECK(state_after(3, 1) == SectorState::shattered);
    CHECK(state_after(4, 1) == SectorState::shattered);
    CHECK(state_after(6, 2) == SectorState::shattered);
    CHECK(judge_sector({30, 30}, 3, 1, {}, tables().intensity).control == Control::attacker);
}

TEST_CASE("OZ-RULING-12: three times nothing", "[zones][outcome]") {
    CHECK(state_after(1, 0) == SectorState::shattered);
    CHECK(state_after(0, 0) == SectorState::engaged);
    const MeleeOptions as_one{.triple_of_zero = TripleOfZero::one};
    CHECK(state_after(1, 0, as_one) == SectorState::engaged_attacker_ahead);
    CHECK(state_after(3, 0, as_one) == SectorState::shattered);
}

TEST_CASE("OZ-PM-2: ahead, but not by three times", "[zones][outcome]") {
    CHECK(state_after(2, 1) == SectorState::engaged_attacker_ahead);
    CHECK(state_after(5, 2) == SectorState::engaged_attacker_ahead);
}

TEST_CASE("OZ-PM-3, OZ-RULING-13: otherwise all are engaged", "[zones][outcome]") {
    CHECK(state_after(2, 2) == SectorState::engaged);
    CHECK(state_after(0, 5) == SectorState::engaged);
}

TEST_CASE("OZ-RULING-14: attackers who lose three times what they inflict", "[zones][outcome]") {
    CHECK(state_after(1, 3) == SectorState::engaged);
    const MeleeOptions mirror{.attacker_outfought = AttackerOutfought::mirror};
    CHECK(state_after(1, 3, mirror) == SectorState::attacker_shattered);
    CHECK(state_after(0, 1, mirror) == SectorState::attacker_shattered);
    CHECK(state_after(2, 5, mirror) == SectorState::engaged);
}

TEST_CASE("OZ-PM-5: a side without castings is destroyed", "[zones][outcome]") {
    CHECK(state_after(2, 2, {}, {2, 2}) == SectorState::both_destroyed);
    CHECK(state_after(2, 1, {}, {2, 2}) == SectorState::defender_destroyed);
    CHECK(state_after(1, 2, {}, {2, 9}) == SectorState::attacker_destroyed);
    CHECK(judge_sector({1, 9}, 3, 1, {}, tables().intensity).state == SectorState::shattered);
    CHECK(judge_sector({1, 9}, 3, 1, {}, tables().intensity).control == Control::empty);
}

TEST_CASE("OZ-RULING-16, OZ-RULING-34: nobody loses more castings than he has in the sector", "[zones][outcome]") {
    const SectorOutcome outcome = judge_sector({5, 3}, 9, 7, {}, tables().intensity);
    CHECK(outcome.attacker_casualties == 5);
    CHECK(outcome.defender_casualties == 3);
}

TEST_CASE("OZ-ASL-6: who attacks an undefended sector has it", "[zones][outcome]") {
    CHECK(without_a_fight({5, 0}).state == SectorState::unopposed);
    CHECK(without_a_fight({5, 0}).control == Control::attacker);
    CHECK(without_a_fight({0, 5}).control == Control::defender);
    CHECK(without_a_fight({0, 0}).control == Control::empty);
    CHECK(without_a_fight({0, 0}).state == SectorState::not_attacked);
}
