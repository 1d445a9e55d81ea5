/// Requests in, answers out.
#pragma once

#include <cstdint>
#include <iosfwd>

#include "adjudicate/register.hpp"

namespace reisswitz::adjudicate {

struct BatchCount {
    std::uint64_t requests{};
    std::uint64_t faults{};  ///< answered with an error
};

/// One answer line for each request line, in order; each is flushed before the next request is read. A faulty request
/// is answered with its error and the batch goes on. A line that is longer than any request may be is answered with
/// too_large and is not kept.
/// @throws std::ios_base::failure  an answer could not be written
BatchCount answer_batch(std::istream& requests, std::ostream& answers, const Register& books = all_rule_books());

}  // namespace reisswitz::adjudicate
