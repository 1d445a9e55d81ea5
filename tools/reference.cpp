// The reference pages of the procedures: what each is for, what it takes, what it answers.
//
//   reference ROOT           writes ROOT/docs/procedures/<book>.md for every registered rule book
//   reference --check ROOT   writes nothing; exit status 1 when one of those pages is not current
//
// A page begins with ROOT/docs/procedures/intro/<book>.md, which is written by hand. The inputs are those of the
// schemas in the register; the results and the worked example are those of ROOT/tests/vectors/<book>.jsonl.

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicate/register.hpp"
#include "describe/reader.hpp"
#include "dice/rational.hpp"

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using reisswitz::adjudicate::Procedure;
using reisswitz::adjudicate::RuleBook;

/// Outcomes of an example that are shown; the others are counted.
constexpr std::size_t most_outcomes_shown = 12;
/// Words that a result field had in the examples and that are listed one by one.
constexpr std::size_t most_words_listed = 12;

std::string read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw std::runtime_error(path.string() + ": cannot be read");
    std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    if (in.bad()) throw std::runtime_error(path.string() + ": reading broke off");
    return text;
}

/// Text as it may stand in a cell of a table.
std::string cell(std::string_view text) {
    std::string made;
    for (const char c : text) {
        if (c == '|') made += '\\';
        made += c;
    }
    return made;
}

std::string code(std::string_view text) { return "`" + cell(text) + "`"; }

std::string code_list(const Json& words) {
    std::string text;
    for (const Json& word : words) {
        if (word.is_null()) continue;
        if (!text.empty()) text += ", ";
        text += code(word.is_string() ? word.get<std::string>() : word.dump());
    }
    return text;
}

/// The type of a schema, null left out: "integer", "string", "fraction", "object", "array", "boolean"; "" for others.
std::string type_of(const Json& schema) {
    const auto type = schema.find("type");
    if (type == schema.end()) return "";
    if (type->is_string()) return type->get<std::string>();
    std::set<std::string> types;
    for (const Json& one : *type) types.insert(one.get<std::string>());
    types.erase("null");
    if (types == std::set<std::string>{"integer", "string"}) return "fraction";
    return types.size() == 1 ? *types.begin() : "";
}

bool may_be_null(const Json& schema) {
    const auto type = schema.find("type");
    return type != schema.end() && type->is_array() && std::find(type->begin(), type->end(), "null") != type->end();
}

/// Forms that a value may have, where it may have several.
const Json* forms_of(const Json& schema) {
    for (const char* key : {"oneOf", "anyOf"})
        if (const auto forms = schema.find(key); forms != schema.end()) return &*forms;
    return nullptr;
}

std::string type_words(const Json& schema) {
    if (const Json* forms = forms_of(schema)) {
        std::string text;
        for (const Json& form : *forms) text += (text.empty() ? "" : " or ") + type_words(form);
        return text;
    }
    if (schema.contains("const")) return code(schema["const"].get<std::string>());
    const std::string type = type_of(schema);
    std::string text = type == "integer"         ? "whole number"
                       : type == "fraction"      ? "whole number or fraction"
                       : type == "boolean"       ? "yes or no"
                       : type == "object"        ? "object"
                       : type == "array"         ? "list of " + type_words(schema.at("items")) + "s"
                       : schema.contains("enum") ? "word"
                       : type == "string"        ? "text"
                       : type == "null"          ? "nothing"
                                                 : "value";
    if (may_be_null(schema)) text += ", or null";
    return text;
}

std::string range_words(const Json& schema) {
    if (const Json* forms = forms_of(schema)) {
        std::string text;
        for (const Json& form : *forms)
            if (const std::string range = range_words(form); !range.empty())
                text += (text.empty() ? "" : " or ") + range;
        return text;
    }
    if (schema.contains("enum")) return code_list(schema["enum"]);
    const std::string type = type_of(schema);
    if (type == "array") {
        const auto most = schema.value("maxItems", std::size_t{0});
        std::string text = fmt::format("{} to {} entries", schema.value("minItems", std::size_t{0}), most);
        if (const std::string each = range_words(schema.at("items")); !each.empty()) text += ", each " + each;
        return text;
    }
    if (type != "integer" || !schema.contains("minimum") || !schema.contains("maximum")) return "";
    constexpr auto widest = reisswitz::describe::widest_number;
    const auto low = schema["minimum"].get<std::int64_t>();
    const auto high = schema["maximum"].get<std::int64_t>();
    if (low <= -widest && high >= widest) return "";
    if (high >= widest) return fmt::format("{} or more", low);
    if (low <= -widest) return fmt::format("{} or less", high);
    return fmt::format("{} to {}", low, high);
}

/// What a schema says of an input in words, and its unit, which stands in brackets at the end of them.
struct Description {
    std::string help;
    std::string unit;
};

Description description_of(const Json& schema) {
    std::string text = schema.value("description", "");
    if (!text.ends_with(')')) return {text, ""};
    const auto open = text.rfind(" (");
    if (open == std::string::npos) return {text, ""};
    return {text.substr(0, open), text.substr(open + 2, text.size() - open - 3)};
}

/// The rows of the table for the members of an object, and for those of the objects within it.
/// @param before  what stands before their keys: "units[]."
void append_rows(std::string& page, const Json& object, const std::string& before) {
    std::set<std::string> needed;
    for (const Json& key : object.value("required", Json::array())) needed.insert(key.get<std::string>());
    for (const auto& [key, schema] : object.at("properties").items()) {
        const Description words = description_of(schema);
        const std::string preset = needed.contains(key)                ? "needed"
                                   : !schema.contains("default")       ? ""
                                   : schema["default"].is_structured() ? ""
                                                                       : code(schema["default"].dump());
        page += fmt::format("| {} | {} | {} | {} | {} | {} |\n", code(before + key), type_words(schema),
                            range_words(schema), preset, cell(words.unit), cell(words.help));
        if (schema.contains("properties")) append_rows(page, schema, before + key + ".");
        if (type_of(schema) == "array" && schema["items"].contains("properties"))
            append_rows(page, schema["items"], before + key + "[].");
    }
}

std::string inputs_of(const Procedure& procedure) {
    const Json schema = procedure.schema();
    if (schema.at("properties").empty()) return "It takes no inputs.\n";
    std::string page = "| input | type | range | default | unit | |\n|---|---|---|---|---|---|\n";
    append_rows(page, schema, "");
    return page;
}

struct Example {
    Json request;
    Json answer;
};
/// The examples of a rule book by procedure, in the order of the file.
using Examples = std::map<std::string, std::vector<Example>>;

Examples read_examples(const fs::path& file) {
    Examples examples;
    if (!fs::exists(file)) return examples;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        Json example = Json::parse(line);
        const std::string procedure = example.at("request").at("procedure");
        examples[procedure].push_back({std::move(example["request"]), std::move(example["answer"])});
    }
    return examples;
}

/// What the examples show of one field of a result.
struct Field {
    std::set<std::string> types;
    std::set<std::string> words;
    std::size_t results = 0;  ///< that have it
};

bool is_fraction(const std::string& text) {
    reisswitz::dice::Rational number;
    return text.find('/') != std::string::npos && reisswitz::dice::parse_rational(text, number);
}

void note_field(Field& field, const Json& value) {
    ++field.results;
    if (value.is_boolean())
        field.types.insert("yes or no");
    else if (value.is_number())
        field.types.insert("whole number");
    else if (value.is_array())
        field.types.insert("list");
    else if (value.is_object())
        field.types.insert("object");
    else if (value.is_null())
        field.types.insert("null");
    else if (is_fraction(value.get<std::string>()))
        field.types.insert("fraction");
    else {
        field.types.insert("text");
        field.words.insert(value.get<std::string>());
    }
}

std::string joined(const std::set<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " or ") + word;
    return text;
}

std::string results_of(const std::vector<Example>& examples) {
    std::map<std::string, Field> fields;
    std::size_t results = 0;
    for (const Example& example : examples)
        for (const Json& outcome : example.answer.value("outcomes", Json::array())) {
            const Json& result = outcome.at("result");
            if (!result.is_object()) continue;
            ++results;
            for (const auto& [key, value] : result.items()) note_field(fields[key], value);
        }
    if (fields.empty()) return "";
    std::string page = "\n| result | type | |\n|---|---|---|\n";
    for (const auto& [key, field] : fields) {
        std::string note = field.results < results ? "not in every result" : "";
        if (field.types.contains("text") && field.words.size() <= most_words_listed)
            note = (note.empty() ? "" : note + "; ") + code_list(Json(field.words));
        page += fmt::format("| {} | {} | {} |\n", code(key), joined(field.types), note);
    }
    return page;
}

std::string percent_of(const std::string& p) {
    reisswitz::dice::Rational number;
    if (!reisswitz::dice::parse_rational(p, number)) return "";
    return reisswitz::dice::to_percent(number);
}

std::string example_of(const Example& example) {
    std::string page = "\nFor example:\n\n```json\n" + example.request.dump() + "\n```\n\n";
    const auto outcomes = example.answer.find("outcomes");
    if (outcomes == example.answer.end()) return page + "```json\n" + example.answer.dump() + "\n```\n";
    page += "| outcome | odds | |\n|---|---|---|\n";
    std::size_t shown = 0;
    for (const Json& outcome : *outcomes) {
        if (shown == most_outcomes_shown) break;
        ++shown;
        const std::string p = outcome.at("p");
        page += fmt::format("| {} | {} | {} |\n", code(outcome.at("result").dump()), p, percent_of(p));
    }
    if (outcomes->size() > shown) page += fmt::format("\nand {} more.\n", outcomes->size() - shown);
    return page;
}

std::string page_of(const RuleBook& book, const fs::path& root) {
    const fs::path introduction = root / "docs" / "procedures" / "intro" / (book.id + ".md");
    const Examples examples = read_examples(root / "tests" / "vectors" / (book.id + ".jsonl"));
    std::string page = "# " + book.title + ": procedures\n\n";
    page +=
        "<!-- Made by tools/reference.cpp from the schemas and tests/vectors: `ninja reference_pages` writes it. "
        "-->\n\n";
    if (fs::exists(introduction)) page += read_file(introduction) + "\n";
    page += "| procedure | |\n|---|---|\n";
    for (const Procedure& procedure : book.procedures)
        page += fmt::format("| [{0}](#{0}) | {1} |\n", procedure.name, cell(procedure.help));
    for (const Procedure& procedure : book.procedures) {
        page += "\n## " + procedure.name + "\n\n" + procedure.help + "\n\n" + inputs_of(procedure);
        if (const auto found = examples.find(procedure.name); found != examples.end())
            page += results_of(found->second) + example_of(found->second.front());
    }
    return page;
}

fs::path place_of(const RuleBook& book, const fs::path& root) {
    return root / "docs" / "procedures" / (book.id + ".md");
}

bool check(const RuleBook& book, const fs::path& root) {
    const fs::path place = place_of(book, root);
    if (fs::exists(place) && read_file(place) == page_of(book, root)) return true;
    std::cerr << "reference: " << place.string() << " is not current: write it anew\n";
    return false;
}

void write(const RuleBook& book, const fs::path& root) {
    const fs::path place = place_of(book, root);
    fs::create_directories(place.parent_path());
    std::ofstream out(place, std::ios::binary | std::ios::trunc);
    out << page_of(book, root);
    out.flush();
    if (!out) throw std::runtime_error(place.string() + ": cannot be written");
}

}  // namespace

int main(int argc, char** argv) {
    const bool checking = argc == 3 && std::string_view{argv[1]} == "--check";
    if (argc != 2 && !checking) {
        std::cerr << "reference: expected [--check] ROOT\n";
        return 2;
    }
    try {
        const fs::path root = fs::path(argv[argc - 1]).lexically_normal();
        bool current = true;
        for (const RuleBook& book : reisswitz::adjudicate::all_rule_books().books()) {
            if (!checking)
                write(book, root);
            else if (!check(book, root))
                current = false;
        }
        return current ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "reference: " << error.what() << '\n';
        return 3;
    }
}
