// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/ClassQuestion.h"
#include "lessons/LessonValues.h"

namespace lightsout {

/// Returns whether the question of a step can be sent to a class.
bool isForClass(const Step& step);

/// Returns the question of a step for a class, with the right answer if it is among the values. The
/// step must satisfy isForClass(). `place` names the lesson and the step.
ClassQuestion classQuestion(const Lesson& lesson, const Step& step, const QString& place,
                            const LessonValues& values);

} // namespace lightsout
