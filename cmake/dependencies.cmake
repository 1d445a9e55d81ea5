# The libraries that the engine stands on. Also part of the installed package, which needs the same ones.
# docs/dependencies.md says why each was chosen.

if(CMAKE_FIND_PACKAGE_NAME)
  include(CMakeFindDependencyMacro)
  macro(reisswitz_find)
    find_dependency(${ARGN})
  endmacro()
else()
  macro(reisswitz_find name)
    find_package(${name} ${ARGN} QUIET)
    if(NOT ${name}_FOUND)
      message(FATAL_ERROR "${name} was not found. `scripts/bootstrap play` installs what is missing.")
    endif()
  endmacro()
endif()

macro(reisswitz_find_by_pkg_config target module)
  if(NOT TARGET PkgConfig::${target})
    pkg_check_modules(${target} REQUIRED QUIET IMPORTED_TARGET GLOBAL ${module})
  endif()
endmacro()

reisswitz_find(Threads)
reisswitz_find(Boost 1.81)
reisswitz_find(nlohmann_json 3.11)
reisswitz_find(fmt 9)
reisswitz_find(tl-expected)
reisswitz_find(SQLite3 3.38)
reisswitz_find(PkgConfig)
reisswitz_find_by_pkg_config(sodium libsodium)

if(NOT CMAKE_FIND_PACKAGE_NAME)  # the program alone
  reisswitz_find(CLI11 2.1)
  reisswitz_find_by_pkg_config(edit libedit)
endif()
