# SPDX-License-Identifier: GPL-3.0-or-later
# The precompiled header of all tests, with and without a window.
find_package(Boost 1.74 REQUIRED CONFIG)
find_package(Qt6 6.4 REQUIRED COMPONENTS Test)

# Qt defines the folder of each test, which is not used here and would prevent the folders from sharing
# a precompiled header.
set_property(TARGET Qt6::Test PROPERTY INTERFACE_COMPILE_DEFINITIONS QT_TESTLIB_LIB)

set(test_headers <QTest> <algorithm> <array> <cmath> <deque> <functional> <map> <memory> <mutex> <optional> <random>
                 <set> <string> <thread> <variant> <vector> <boost/multiprecision/cpp_int.hpp>)
if(LIGHTSOUT_APP)
  list(APPEND test_headers
       <QApplication> <QCheckBox> <QComboBox> <QLabel> <QLineEdit> <QListWidget> <QMainWindow> <QPushButton>
       <QSettings> <QSignalSpy> <QSpinBox> <QTableView> <QTemporaryDir> <QUndoStack>)
endif()
lightsout_precompile(lightsout_test_headers
  LIBRARIES Qt6::Test $<$<BOOL:${LIGHTSOUT_APP}>:Qt6::Widgets>
  HEADERS ${test_headers})
# Boost is excluded, because it needs two seconds and not all tests link it.
target_include_directories(lightsout_test_headers PRIVATE ${Boost_INCLUDE_DIRS})
