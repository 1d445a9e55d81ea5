#include "rules/zones/book.hpp"

#include <stdexcept>

#include "embedded/data_zones.hpp"

namespace reisswitz::zones {

const ruling::Book& book() {
    static const ruling::Book words = [] {
        for (const auto& file : embedded::data_zones())
            if (file.path.ends_with("clauses.json")) return ruling::Book::read(file.bytes);
        throw std::logic_error("zones: clauses.json is not embedded");
    }();
    return words;
}

}  // namespace reisswitz::zones
