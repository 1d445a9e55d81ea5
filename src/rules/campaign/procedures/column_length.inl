// Bodies of column_length.hpp.

namespace reisswitz::campaign {

namespace column_telling {

template <ruling::RulingSink R>
void tell_percent(const ColumnConditions& conditions, bool spared, const Tables& tables, R& ruling) {
    const auto points = [&](ruling::Clause of, ruling::Verdict words, int percent) {
        if (percent != 0) ruling.verdict(of, words, {.value = percent});
    };
    points(clause::FW_COL_11, verdict::percent_road, row_of(tables, conditions.road).percent);
    points(clause::FW_COL_11, verdict::percent_terrain, row_of(tables, conditions.terrain).percent);
    points(clause::FW_COL_14, verdict::percent_weather, row_of(tables, conditions.weather).percent);
    points(clause::FW_COL_11, verdict::percent_fatigue,
           tables.fatigue_percent[static_cast<std::size_t>(conditions.fatigue)]);
    if (conditions.night) points(clause::FW_COL_11, verdict::percent_night, tables.night_percent);
    if (conditions.choke && spared) ruling.verdict(clause::FW_RULING_8, verdict::spared_alone);
    if (conditions.choke && !spared) points(clause::FW_CHK_1, verdict::percent_choke, tables.choke_percent);
}

}  // namespace column_telling

template <ruling::RulingSink R>
ColumnLength work_out_column(const Column& column, const Tables& tables, R& ruling) {
    const ColumnLength result = column_length(column, tables);
    if constexpr (R::explains) {
        column_telling::tell_percent(column, is_spared(column.elements, tables), tables, ruling);
        const Lengths lengths = column.lengths.or_else(tables.options.lengths);
        for (std::size_t i = 0; i < column.elements.size(); ++i) {
            const Element& element = column.elements[i];
            const int who = static_cast<int>(i);
            if (const int percent = percent_of_element(element, column, tables); percent != 0)
                tell(ruling, clause::FW_COL_13, verdict::percent_hill_guns, Rational{percent}, {.unit = who});
            if (const Rational share = share_of_standard(element, lengths, tables); share != 1)
                tell(ruling, clause::FW_COL_1, verdict::by_composition, share, {.unit = who});
            tell(ruling, clause::FW_COL_9, verdict::element_stands, result.elements[i].length_mi, {.unit = who});
        }
        if (result.rear_baggage_mi != 0)
            tell(ruling, clause::FW_COL_9, verdict::baggage_behind, result.rear_baggage_mi);
        tell(ruling, clause::FW_COL_10, verdict::column_is_long, result.length_mi);
    }
    return result;
}

}  // namespace reisswitz::campaign
