# SPDX-License-Identifier: GPL-3.0-or-later
# The header that all parts of the window precompile once, and the definitions that they share.
set(LIGHTSOUT_WINDOW_DEFINITIONS QT_NO_KEYWORDS QT_DISABLE_DEPRECATED_BEFORE=0x060400)
lightsout_precompile(lightsout_precompiled
  LIBRARIES Qt6::Widgets
  DEFINITIONS ${LIGHTSOUT_WINDOW_DEFINITIONS}
  HEADERS
    <algorithm> <array> <cmath> <deque> <functional> <map> <memory> <mutex> <optional> <random> <set> <string>
    <thread> <variant> <vector>
    <QAction> <QApplication> <QBoxLayout> <QButtonGroup> <QCheckBox> <QComboBox> <QFileDialog> <QGridLayout>
    <QLabel> <QListWidget> <QLocale> <QMainWindow> <QMenu> <QMessageBox> <QMouseEvent> <QPainter> <QPushButton>
    <QScrollArea> <QSettings> <QSpinBox> <QTableView> <QTimer> <QUndoStack>)
