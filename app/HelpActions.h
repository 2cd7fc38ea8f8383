// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>

#include <functional>

class QMainWindow;

namespace lightsout {

class ManualWindow;

/// The manual, the list of keys, and what the program is.
class HelpActions : public QObject {
    Q_OBJECT

public:
    /// `chapter` names that of what the window shows; empty for the first.
    HelpActions(std::function<QString()> chapter, QMainWindow* window);

    QAction* manual;
    QAction* shortcuts;
    QAction* about;

    /// Opens the manual at a place as in ManualEvent; without one, at the chapter of what is shown.
    void showManual(const QString& place);

private:
    std::function<QString()> chapter_;
    QMainWindow* window_;
    ManualWindow* shown_ = nullptr; ///< once it was asked for
};

} // namespace lightsout
