#include "adjudicate/bbb_cards.hpp"
#include "rules/bbb/procedures/base_geometry_form.hpp"
#include "rules/bbb/procedures/line_of_sight_form.hpp"

namespace reisswitz::bbb {

namespace {

struct BaseGeometryCard {
    using Inputs = BaseGeometry;
    static constexpr const char* name = "base_geometry";
    static constexpr const char* help = "Range, arc and flank between two bases.";
    template <class R>
    static BaseGeometryResult answer(const BaseGeometry& bases, const Tables&, R& ruling) {
        return relate_bases(bases, ruling);
    }
    static ruling::Names names(const BaseGeometry&) { return listed_names({"the firer", "the target"}); }
};

struct LineOfSightCard {
    using Inputs = LineOfSight;
    static constexpr const char* name = "line_of_sight";
    static constexpr const char* help = "Whether one base sees another, and along how many of five lines.";
    template <class R>
    static LineOfSightResult answer(const LineOfSight& question, const Tables& tables, R& ruling) {
        return look_along_lines(question, tables, ruling);
    }
    static ruling::Names names(const LineOfSight&) {
        return listed_names({"the firer", "the target"},
                            {"The line to the nearest point", "The line to the front", "The line to the right edge",
                             "The line to the back", "The line to the left edge"});
    }
};

}  // namespace

void add_table_questions(std::vector<adjudicate::Procedure>& procedures, const Setting& setting) {
    procedures.push_back(adjudicate::make_procedure<BaseGeometryCard>(setting));
    procedures.push_back(adjudicate::make_procedure<LineOfSightCard>(setting));
}

}  // namespace reisswitz::bbb
