# `make install`: the program, the rooms as static libraries with their headers, and a CMake package:
#
#   find_package(reisswitz)
#   target_link_libraries(mine PRIVATE reisswitz::portable)

include(CMakePackageConfigHelpers)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/reisswitz)

# All that is installed, and no tests.
add_custom_target(reisswitz_installed)

if(TARGET reisswitz)
  add_dependencies(reisswitz_installed reisswitz)
  install(TARGETS reisswitz RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()

get_property(rooms GLOBAL PROPERTY REISSWITZ_ROOMS)
list(REMOVE_ITEM rooms reisswitz_app)
foreach(room ${rooms})
  add_dependencies(reisswitz_installed ${room})
  get_target_property(folder ${room} SOURCE_DIR)
  file(RELATIVE_PATH path ${PROJECT_SOURCE_DIR}/src ${folder})
  install(TARGETS ${room} EXPORT reisswitz ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}/reisswitz)
  install(DIRECTORY ${folder}/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/reisswitz/${path}
    FILES_MATCHING PATTERN *.hpp PATTERN *.inl)
endforeach()
install(DIRECTORY ${REISSWITZ_MADE_INCLUDES}/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/reisswitz
  FILES_MATCHING PATTERN *.hpp)
if(rooms)
  install(EXPORT reisswitz NAMESPACE reisswitz:: FILE reisswitz-targets.cmake DESTINATION ${package})
endif()

write_basic_package_version_file(${PROJECT_BINARY_DIR}/reisswitz-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES
  ${PROJECT_SOURCE_DIR}/cmake/reisswitz-config.cmake
  ${PROJECT_SOURCE_DIR}/cmake/dependencies.cmake
  ${PROJECT_BINARY_DIR}/reisswitz-config-version.cmake
  DESTINATION ${package})
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
