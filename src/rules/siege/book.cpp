#include "rules/siege/book.hpp"

#include <stdexcept>

#include "embedded/data_siege.hpp"

namespace reisswitz::siege {

const ruling::Book& book() {
    static const ruling::Book words = [] {
        for (const auto& file : embedded::data_siege())
            if (file.path.ends_with("clauses.json")) return ruling::Book::read(file.bytes);
        throw std::logic_error("siege: clauses.json is not embedded");
    }();
    return words;
}

}  // namespace reisswitz::siege
