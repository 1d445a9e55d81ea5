#include "rules/portable/book.hpp"

#include <stdexcept>

#include "embedded/data_portable.hpp"

namespace reisswitz::portable {

const ruling::Book& book() {
    static const ruling::Book words = [] {
        for (const auto& file : embedded::data_portable())
            if (file.path.ends_with("clauses.json")) return ruling::Book::read(file.bytes);
        throw std::logic_error("portable: clauses.json is not embedded");
    }();
    return words;
}

}  // namespace reisswitz::portable
