#include "app/adjudication_call.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>

#include "app/console.hpp"
#include "app/text.hpp"
#include "describe/fault.hpp"
#include "describe/flags.hpp"
#include "describe/parse.hpp"

namespace reisswitz::app {

namespace {

const adjudicate::RuleBook& find_book(const std::string& id) {
    const auto& books = adjudicate::all_rule_books();
    if (const adjudicate::RuleBook* book = books.find_book(id)) return *book;
    std::vector<std::string> ids;
    for (const adjudicate::RuleBook& book : books.books()) ids.push_back(book.id);
    throw WrongCall(
        fmt::format("{} is neither a file nor a rule book; the rule books are: {}", describe::quote(id), joined(ids)));
}

const adjudicate::Procedure& find_procedure(const adjudicate::RuleBook& book, const std::string& name) {
    if (const adjudicate::Procedure* procedure = adjudicate::find_procedure(book.procedures, name)) return *procedure;
    std::vector<std::string> names;
    for (const adjudicate::Procedure& procedure : book.procedures) names.push_back(procedure.name);
    throw WrongCall(fmt::format("{} has no procedure {}; it has: {}", book.id, describe::quote(name), joined(names)));
}

}  // namespace

std::string read_file(const std::string& path, std::istream& standard_input) {
    if (path == "-") {
        std::string text;
        char block[65536];
        while (standard_input.read(block, sizeof block) || standard_input.gcount() > 0) {
            text.append(block, static_cast<std::size_t>(standard_input.gcount()));
            if (text.size() > describe::longest_json)
                throw describe::Fault(describe::Code::too_large, "",
                                      fmt::format("Standard input holds more than {} bytes.", describe::longest_json));
        }
        return text;
    }
    std::error_code unknown;
    const auto kind = std::filesystem::status(path, unknown).type();
    if (kind == std::filesystem::file_type::not_found)
        throw WrongCall(fmt::format("{}: there is no such file", describe::quote(path)));
    if (kind == std::filesystem::file_type::directory)
        throw WrongCall(fmt::format("{} is a folder, not a file", describe::quote(path)));
    return describe::read_text_file(path);
}

bool names_a_file(const std::vector<std::string>& words) {
    if (words.empty()) return false;
    const std::string& first = words.front();
    if (first == "-" || first.find('/') != std::string::npos || first.find('.') != std::string::npos) return true;
    return adjudicate::all_rule_books().find_book(first) == nullptr && std::filesystem::exists(first);
}

bool asks_for_help(const std::vector<std::string>& words) {
    if (words.empty()) return true;
    if (std::find(words.begin(), words.end(), "--help") != words.end() ||
        std::find(words.begin(), words.end(), "-h") != words.end())
        return true;
    return words.size() == 1 && !names_a_file(words);
}

adjudicate::Request request_of_flags(const std::vector<std::string>& words) {
    const adjudicate::RuleBook& book = find_book(words.at(0));
    const adjudicate::Procedure& procedure = find_procedure(book, words.at(1));
    const std::vector<std::string> flags(words.begin() + 2, words.end());
    nlohmann::json inputs;
    try {
        inputs = describe::from_flags(flags, procedure.schema());
    } catch (const describe::Fault& fault) {
        if (fault.path.empty()) throw WrongCall(fault.what());
        throw describe::Fault(fault.code, "/inputs" + fault.path, fault.what());
    }
    return adjudicate::Request::read({{"rules", book.id}, {"procedure", procedure.name}, {"inputs", inputs}});
}

std::string help_on_procedures(const std::vector<std::string>& words, int width) {
    std::vector<std::string> names;
    for (const std::string& word : words)
        if (!word.starts_with("-")) names.push_back(word);
    std::string text;
    if (names.size() >= 2) {
        const adjudicate::RuleBook& book = find_book(names[0]);
        const adjudicate::Procedure& procedure = find_procedure(book, names[1]);
        text += paragraph(fmt::format("{} {}: {}", book.id, procedure.name, procedure.help), width);
        text += "\nIts flags, with what holds when one is left out:\n" + describe::flags_help(procedure.schema());
        return text;
    }
    for (const adjudicate::RuleBook& book : adjudicate::all_rule_books().books()) {
        if (!names.empty() && find_book(names[0]).id != book.id) continue;
        text += fmt::format("{} ({}) has these procedures:\n", book.id, book.title);
        std::size_t widest = 0;
        for (const adjudicate::Procedure& procedure : book.procedures) widest = std::max(widest, procedure.name.size());
        for (const adjudicate::Procedure& procedure : book.procedures)
            text += fmt::format("  {:<{}}  {}\n", procedure.name, widest, procedure.help);
        text += fmt::format("`--help` behind a procedure tells its flags: reisswitz odds {} {} --help\n", book.id,
                            book.procedures.front().name);
    }
    return text;
}

}  // namespace reisswitz::app
