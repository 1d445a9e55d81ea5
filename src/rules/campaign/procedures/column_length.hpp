/// How long a column is on the road, and where in it each element stands.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <vector>

#include "rules/campaign/procedures/said.hpp"
#include "rules/campaign/procedures/table_row.hpp"
#include "rules/campaign/procedures/tell.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

enum class Baggage : std::uint8_t { with_unit, rear, none };
BOOST_DESCRIBE_ENUM(Baggage, with_unit, rear, none)

/// Where the baggage of a unit marches that is hurried to some place: nowhere. Clauses: FW-MOV-3, FW-RULING-22.
constexpr Baggage baggage_of(bool hurried, Baggage ordered) { return hurried ? Baggage::none : ordered; }

/// One or several formations of a kind, one behind the other. The list of them is the column's row of counters
/// (FW-MAP-2).
struct Element {
    TableRow<Formations> type{};
    int count = 1;
    Said<TableRow<Nations>> nation{};  ///< of batteries
    Said<Rational> length_mi{};        ///< of a bridging train
    Said<int> parts{};                 ///< battalions, regiments or guns that each has; with lengths = composition
};
BOOST_DESCRIBE_STRUCT(Element, (), (type, count, nation, length_mi, parts))

/// What draws a column out, or lets it close up.
struct ColumnConditions {
    Baggage baggage{};
    TableRow<Roads> road{};
    TableRow<Terrains> terrain{};
    TableRow<Weathers> weather{};
    Fatigue fatigue{};
    bool night = false;
    bool choke = false;
    Said<Lengths> lengths{};
};
BOOST_DESCRIBE_STRUCT(ColumnConditions, (), (baggage, road, terrain, weather, fatigue, night, choke, lengths))

/// The procedure `column_length`. Head first.
struct Column : ColumnConditions {
    std::vector<Element> elements;
};
BOOST_DESCRIBE_STRUCT(Column, (ColumnConditions), (elements))

struct ElementPlace {
    Rational offset_mi{};  ///< behind the head of the column
    Rational length_mi{};
    friend bool operator==(const ElementPlace&, const ElementPlace&) = default;
};
BOOST_DESCRIBE_STRUCT(ElementPlace, (), (offset_mi, length_mi))

struct ColumnLength {
    std::vector<ElementPlace> elements;
    Rational rear_baggage_mi{};
    Rational length_mi{};
    friend bool operator==(const ColumnLength&, const ColumnLength&) = default;
};
BOOST_DESCRIBE_STRUCT(ColumnLength, (), (elements, rear_baggage_mi, length_mi))

/// Whether narrow places spare the column: a brigade by itself. Clauses: FW-COL-12, FW-RULING-8.
bool is_spared(const std::vector<Element>& elements, const Tables& tables);

/// Points of a hundred for all elements. Clauses: FW-COL-11, FW-COL-14, FW-RULING-19.
int percent_of_all(const ColumnConditions& conditions, bool spared, const Tables& tables);

/// Points of a hundred for one element beside those for all. Clauses: FW-COL-13, FW-RULING-9.
int percent_of_element(const Element& element, const ColumnConditions& conditions, const Tables& tables);

/// How many of its standard parts an element has: 1 with lengths = standard. Clauses: FW-COL-1 to FW-COL-3.
Rational share_of_standard(const Element& element, Lengths lengths, const Tables& tables);

/// One element in its order of march, without its baggage or with it.
struct ElementLength {
    Rational troops_mi{};
    Rational baggage_mi{};
};

/// Clauses: FW-COL-1 to FW-COL-9, FW-COL-11 to FW-COL-14, FW-RULING-7 to FW-RULING-9, FW-RULING-19.
ElementLength length_of(const Element& element, const ColumnConditions& conditions, bool spared, const Tables& tables);

/// Clauses: FW-COL-9, FW-COL-10 and those of length_of().
ColumnLength column_length(const Column& column, const Tables& tables);

/// column_length(), told. Ordinals in the ruling: the elements in order.
template <ruling::RulingSink R>
ColumnLength work_out_column(const Column& column, const Tables& tables, R& ruling);

}  // namespace reisswitz::campaign

#include "rules/campaign/procedures/column_length.inl"
