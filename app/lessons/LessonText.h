// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/LessonSource.h"
#include "lessons/LessonValues.h"
#include "lessons/ProseView.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace lightsout {

/// Strings about lessons and the errors in them.
class LessonText {
    Q_DECLARE_TR_FUNCTIONS(LessonText)

public:
    /// Returns a sentence that states the line, what was expected there, and what was found
    /// instead.
    static QString error(const LessonError& error);
    /// Returns a sentence about an error in a formula of one line.
    static QString mistake(const LessonError& error);

private:
    static QString suggestion(const LessonError& error);
    static QString expected(Expected expected);
};

/// Returns a number in the format of the language, with at most four decimal places, or none from
/// 1000 on.
QString valueText(double value);
/// Returns the value of a number or expression that a reader typed, in any script, such as `12`,
/// `0.5`, `0,5`, `1/2`, `1:2`, `25 %`, `2^9`, `4!`, `3 x 4` or `1/2 + 1/4`.
std::optional<double> numberIn(const QString& text);
/// Returns functions for the text of a board's cells and of the known values. The text of unknown
/// values is "…".
ShownNumbers shownNumbers(const Rule& rule, LessonValues values);

/// Returns the prose with values, cells and symbols replaced by their text, so that it can be shown
/// without the board and the lesson.
Prose resolved(const Prose& prose, const Rule& rule, const ShownNumbers& numbers);

} // namespace lightsout
