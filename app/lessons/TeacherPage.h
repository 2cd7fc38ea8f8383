// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "lesson/Lesson.h"
#include "lessons/LessonValues.h"

#include <QDialog>

class QPrinter;

namespace lightsout {

class ProseView;

/// The page that a teacher reads before the lesson and can print: aims, age, minutes, what the
/// class should know, notes, and the steps with their questions. Text and formulas look as they do
/// to pupils.
class TeacherPage : public QDialog {
    Q_OBJECT

public:
    TeacherPage(const Lesson& lesson, QWidget* parent);

    void printOn(QPrinter& printer) const;
    /// Returns the whole content as read by a screen reader.
    QString words() const;

private:
    /// A part of the text that is about one board.
    struct Section {
        std::vector<Block> blocks;
        std::size_t values; ///< index in `values_`
    };

    void compute();
    std::vector<Section> sections() const;
    /// Shows the page with the values that are known.
    void compose();
    void print();

    Lesson lesson_;
    /// The values of each step, followed by those of the page for the teacher.
    std::vector<LessonValues> values_;
    std::vector<ProseView*> views_; ///< one for each section
    Job computing_{this};
};

} // namespace lightsout
