// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/LessonProgress.h"

#include <QSettings>
#include <QStringList>

namespace lightsout {

namespace {

const auto group = QStringLiteral("lessons");

QString key(const QString& lesson, const char* what) {
    return group + QLatin1Char('/') + lesson + QLatin1Char('/') + QLatin1String(what);
}

} // namespace

void LessonProgress::markDone(const QString& lesson, std::size_t step) {
    std::set<std::size_t> steps = done(lesson);
    steps.insert(step);
    QStringList numbers;
    for (const std::size_t number : steps) {
        numbers << QString::number(number);
    }
    QSettings().setValue(key(lesson, "done"), numbers);
}

std::set<std::size_t> LessonProgress::done(const QString& lesson) {
    std::set<std::size_t> steps;
    const QStringList numbers = QSettings().value(key(lesson, "done")).toStringList();
    for (const QString& number : numbers) {
        bool isNumber = false;
        const qulonglong step = number.toULongLong(&isNumber);
        if (isNumber) {
            steps.insert(static_cast<std::size_t>(step));
        }
    }
    return steps;
}

void LessonProgress::leaveAt(const QString& lesson, std::size_t step) {
    QSettings().setValue(key(lesson, "step"), qulonglong{step});
}

std::size_t LessonProgress::leftAt(const QString& lesson) {
    return static_cast<std::size_t>(QSettings().value(key(lesson, "step")).toULongLong());
}

void LessonProgress::forget() {
    QSettings().remove(group);
}

} // namespace lightsout
