/// The version of the program; the build sets it.
#pragma once

namespace reisswitz::app {

inline constexpr const char* version = REISSWITZ_VERSION;

}  // namespace reisswitz::app
