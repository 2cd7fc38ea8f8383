// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/LessonError.h"
#include "lessons/LessonValues.h"
#include "lessons/ProseView.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace lightsout {

/// How lessons and their mistakes are spoken of.
class LessonText {
    Q_DECLARE_TR_FUNCTIONS(LessonText)

public:
    /// One sentence with the line, what was expected there, and what stands there instead.
    static QString error(const LessonError& error);

private:
    static QString expected(Expected expected);
};

/// A number as the language writes it, with at most four digits behind the point.
QString valueText(double value);
/// The value of a number or sum that a reader wrote, in any script: 12, 0.5, 0,5, 1/2, 25 %, 2^9,
/// 1/2 + 1/4.
std::optional<double> numberIn(const QString& text);
/// The numbers of a board's cells and the values that are known; "…" for others.
ShownNumbers shownNumbers(const Rule& rule, LessonValues values);

} // namespace lightsout
