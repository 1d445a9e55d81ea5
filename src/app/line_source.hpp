/// Where the player's lines come from: a terminal with editing, or a file or pipe.
#pragma once

#include <functional>
#include <istream>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace reisswitz::app {

/// A line that is longer is cut, and refused by whoever reads it: no line of ours is a tenth as long.
inline constexpr std::size_t longest_typed_line = 4'096;

/// What came of asking for a line.
struct TypedLine {
    enum class Kind : unsigned char {
        line,
        end,          ///< there will be no more: the input has ended, or Ctrl-D was typed
        interrupted,  ///< Ctrl-C
    };
    Kind kind = Kind::end;
    std::string text;
    bool too_long = false;
};

/// The words that the last word of a line may become, in the order in which they are shown. `line` is what stands
/// before the cursor.
using Completer = std::function<std::vector<std::string>(std::string_view line)>;

class LineSource {
public:
    virtual ~LineSource() = default;

    /// @param prompt  shown where somebody is there to see it
    virtual TypedLine read(const std::string& prompt) = 0;
    /// Whether somebody sits there who sees what is printed and can be asked to press a key.
    virtual bool is_interactive() const = 0;
    virtual void complete_with(const Completer&) {}
    /// Nobody can look back at the lines typed so far.
    virtual void forget_history() {}
};

/// Lines of a file or pipe. Shows no prompts.
class PlainLines final : public LineSource {
public:
    explicit PlainLines(std::istream& in) : in_(in) {}
    TypedLine read(const std::string& prompt) override;
    bool is_interactive() const override { return false; }

private:
    std::istream& in_;
};

/// Lines typed on the terminal of this process, edited with the keys of emacs, with history and Tab.
/// On a terminal that cannot move its cursor (TERM=dumb) lines are read as they are.
std::unique_ptr<LineSource> lines_of_terminal();

/// What Tab does with a word: the characters that all candidates go on with, and the candidates to be shown where it
/// does not go on.
struct Completion {
    std::string insert;              ///< to be put behind the word
    std::vector<std::string> shown;  ///< candidates, where there are several
};
/// @param word  the beginning that was typed; capitals do not count
Completion complete(std::string_view word, const std::vector<std::string>& candidates);

/// The last word of a line, which Tab completes; empty after a blank.
std::string_view last_word(std::string_view line);

}  // namespace reisswitz::app
