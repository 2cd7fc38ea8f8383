// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "settings/Appearance.h"

#include <QAction>

class QMainWindow;
class QMenu;

namespace lightsout {

class AppearanceMenus;
class LessonDock;
class LessonMenu;
class LessonShelf;
struct Commands;

/// The menus of the window. This class determines the place of each command in them. The menus are
/// created once, and their texts follow the language.
class Menus : public QObject {
    Q_OBJECT

public:
    Menus(const Commands& commands, Workbench& workbench, LessonShelf& shelf, LessonDock& dock,
          const Appearance& appearance, QMainWindow* window);

    QAction* startPage;
    LessonMenu* lessons;
    AppearanceMenus* choices; ///< in the View menu

private:
    QMenu* makeFileMenu();
    QMenu* makeEditMenu();
    QMenu* makeDrawMenu();
    QMenu* makePlayMenu();
    QMenu* makeViewMenu();
    QMenu* makeClassMenu();
    QMenu* makeHelpMenu();
    // The texts are marked by QT_TR_NOOP() and follow the language.
    QMenu* makeMenu(const char* title);
    QAction* makeAction(const char* text);

    const Commands& commands_;
    QMainWindow* window_;
    QAction* close_;
    QAction* quit_;
};

} // namespace lightsout
