/// Where a command prints, how, and what it answers to the shell.
#pragma once

#include <cstdint>
#include <functional>
#include <istream>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <ostream>
#include <stdexcept>
#include <string>

#include "app/look.hpp"

namespace reisswitz::app {

/// The exit status of the program.
enum class Exit : int {
    done = 0,
    no = 1,              ///< the answer is no: invalid, refused, not sound
    wrong_call = 2,      ///< the call asks for what there is not
    machine_failed = 3,  ///< disk, memory, a damaged file
};

/// The call asks for what there is not. The message says what there is.
struct WrongCall : std::runtime_error {
    using std::runtime_error::runtime_error;
};

struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    Look look;
    bool json = false;                     ///< --json
    bool terminal_in = false;              ///< somebody types
    bool terminal_out = false;             ///< somebody reads
    std::optional<std::string> store;      ///< --store
    std::function<std::int64_t()> now_ms;  ///< since 1970, UTC

    Characters characters() const { return look.characters; }
    /// Compact JSON and a line feed.
    void print(const nlohmann::json& value);
    /// Throws std::runtime_error where what was printed did not get through: a full disk, a closed pipe.
    void finish();
};

/// What an exception means for the user, and what to say. Called within a catch block.
struct Trouble {
    Exit exit = Exit::machine_failed;
    std::string code;     ///< as in the error answers of the contract
    std::string path;     ///< JSON pointer
    std::string message;  ///< a sentence
};
Trouble trouble_of_current_exception();

/// "reisswitz: MESSAGE" on standard error; with --json the error object.
void tell_trouble(const Trouble& trouble, Console& console);

}  // namespace reisswitz::app
