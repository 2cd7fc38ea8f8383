// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "settings/Appearance.h"

#include <QAction>

#include <functional>

class QWidget;

namespace lightsout {

class Page;

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

private:
    void open(bool isPrinting);

    Workbench& workbench_;
    std::function<Shown()> shown_;
    QWidget* window_;
};

} // namespace lightsout
