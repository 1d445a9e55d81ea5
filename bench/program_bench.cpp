/// The program as a whole: how long it takes to start, and how large the log of a battle becomes.
#include <fmt/format.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace {

struct Run {
    double cpu_ms;
    double wall_ms;
    long peak_kib;
    int status;
};

/// Runs the program with its output thrown away.
Run run(const std::vector<std::string>& arguments) {
    std::vector<char*> argv;
    for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", 0, 0);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", 1, 0);
    const auto start = std::chrono::steady_clock::now();
    pid_t child = 0;
    if (posix_spawn(&child, argv[0], &actions, nullptr, argv.data(), environ) != 0) {
        fmt::print(stderr, "{} cannot be started\n", arguments[0]);
        std::exit(3);
    }
    posix_spawn_file_actions_destroy(&actions);
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    const double wall = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    const auto ms = [](timeval t) {
        return static_cast<double>(t.tv_sec) * 1e3 + static_cast<double>(t.tv_usec) / 1e3;
    };
    return {ms(used.ru_utime) + ms(used.ru_stime), wall, used.ru_maxrss, WEXITSTATUS(status)};
}

void report(const std::string& what, const std::vector<std::string>& arguments, int runs) {
    std::vector<double> cpu, wall;
    long peak = 0;
    for (int i = 0; i < runs; ++i) {
        const Run one = run(arguments);
        cpu.push_back(one.cpu_ms);
        wall.push_back(one.wall_ms);
        peak = std::max(peak, one.peak_kib);
        if (one.status > 1) {
            fmt::print(stderr, "{} ended with status {}\n", what, one.status);
            std::exit(1);
        }
    }
    std::sort(cpu.begin(), cpu.end());
    std::sort(wall.begin(), wall.end());
    const auto middle = static_cast<std::size_t>(runs / 2);
    fmt::print("{:<34} cpu {:6.1f} ms   wall {:6.1f} ms   peak {:6} KiB   (median of {})\n", what, cpu[middle],
               wall[middle], peak, runs);
}

}  // namespace

int main() {
    const std::string program = REISSWITZ_BINARY;
    namespace fs = std::filesystem;
    const fs::path folder = fs::temp_directory_path() / fmt::format("reisswitz-bench-{}", getpid());
    fs::create_directories(folder);
    const std::string request = (folder / "volley.json").string();
    std::ofstream{request}
        << R"({"rules":"portable","procedure":"volley","inputs":{"weapon":"small_arms","units":[{"id":"a","sp":4}]}})";

    report("start: --version", {program, "--version"}, 31);
    report("start: odds FILE.json", {program, "odds", request}, 31);
    report("start: rules PW-ART-3", {program, "rules", "PW-ART-3"}, 31);
    const std::string store = (folder / "games.db").string();
    report("symmetric, greedy both sides",
           {program, "play", "symmetric", "--side", "none", "--seed", "1", "--store", store}, 1);
    std::uintmax_t size = 0;
    for (const auto& file : fs::directory_iterator(folder))
        if (file.path().string().starts_with(store)) size += file.file_size();
    fmt::print("{:<34} {} KiB on disk\n", "its log", size / 1024);
    fs::remove_all(folder);
}
