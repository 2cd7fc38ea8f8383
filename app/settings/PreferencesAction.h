// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "settings/Appearance.h"

#include <QAction>

namespace lightsout {

/// The action "Preferences …", which shows, stores and applies the preferences.
class PreferencesAction : public QAction {
    Q_OBJECT

public:
    PreferencesAction(Workbench& workbench, const Appearance& appearance, QWidget* window);

    /// Updates the appearance after it was changed elsewhere.
    void show(const Appearance& appearance) { appearance_ = appearance; }

Q_SIGNALS:
    void chosen(const lightsout::Appearance& appearance);

private:
    void ask();

    Workbench& workbench_;
    Appearance appearance_;
    QWidget* window_;
};

} // namespace lightsout
