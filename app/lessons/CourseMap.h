// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/LessonShelf.h"

#include <QDialog>

namespace lightsout {

/// A picture of the program's lessons, computed from the lessons themselves: each with its age and
/// minutes, after those on which it builds, to which lines lead. A click opens a lesson.
class CourseMap : public QDialog {
    Q_OBJECT

public:
    explicit CourseMap(const LessonShelf& shelf, QWidget* parent = nullptr);

Q_SIGNALS:
    void lessonChosen(const QString& name);
};

} // namespace lightsout
