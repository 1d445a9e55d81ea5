#include "rules/campaign/book.hpp"

#include <stdexcept>

#include "embedded/data_campaign.hpp"

namespace reisswitz::campaign {

const ruling::Book& book() {
    static const ruling::Book words = [] {
        for (const auto& file : embedded::data_campaign())
            if (file.path.ends_with("clauses.json")) return ruling::Book::read(file.bytes);
        throw std::logic_error("campaign: clauses.json is not embedded");
    }();
    return words;
}

}  // namespace reisswitz::campaign
