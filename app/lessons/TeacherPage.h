// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "lessons/LessonValues.h"

#include <QDialog>

class QPrinter;
class QTextBrowser;
class QTextDocument;

namespace lightsout {

/// What a teacher reads before the hour: aims, age, minutes, what the class should know, notes, and
/// the list of steps with what they ask, which can be printed.
class TeacherPage : public QDialog {
    Q_OBJECT

public:
    TeacherPage(const Lesson& lesson, QWidget* parent);

    void printOn(QPrinter& printer) const;

private:
    void compute();
    /// Writes the page, with the values that are known.
    void compose(QTextDocument& document) const;
    void print();

    Lesson lesson_;
    /// Of each step, and last of the page for the teacher.
    std::vector<LessonValues> values_;
    QTextBrowser* text_;
    Job computing_{this};
};

} // namespace lightsout
