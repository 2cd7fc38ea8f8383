// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "settings/Appearance.h"

#include <QAction>

#include <functional>

class QWidget;

namespace lightsout {

class Page;
class PictureDialog;

/// The commands for saving and printing pictures of the content of the window.
class PictureCommands : public QObject {
    Q_OBJECT

public:
    /// The current page with its name, and the look of the window.
    struct Shown {
        Page* page;
        QString name;
        Appearance appearance;
    };
    PictureCommands(Workbench& workbench, std::function<Shown()> shown, QWidget* window);

    QAction* picture;
    QAction* print;

    Shown shown() const { return shown_(); }
    /// Opens the dialog for pictures with the animation of the elimination.
    void openElimination();

private:
    void open(const std::function<void(PictureDialog&)>& begin = {});

    Workbench& workbench_;
    std::function<Shown()> shown_;
    QWidget* window_;
};

} // namespace lightsout
