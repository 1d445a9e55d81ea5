#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "store/store.hpp"

namespace reisswitz::store {

namespace {

/// An absolute path from the environment; a relative one does not count.
std::filesystem::path folder_named_by(const char* variable) {
    const char* value = std::getenv(variable);
    const std::filesystem::path folder = value ? value : "";
    return folder.is_absolute() ? folder : std::filesystem::path{};
}

/// Makes a folder and those above it that are missing, open to their owner only.
void make_folder(const std::filesystem::path& folder) {
    std::error_code unknown;
    if (std::filesystem::is_directory(folder, unknown)) return;
    if (folder.has_parent_path() && folder != folder.root_path()) make_folder(folder.parent_path());
    if (mkdir(folder.c_str(), S_IRWXU) == 0) return;
    const int error = errno;
    if (error == EEXIST && std::filesystem::is_directory(folder, unknown)) return;  // another program was quicker
    throw StoreFault(code_of_errno(error), folder,
                     std::string("the folder cannot be made (") + std::strerror(error) +
                         "): make it, or name another file for the games");
}

}  // namespace

std::filesystem::path default_path() {
    std::filesystem::path data = folder_named_by("XDG_DATA_HOME");
    if (data.empty()) {
        const std::filesystem::path home = folder_named_by("HOME");
        if (home.empty())
            throw StoreFault(
                StoreFault::Code::not_found, "games.db",
                "no folder for it is known: HOME and XDG_DATA_HOME hold no absolute path; set one, or name a "
                "file for the games");
        data = home / ".local" / "share";
    }
    const std::filesystem::path folder = data / "reisswitz";
    make_folder(folder);
    return folder / "games.db";
}

}  // namespace reisswitz::store
