/// Lists in which no word may stand twice.
#pragma once

#include <algorithm>
#include <vector>

#include "describe/reader.hpp"

namespace reisswitz::bbb {

/// @param place  JSON pointer to the list, below the present place of the reader
/// @throws describe::Fault  inconsistent
template <class Word>
void check_different(const std::vector<Word>& words, const char* place, const describe::Reader& reader) {
    for (std::size_t i = 1; i < words.size(); ++i)
        if (std::find(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(i), words[i]) !=
            words.begin() + static_cast<std::ptrdiff_t>(i))
            reader.fail(describe::Code::inconsistent, describe::word_of(words[i]) + " is given twice.", place);
}

}  // namespace reisswitz::bbb
