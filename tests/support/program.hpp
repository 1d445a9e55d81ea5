/// Runs the program that users run, with a clean environment, and tells what it printed and answered.
#pragma once

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace reisswitz::support {

/// A folder that is gone when the test is over.
class ScratchFolder {
public:
    ScratchFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "reisswitz-test-XXXXXX").string();
        REQUIRE(mkdtemp(name.data()) != nullptr);
        path_ = name;
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder() {
        std::error_code gone_already;
        std::filesystem::remove_all(path_, gone_already);
    }

    const std::filesystem::path& path() const { return path_; }
    std::string file(const std::string& name) const { return (path_ / name).string(); }
    std::string write(const std::string& name, const std::string& text) const {
        std::ofstream(path_ / name, std::ios::binary) << text;
        return file(name);
    }

private:
    std::filesystem::path path_;
};

inline std::string text_of(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

struct Ran {
    int status{};  ///< exit status; -1: ended by a signal
    std::string out;
    std::string err;
};

/// The path of the program under test.
inline std::string program() {
    const char* binary = std::getenv("REISSWITZ_BINARY");
    REQUIRE(binary != nullptr);
    REQUIRE(std::filesystem::exists(binary));
    return binary;
}

/// The environment of a test: a known terminal, and a home of its own.
inline std::map<std::string, std::string> environment(const std::filesystem::path& home) {
    std::map<std::string, std::string> variables{
        {"HOME", home.string()}, {"LC_ALL", "C.UTF-8"}, {"COLUMNS", "80"}, {"TERM", "dumb"}, {"PATH", "/usr/bin:/bin"}};
    // Sanitizers and coverage are told through these.
    for (const char* name :
         {"ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "GCOV_PREFIX", "GCOV_PREFIX_STRIP"})
        if (const char* value = std::getenv(name)) variables[name] = value;
    return variables;
}

/// A call of the program, made ready before the fork: in a child nothing may fail but by its end.
class Call {
public:
    Call(const std::vector<std::string>& words, const std::map<std::string, std::string>& variables)
        : words_{program()} {
        words_.insert(words_.end(), words.begin(), words.end());
        for (const auto& [name, value] : variables) variables_.push_back(name + "=" + value);
        for (std::string& word : words_) word_places_.push_back(word.data());
        for (std::string& variable : variables_) variable_places_.push_back(variable.data());
        word_places_.push_back(nullptr);
        variable_places_.push_back(nullptr);
    }
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    /// Replaces this process by the program.
    [[noreturn]] void become() const {
        execve(word_places_.front(), word_places_.data(), variable_places_.data());
        _exit(127);
    }

private:
    std::vector<std::string> words_;
    std::vector<std::string> variables_;
    std::vector<char*> word_places_;
    std::vector<char*> variable_places_;
};

/// A user with a home folder and the program.
class User {
public:
    Ran run(const std::vector<std::string>& words, const std::string& input = "",
            const std::map<std::string, std::string>& variables = {}) const {
        const ScratchFolder pipes;
        const std::string in = pipes.write("in", input);
        const std::string out = pipes.file("out");
        const std::string err = pipes.file("err");
        auto all = environment(home_.path());
        for (const auto& [name, value] : variables) all[name] = value;
        const Call call(words, all);
        const pid_t child = fork();
        if (child == 0) {
            const int read_end = open(in.c_str(), O_RDONLY);
            const int out_end = open(out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
            const int err_end = open(err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
            dup2(read_end, STDIN_FILENO);
            dup2(out_end, STDOUT_FILENO);
            dup2(err_end, STDERR_FILENO);
            call.become();
        }
        REQUIRE(child > 0);
        int status = 0;
        waitpid(child, &status, 0);
        return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text_of(out), text_of(err)};
    }

    const ScratchFolder& home() const { return home_; }

private:
    ScratchFolder home_;
};

}  // namespace reisswitz::support
