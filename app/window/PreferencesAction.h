// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "window/Appearance.h"

#include <QAction>

namespace lightsout {

/// "Preferences …": shows them, keeps them, and makes them hold.
class PreferencesAction : public QAction {
    Q_OBJECT

public:
    PreferencesAction(Workbench& workbench, const Appearance& appearance, QWidget* window);

    /// Follows what was chosen elsewhere.
    void show(const Appearance& appearance) { appearance_ = appearance; }

Q_SIGNALS:
    void chosen(const lightsout::Appearance& appearance);
    /// Cells are counted from another number now.
    void numberingChosen();

private:
    void ask();

    Workbench& workbench_;
    Appearance appearance_;
    QWidget* window_;
};

} // namespace lightsout
