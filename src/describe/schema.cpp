#include "describe/schema.hpp"

#include <nlohmann/json.hpp>

namespace reisswitz::describe {

nlohmann::json published(nlohmann::json schema, const std::string& id, const std::string& title) {
    schema["$schema"] = "http://json-schema.org/draft-07/schema#";
    schema["$id"] = "urn:reisswitz:" + id;
    schema["title"] = title;
    return schema;
}

}  // namespace reisswitz::describe
