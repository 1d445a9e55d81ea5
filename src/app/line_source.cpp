#include "app/line_source.hpp"

#include <fmt/format.h>
#include <histedit.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cwchar>

#include "app/text.hpp"

namespace reisswitz::app {

namespace {

constexpr int lines_remembered = 500;
constexpr int columns_of_list = 78;

char lower(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

bool begins_with(std::string_view text, std::string_view beginning) {
    return text.size() >= beginning.size() && std::equal(beginning.begin(), beginning.end(), text.begin(),
                                                         [](char a, char b) { return lower(a) == lower(b); });
}

/// Ctrl-C, seen by whoever reads a line.
volatile std::sig_atomic_t interrupted = 0;
void note_interrupt(int) { interrupted = 1; }

/// While it lives, Ctrl-C ends the line instead of the program.
class InterruptsNoted {
public:
    InterruptsNoted() {
        interrupted = 0;
        struct sigaction action{};
        action.sa_handler = note_interrupt;  // without SA_RESTART: a read that waits is to end
        sigemptyset(&action.sa_mask);
        sigaction(SIGINT, &action, &before_);
    }
    InterruptsNoted(const InterruptsNoted&) = delete;
    InterruptsNoted& operator=(const InterruptsNoted&) = delete;
    ~InterruptsNoted() { sigaction(SIGINT, &before_, nullptr); }

private:
    struct sigaction before_{};
};

/// Waits for a byte or for Ctrl-C. Ctrl-C is let in only while it waits: one that comes between the look at
/// `interrupted` and the wait would else be waited through.
void wait_for_byte() {
    sigset_t interrupt;
    sigset_t before;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    pthread_sigmask(SIG_BLOCK, &interrupt, &before);
    sigset_t while_waiting = before;
    sigdelset(&while_waiting, SIGINT);
    pollfd input{STDIN_FILENO, POLLIN, 0};
    if (!interrupted) ppoll(&input, 1, nullptr, &while_waiting);
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

/// One byte from the terminal. @retval -1  end of input, or Ctrl-C
int read_byte() {
    unsigned char byte = 0;
    for (;;) {
        wait_for_byte();
        if (interrupted) return -1;
        const ssize_t got = ::read(STDIN_FILENO, &byte, 1);
        if (got == 1) return byte;
        if (got == 0) return -1;
        if (errno != EINTR) return -1;
    }
}

/// A terminal without editing.
class DumbTerminal final : public LineSource {
public:
    TypedLine read(const std::string& prompt) override {
        std::fputs(prompt.c_str(), stdout);
        std::fflush(stdout);
        const InterruptsNoted noted;
        TypedLine line;
        for (;;) {
            const int byte = read_byte();
            if (byte < 0) {
                if (interrupted) return {TypedLine::Kind::interrupted, "", false};
                if (line.text.empty()) return {};
                break;
            }
            if (byte == '\n') break;
            if (line.text.size() <= longest_typed_line) line.text += static_cast<char>(byte);
        }
        line.kind = TypedLine::Kind::line;
        line.too_long = line.text.size() > longest_typed_line;
        return line;
    }
    bool is_interactive() const override { return true; }
};

class EditedTerminal final : public LineSource {
public:
    EditedTerminal() : history_(history_init()), edit_(el_init("reisswitz", stdin, stdout, stderr)) {
        HistEvent event{};
        history(history_, &event, H_SETSIZE, lines_remembered);
        history(history_, &event, H_SETUNIQUE, 1);
        el_set(edit_, EL_CLIENTDATA, this);
        el_set(edit_, EL_PROMPT, prompt_of);
        el_set(edit_, EL_EDITOR, "emacs");
        el_set(edit_, EL_HIST, history, history_);
        el_wset(edit_, EL_GETCFN, get_character);
        el_set(edit_, EL_ADDFN, "reisswitz-complete", "Complete the word", complete_word);
        el_set(edit_, EL_BIND, "^I", "reisswitz-complete", nullptr);
        el_set(edit_, EL_BIND, "^R", "em-inc-search-prev", nullptr);
        el_set(edit_, EL_BIND, "\\e[A", "ed-prev-history", nullptr);
        el_set(edit_, EL_BIND, "\\e[B", "ed-next-history", nullptr);
    }
    EditedTerminal(const EditedTerminal&) = delete;
    EditedTerminal& operator=(const EditedTerminal&) = delete;
    ~EditedTerminal() override {
        el_end(edit_);
        history_end(history_);
    }

    TypedLine read(const std::string& prompt) override {
        prompt_ = prompt;
        std::fflush(stdout);
        const InterruptsNoted noted;
        // Before the prompt is there to be answered: libedit itself prepares the terminal only after it, and a Ctrl-D
        // between the two would be read as a character.
        el_set(edit_, EL_PREP_TERM, 1);
        int length = 0;
        const char* typed = el_gets(edit_, &length);
        if (interrupted) {
            el_reset(edit_);
            std::fputs("\n", stdout);
            return {TypedLine::Kind::interrupted, "", false};
        }
        if (!typed || length <= 0) {
            std::fputs("\n", stdout);
            return {};
        }
        TypedLine line{TypedLine::Kind::line, typed, false};
        while (!line.text.empty() && (line.text.back() == '\n' || line.text.back() == '\r')) line.text.pop_back();
        line.too_long = line.text.size() > longest_typed_line;
        if (!line.text.empty() && !line.too_long) {
            HistEvent event{};
            history(history_, &event, H_ENTER, line.text.c_str());
        }
        return line;
    }
    bool is_interactive() const override { return true; }
    void complete_with(const Completer& completer) override { completer_ = completer; }
    void forget_history() override {
        HistEvent event{};
        history(history_, &event, H_CLEAR);
    }

private:
    static EditedTerminal& of(EditLine* edit) {
        void* self = nullptr;
        el_get(edit, EL_CLIENTDATA, &self);
        return *static_cast<EditedTerminal*>(self);
    }

    static char* prompt_of(EditLine* edit) { return of(edit).prompt_.data(); }

    /// One character in UTF-8; what is none is read as its bytes. Answers as libedit asks: 1, or 0 at the end.
    static int get_character(EditLine*, wchar_t* out) {
        const int first = read_byte();
        if (first < 0) return 0;
        const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
        auto code = static_cast<unsigned>(more == 0 ? first : first & (0x3F >> more));
        for (int i = 0; i < more; ++i) {
            const int next = read_byte();
            if (next < 0) return 0;
            code = code << 6 | (static_cast<unsigned>(next) & 0x3F);
        }
        *out = static_cast<wchar_t>(code);
        return 1;
    }

    static unsigned char complete_word(EditLine* edit, int) {
        EditedTerminal& self = of(edit);
        if (!self.completer_) return CC_ERROR;
        const LineInfo* info = el_line(edit);
        const std::string before(info->buffer, info->cursor);
        const std::string word{last_word(before)};
        const Completion found = app::complete(word, self.completer_(before));
        if (!found.insert.empty()) return el_insertstr(edit, found.insert.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
        if (found.shown.empty()) return CC_ERROR;
        self.list(found.shown);
        return CC_REDISPLAY;
    }

    static void list(const std::vector<std::string>& words) {
        int width = 0;
        for (const std::string& word : words) width = std::max(width, width_of(word) + 2);
        const int a_line = std::max(columns_of_list / width, 1);
        std::fputs("\n", stdout);
        for (std::size_t i = 0; i < words.size(); ++i) {
            std::fputs(fitted(words[i], width).c_str(), stdout);
            if ((i + 1) % static_cast<std::size_t>(a_line) == 0 || i + 1 == words.size()) std::fputs("\n", stdout);
        }
    }

    std::string prompt_;
    Completer completer_;
    History* history_;
    EditLine* edit_;
};

}  // namespace

TypedLine PlainLines::read(const std::string&) {
    TypedLine line;
    bool any = false;
    for (char c = 0; in_.get(c);) {
        any = true;
        if (c == '\n') break;
        if (line.text.size() <= longest_typed_line) line.text += c;
    }
    if (!any) return {};
    if (!line.text.empty() && line.text.back() == '\r') line.text.pop_back();
    line.kind = TypedLine::Kind::line;
    line.too_long = line.text.size() > longest_typed_line;
    return line;
}

std::unique_ptr<LineSource> lines_of_terminal() {
    std::setlocale(LC_CTYPE, "");                // NOLINT(concurrency-mt-unsafe): before any thread
    const char* terminal = std::getenv("TERM");  // NOLINT(concurrency-mt-unsafe)
    if (!terminal || *terminal == '\0' || std::strcmp(terminal, "dumb") == 0) return std::make_unique<DumbTerminal>();
    return std::make_unique<EditedTerminal>();
}

std::string_view last_word(std::string_view line) {
    const auto blank = line.find_last_of(" \t");
    return blank == std::string_view::npos ? line : line.substr(blank + 1);
}

Completion complete(std::string_view word, const std::vector<std::string>& candidates) {
    std::vector<std::string> fitting;
    for (const std::string& candidate : candidates)
        if (begins_with(candidate, word) && std::find(fitting.begin(), fitting.end(), candidate) == fitting.end())
            fitting.push_back(candidate);
    if (fitting.empty()) return {};
    if (fitting.size() == 1) return {fitting.front().substr(word.size()) + " ", {}};
    std::string common = fitting.front();
    for (const std::string& candidate : fitting) {
        std::size_t alike = 0;
        while (alike < common.size() && alike < candidate.size() && lower(common[alike]) == lower(candidate[alike]))
            ++alike;
        common.resize(alike);
    }
    if (common.size() > word.size()) return {common.substr(word.size()), {}};
    return {"", fitting};
}

}  // namespace reisswitz::app
