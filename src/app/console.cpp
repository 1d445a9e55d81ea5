#include "app/console.hpp"

#include <fmt/format.h>

#include <exception>
#include <ios>
#include <new>
#include <nlohmann/json.hpp>

#include "app/text.hpp"
#include "describe/fault.hpp"
#include "store/fault.hpp"
#include "table/log_store.hpp"
#include "table/position.hpp"

namespace reisswitz::app {

namespace {

Exit exit_of(store::StoreFault::Code code) {
    using enum store::StoreFault::Code;
    switch (code) {
        case not_found:
        case exists:
        case bad_value:
            return Exit::wrong_call;
        case conflict:
        case too_large:
            return Exit::no;
        case foreign_file:
        case damaged:
        case newer_version:
        case read_only:
        case disk_full:
        case busy:
        case io_failed:
            return Exit::machine_failed;
    }
    return Exit::machine_failed;
}

}  // namespace

void Console::print(const nlohmann::json& value) {
    out << value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
}

void Console::finish() {
    out.flush();
    if (!out)
        throw std::runtime_error("what was to be printed could not be written: is the disk full, or nobody reading?");
}

Trouble trouble_of_current_exception() {
    try {
        throw;
    } catch (const WrongCall& wrong) {
        return {Exit::wrong_call, "wrong_call", "", wrong.what()};
    } catch (const describe::Fault& fault) {
        return {Exit::no, fault.code, fault.path, fault.what()};
    } catch (const store::StoreFault& fault) {
        return {exit_of(fault.code), std::string{store::word(fault.code)}, "", fault.what()};
    } catch (const table::Conflict& conflict) {
        return {Exit::no, "conflict", "", conflict.what()};
    } catch (const table::StateDiffers& differs) {
        return {Exit::no, "state_differs", "", differs.what()};
    } catch (const std::bad_alloc&) {
        return {Exit::machine_failed, "no_memory", "", "there is not enough memory for this"};
    } catch (const std::logic_error& ours) {
        return {Exit::machine_failed, "internal", "",
                fmt::format("a fault in reisswitz itself: {}. The log is as it was.", ours.what())};
    } catch (const std::exception& other) {
        return {Exit::machine_failed, "machine_failed", "", other.what()};
    } catch (...) {
        return {Exit::machine_failed, "internal", "", "a fault in reisswitz itself"};
    }
}

void tell_trouble(const Trouble& trouble, Console& console) {
    if (console.json) {
        const nlohmann::json error{
            {"error", {{"code", trouble.code}, {"path", trouble.path}, {"message", trouble.message}}}};
        console.err << error.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) << '\n';
        return;
    }
    std::string text = printable_lines(trouble.message, console.characters());
    if (!text.ends_with('\n')) text += '\n';
    console.err << "reisswitz: " << (trouble.path.empty() ? "" : trouble.path + ": ") << text;
}

}  // namespace reisswitz::app
