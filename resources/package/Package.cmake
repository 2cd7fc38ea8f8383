# SPDX-License-Identifier: GPL-3.0-or-later
# What `cpack` makes: a package for Debian and its relatives, and an archive of the sources.
set(CPACK_GENERATOR DEB)
set(CPACK_SOURCE_GENERATOR TXZ)
set(CPACK_PACKAGE_NAME lightsout)
set(CPACK_PACKAGE_VENDOR "The Lights Out Workbench maintainers")
set(CPACK_PACKAGE_CONTACT "The Lights Out Workbench maintainers <maintainers@lightsout.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench for the Lights Out game and its mathematics")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_SOURCE_PACKAGE_FILE_NAME lightsout-${PROJECT_VERSION}-source)
set(CPACK_SOURCE_IGNORE_FILES "/\\\\.git(/|$)" "/\\\\.build/" "/\\\\.cache/")

# The programs; core for other programs and for Python are of no use to who plays.
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_COMPONENTS_ALL Unspecified)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Play Lights Out on grids and on graphs drawn by yourself, see the linear
algebra behind it, and find out why a board can, or cannot, be solved: the
influence matrix and its elimination step by step, quiet patterns and all
solutions, the fewest presses, optimal tilings, the exact laws of random play,
and maps of solution counts. With a command line for scripts.")
# Libraries are found in the programs; Qt's own texts in other languages, and the plugins for SVG
# icons and for Wayland, are loaded by name.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
if(LIGHTSOUT_APP)
  set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-translations-l10n, libqt6svg6, fonts-dejavu-core")
  set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-wayland")
endif()
include(CPack)
