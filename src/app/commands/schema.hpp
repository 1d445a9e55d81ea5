/// `reisswitz schema`: the JSON Schema of a file or of the inputs of a procedure.
#pragma once

#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

struct SchemaCall {
    std::vector<std::string> words;  ///< "scenario", or rule book and procedure; none: what there is
};

Exit run_schema(const SchemaCall& call, Console& console);

}  // namespace reisswitz::app
