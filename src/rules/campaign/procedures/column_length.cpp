#include "rules/campaign/procedures/column_length.hpp"

#include <algorithm>

namespace reisswitz::campaign {

bool is_spared(const std::vector<Element>& elements, const Tables& tables) {
    return elements.size() == 1 && elements.front().count == 1 && row_of(tables, elements.front().type).spared_alone;
}

int percent_of_all(const ColumnConditions& conditions, bool spared, const Tables& tables) {
    int percent = row_of(tables, conditions.road).percent + row_of(tables, conditions.terrain).percent +
                  row_of(tables, conditions.weather).percent +
                  tables.fatigue_percent[static_cast<std::size_t>(conditions.fatigue)];
    if (conditions.night) percent += tables.night_percent;
    if (conditions.choke && !spared) percent += tables.choke_percent;
    return percent;
}

int percent_of_element(const Element& element, const ColumnConditions& conditions, const Tables& tables) {
    const bool hill_guns =
        row_of(tables, element.type).guns && element.nation.value && row_of(tables, *element.nation.value).hill_guns;
    return hill_guns ? row_of(tables, conditions.terrain).hill_guns_percent : 0;
}

Rational share_of_standard(const Element& element, Lengths lengths, const Tables& tables) {
    const Formation& formation = row_of(tables, element.type);
    if (lengths == Lengths::standard || !element.parts.value || formation.part.empty()) return 1;
    return *element.parts.value / formation.parts;
}

ElementLength length_of(const Element& element, const ColumnConditions& conditions, bool spared, const Tables& tables) {
    const Formation& formation = row_of(tables, element.type);
    // A house rule may take more than everything away; nothing is shorter than nothing.
    const int percent =
        std::max(0, 100 + percent_of_all(conditions, spared, tables) + percent_of_element(element, conditions, tables));
    const Rational drawn_out = Rational{percent, 100} * element.count *
                               share_of_standard(element, conditions.lengths.or_else(tables.options.lengths), tables);
    const Rational& length =
        formation.length_given ? element.length_mi.or_else(formation.length_mi) : formation.length_mi;
    return {drawn_out * length, drawn_out * formation.baggage_mi};
}

ColumnLength column_length(const Column& column, const Tables& tables) {
    const bool spared = is_spared(column.elements, tables);
    ColumnLength result;
    for (const Element& element : column.elements) {
        ElementLength length = length_of(element, column, spared, tables);
        if (column.baggage == Baggage::with_unit) length.troops_mi += length.baggage_mi;
        if (column.baggage == Baggage::rear) result.rear_baggage_mi += length.baggage_mi;
        result.elements.push_back({result.length_mi, length.troops_mi});
        result.length_mi += length.troops_mi;
    }
    result.length_mi += result.rear_baggage_mi;
    return result;
}

}  // namespace reisswitz::campaign
