// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>

#include <functional>

class QMainWindow;

namespace lightsout {

class ManualWindow;

/// The commands for the manual, the list of keyboard shortcuts, news, reports and the About box.
class HelpActions : public QObject {
    Q_OBJECT

public:
    /// `chapter` returns the manual chapter that describes the current page, or an empty string for
    /// the first chapter.
    HelpActions(std::function<QString()> chapter, QMainWindow* window);

    QAction* manual;
    QAction* shortcuts;
    QAction* news;
    QAction* report;
    QAction* about;

    /// Opens the manual at `place`, which is written as in ManualEvent, or at the chapter that
    /// describes the current page if `place` is empty.
    void showManual(const QString& place);

private:
    std::function<QString()> chapter_;
    QMainWindow* window_;
    ManualWindow* shown_ = nullptr; ///< null until the manual is first opened
};

} // namespace lightsout
