# SPDX-License-Identifier: GPL-3.0-or-later
# Installs core for other programs. After find_package(lightsout) they link lightsout::core; or one of
# its folders, such as lightsout::solve; or lightsout::shared, which is all of core as one library.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(headers ${CMAKE_INSTALL_INCLUDEDIR}/lightsout)
list(TRANSFORM modules PREPEND lightsout_ OUTPUT_VARIABLE libraries)
foreach(module IN LISTS modules)
  set_target_properties(lightsout_${module} PROPERTIES EXPORT_NAME ${module})
  target_include_directories(lightsout_${module} INTERFACE $<INSTALL_INTERFACE:${headers}>)
  target_compile_features(lightsout_${module} PUBLIC cxx_std_20)
endforeach()
set_target_properties(lightsout_core PROPERTIES EXPORT_NAME core)

if(LIGHTSOUT_SHARED)
  list(TRANSFORM libraries REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>" OUTPUT_VARIABLE objects)
  add_library(lightsout_shared SHARED ${objects})
  set_target_properties(lightsout_shared PROPERTIES
    OUTPUT_NAME lightsout EXPORT_NAME shared LINKER_LANGUAGE CXX WINDOWS_EXPORT_ALL_SYMBOLS ON
    VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
  target_compile_features(lightsout_shared INTERFACE cxx_std_20)
  target_include_directories(lightsout_shared INTERFACE $<INSTALL_INTERFACE:${headers}>)
  target_link_libraries(lightsout_shared
    PUBLIC Boost::headers Threads::Threads
    PRIVATE $<BUILD_INTERFACE:lightsout_compile_options> $<TARGET_NAME_IF_EXISTS:PkgConfig::IGRAPH>
            LibXml2::LibXml2 ZLIB::ZLIB)
  if(UNIX AND NOT APPLE)
    # Symbols that come from headers of other libraries are not exported.
    set(symbols ${CMAKE_CURRENT_SOURCE_DIR}/Library.symbols)
    target_link_options(lightsout_shared PRIVATE LINKER:--version-script=${symbols})
    set_property(TARGET lightsout_shared APPEND PROPERTY LINK_DEPENDS ${symbols})
  endif()
  list(APPEND libraries lightsout_shared)
endif()

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/lightsout)
configure_package_config_file(Library.config.in lightsoutConfig.cmake INSTALL_DESTINATION ${package})
write_basic_package_version_file(lightsoutConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(TARGETS ${libraries} lightsout_core EXPORT lightsout
  ARCHIVE COMPONENT development
  LIBRARY COMPONENT library NAMELINK_COMPONENT development
  RUNTIME COMPONENT library)
install(EXPORT lightsout FILE lightsoutTargets.cmake NAMESPACE lightsout::
        DESTINATION ${package} COMPONENT development)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/lightsoutConfig.cmake
              ${CMAKE_CURRENT_BINARY_DIR}/lightsoutConfigVersion.cmake
        DESTINATION ${package} COMPONENT development)
install(DIRECTORY ${modules} DESTINATION ${headers} COMPONENT development
        FILES_MATCHING PATTERN *.h)
