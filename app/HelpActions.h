// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>

#include <functional>

class QMainWindow;

namespace lightsout {

class ManualWindow;

/// The commands for the manual, the list of keys and the About box.
class HelpActions : public QObject {
    Q_OBJECT

public:
    /// `chapter` returns the manual chapter for what the window shows; empty for the first.
    HelpActions(std::function<QString()> chapter, QMainWindow* window);

    QAction* manual;
    QAction* shortcuts;
    QAction* about;

    /// Opens the manual at a place as in ManualEvent, or at the chapter of what is shown if `place`
    /// is empty.
    void showManual(const QString& place);

private:
    std::function<QString()> chapter_;
    QMainWindow* window_;
    ManualWindow* shown_ = nullptr; ///< null until it is first asked for
};

} // namespace lightsout
