// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include <set>

namespace lightsout {

/// What the program stores between sessions automatically, in addition to Preferences: no other
/// code reads or writes settings. They are a file that anybody may write: invalid values are
/// treated as missing. Lessons are stored with neither names nor times.
namespace remembered {

/// As returned by QWidget::saveGeometry(); empty if there was no window yet.
QByteArray windowGeometry();
void setWindowGeometry(const QByteArray& geometry);

/// The name of the current page; empty if there was none.
QString page();
void setPage(const QString& name);

/// As returned by the page's PageState; empty if there is none.
QJsonObject pageState(const QString& page);
void setPageState(const QString& page, const QJsonObject& state);

/// Paths, the latest first.
QStringList recentFiles();
void setRecentFiles(const QStringList& paths);

/// The choices for the last web page; empty if there was none.
QJsonObject webPage();
void setWebPage(const QJsonObject& choice);

/// The completed steps of a lesson, from 0.
std::set<std::size_t> stepsDone(const QString& lesson);
void addStepDone(const QString& lesson, std::size_t step);
/// The step at which the lesson was left; 0 if it was not begun.
std::size_t stepLeftAt(const QString& lesson);
void setStepLeftAt(const QString& lesson, std::size_t step);
/// Forgets all lessons.
void forgetLessons();

} // namespace remembered

} // namespace lightsout
