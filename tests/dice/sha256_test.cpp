#include "dice/sha256.hpp"

#include <catch2/catch.hpp>
#include <string>

using namespace reisswitz::dice;

TEST_CASE("SHA-256 as FIPS 180-4 has it", "[dice][sha256]") {
    CHECK(to_hex(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(to_hex(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(to_hex(sha256(std::string(1'000'000, 'a'))) ==
          "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("hex has two lower-case digits a byte", "[dice][sha256]") {
    const std::array<std::uint8_t, 4> bytes{0x00, 0x0f, 0xa0, 0xff};
    CHECK(to_hex(bytes) == "000fa0ff");
    CHECK(to_hex({}).empty());
}
