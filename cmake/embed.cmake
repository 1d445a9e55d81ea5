# Data that lives inside the libraries: no file is read at run time, and a misspelt clause does not compile.
#
#   reisswitz_embed(TARGET portable NAME data_portable FILES data/portable/a.json … [BASE dir])
#       → #include "embedded/data_portable.hpp", reisswitz::embedded::data_portable() → span of {path, bytes}
#   reisswitz_clauses(TARGET portable BOOK portable FILE data/portable/clauses.json)
#       → #include "generated/portable_clauses.hpp", reisswitz::portable::clause::PW_FIRE_1, label::…, verdict::…
#
# TARGET is a room or a target. Relative files start at BASE, which is the project's folder unless given;
# the path of an embedded file is the one below BASE. Call these in the CMakeLists.txt that makes the target.

set(REISSWITZ_MADE_INCLUDES ${PROJECT_BINARY_DIR}/include CACHE INTERNAL "Headers made by the build")

add_executable(reisswitz_embed_tool ${PROJECT_SOURCE_DIR}/tools/embed.cpp)
target_link_libraries(reisswitz_embed_tool PRIVATE reisswitz_warnings)
add_executable(reisswitz_clauses_tool ${PROJECT_SOURCE_DIR}/tools/clauses.cpp)
target_link_libraries(reisswitz_clauses_tool PRIVATE reisswitz_warnings)

# Every header made by the build: for tools that read the sources without compiling them.
add_custom_target(reisswitz_made)

function(reisswitz_find_target name result)
  if(TARGET reisswitz_${name})
    set(${result} reisswitz_${name} PARENT_SCOPE)
  elseif(TARGET ${name})
    set(${result} ${name} PARENT_SCOPE)
  else()
    message(FATAL_ERROR "there is no room or target called ${name}: call reisswitz_room first")
  endif()
endfunction()

function(reisswitz_see_made_headers target)
  get_target_property(type ${target} TYPE)
  set(scope PUBLIC)
  if(type STREQUAL INTERFACE_LIBRARY)
    set(scope INTERFACE)
  endif()
  target_include_directories(${target} ${scope} $<BUILD_INTERFACE:${REISSWITZ_MADE_INCLUDES}>)
endfunction()

function(reisswitz_embed)
  cmake_parse_arguments(embed "" "TARGET;NAME;BASE" "FILES" ${ARGN})
  reisswitz_find_target("${embed_TARGET}" target)
  get_target_property(type ${target} TYPE)
  if(type STREQUAL INTERFACE_LIBRARY)
    message(FATAL_ERROR "${embed_TARGET} has no sources of its own, so nothing can be embedded in it")
  endif()
  if(NOT embed_BASE)
    set(embed_BASE ${PROJECT_SOURCE_DIR})
  endif()
  get_filename_component(embed_BASE ${embed_BASE} ABSOLUTE)
  set(files)
  foreach(file ${embed_FILES})
    get_filename_component(file ${file} ABSOLUTE BASE_DIR ${embed_BASE})
    if(NOT EXISTS ${file})
      message(FATAL_ERROR "${file}, to be embedded as ${embed_NAME}, is not there")
    endif()
    list(APPEND files ${file})
  endforeach()

  file(CONFIGURE OUTPUT ${REISSWITZ_MADE_INCLUDES}/embedded/file.hpp CONTENT
"// Made by cmake/embed.cmake.
#pragma once

#include <string_view>

namespace reisswitz::embedded {

/// A file that is part of the program: its path below the folder it was taken from, and all its bytes.
struct File {
    std::string_view path;
    std::string_view bytes;
};

}  // namespace reisswitz::embedded
")
  file(CONFIGURE OUTPUT ${REISSWITZ_MADE_INCLUDES}/embedded/${embed_NAME}.hpp CONTENT
"// Made by cmake/embed.cmake.
#pragma once

#include <span>

#include \"embedded/file.hpp\"

namespace reisswitz::embedded {

/// The files embedded as ${embed_NAME}, sorted by path.
std::span<const File> ${embed_NAME}();

}  // namespace reisswitz::embedded
")
  set(source ${PROJECT_BINARY_DIR}/embedded/${embed_NAME}.cpp)
  add_custom_command(
    OUTPUT ${source}
    COMMAND reisswitz_embed_tool ${embed_NAME} ${source} ${embed_BASE} ${files}
    DEPENDS reisswitz_embed_tool ${files}
    COMMENT "Embedding ${embed_NAME}" VERBATIM)
  # A file may be longer than the 65536 characters that every compiler must take; ours take more.
  set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS -Wno-overlength-strings)
  target_sources(${target} PRIVATE ${source})
  set_property(GLOBAL APPEND PROPERTY REISSWITZ_MAKES_${target} embedded/${embed_NAME}.hpp)
  reisswitz_see_made_headers(${target})
endfunction()

function(reisswitz_clauses)
  cmake_parse_arguments(clauses "" "TARGET;BOOK;FILE" "" ${ARGN})
  reisswitz_find_target("${clauses_TARGET}" target)
  get_filename_component(file ${clauses_FILE} ABSOLUTE BASE_DIR ${PROJECT_SOURCE_DIR})
  if(NOT EXISTS ${file})
    message(FATAL_ERROR "${file}, the clauses of ${clauses_BOOK}, is not there")
  endif()
  set(header ${REISSWITZ_MADE_INCLUDES}/generated/${clauses_BOOK}_clauses.hpp)
  set_property(GLOBAL APPEND PROPERTY REISSWITZ_MAKES_${target} generated/${clauses_BOOK}_clauses.hpp)
  add_custom_command(
    OUTPUT ${header}
    COMMAND reisswitz_clauses_tool ${clauses_BOOK} ${file} ${header}
    DEPENDS reisswitz_clauses_tool ${file}
    COMMENT "Naming the clauses of ${clauses_BOOK}" VERBATIM)
  add_custom_target(reisswitz_${clauses_BOOK}_clauses DEPENDS ${header})
  add_dependencies(reisswitz_made reisswitz_${clauses_BOOK}_clauses)
  add_dependencies(${target} reisswitz_${clauses_BOOK}_clauses)
  reisswitz_see_made_headers(${target})
endfunction()
