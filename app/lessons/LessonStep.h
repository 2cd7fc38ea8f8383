// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Lesson.h"

namespace lightsout {

/// Whether the subject of a page alone is enough beside the step: it asks for no tool and no card.
/// The words of the step stand in for the cards.
bool isAboutSubjectAlone(const Step& step);

/// Whether both are one step, in whatever words: of another language, or written anew.
bool areTheSame(const Step& a, const Step& b);

/// What an ask says where the same one in other words said `message`.
Prose inWordsOf(const Ask& ask, const Ask& before, const Prose& message);

} // namespace lightsout
