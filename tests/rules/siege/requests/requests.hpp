#pragma once

/// Requests to the siege rules as a test writes them.

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "adjudicate/request.hpp"

namespace reisswitz::siege::test {

using nlohmann::json;

inline json request_of(std::string_view procedure, const json& inputs) {
    return {{"rules", "siege"}, {"procedure", procedure}, {"inputs", inputs}};
}

inline json answer_to(const json& request) { return json::parse(adjudicate::answer_line(request.dump())); }

inline json answer_to(std::string_view procedure, const json& inputs) {
    return answer_to(request_of(procedure, inputs));
}

/// "code path" of an error; "" when the request was answered.
inline std::string error_in(const json& answer) {
    if (!answer.contains("error")) return "";
    const json& error = answer.at("error");
    return error.at("code").get<std::string>() + " " + error.at("path").get<std::string>();
}

}  // namespace reisswitz::siege::test
