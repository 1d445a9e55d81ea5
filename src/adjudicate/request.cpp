#include "adjudicate/request.hpp"

#include "describe/parse.hpp"
#include "describe/reader.hpp"
#include "dice/chain.hpp"
#include "dice/enumerated_dice.hpp"

namespace reisswitz::adjudicate {

namespace {

using describe::Code;
using describe::Fault;
using nlohmann::json;

const std::string& text_of(const json& request, const char* key, const char* what) {
    const auto found = request.find(key);
    if (found == request.end())
        throw Fault(Code::missing_input, describe::pointer_step(key), std::string{what} + " is not named.");
    if (!found->is_string())
        throw Fault(Code::bad_type, describe::pointer_step(key),
                    "Expected a string, found " + describe::type_name(*found) + ".");
    return found->get_ref<const std::string&>();
}

template <class List, class Name>
std::string names_in(const List& list, Name name) {
    std::vector<std::string> names;
    for (const auto& one : list) names.push_back(name(one));
    return describe::listed(names);
}

template <class Work>
auto exactly(Work work) {
    try {
        return work();
    } catch (const dice::TooManyTapes& much) {
        throw Fault(Code::too_large, "/inputs", much.what());
    } catch (const dice::TooManyStates& much) {
        throw Fault(Code::too_large, "/inputs", much.what());
    }
}

}  // namespace

Request Request::read(json request, const Register& books) {
    if (!request.is_object())
        throw Fault(Code::bad_type, "", "Expected an object, found " + describe::type_name(request) + ".");
    for (const auto& [key, ignored] : request.items())
        if (key != "rules" && key != "procedure" && key != "inputs" && key != "house")
            throw Fault(Code::unknown_input, describe::pointer_step(key),
                        describe::quote(key) + " is not known here; expected rules, procedure, inputs or house.");
    Request made;
    const std::string& rules = text_of(request, "rules", "The rule book");
    made.book_ = books.find_book(rules);
    if (!made.book_)
        throw Fault(Code::unknown_value, "/rules",
                    "Expected " + names_in(books.books(), [](const RuleBook& book) { return book.id; }) + ", found " +
                        describe::quote(rules) + ".");
    made.name_ = text_of(request, "procedure", "The procedure");
    made.procedure_ = find_procedure(made.book_->procedures, made.name_);
    if (!made.procedure_)
        throw Fault(Code::unknown_value, "/procedure",
                    "Expected " + names_in(made.book_->procedures, [](const Procedure& one) { return one.name; }) +
                        ", found " + describe::quote(made.name_) + ".");
    if (const auto house = request.find("house"); house != request.end()) {
        if (!house->is_object())
            throw Fault(Code::bad_type, "/house", "Expected an object, found " + describe::type_name(*house) + ".");
        made.house_ = made.book_->under_house(*house);
    }
    const auto inputs = request.find("inputs");
    if (inputs == request.end()) throw Fault(Code::missing_input, "/inputs", "The inputs are missing.");
    if (!inputs->is_object())
        throw Fault(Code::bad_type, "/inputs", "Expected an object, found " + describe::type_name(*inputs) + ".");
    made.inputs_ = std::move(*inputs);
    return made;
}

Distribution Request::odds() const {
    return exactly([&] { return procedure().odds(inputs_); });
}

Rolling Request::roll(dice::LiveDice& dice) const {
    Rolling rolling = procedure().roll(inputs_, dice);
    rolling.book = book_->words;
    rolling.dice = dice.thrown();
    return rolling;
}

std::string Request::name_of(const dice::Throw& what) const {
    return name_of_throw(what, *book_->words, procedure().names(inputs_));
}

std::string answer_line(std::string_view request, const Register& books) {
    try {
        return to_json_text(Request::read(describe::parse_json(request), books).odds());
    } catch (const Fault& fault) {
        return describe::to_json_text(fault);
    }
}

}  // namespace reisswitz::adjudicate
