# SPDX-License-Identifier: GPL-3.0-or-later
# Packages for Debian and its relatives, for Windows an archive and an installer, and an archive of the
# sources, which `cpack` makes.
if(WIN32)
  set(CPACK_GENERATOR ZIP)
  find_program(LIGHTSOUT_MAKENSIS makensis PATHS "[HKEY_LOCAL_MACHINE\\SOFTWARE\\NSIS]")
  mark_as_advanced(LIGHTSOUT_MAKENSIS)
  if(LIGHTSOUT_MAKENSIS)
    list(APPEND CPACK_GENERATOR NSIS)
  endif()
  # The programs and what they need, not core for other programs.
  set(CPACK_INSTALL_CMAKE_PROJECTS "${PROJECT_BINARY_DIR};${PROJECT_NAME};Unspecified;/")
  set(CPACK_PACKAGE_INSTALL_DIRECTORY "Lights Out Workbench")
  set(CPACK_NSIS_DISPLAY_NAME "Lights Out Workbench")
  set(CPACK_NSIS_MUI_ICON ${PROJECT_SOURCE_DIR}/resources/windows/lightsout.ico)
  set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
  set(CPACK_NSIS_MODIFY_PATH ON) # so that lightsout-cli is found
  if(LIGHTSOUT_APP)
    set(CPACK_PACKAGE_EXECUTABLES lightsout "Lights Out Workbench")
    set(CPACK_NSIS_INSTALLED_ICON_NAME bin/lightsout.exe)
  endif()
else()
  set(CPACK_GENERATOR DEB)
endif()
set(CPACK_SOURCE_GENERATOR TXZ)
set(CPACK_PACKAGE_NAME lightsout)
set(CPACK_PACKAGE_VENDOR "The Lights Out Workbench maintainers")
# The project has no address; make.sh passes the packager's.
set(CPACK_PACKAGE_CONTACT "The Lights Out Workbench maintainers")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # the description of each package begins with a summary
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_SOURCE_PACKAGE_FILE_NAME lightsout-${PROJECT_VERSION}-source)
set(CPACK_SOURCE_IGNORE_FILES "/\\\\.git(/|$)" "/\\\\.build/" "/\\\\.cache/")

# The package lightsout contains the programs, lightsout-doc the manual for browsers and for paper,
# liblightsout-dev core for other programs, and python3-lightsout core for Python.
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ONE_PER_GROUP)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# Dependencies on libraries are read from the programs.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_COMPONENTS_ALL Unspecified)
set(about
"Lights Out is a game of lights that are pressed: a press changes a light and
its neighbours.")

# package(COMPONENT NAME SECTION SUMMARY DESCRIPTION)
macro(package component name section summary description)
  string(TOUPPER ${component} upper)
  set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${name})
  set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION ${section})
  set(CPACK_DEBIAN_${upper}_DESCRIPTION "${summary}\n${description}")
endmacro()

package(unspecified lightsout education "workbench for the Lights Out game and its mathematics"
"Play Lights Out on grids and on graphs drawn by yourself, see the linear
algebra behind it, and find out why a board can, or cannot, be solved: the
influence matrix and its elimination step by step, quiet patterns and all
solutions, the fewest presses, optimal tilings, the exact laws of random play,
and maps of solution counts. With a command line for scripts.")
if(LIGHTSOUT_APP)
  # Qt's own texts in other languages, and the plugins for SVG icons and for Wayland, are loaded by
  # name. In Debian 13 the plugin for SVG icons is a separate package. The recommended fonts contain
  # the emoji and rare letters of names, which Qt finds by itself.
  set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_DEPENDS
      "qt6-translations-l10n, qt6-svg-plugins | libqt6svg6, fonts-dejavu-core")
  set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_RECOMMENDS
      "qt6-wayland, fonts-noto-color-emoji, fonts-unifont")
  set(CPACK_DEBIAN_UNSPECIFIED_PACKAGE_SUGGESTS "lightsout-doc")
  if(NOT CMAKE_CROSSCOMPILING)
    package(documentation lightsout-doc doc "manual of the Lights Out Workbench"
"${about} This is the manual of the workbench for it and its
mathematics, in English, French and Hebrew, for browsers and for paper.")
    set(CPACK_DEBIAN_DOCUMENTATION_PACKAGE_ARCHITECTURE all)
    set(CPACK_DEBIAN_DOCUMENTATION_PACKAGE_SHLIBDEPS OFF)
    list(APPEND CPACK_COMPONENTS_ALL documentation)
  endif()
endif()
package(development liblightsout-dev libdevel "Lights Out for C++ programs"
"${about} This library solves such games on grids and graphs, and counts
their solutions; these are its headers, for find_package(lightsout) of CMake.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
    "libboost-dev, libigraph-dev, libxml2-dev, zlib1g-dev, libeigen3-dev, nlohmann-json3-dev")
set(CPACK_COMPONENT_DEVELOPMENT_GROUP development)
set(CPACK_COMPONENT_LIBRARY_GROUP development)
list(APPEND CPACK_COMPONENTS_ALL development)
if(LIGHTSOUT_SHARED)
  list(APPEND CPACK_COMPONENTS_ALL library)
endif()
if(LIGHTSOUT_PYTHON)
  package(python python3-lightsout python "Lights Out for Python"
"${about} This module solves such games on grids and graphs, counts
their solutions, and computes the laws of random play; with NumPy arrays,
networkx graphs, and types for mypy.")
  # A module is for one version of Python.
  find_package(Python REQUIRED COMPONENTS Interpreter Development.Module)
  math(EXPR next_minor "${Python_VERSION_MINOR} + 1")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "python3-numpy, \
python3 (>= ${Python_VERSION_MAJOR}.${Python_VERSION_MINOR}~), python3 (<< ${Python_VERSION_MAJOR}.${next_minor})")
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SUGGESTS "python3-networkx")
  list(APPEND CPACK_COMPONENTS_ALL python)
endif()
include(CPack)
