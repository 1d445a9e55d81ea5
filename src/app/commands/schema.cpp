#include "app/commands/schema.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "adjudicate/register.hpp"
#include "app/text.hpp"
#include "describe/fault.hpp"
#include "describe/schema.hpp"
#include "formats/scenario.hpp"

namespace reisswitz::app {

namespace {

std::vector<std::string> names() {
    std::vector<std::string> names{"scenario"};
    for (const auto& book : adjudicate::all_rule_books().books())
        for (const auto& procedure : book.procedures) names.push_back(fmt::format("{} {}", book.id, procedure.name));
    return names;
}

}  // namespace

Exit run_schema(const SchemaCall& call, Console& console) {
    if (call.words.empty()) {
        if (console.json)
            console.print(names());
        else
            for (const std::string& name : names()) console.out << "reisswitz schema " << name << '\n';
        return Exit::done;
    }
    nlohmann::json schema;
    if (call.words.size() == 1 && call.words.front() == "scenario") {
        schema = formats::scenario_schema();
    } else {
        const auto* book = adjudicate::all_rule_books().find_book(call.words.front());
        const auto* procedure =
            book && call.words.size() == 2 ? adjudicate::find_procedure(book->procedures, call.words[1]) : nullptr;
        if (!procedure) {
            std::string wanted;
            for (const std::string& word : call.words) wanted += (wanted.empty() ? "" : " ") + word;
            throw WrongCall(
                fmt::format("there is no schema {}; there are: {}", describe::quote(wanted), joined(names())));
        }
        schema = describe::published(procedure->schema(), fmt::format("{}-{}", book->id, procedure->name),
                                     fmt::format("Inputs of {} {}", book->id, procedure->name));
    }
    console.out << schema.dump(2) << '\n';
    return Exit::done;
}

}  // namespace reisswitz::app
