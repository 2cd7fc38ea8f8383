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

/// The menus of the window: which command stands where.
class Menus : public QObject {
    Q_OBJECT

public:
    Menus(const Commands& commands, Workbench& workbench, LessonShelf& shelf, LessonDock& lessons,
          QMainWindow* window);

    /// Makes all of them anew, in the language of the application. While a contest is shown they
    /// hold its commands and no others.
    void make(const Appearance& appearance);
    /// Follows what was chosen, here or elsewhere.
    void show(const Appearance& appearance);
    /// The commands that open lessons.
    QList<QAction*> lessons() const;

Q_SIGNALS:
    void chosen(const lightsout::Appearance& appearance);
    /// lessons() are others, and not because of make().
    void lessonsChanged();
    /// Cells are counted from another number now.
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
    /// In place of those of the workbench; View and Help are the same.
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
    LessonMenu* lessons_ = nullptr; ///< none in a contest
};

} // namespace lightsout
