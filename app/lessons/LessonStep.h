// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Lesson.h"

#include <QString>

#include <optional>
#include <set>

namespace lightsout {

/// Returns whether a step needs only the subject of its page, without any tool or card. If so, the
/// text of the step replaces the cards. In wall mode, there is no room for the tools of a drawing,
/// but the drawing can be edited without them.
bool isAboutSubjectAlone(const Step& step, bool isOnWall);

/// Returns the position of the step with this name, or nullopt if there is none. A number, by which
/// earlier versions remembered a step, is its position.
std::optional<std::size_t> stepNamed(const Lesson& lesson, const QString& name);

/// Returns the positions of the steps of a lesson that the user has done.
std::set<std::size_t> stepsDone(const QString& lessonName, const Lesson& lesson);

/// Returns whether a step points at one of these landmarks or asks the reader to click it.
bool refersTo(const Step& step, const std::vector<std::string>& landmarks);

/// Returns whether two steps differ only in their text, for example in language or wording.
bool areTheSame(const Step& a, const Step& b);

/// Returns the text of `ask` that corresponds to `message`, which is a text of `before`. `before`
/// is the same question in a different wording or language.
Prose inWordsOf(const Ask& ask, const Ask& before, const Prose& message);

} // namespace lightsout
