// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include <set>

namespace lightsout {

/// What the program keeps between sessions by itself, beside what the user prefers (Preferences):
/// nothing else reads or writes settings. They are a file that anybody may write: what it says
/// wrongly is as if it were not there. Lessons are kept with neither names nor times.
namespace remembered {

/// As QWidget::saveGeometry() gives it; empty where there was no window yet.
QByteArray windowGeometry();
void setWindowGeometry(const QByteArray& geometry);

/// The name of the page in front; empty where there was none.
QString page();
void setPage(const QString& name);

/// As the page's PageState gives it; empty where there is none.
QJsonObject pageState(const QString& page);
void setPageState(const QString& page, const QJsonObject& state);

/// Paths, the last one first.
QStringList recentFiles();
void setRecentFiles(const QStringList& paths);

/// What was chosen for the last web page; empty if there was none.
QJsonObject webPage();
void setWebPage(const QJsonObject& choice);

/// The steps of a lesson that were done, from 0.
std::set<std::size_t> stepsDone(const QString& lesson);
void addStepDone(const QString& lesson, std::size_t step);
/// The step at which it was left; 0 where it was not begun.
std::size_t stepLeftAt(const QString& lesson);
void setStepLeftAt(const QString& lesson, std::size_t step);
/// All of them.
void forgetLessons();

} // namespace remembered

} // namespace lightsout
