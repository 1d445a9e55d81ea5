#include "rules/bbb/book.hpp"

#include <stdexcept>

#include "embedded/data_bbb.hpp"

namespace reisswitz::bbb {

const ruling::Book& book() {
    static const ruling::Book words = [] {
        for (const auto& file : embedded::data_bbb())
            if (file.path.ends_with("clauses.json")) return ruling::Book::read(file.bytes);
        throw std::logic_error("bbb: clauses.json is not embedded");
    }();
    return words;
}

}  // namespace reisswitz::bbb
