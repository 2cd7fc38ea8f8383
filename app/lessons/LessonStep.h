// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Lesson.h"

namespace lightsout {

/// Returns whether a step needs only the subject of its page, and no tool or card. If so, the text
/// of the step replaces the cards.
bool isAboutSubjectAlone(const Step& step);

/// Returns whether two steps differ only in their text, for example in language or wording.
bool areTheSame(const Step& a, const Step& b);

/// Returns the text of `ask` that corresponds to `message`, which is a text of `before`: the same
/// question in other words.
Prose inWordsOf(const Ask& ask, const Ask& before, const Prose& message);

} // namespace lightsout
