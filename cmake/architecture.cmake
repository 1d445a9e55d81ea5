# Included after src/: writes down which rooms there are, stops the build when one includes what it may not, and,
# with REISSWITZ_HEADERS, compiles each header by itself.

# rooms.txt: `room FOLDER NAME`, then `friend NAME` for each room it links and `makes HEADER` for each made header.
get_property(rooms GLOBAL PROPERTY REISSWITZ_ROOMS)
if(TARGET reisswitz AND NOT TARGET reisswitz_app)
  list(APPEND rooms reisswitz)  # the program is a room too
endif()
set(house "")
foreach(room ${rooms})
  get_target_property(type ${room} TYPE)
  set(links LINK_LIBRARIES)
  if(type STREQUAL INTERFACE_LIBRARY)
    set(links INTERFACE_LINK_LIBRARIES)
  endif()
  get_target_property(friends ${room} ${links})
  get_target_property(folder ${room} SOURCE_DIR)
  file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR}/src ${folder})
  string(REGEX REPLACE "^reisswitz_" "" name ${room})
  string(APPEND house "room ${folder} ${name}\n")
  foreach(friend ${friends})
    string(REGEX REPLACE "^reisswitz(_|::)" "" friend_name "${friend}")
    if(TARGET reisswitz_${friend_name} AND NOT friend_name STREQUAL warnings)
      string(APPEND house "friend ${friend_name}\n")
    endif()
  endforeach()
  get_property(made GLOBAL PROPERTY REISSWITZ_MAKES_${room})
  foreach(header ${made})
    string(APPEND house "makes ${header}\n")
  endforeach()
endforeach()
set(REISSWITZ_HOUSE ${PROJECT_BINARY_DIR}/rooms.txt)
file(CONFIGURE OUTPUT ${REISSWITZ_HOUSE} CONTENT "${house}" @ONLY)

add_library(reisswitz_architecture STATIC ${PROJECT_SOURCE_DIR}/tools/rooms.cpp)
target_include_directories(reisswitz_architecture PUBLIC ${PROJECT_SOURCE_DIR}/tools)
target_link_libraries(reisswitz_architecture PRIVATE reisswitz_warnings)
target_compile_definitions(reisswitz_architecture INTERFACE REISSWITZ_HOUSE="${REISSWITZ_HOUSE}")
add_executable(reisswitz_rooms_check ${PROJECT_SOURCE_DIR}/tools/rooms_check.cpp)
target_link_libraries(reisswitz_rooms_check PRIVATE reisswitz_architecture reisswitz_warnings)

file(GLOB_RECURSE files CONFIGURE_DEPENDS
  ${PROJECT_SOURCE_DIR}/src/*.hpp ${PROJECT_SOURCE_DIR}/src/*.cpp ${PROJECT_SOURCE_DIR}/src/*.inl)
add_custom_command(
  OUTPUT ${PROJECT_BINARY_DIR}/rooms.checked
  COMMAND reisswitz_rooms_check ${REISSWITZ_HOUSE} ${PROJECT_SOURCE_DIR}/src ${PROJECT_BINARY_DIR}/rooms.checked
  DEPENDS reisswitz_rooms_check ${REISSWITZ_HOUSE} ${files}
  COMMENT "Checking that rooms include only their friends" VERBATIM)
add_custom_target(reisswitz_rooms ALL DEPENDS ${PROJECT_BINARY_DIR}/rooms.checked)

# A header with a .cpp of its name is included first by it, which proves it complete; the others get a file of one line.
# They are compiled by the target reisswitz_headers alone.
if(REISSWITZ_HEADERS)
  add_custom_target(reisswitz_headers)
  foreach(room ${rooms})
    get_target_property(folder ${room} SOURCE_DIR)
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${folder}/*.hpp)
    set(sources)
    foreach(header ${headers})
      string(REGEX REPLACE "hpp$" "cpp" source ${header})
      if(NOT EXISTS ${source})
        file(RELATIVE_PATH path ${PROJECT_SOURCE_DIR}/src ${header})
        file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/headers/${path}.cpp CONTENT "#include \"${path}\"\n")
        list(APPEND sources ${PROJECT_BINARY_DIR}/headers/${path}.cpp)
      endif()
    endforeach()
    get_target_property(type ${room} TYPE)
    if(sources AND NOT type STREQUAL EXECUTABLE)
      add_library(${room}_headers OBJECT EXCLUDE_FROM_ALL ${sources})
      add_dependencies(reisswitz_headers ${room}_headers)
      target_link_libraries(${room}_headers PRIVATE ${room} reisswitz_warnings)
      target_compile_options(${room}_headers PRIVATE -O0 -fno-sanitize=all)  # they hold no code of their own
    endif()
  endforeach()
endif()
