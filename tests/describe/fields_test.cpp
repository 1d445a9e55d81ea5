#include "describe/fields.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

using namespace reisswitz::describe;

namespace test {

struct Column {
    int men = 100;
    int guns = 2;
};
BOOST_DESCRIBE_STRUCT(Column, (), (men, guns))

struct Train : Column {
    int wagons = 7;
    char escort = 'x';
};
BOOST_DESCRIBE_STRUCT(Train, (Column), (wagons, escort))

struct Purse {
    int francs = 0;
    int sous = 0;
};
BOOST_DESCRIBE_STRUCT(Purse, (), (francs, sous))

inline const auto& fields(Of<Purse>) {
    static const Fields<Purse> table{{&Purse::francs, {.required = true}}, {&Purse::sous, {.key = "small_change"}}};
    return table;
}

struct Paymaster : Column, Purse {
    int guards = 1;
};
BOOST_DESCRIBE_STRUCT(Paymaster, (Column, Purse), (guards))

inline const auto& fields(Of<Paymaster>) {
    static const Fields<Paymaster> table{{&Paymaster::sous, {.key = "sous"}}};
    return table;
}

inline const auto& fields(Of<Train>) {
    static const Fields<Train> table{{&Train::men, {.key = "men_total"}},
                                     {&Train::escort, {.key = "guard", .required = true}}};
    return table;
}

}  // namespace test

namespace {

template <class T>
std::vector<std::string> members() {
    std::vector<std::string> list;
    for_each_member<T>([&](std::string_view key, auto, const Notes& notes) {
        list.push_back(std::string{key} + (notes.required ? " (required)" : ""));
    });
    return list;
}

}  // namespace

TEST_CASE("members come in order, by their key or else their name", "[describe][fields]") {
    CHECK(members<test::Column>() == std::vector<std::string>{"men", "guns"});
}

TEST_CASE("inherited members come first, with notes of their own", "[describe][fields]") {
    CHECK(members<test::Train>() == std::vector<std::string>{"men_total", "guns", "wagons", "guard (required)"});
    test::Train train;
    for_each_member<test::Train>([&](std::string_view key, auto member, const Notes&) {
        if (key == "men_total") train.*member = 5;
    });
    CHECK(train.men == 5);
}

TEST_CASE("what a struct says nothing of is as its base says", "[describe][fields]") {
    CHECK(members<test::Paymaster>() == std::vector<std::string>{"men", "guns", "francs (required)", "sous", "guards"});
}

TEST_CASE("what is described is a struct or an enum with Boost's description", "[describe][fields]") {
    STATIC_REQUIRE(Described<test::Column>);
    STATIC_REQUIRE(!Described<std::string>);
    STATIC_REQUIRE(!Described<int>);
    STATIC_REQUIRE(!DescribedEnum<test::Column>);
}
