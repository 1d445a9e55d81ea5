#include "rules/bbb/procedures/general_risk.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::bbb;
using namespace reisswitz::bbb::test;

namespace {

GeneralRiskResult check(const std::vector<RiskSample>& samples, bool already = false) {
    ruling::Ruling ruling;
    return check_general_risk({samples, already}, ruling);
}

}  // namespace

TEST_CASE("BBB-GEN-1, BBB-RULING-29: nearer means truly nearer", "[bbb][general_risk]") {
    CHECK(!check({{inches(4), inches(4)}}).casualty);
    CHECK(check({{inches(3999, 1000), inches(4)}}).casualty);
    CHECK(!check({{inches(1, 3), inches(333, 1000)}}).casualty);
    CHECK(!check({{std::nullopt, std::nullopt}}).casualty);
}

TEST_CASE("BBB-GEN-2: a casualty commands nobody", "[bbb][general_risk]") {
    CHECK(check({{inches(9), inches(1)}}).confers_command);
    CHECK(!check({{inches(1), inches(9)}}).confers_command);
    const GeneralRiskResult fallen = check({{inches(9), inches(1)}}, true);
    CHECK(fallen.casualty);
    CHECK(!fallen.confers_command);
    CHECK(fallen.first_sample == -1);
}

TEST_CASE("BBB-RULING-43: every moment of the assaults counts", "[bbb][general_risk]") {
    CHECK(check({{inches(5), inches(3)}, {inches(2), inches(3)}, {inches(1), inches(3)}}).first_sample == 1);
}

TEST_CASE("general_risk (13), (14)", "[bbb][general_risk][worked]") {
    const GeneralRiskResult second = check({{inches(4), inches(4)}, {inches(5, 2), inches(3)}});
    CHECK(second.casualty);
    CHECK(second.first_sample == 1);
    CHECK(!check({{std::nullopt, inches(40)}}).casualty);
    CHECK(check({{inches(18), std::nullopt}}).first_sample == 0);
}
