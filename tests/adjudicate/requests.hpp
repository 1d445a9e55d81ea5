#pragma once

/// Requests as a test writes them.

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "adjudicate/request.hpp"

namespace reisswitz::adjudicate::test {

using nlohmann::json;

inline json request_of(std::string_view procedure, const json& inputs) {
    return {{"rules", "portable"}, {"procedure", procedure}, {"inputs", inputs}};
}

inline json answer_to(std::string_view procedure, const json& inputs) {
    return json::parse(answer_line(request_of(procedure, inputs).dump()));
}

/// The one result of a procedure without dice.
inline json result_of(std::string_view procedure, const json& inputs) {
    const json answer = answer_to(procedure, inputs);
    if (!answer.contains("outcomes") || answer["outcomes"].size() != 1) return answer;
    return answer["outcomes"][0]["result"];
}

/// "num/den" of one result; "" when it cannot happen.
inline std::string chance_of(const json& answer, const json& result) {
    for (const json& outcome : answer.at("outcomes"))
        if (outcome.at("result") == result) return outcome.at("p");
    return "";
}

/// "code path" of an error; "" when the request was answered.
inline std::string error_in(std::string_view line) {
    const json answer = json::parse(answer_line(line));
    if (!answer.contains("error")) return "";
    const json& error = answer.at("error");
    return error.at("code").get<std::string>() + " " + error.at("path").get<std::string>();
}

}  // namespace reisswitz::adjudicate::test
