// Which clause of which rule book stands where in the code, and which tests speak of it.
//
//   coverage ROOT           writes ROOT/docs/coverage.md
//   coverage --check ROOT   writes nothing; exit status 1 when that file is not current or a clause lacks code or tests
//                           and is not one with "place": "game", which only a running game can show
//
// The clauses are those of ROOT/data/<book>/clauses.json. A file below ROOT/src is a place of a clause when it names
// its id, as PW-FIRE-8 or PW_FIRE_8. A file below ROOT/tests is a test of a clause when the name of one of its test
// cases or scenarios holds the id. "PW-FIRE-8 to PW-FIRE-11" names two clauses, not four.

#include <algorithm>
#include <array>
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

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using Ids = std::set<std::string, std::less<>>;
/// The files that name an id, by id; sorted, so that the page does not depend on the order of a folder.
using Places = std::map<std::string, std::set<std::string>, std::less<>>;

struct Clause {
    std::string id;
    std::string title;
    bool in_game{};  ///< "place": "game": only a game that runs can show it
};

struct Book {
    std::string folder;
    std::string title;
    std::vector<Clause> clauses;  ///< in the order of the book
};

struct Coverage {
    std::vector<Book> books;
    Places code;
    Places tests;
};

constexpr std::string_view no_place = "**missing**";
constexpr std::string_view place_in_game = "in a game";

std::string read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw std::runtime_error(path.string() + ": cannot be read");
    std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    if (in.bad()) throw std::runtime_error(path.string() + ": reading broke off");
    return text;
}

bool is_letter_or_digit(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }
bool is_joint(char c) { return c == '-' || c == '_'; }
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// The words of a text that may be ids: letters and digits joined by '-' or '_', each joint written '-'.
Ids words_of(std::string_view text) {
    Ids words;
    std::string word;
    const auto finish = [&] {
        while (!word.empty() && word.back() == '-') word.pop_back();
        const auto begin = word.find_first_not_of('-');
        if (begin != std::string::npos && word.find('-', begin) != std::string::npos) words.insert(word.substr(begin));
        word.clear();
    };
    for (const char c : text) {
        if (is_letter_or_digit(c)) {
            word += c;
        } else if (is_joint(c)) {
            word += '-';
        } else {
            finish();
        }
    }
    finish();
    return words;
}

/// Where the string or character literal that starts at `at` ends; raw strings begin at their R.
std::size_t end_of_literal(std::string_view text, std::size_t at) {
    if (text[at] == 'R') {
        const auto open = text.find('(', at);
        if (open == std::string_view::npos) return text.size();
        const std::string close = ")" + std::string(text.substr(at + 2, open - at - 2)) + "\"";
        const auto end = text.find(close, open);
        return end == std::string_view::npos ? text.size() : end + close.size();
    }
    const char quote = text[at++];
    while (at < text.size() && text[at] != quote) at += text[at] == '\\' ? 2U : 1U;
    return std::min(at + 1, text.size());
}

bool starts_literal(std::string_view text, std::size_t at) {
    const bool within_word = at > 0 && (is_letter_or_digit(text[at - 1]) || text[at - 1] == '_');
    if (text[at] == '"') return true;
    if (text[at] == '\'') return !within_word;  // 10'000 holds no character literal
    return text[at] == 'R' && !within_word && at + 1 < text.size() && text[at + 1] == '"';
}

/// C++ source with every comment made one blank, so that a test that is commented out is no test.
std::string without_comments(std::string_view text) {
    std::string code;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::string_view rest = text.substr(at);
        if (rest.starts_with("//")) {
            at = std::min(text.find('\n', at), text.size());
        } else if (rest.starts_with("/*")) {
            const auto end = text.find("*/", at + 2);
            at = end == std::string_view::npos ? text.size() : end + 2;
            code += ' ';
        } else if (starts_literal(text, at)) {
            const std::size_t end = end_of_literal(text, at);
            code += text.substr(at, end - at);
            at = end;
        } else {
            code += text[at++];
        }
    }
    return code;
}

std::size_t skip_blanks(std::string_view text, std::size_t at) {
    while (at < text.size() && is_blank(text[at])) ++at;
    return at;
}

/// The first string literal after `at`, with those that follow it at once; empty when the call ends before one.
std::string first_string(std::string_view code, std::size_t at) {
    at = code.find_first_of("\");", at);
    std::string words;
    while (at != std::string_view::npos && at < code.size() && code[at] == '"') {
        const std::size_t end = end_of_literal(code, at);
        words += code.substr(at + 1, end - at - 2);
        at = skip_blanks(code, end);
    }
    return words;
}

/// The names of the test cases and scenarios of a source file, one a line.
std::string test_names(const std::string& source) {
    static constexpr std::array<std::string_view, 2> openings{"TEST_CASE", "SCENARIO"};
    const std::string code = without_comments(source);
    std::string names;
    for (const std::string_view opening : openings) {
        for (auto at = code.find(opening); at != std::string::npos; at = code.find(opening, at + 1)) {
            // TEMPLATE_TEST_CASE, TEST_CASE_METHOD and their like open a test as well.
            auto call = at + opening.size();
            while (call < code.size() && (is_letter_or_digit(code[call]) || code[call] == '_')) ++call;
            call = skip_blanks(code, call);
            if (call < code.size() && code[call] == '(') names += first_string(code, call + 1) + '\n';
        }
    }
    return names;
}

/// Files below a folder whose names end so, sorted by path.
std::vector<fs::path> files_below(const fs::path& folder, const std::vector<std::string>& endings) {
    std::vector<fs::path> files;
    if (!fs::exists(folder)) return files;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        const std::string ending = entry.path().extension().string();
        if (entry.is_regular_file() && std::find(endings.begin(), endings.end(), ending) != endings.end())
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::string text_at(const Json& object, const std::string& key, const std::string& place) {
    if (!object.is_object() || !object.contains(key) || !object[key].is_string())
        throw std::runtime_error(place + "/" + key + ": expected a text");
    return object[key].get<std::string>();
}

Book read_book(const fs::path& file) {
    const Json json = Json::parse(read_file(file));
    Book book{.folder = file.parent_path().filename().string(),
              .title = text_at(json, "title", file.string() + ": "),
              .clauses = {}};
    if (!json.contains("clauses") || !json["clauses"].is_array())
        throw std::runtime_error(file.string() + ": /clauses: expected a list");
    for (const Json& clause : json["clauses"]) {
        const std::string place = file.string() + ": /clauses/" + std::to_string(book.clauses.size());
        book.clauses.push_back({text_at(clause, "id", place), text_at(clause, "title", place), false});
        if (!clause.contains("place")) continue;
        if (text_at(clause, "place", place) != "game") throw std::runtime_error(place + "/place: expected \"game\"");
        book.clauses.back().in_game = true;
    }
    return book;
}

std::vector<Book> read_books(const fs::path& data) {
    std::vector<Book> books;
    for (const fs::path& file : files_below(data, {".json"}))
        if (file.filename() == "clauses.json") books.push_back(read_book(file));
    if (books.empty()) throw std::runtime_error(data.string() + ": no clauses.json in any folder below");
    return books;
}

Coverage read_coverage(const fs::path& root) {
    Coverage coverage{.books = read_books(root / "data"), .code = {}, .tests = {}};
    Ids known;
    for (const Book& book : coverage.books)
        for (const Clause& clause : book.clauses) known.insert(clause.id);

    const auto note = [&](Places& places, const std::string& text, const fs::path& file) {
        for (const std::string& word : words_of(text))
            if (known.contains(word)) places[word].insert(file.lexically_relative(root).generic_string());
    };
    for (const fs::path& file : files_below(root / "src", {".cpp", ".hpp", ".inl", ".h"}))
        note(coverage.code, read_file(file), file);
    for (const fs::path& file : files_below(root / "tests", {".cpp", ".hpp", ".inl"}))
        note(coverage.tests, test_names(read_file(file)), file);
    return coverage;
}

bool has_place(const Places& places, const std::string& id) { return places.contains(id); }

/// What stands in a cell: links to the files, named without their first folder.
std::string cell(const Places& places, const Clause& clause) {
    const auto found = places.find(clause.id);
    if (found == places.end()) return std::string{clause.in_game ? place_in_game : no_place};
    std::string links;
    for (const std::string& file : found->second) {
        if (!links.empty()) links += ", ";
        links += "[" + file.substr(file.find('/') + 1) + "](../" + file + ")";
    }
    return links;
}

std::string escaped(const std::string& text) {
    std::string cell_text;
    for (const char c : text) {
        if (c == '|') cell_text += '\\';
        cell_text += c;
    }
    return cell_text;
}

std::string page_of(const Coverage& coverage) {
    std::string page =
        "# Clauses, code and tests\n\n"
        "Made by `tools/coverage.cpp` from the clauses, the sources and the names of the tests. Change those, then\n"
        "write this page anew; the tests check that it is current.\n";
    for (const Book& book : coverage.books) {
        const auto count = [&](const Places& places) {
            return std::count_if(book.clauses.begin(), book.clauses.end(),
                                 [&](const Clause& clause) { return has_place(places, clause.id); });
        };
        page += "\n## " + book.title + " (`" + book.folder + "`)\n\n";
        page += std::to_string(book.clauses.size()) + " clauses: " + std::to_string(count(coverage.code)) +
                " in the code, " + std::to_string(count(coverage.tests)) + " in tests.";
        const auto later = std::count_if(book.clauses.begin(), book.clauses.end(), [&](const Clause& clause) {
            return clause.in_game && !(has_place(coverage.code, clause.id) && has_place(coverage.tests, clause.id));
        });
        if (later > 0) page += " " + std::to_string(later) + " can be shown only by a game that runs.";
        page += "\n\n";
        page += "| clause | | code | tests |\n|---|---|---|---|\n";
        for (const Clause& clause : book.clauses)
            page += "| " + clause.id + " | " + escaped(clause.title) + " | " + cell(coverage.code, clause) + " | " +
                    cell(coverage.tests, clause) + " |\n";
    }
    return page;
}

/// Says what is missing, one line a clause. @return whether nothing is
bool report_missing(const Coverage& coverage) {
    bool complete = true;
    for (const Book& book : coverage.books) {
        for (const Clause& clause : book.clauses) {
            const bool code = has_place(coverage.code, clause.id);
            const bool tests = has_place(coverage.tests, clause.id);
            if ((code && tests) || clause.in_game) continue;
            complete = false;
            std::cerr << "coverage: " << clause.id << ": no "
                      << (code    ? "test"
                          : tests ? "place in the code"
                                  : "place in the code and no test")
                      << '\n';
        }
    }
    return complete;
}

bool check(const Coverage& coverage, const fs::path& page) {
    const bool current = fs::exists(page) && read_file(page) == page_of(coverage);
    if (!current) std::cerr << "coverage: " << page.string() << " is not current: write it anew\n";
    return report_missing(coverage) && current;
}

void write(const Coverage& coverage, const fs::path& page) {
    fs::create_directories(page.parent_path());
    std::ofstream out(page, std::ios::binary | std::ios::trunc);
    out << page_of(coverage);
    out.flush();
    if (!out) throw std::runtime_error(page.string() + ": cannot be written");
}

}  // namespace

int main(int argc, char** argv) {
    const bool checking = argc == 3 && std::string_view{argv[1]} == "--check";
    if (argc != 2 && !checking) {
        std::cerr << "coverage: expected [--check] ROOT\n";
        return 2;
    }
    try {
        const fs::path root = fs::path(argv[argc - 1]).lexically_normal();
        const fs::path page = root / "docs" / "coverage.md";
        const Coverage coverage = read_coverage(root);
        if (checking) return check(coverage, page) ? 0 : 1;
        write(coverage, page);
    } catch (const std::exception& error) {
        std::cerr << "coverage: " << error.what() << '\n';
        return 3;
    }
    return 0;
}
