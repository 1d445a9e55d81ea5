/// JSON Schemas as files: published with the program, for editors and other people's tools.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace reisswitz::describe {

/// A schema with its head: draft 7, id, title.
nlohmann::json published(nlohmann::json schema, const std::string& id, const std::string& title);

}  // namespace reisswitz::describe
