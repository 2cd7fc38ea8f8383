// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

/// The values that the program stores between sessions automatically, in addition to Preferences.
/// No other code reads or writes settings. Anyone may edit the settings file, so invalid values are
/// treated as missing. Progress in lessons is stored without names or times.
namespace lightsout::remembered {

/// The window's geometry as returned by QWidget::saveGeometry(); empty if there has been no window
/// yet.
QByteArray windowGeometry();
void setWindowGeometry(const QByteArray& geometry);

/// The id of the current page; empty if there was none.
QString page();
void setPage(const QString& id);

/// The state of a page as returned by Page::state(); empty if there is none.
QJsonObject pageState(const QString& page);
void setPageState(const QString& page, const QJsonObject& state);

/// The paths of recent files, the most recent first.
QStringList recentFiles();
void setRecentFiles(const QStringList& paths);

/// The choices for the last web page; empty if there was none.
QJsonObject webPage();
void setWebPage(const QJsonObject& choice);

/// The network interface at which a live class was last opened; empty if there was none.
QString classNetwork();
void setClassNetwork(const QString& interface);

/// The names of the completed steps of a lesson. Earlier versions stored numbers instead, counted
/// from 0; see stepNamed().
QStringList stepsDone(const QString& lesson);
void addStepDone(const QString& lesson, const QString& step);
/// The name of the step at which a lesson was left; empty if it has not been begun.
QString stepLeftAt(const QString& lesson);
void setStepLeftAt(const QString& lesson, const QString& step);
/// Removes the progress in all lessons.
void forgetLessons();

} // namespace lightsout::remembered
