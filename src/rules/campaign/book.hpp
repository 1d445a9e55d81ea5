/// The words of this rule book, as embedded in the program.
#pragma once

#include "ruling/book.hpp"

namespace reisswitz::campaign {

const ruling::Book& book();

}  // namespace reisswitz::campaign
