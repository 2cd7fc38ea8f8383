// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "window/Appearance.h"

#include <QAction>

class QMainWindow;
class QMenu;

namespace lightsout {

class AppearanceMenus;
class LessonDock;
class LessonMenu;
class LessonShelf;
class RetiredMenus;
struct Commands;

/// The menus of the window. Determines the place of each command in them.
class Menus : public QObject {
    Q_OBJECT

public:
    Menus(const Commands& commands, Workbench& workbench, LessonShelf& shelf, LessonDock& lessons,
          QMainWindow* window);

    /// Rebuilds all menus in the language of the application. While a contest is shown, they
    /// contain only the commands of the contest.
    void make(const Appearance& appearance);
    /// Updates the menus after an option has been chosen here or elsewhere.
    void show(const Appearance& appearance);
    /// Returns the commands that open lessons.
    QList<QAction*> lessons() const;

Q_SIGNALS:
    void chosen(const lightsout::Appearance& appearance);
    /// Emitted when lessons() has changed, except by make().
    void lessonsChanged();
    /// Emitted when the number of the first cell has changed.
    void numberingChosen();
    void startPageRequested();

private:
    void makeFileMenu();
    void makeEditMenu();
    void makeDrawMenu();
    void makePlayMenu();
    void makeViewMenu(const Appearance& appearance);
    void makeClassMenu();
    void makeHelpMenu();
    /// Creates the menus that replace those of the workbench during a contest. View and Help stay
    /// the same.
    void makeContestMenus(const Appearance& appearance);
    QMenu* addMenu(const QString& title);
    void addCloseAndQuit(QMenu& file);
    bool isInContest() const;

    const Commands& commands_;
    Workbench& workbench_;
    LessonShelf& shelf_;
    LessonDock& dock_;
    QMainWindow* window_;
    RetiredMenus* retired_;
    AppearanceMenus* choices_ = nullptr;
    LessonMenu* lessons_ = nullptr; ///< null in a contest
};

} // namespace lightsout
