// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "lesson/Lesson.h"
#include "lessons/LessonValues.h"

#include <QDialog>

class QPrinter;
class QVBoxLayout;

namespace lightsout {

class ProseView;

/// What a teacher reads before the hour: aims, age, minutes, what the class should know, notes, and
/// the list of steps with what they ask, which can be printed. Words and formulas are drawn as
/// pupils see them.
class TeacherPage : public QDialog {
    Q_OBJECT

public:
    TeacherPage(const Lesson& lesson, QWidget* parent);

    void printOn(QPrinter& printer) const;
    /// All that is shown, as a screen reader says it.
    QString words() const;

private:
    /// Words about one board.
    struct Section {
        std::vector<Block> blocks;
        std::size_t values; ///< the place in `values_`
    };

    void compute();
    std::vector<Section> sections() const;
    /// Shows the page, with the values that are known.
    void compose();
    void print();

    Lesson lesson_;
    /// Of each step, and last of the page for the teacher.
    std::vector<LessonValues> values_;
    QVBoxLayout* lines_;
    std::vector<ProseView*> views_; ///< one for each section
    Job computing_{this};
};

} // namespace lightsout
