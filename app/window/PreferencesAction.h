// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "window/Appearance.h"

#include <QAction>

namespace lightsout {

/// "Preferences …": shows the preferences, stores and applies them.
class PreferencesAction : public QAction {
    Q_OBJECT

public:
    PreferencesAction(Workbench& workbench, const Appearance& appearance, QWidget* window);

    /// Updates the appearance after a choice that was made elsewhere.
    void show(const Appearance& appearance) { appearance_ = appearance; }

Q_SIGNALS:
    void chosen(const lightsout::Appearance& appearance);
    /// The first number of the cells has changed.
    void numberingChosen();

private:
    void ask();

    Workbench& workbench_;
    Appearance appearance_;
    QWidget* window_;
};

} // namespace lightsout
