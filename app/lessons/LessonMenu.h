// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/LessonDock.h"

#include <QMenu>

namespace lightsout {

/// The menu of lessons: those of the program, those of the user, and what to do with them.
class LessonMenu : public QMenu {
    Q_OBJECT

public:
    LessonMenu(Workbench& workbench, LessonShelf& shelf, LessonDock& dock, QWidget* parent);

    /// The commands that open lessons, those of the program first. The property "level" tells how
    /// many lessons one has to know before, one after another; it is -1 for the user's own.
    QList<QAction*> lessons() const;

Q_SIGNALS:
    /// lessons() are others.
    void filled();

private:
    void fill();
    /// What the tooltip of a lesson says: its aims, age, minutes, and where it was left.
    static QString aboutLesson(const ShelvedLesson& lesson);
    /// Ticks finished lessons, and shows where each lesson was left.
    void refresh();
    void addLesson(const ShelvedLesson& lesson);
    void makeNew();
    void chooseFile();
    void saveFile();
    void forget();
    /// What dialogs for files show.
    static QString filter();

    Workbench& workbench_;
    LessonShelf& shelf_;
    LessonDock& dock_;
    QAction* save_ = nullptr;
    QAction* close_ = nullptr;
};

} // namespace lightsout
