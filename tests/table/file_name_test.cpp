#include "table/file_name.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <set>

using namespace reisswitz::table;

TEST_CASE("file names: a plain name stays as it is") {
    CHECK(safe_file_name("el-teb-1", ".jsonl") == "el-teb-1.jsonl");
    CHECK(safe_file_name("wavre_2") == "wavre_2");
}

TEST_CASE("file names: whatever else it holds, the name is harmless and its own") {
    std::set<std::string> names;
    const std::string nasty[] = {"",
                                 ".",
                                 "..",
                                 "../../etc/passwd",
                                 "/etc/passwd",
                                 "a/b",
                                 "a\\b",
                                 "C:\\x",
                                 "con",
                                 "CON",
                                 "com1",
                                 "LPT9",
                                 "nul.txt",
                                 "a b",
                                 "El Teb",
                                 "el teb",
                                 "EL TEB",
                                 "-rf",
                                 "~",
                                 "$(reboot)",
                                 "a\nb",
                                 "a\tb",
                                 "a|b",
                                 "\xFF",
                                 std::string("a\0b", 3),
                                 "\xE2\x80\xAE"
                                 "gpj.exe",
                                 "*",
                                 "?",
                                 "a-",
                                 "a--b",
                                 "\xC3\xA4",
                                 "\xC3\xB6"};
    for (const std::string& name : nasty) {
        const std::string safe = safe_file_name(name, ".md");
        INFO(safe);
        CHECK(safe.size() <= 100);
        CHECK(safe.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-_.") == std::string::npos);
        CHECK(safe.find("..") == std::string::npos);
        CHECK(safe.front() != '-');
        CHECK(safe.front() != '.');
        CHECK(names.insert(safe).second);
    }
    CHECK(safe_file_name("con") != "con");
    CHECK(safe_file_name("con").starts_with("con-"));
    CHECK(safe_file_name(std::string(5'000, 'x')).size() <= 100);
    CHECK(safe_file_name(std::string(5'000, 'x')) != safe_file_name(std::string(5'001, 'x')));
    // A name that imitates what was made of another does not take its place.
    CHECK(safe_file_name(safe_file_name("El Teb")) != safe_file_name("El Teb"));
}

TEST_CASE("file names: different names never meet") {
    REQUIRE(rc::check("one name, one file", [](const std::string& a, const std::string& b) {
        RC_ASSERT((a == b) == (safe_file_name(a) == safe_file_name(b)));
    }));
}
