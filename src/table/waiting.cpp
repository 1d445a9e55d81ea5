#include "table/waiting.hpp"

#include "describe/fault.hpp"
#include "describe/parse.hpp"
#include "dice/die.hpp"
#include "table/entry.hpp"

namespace reisswitz::table {

namespace {

using describe::Code;
using describe::Fault;

int read_face(const json& value, const char* place) {
    if (!value.is_number_integer()) throw Fault(Code::bad_type, place, "Expected the face of a die.");
    const auto face = value.is_number_unsigned() && value.get<std::uint64_t>() > dice::largest_die
                          ? dice::largest_die + 1
                          : value.get<std::int64_t>();
    if (face < 1 || face > dice::largest_die) throw Fault(Code::out_of_range, place, "Expected the face of a die.");
    return static_cast<int>(face);
}

}  // namespace

std::vector<int> Waiting::tape() const {
    std::vector<int> faces = had;
    faces.insert(faces.end(), typed.begin(), typed.end());
    return faces;
}

TypedDie Waiting::typed_die(std::size_t i, std::int64_t at_ms) const {
    json body{{"face", typed[i]}};
    if (i == 0) body.update({{"order", order}, {"by", by}, {"had", had}});
    return {seat, canonical(body), at_ms};
}

Waiting read_waiting(const std::vector<TypedDie>& dice) {
    Waiting waiting;
    for (const TypedDie& die : dice) {
        const json body = describe::parse_json(die.body, longest_entry_text);
        if (!body.is_object() || !body.contains("face"))
            throw Fault(Code::missing_input, "/typed/body", "face is missing.");
        if (waiting.typed.empty()) {
            waiting.seat = die.seat;
            for (const char* key : {"order", "by", "had"})
                if (!body.contains(key))
                    throw Fault(Code::missing_input, "/typed/body", std::string{key} + " is missing.");
            if (!body.at("by").is_string()) throw Fault(Code::bad_type, "/typed/body/by", "Expected a text.");
            if (!body.at("had").is_array()) throw Fault(Code::bad_type, "/typed/body/had", "Expected a list of faces.");
            waiting.order = body.at("order");
            waiting.by = body.at("by").get<std::string>();
            for (const json& face : body.at("had")) waiting.had.push_back(read_face(face, "/typed/body/had"));
        } else if (die.seat != waiting.seat) {
            throw Fault(Code::inconsistent, "/typed/seat", "Dice of two orders lie on the table.");
        }
        waiting.typed.push_back(read_face(body.at("face"), "/typed/body/face"));
    }
    return waiting;
}

}  // namespace reisswitz::table
