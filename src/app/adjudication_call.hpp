/// What `odds` and `roll` are asked to adjudicate: a file with a request, or a procedure with flags.
#pragma once

#include <string>
#include <vector>

#include "adjudicate/request.hpp"

namespace reisswitz::app {

/// The text of a file from outside; "-" is standard input.
/// @throws WrongCall  there is no such file; describe::Fault too_large; std::runtime_error it cannot be read
std::string read_file(const std::string& path, std::istream& standard_input);

/// Whether the words name a file rather than a rule book.
bool names_a_file(const std::vector<std::string>& words);

/// The request that the words "portable volley --cover --not-moved" spell out.
/// @throws WrongCall  rule book or procedure there is not; describe::Fault for what the flags say
adjudicate::Request request_of_flags(const std::vector<std::string>& words);

/// What can be asked for: rule books, their procedures, or the flags of one.
std::string help_on_procedures(const std::vector<std::string>& words, int width);

/// Whether the words ask for help: --help among the flags, or a procedure left out.
bool asks_for_help(const std::vector<std::string>& words);

}  // namespace reisswitz::app
