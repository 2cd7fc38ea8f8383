// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/LessonDock.h"

#include <QMenu>

namespace lightsout {

/// The menu of lessons: those of the program, those of the user, and commands for them.
class LessonMenu : public QMenu {
    Q_OBJECT

public:
    LessonMenu(Workbench& workbench, LessonShelf& shelf, LessonDock& dock, QWidget* parent);

    /// Returns the commands that open lessons, those of the program first. The property "level" is
    /// the value of LessonShelf::levelOf(), or -1 for the user's own lessons.
    QList<QAction*> lessons() const;

Q_SIGNALS:
    /// Emitted when the result of lessons() has changed.
    void filled();

private:
    void fill();
    /// Returns the tooltip of a lesson: its aims, age, minutes, and where it was left.
    static QString aboutLesson(const ShelvedLesson& lesson);
    /// Ticks finished lessons, and shows where each lesson was left.
    void refresh();
    void addLesson(const ShelvedLesson& lesson);
    void makeNew();
    void chooseFile();
    void saveFile();
    void forget();
    /// Returns the name filter of file dialogs.
    static QString filter();

    Workbench& workbench_;
    LessonShelf& shelf_;
    LessonDock& dock_;
    QAction* save_ = nullptr;
    QAction* close_ = nullptr;
};

} // namespace lightsout
