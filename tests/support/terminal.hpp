/// A terminal with the program on it: types keys, and waits for what appears.
#pragma once

#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>

#include <chrono>
#include <csignal>

#include "program.hpp"

namespace reisswitz::support {

class Terminal {
public:
    /// How long we wait for something to appear: far longer than it ever takes, so that a busy machine fails no test.
    static constexpr std::chrono::seconds patience{60};

    Terminal(const User& user, const std::vector<std::string>& words, std::map<std::string, std::string> variables = {},
             unsigned short columns = 100, unsigned short rows = 40) {
        auto all = environment(user.home().path());
        all["TERM"] = "xterm-256color";
        all.erase("COLUMNS");
        // libedit keeps the names of functions that are added to it for ever; only a sanitizer reads this.
        all["ASAN_OPTIONS"] = "detect_leaks=0";
        for (const auto& [name, value] : variables) all[name] = value;
        winsize size{};
        size.ws_col = columns;
        size.ws_row = rows;
        const Call call(words, all);
        child_ = forkpty(&end_, nullptr, nullptr, &size);
        if (child_ == 0) call.become();
        REQUIRE(child_ > 0);
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal() {
        if (running_) {
            kill(child_, SIGKILL);
            waitpid(child_, nullptr, 0);
        }
        close(end_);
    }

    void type(const std::string& keys) {
        REQUIRE(write(end_, keys.data(), keys.size()) == static_cast<ssize_t>(keys.size()));
    }

    /// Waits until `text` stands in what has appeared since the last call that found something.
    /// @return what appeared up to its end
    std::string wait_for(const std::string& text) {
        const auto deadline = std::chrono::steady_clock::now() + patience;
        for (;;) {
            const auto found = seen_.find(text, read_to_);
            if (found != std::string::npos) {
                const std::string between = seen_.substr(read_to_, found + text.size() - read_to_);
                read_to_ = found + text.size();
                return between;
            }
            if (std::chrono::steady_clock::now() > deadline || !read_more()) {
                INFO("seen: " << seen_.substr(read_to_));
                FAIL("the terminal never showed " << text);
            }
        }
    }

    /// Waits for the program to end. @return its exit status; -1: a signal
    int wait_for_end() {
        while (read_more()) {
        }
        int status = 0;
        waitpid(child_, &status, 0);
        running_ = false;
        return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }

    const std::string& seen() const { return seen_; }

private:
    /// @retval false  the terminal is closed, or nothing came for as long as we wait
    bool read_more() {
        pollfd waiting{end_, POLLIN, 0};
        if (poll(&waiting, 1, static_cast<int>(std::chrono::milliseconds(patience).count())) <= 0) return false;
        char block[4096];
        const ssize_t got = read(end_, block, sizeof block);
        if (got <= 0) return false;
        seen_.append(block, static_cast<std::size_t>(got));
        return true;
    }

    int end_ = -1;
    pid_t child_ = -1;
    bool running_ = true;
    std::string seen_;
    std::size_t read_to_ = 0;
};

}  // namespace reisswitz::support
