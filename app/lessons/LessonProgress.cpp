// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/LessonProgress.h"

#include "window/Remembered.h"

namespace lightsout {

void LessonProgress::markDone(const QString& lesson, std::size_t step) {
    std::set<std::size_t> steps = done(lesson);
    steps.insert(step);
    remembered::setStepsDone(lesson, steps);
}

std::set<std::size_t> LessonProgress::done(const QString& lesson) {
    return remembered::stepsDone(lesson);
}

void LessonProgress::leaveAt(const QString& lesson, std::size_t step) {
    remembered::setStepLeftAt(lesson, step);
}

std::size_t LessonProgress::leftAt(const QString& lesson) {
    return remembered::stepLeftAt(lesson);
}

void LessonProgress::forget() {
    remembered::forgetLessons();
}

} // namespace lightsout
