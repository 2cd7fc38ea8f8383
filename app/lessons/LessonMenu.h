// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/LessonDock.h"

#include <QHash>
#include <QMenu>

namespace lightsout {

/// The menu of the program's lessons, the user's own lessons, and commands for lessons.
class LessonMenu : public QMenu {
    Q_OBJECT

public:
    LessonMenu(Workbench& workbench, LessonShelf& shelf, LessonDock& dock, QWidget* parent);

    QAction* books; ///< opens the list of the books; not in this menu

    /// Returns the commands that open lessons, the program's lessons first. The property "number"
    /// is the number of the lesson, or 0 for the user's own lessons; "isFinished" is true if all
    /// its steps are done.
    QList<QAction*> lessons() const;

Q_SIGNALS:
    /// Emitted when the result of lessons() has changed.
    void filled();

private:
    void fill();
    /// Returns the tooltip of a lesson: its aims, the age, the minutes, and the step at which the
    /// user left it.
    static QString aboutLesson(const ShelvedLesson& lesson);
    /// Ticks finished lessons, and shows where the user left each lesson.
    void refresh();
    void showCourseMap();
    void makeNew();
    void chooseFile();
    void saveFile();
    void forget();
    /// Returns the name filter of file dialogs.
    static QString filter();

    Workbench& workbench_;
    LessonShelf& shelf_;
    LessonDock& dock_;
    QAction* own_; ///< the heading of the user's own lessons
    QAction* new_; ///< the first command after them
    QAction* save_;
    QAction* close_;
    QHash<QString, QAction*> actions_; ///< actions that open lessons, indexed by lesson name
};

} // namespace lightsout
