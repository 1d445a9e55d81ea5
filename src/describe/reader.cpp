#include "describe/reader.hpp"

namespace reisswitz::describe {

std::string type_name(const json& value) {
    if (value.is_null()) return "null";
    if (value.is_boolean()) return "true or false";
    if (value.is_number_float()) return "a number with a point or of more than 19 digits";
    if (value.is_number()) return "a whole number";
    if (value.is_string()) return "a string";
    if (value.is_array()) return "a list";
    return "an object";
}

std::string shown(const json& value) {
    if (value.is_string()) return quote(value.get_ref<const std::string&>());
    if (value.is_structured()) return type_name(value);
    return value.dump();
}

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
        text += words[i];
    }
    return text.empty() ? "nothing" : text;
}

const std::string& read_string(const json& value, const Reader& reader) {
    if (!value.is_string()) reader.fail(Code::bad_type, "Expected a string, found " + type_name(value) + ".");
    return value.get_ref<const std::string&>();
}

bool read_bool(const json& value, const Reader& reader) {
    if (!value.is_boolean()) reader.fail(Code::bad_type, "Expected true or false, found " + type_name(value) + ".");
    return value.get<bool>();
}

std::size_t read_word(const json& value, const std::vector<std::string>& words, const Reader& reader) {
    const std::string& word = read_string(value, reader);
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end())
        reader.fail(Code::unknown_value, fmt::format("Expected {}, found {}.", listed(words), quote(word)));
    return static_cast<std::size_t>(found - words.begin());
}

std::int64_t read_integer(const json& value, const Notes& notes, const Reader& reader) {
    if (!value.is_number_integer())
        reader.fail(Code::bad_type, "Expected a whole number, found " + type_name(value) + ".");
    const std::int64_t low = notes.low.value_or(-widest_number);
    const std::int64_t high = notes.high.value_or(widest_number);
    const bool beyond = value.is_number_unsigned() && !std::in_range<std::int64_t>(value.get<std::uint64_t>());
    const std::int64_t number = beyond ? 0 : value.get<std::int64_t>();
    if (beyond || number < low || number > high)
        reader.fail(Code::out_of_range, fmt::format("Expected {} to {}, found {}.", low, high, value.dump()));
    return number;
}

json detail::or_null(json schema) {
    if (!schema.contains("type")) return {{"anyOf", json::array({std::move(schema), {{"type", "null"}}})}};
    json& type = schema["type"];
    if (!type.is_array()) type = json::array({type});
    type.push_back("null");
    if (schema.contains("enum")) schema["enum"].push_back(nullptr);
    return schema;
}

namespace {

std::string bounds_text(const Notes& notes) {
    if (notes.low && notes.high) return fmt::format("{} to {}", *notes.low, *notes.high);
    return notes.low ? fmt::format("{} or more", *notes.low) : fmt::format("{} or less", *notes.high);
}

}  // namespace

dice::Rational Scalar<dice::Rational>::read(const json& value, const Notes& notes, const Reader& reader) {
    const std::string text = value.is_number_integer() ? value.dump()
                             : value.is_string()       ? value.get<std::string>()
                                                       : "";
    dice::Rational number;
    if (!dice::parse_rational(text, number))
        reader.fail(Code::bad_type, "Expected a whole number or a fraction such as \"5/2\", found " +
                                        (value.is_string() ? shown(value) : type_name(value)) + ".");
    if ((notes.low && number < *notes.low) || (notes.high && number > *notes.high))
        reader.fail(Code::out_of_range, fmt::format("Expected {}, found {}.", bounds_text(notes), shown(value)));
    return number;
}

json Scalar<dice::Rational>::write(const dice::Rational& value, const Notes&, const Reader&) {
    return dice::to_text(value);
}

json Scalar<dice::Rational>::schema(const Notes&, const Reader&) {
    return {{"type", {"integer", "string"}},
            {"pattern", "^-?[0-9]+(/0*[1-9][0-9]*)?$"},
            {"maxLength", dice::longest_rational}};
}

}  // namespace reisswitz::describe
