#include <unistd.h>

#include <chrono>
#include <iostream>
#include <string>
#include <vector>

#include "app/command_line.hpp"

int main(int count, char** words) {
    using namespace reisswitz::app;
    std::ios::sync_with_stdio(false);
    Console console{.in = std::cin,
                    .out = std::cout,
                    .err = std::cerr,
                    .look = {},
                    .json = false,
                    .terminal_in = isatty(STDIN_FILENO) == 1,
                    .terminal_out = isatty(STDOUT_FILENO) == 1,
                    .store = std::nullopt,
                    .now_ms = [] {
                        const auto now = std::chrono::system_clock::now().time_since_epoch();
                        return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
                    }};
    return static_cast<int>(run(std::vector<std::string>(words + 1, words + count), console));
}
