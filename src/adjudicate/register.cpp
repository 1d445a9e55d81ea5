#include "adjudicate/register.hpp"

#include <algorithm>

#include "adjudicate/bbb.hpp"
#include "adjudicate/campaign.hpp"
#include "adjudicate/portable.hpp"
#include "adjudicate/siege.hpp"
#include "adjudicate/zones.hpp"

namespace reisswitz::adjudicate {

const Procedure* find_procedure(const std::vector<Procedure>& procedures, std::string_view name) {
    const auto found =
        std::find_if(procedures.begin(), procedures.end(), [&](const Procedure& one) { return one.name == name; });
    return found == procedures.end() ? nullptr : &*found;
}

const RuleBook* Register::find_book(std::string_view id) const {
    const auto found = std::find_if(books_.begin(), books_.end(), [&](const RuleBook& book) { return book.id == id; });
    return found == books_.end() ? nullptr : &*found;
}

const Register& all_rule_books() {
    static const Register books = [] {
        Register made;
        portable::register_procedures(made);
        bbb::register_procedures(made);
        zones::register_procedures(made);
        siege::register_procedures(made);
        campaign::register_procedures(made);
        return made;
    }();
    return books;
}

}  // namespace reisswitz::adjudicate
