/// The words of one rule book: clauses, options, names of dice, verdicts. Data, so that it can be looked up and
/// translated.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace reisswitz::ruling {

struct ClauseText {
    std::string id;
    std::string title;
    std::string kind;  ///< "clause", "default", "ruling" or "definition"
    std::string text;
    std::string where;  ///< in the source
    std::vector<std::string> see;
    std::string option;  ///< that changes it; empty: none
};

struct OptionValue {
    std::string value;
    std::string text;
};

struct OptionText {
    std::string id;
    std::string preset;  ///< the value that holds when nothing is said
    std::string text;
    std::string clause;  ///< the ruling it belongs to; may be empty
    std::vector<OptionValue> values;
};

class Book {
public:
    /// @param json  the content of a clauses.json
    /// @throws std::runtime_error, naming the entry, when it is not of that form
    static Book read(std::string_view json);

    const std::string& id() const { return id_; }
    const std::string& title() const { return title_; }
    const std::vector<ClauseText>& clauses() const { return clauses_; }
    const std::vector<OptionText>& options() const { return options_; }

    /// @return none when the book has no such clause
    const ClauseText* find_clause(std::string_view id) const;
    const OptionText* find_option(std::string_view id) const;

    /// Words of a die's label or of a verdict, with places such as {unit}; the id itself when there are none.
    std::string label(std::string_view id) const;
    std::string verdict(std::string_view id) const;

    /// Clauses that speak of a word or whose id begins with it, in the order of the book; capitals do not matter.
    std::vector<const ClauseText*> search(std::string_view word) const;

private:
    std::string id_;
    std::string title_;
    std::vector<ClauseText> clauses_;
    std::vector<OptionText> options_;
    std::map<std::string, std::string, std::less<>> labels_;
    std::map<std::string, std::string, std::less<>> verdicts_;
};

}  // namespace reisswitz::ruling
