# A room is a folder under src/ with one subject. Its target links only the rooms it may include.
#
#   reisswitz_room(hex SOURCES line.cpp LINKS measure)        → target reisswitz_hex, alias reisswitz::hex
#   reisswitz_test(hex SOURCES distance_test.cpp LINKS hex)   → executable hex_tests, found by ctest
#   reisswitz_bench(hex SOURCES hex_bench.cpp LINKS hex)      → executable bench/hex_bench, run by `make bench`
#   reisswitz_fuzzer(orders SOURCES orders_fuzz.cpp LINKS formats CORPUS corpus/orders)
#                                                             → executable fuzz/orders, run by scripts/fuzz;
#                                                             nothing without the option REISSWITZ_FUZZ
#
# A room that is COLD, where nothing takes long when it runs, is compiled quickly rather than to run quickly; so are tests
# that are not said to be OPTIMISED.
#
# LINKS and PRIVATE_LINKS name rooms or libraries. LABELS of a test: fast (unless said otherwise; part of `make check`
# and of the sanitizers' runs), long (only `make test` and `make test-all`), threads (run by the thread sanitizer).

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

find_program(REISSWITZ_CCACHE ccache)
if(REISSWITZ_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # With these it takes precompiled headers too.
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${REISSWITZ_CCACHE})
endif()

# Files with the heaviest headers take close to 1 GB each to compile: one at a time.
set_property(GLOBAL APPEND PROPERTY JOB_POOLS heavy=1)

add_library(reisswitz_warnings INTERFACE)
target_compile_options(reisswitz_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wno-missing-field-initializers -Werror
  # std::stable_sort of g++ 12 uses a function that clang knows to be deprecated.
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>)

# Links rooms by their names and libraries by theirs.
function(reisswitz_link target scope)
  foreach(link ${ARGN})
    if(TARGET reisswitz_${link})
      target_link_libraries(${target} ${scope} reisswitz_${link})
    else()
      target_link_libraries(${target} ${scope} ${link})
    endif()
  endforeach()
endfunction()

function(reisswitz_room name)
  cmake_parse_arguments(room "COLD" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  set(target reisswitz_${name})
  if(room_SOURCES)
    add_library(${target} STATIC ${room_SOURCES})
    set(scope PUBLIC)
    target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:reisswitz_warnings>)
    if(room_COLD)
      target_compile_options(${target} PRIVATE ${REISSWITZ_COLD_OPTIONS})
    endif()
    reisswitz_link(${target} PRIVATE ${room_PRIVATE_LINKS})
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  add_library(reisswitz::${name} ALIAS ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  target_include_directories(${target} ${scope} $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/reisswitz>)
  reisswitz_link(${target} ${scope} ${room_LINKS})
  set_property(GLOBAL APPEND PROPERTY REISSWITZ_ROOMS ${target})
endfunction()

function(reisswitz_test name)
  cmake_parse_arguments(test "OPTIMISED" "TIMEOUT" "SOURCES;LINKS;LABELS" ${ARGN})
  if(NOT test_LABELS MATCHES "fast|long")
    list(APPEND test_LABELS fast)
  endif()
  add_executable(${name}_tests ${test_SOURCES})
  target_link_libraries(${name}_tests PRIVATE reisswitz_warnings reisswitz_test_main)
  if(NOT test_OPTIMISED)
    target_compile_options(${name}_tests PRIVATE ${REISSWITZ_TEST_OPTIONS})
    target_precompile_headers(${name}_tests REUSE_FROM reisswitz_test_headers)
  elseif(REISSWITZ_TEST_OPTIONS)
    target_compile_options(${name}_tests PRIVATE -O1)
  endif()
  target_compile_definitions(${name}_tests PRIVATE CATCH_CONFIG_FAST_COMPILE)
  reisswitz_link(${name}_tests PRIVATE ${test_LINKS})
  target_compile_definitions(${name}_tests PRIVATE REISSWITZ_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  add_test(NAME ${name} COMMAND ${name}_tests)
  set_tests_properties(${name} PROPERTIES
    ENVIRONMENT "REISSWITZ_BINARY=$<$<TARGET_EXISTS:reisswitz>:$<TARGET_FILE:reisswitz>>"
    LABELS "${test_LABELS}")
  if(test_TIMEOUT)
    set_tests_properties(${name} PROPERTIES TIMEOUT ${test_TIMEOUT})
  endif()
endfunction()

function(reisswitz_bench name)
  cmake_parse_arguments(bench "" "" "SOURCES;LINKS" ${ARGN})
  find_package(benchmark REQUIRED)
  add_executable(${name}_bench ${bench_SOURCES})
  target_link_libraries(${name}_bench PRIVATE reisswitz_warnings benchmark::benchmark_main)
  reisswitz_link(${name}_bench PRIVATE ${bench_LINKS})
  target_compile_definitions(${name}_bench PRIVATE REISSWITZ_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  set_target_properties(${name}_bench PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bench)
endfunction()

function(reisswitz_fuzzer name)
  if(NOT REISSWITZ_FUZZ)
    return()
  endif()
  cmake_parse_arguments(fuzzer "" "CORPUS" "SOURCES;LINKS" ${ARGN})
  add_executable(fuzz_${name} ${fuzzer_SOURCES})
  target_link_libraries(fuzz_${name} PRIVATE reisswitz_warnings)
  target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
  reisswitz_link(fuzz_${name} PRIVATE ${fuzzer_LINKS})
  set_target_properties(fuzz_${name} PROPERTIES OUTPUT_NAME ${name} RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/fuzz)
  add_dependencies(reisswitz_fuzzers fuzz_${name})
  get_filename_component(corpus ${fuzzer_CORPUS} ABSOLUTE)
  set_property(GLOBAL APPEND_STRING PROPERTY REISSWITZ_FUZZERS "${name} ${corpus}\n")
endfunction()
