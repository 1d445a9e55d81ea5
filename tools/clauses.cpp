// Turns a rule book's clauses.json into a header of names, so that a misspelt clause does not compile.
//
//   clauses BOOK CLAUSES.json OUTPUT.hpp
//
// {"book":"portable","prefix":"PW","clauses":[{"id":"PW-FIRE-1","title":…,"text":…}…],
//  "labels":{"volley":…},"verdicts":{"missed":…}}   →   reisswitz::portable::clause::PW_FIRE_1, label::volley, …
//
// The output is left untouched when no name has changed: a reworded clause compiles nothing again.

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

[[noreturn]] void refuse(const std::string& place, const std::string& message) {
    throw std::runtime_error(place + ": " + message);
}

bool is_keyword(std::string_view word) {
    using namespace std::string_view_literals;
    static constexpr std::array keywords{
        "alignas"sv,   "alignof"sv, "and"sv,       "asm"sv,      "auto"sv,    "bool"sv,     "break"sv,    "case"sv,
        "catch"sv,     "char"sv,    "class"sv,     "compl"sv,    "concept"sv, "const"sv,    "continue"sv, "default"sv,
        "delete"sv,    "do"sv,      "double"sv,    "else"sv,     "enum"sv,    "explicit"sv, "export"sv,   "extern"sv,
        "false"sv,     "float"sv,   "for"sv,       "friend"sv,   "goto"sv,    "if"sv,       "inline"sv,   "int"sv,
        "long"sv,      "mutable"sv, "namespace"sv, "new"sv,      "not"sv,     "operator"sv, "or"sv,       "private"sv,
        "protected"sv, "public"sv,  "register"sv,  "requires"sv, "return"sv,  "short"sv,    "signed"sv,   "sizeof"sv,
        "static"sv,    "struct"sv,  "switch"sv,    "template"sv, "this"sv,    "throw"sv,    "true"sv,     "try"sv,
        "typedef"sv,   "union"sv,   "unsigned"sv,  "using"sv,    "virtual"sv, "void"sv,     "volatile"sv, "while"sv,
        "xor"sv};
    return std::find(keywords.begin(), keywords.end(), word) != keywords.end();
}

/// The C++ name of an id: "PW-FIRE-1" → PW_FIRE_1; "2d6" → _2d6; "double" → double_.
std::string name_of(const std::string& id) {
    std::string name;
    for (const char letter : id) {
        const bool plain =
            (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9');
        name += plain ? letter : '_';
    }
    if (name.empty() || (name.front() >= '0' && name.front() <= '9')) name.insert(name.begin(), '_');
    if (is_keyword(name)) name += '_';
    return name;
}

/// Names in the order of their ids, each once. Two ids that share a name are refused.
using Names = std::map<std::string, std::string>;

void add(Names& names, const std::string& place, const std::string& id) {
    if (id.empty()) refuse(place, "found an empty id");
    for (const char letter : id)
        if (static_cast<unsigned char>(letter) < 0x20 || letter == '"' || letter == '\\')
            refuse(place, "an id holds a control character, a quotation mark or a backslash");
    const auto [at, fresh] = names.emplace(name_of(id), id);
    if (!fresh) refuse(place, "\"" + id + "\" and \"" + at->second + "\" would both be called " + at->first);
}

/// "prefix":"PW", or a list where a book has clauses of several subjects.
std::vector<std::string> prefixes_of(const Json& book) {
    const Json prefix = book.value("prefix", Json());
    std::vector<std::string> prefixes;
    for (const Json& one : prefix.is_array() ? prefix : Json::array({prefix})) {
        if (!one.is_string() || one.get_ref<const std::string&>().empty())
            refuse("/prefix", "expected the prefix of the clause ids, or a list of them");
        prefixes.push_back(one.get<std::string>());
    }
    if (prefixes.empty()) refuse("/prefix", "expected at least one prefix");
    return prefixes;
}

Names names_of_clauses(const Json& book, const std::vector<std::string>& prefixes) {
    Names names;
    if (!book.contains("clauses") || !book["clauses"].is_array()) refuse("/clauses", "expected a list of clauses");
    std::size_t index = 0;
    for (const Json& clause : book["clauses"]) {
        const std::string place = "/clauses/" + std::to_string(index++);
        for (const char* key : {"id", "title", "text"})
            if (!clause.is_object() || !clause.contains(key) || !clause[key].is_string() ||
                clause[key].get_ref<const std::string&>().empty())
                refuse(place + "/" + key, "expected a text that is not empty");
        const auto& id = clause["id"].get_ref<const std::string&>();
        if (std::none_of(prefixes.begin(), prefixes.end(),
                         [&](const std::string& prefix) { return id.starts_with(prefix + "-"); }))
            refuse(place + "/id", "found \"" + id + "\", expected " + prefixes.front() + "-…");
        add(names, place + "/id", id);
    }
    return names;
}

Names names_of_words(const Json& book, const std::string& key) {
    Names names;
    if (!book.contains(key)) return names;
    if (!book[key].is_object()) refuse("/" + key, "expected an object of words");
    for (const auto& [id, words] : book[key].items()) {
        if (!words.is_string()) refuse("/" + key + "/" + id, "expected a text");
        add(names, "/" + key + "/" + id, id);
    }
    return names;
}

std::string section(const std::string& book, const std::string& room, const std::string& type, const Names& names) {
    std::string text = "namespace reisswitz::" + book + "::" + room + " {\n";
    for (const auto& [name, id] : names)
        text += "inline constexpr ruling::" + type + " " + name + "{\"" + id + "\"};\n";
    return text + "}  // namespace reisswitz::" + book + "::" + room + "\n";
}

std::string read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) refuse(path.string(), "cannot be read");
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::string header_of(const std::string& book, const std::string& text) {
    const Json json = Json::parse(text);
    if (!json.is_object()) refuse("", "expected an object");
    if (json.value("book", std::string()) != book) refuse("/book", "expected \"" + book + "\"");

    return "// Made by tools/clauses.cpp from the clauses of the rule book: change those.\n#pragma once\n\n"
           "#include \"ruling/words.hpp\"\n\n" +
           section(book, "clause", "Clause", names_of_clauses(json, prefixes_of(json))) + "\n" +
           section(book, "label", "Label", names_of_words(json, "labels")) + "\n" +
           section(book, "verdict", "Verdict", names_of_words(json, "verdicts"));
}

void write_if_changed(const fs::path& path, const std::string& text) {
    if (fs::exists(path) && read_file(path) == text) return;
    if (path.has_parent_path()) fs::create_directories(path.parent_path());
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    out << text;
    out.flush();
    if (!out) refuse(path.string(), "cannot be written");
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::cerr << "clauses: expected BOOK CLAUSES.json OUTPUT.hpp\n";
        return 2;
    }
    try {
        write_if_changed(argv[3], header_of(argv[1], read_file(argv[2])));
    } catch (const std::exception& error) {
        std::cerr << "clauses: " << argv[2] << ": " << error.what() << '\n';
        return 3;
    }
    return 0;
}
