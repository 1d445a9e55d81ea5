#include "formats/scenario_json.hpp"

namespace reisswitz::describe {

namespace {

constexpr std::size_t most_paragraphs = 1000;

std::string without_blanks(std::string row) {
    std::erase(row, ' ');
    return row;
}

std::string with_blanks(const std::string& row) {
    std::string spaced;
    for (char byte : row) {
        const bool begins_letter = (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
        if (begins_letter && !spaced.empty()) spaced += ' ';
        spaced += byte;
    }
    return spaced;
}

json strings_schema(std::size_t most) {
    return {{"type", "array"}, {"maxItems", most}, {"items", {{"type", "string"}}}};
}

}  // namespace

formats::Prose Scalar<formats::Prose>::read(const json& value, const Notes&, const Reader& reader) {
    if (value.is_string()) return {value.get<std::string>()};
    if (!value.is_array())
        reader.fail(Code::bad_type,
                    "Expected a string, or a list of strings, one a paragraph; found " + type_name(value) + ".");
    std::vector<std::string> paragraphs;
    Reader at{reader.vocabularies(), reader.path()};
    describe::read(value, paragraphs, {.most = most_paragraphs}, at);
    return {fmt::format("{}", fmt::join(paragraphs, "\n"))};
}

json Scalar<formats::Prose>::write(const formats::Prose& prose, const Notes&, const Reader&) {
    if (prose.text.find('\n') == std::string::npos) return prose.text;
    json paragraphs = json::array();
    for (std::size_t at = 0; at <= prose.text.size();) {
        const std::size_t end = std::min(prose.text.find('\n', at), prose.text.size());
        paragraphs.push_back(prose.text.substr(at, end - at));
        at = end + 1;
    }
    if (paragraphs.size() > most_paragraphs) return prose.text;
    return paragraphs;
}

json Scalar<formats::Prose>::schema(const Notes&, const Reader&) {
    return {{"oneOf", {{{"type", "string"}}, strings_schema(most_paragraphs)}}};
}

formats::MapRows Scalar<formats::MapRows>::read(const json& value, const Notes& notes, const Reader& reader) {
    formats::MapRows map;
    Reader at{reader.vocabularies(), reader.path()};
    describe::read(value, map.rows, notes, at);
    for (std::string& row : map.rows) row = without_blanks(std::move(row));
    return map;
}

json Scalar<formats::MapRows>::write(const formats::MapRows& map, const Notes&, const Reader&) {
    json rows = json::array();
    for (const std::string& row : map.rows) rows.push_back(with_blanks(row));
    return rows;
}

json Scalar<formats::MapRows>::schema(const Notes& notes, const Reader&) { return strings_schema(notes.most); }

formats::Legend Scalar<formats::Legend>::read(const json& value, const Notes&, const Reader& reader) {
    if (!value.is_object())
        reader.fail(Code::bad_type, "Expected an object with a letter as each key, found " + type_name(value) + ".");
    formats::Legend legend;
    for (const auto& [key, terrain] : value.items()) {
        Reader at{reader.vocabularies(), reader.path() + pointer_step(key)};
        if (key.size() != 1 || key[0] <= ' ' || key[0] > '~')
            at.fail(Code::out_of_range,
                    "Expected one letter, digit or sign that is not a blank, found " + quote(key) + ".");
        describe::read(terrain, legend.letters.emplace_back(formats::LegendLetter{key[0], {}}).terrain, Notes{}, at);
    }
    return legend;
}

json Scalar<formats::Legend>::write(const formats::Legend& legend, const Notes&, const Reader& reader) {
    json letters = json::object();
    for (const formats::LegendLetter& letter : legend.letters)
        letters[std::string(1, letter.letter)] = describe::write(letter.terrain, Notes{}, reader);
    return letters;
}

json Scalar<formats::Legend>::schema(const Notes&, const Reader& reader) {
    return {{"type", "object"},
            {"propertyNames", {{"pattern", "^[!-~]$"}}},
            {"additionalProperties", describe::schema<formats::LegendTerrain>(Notes{}, reader)}};
}

}  // namespace reisswitz::describe
