// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/Appearance.h"

#include <QObject>

class QActionGroup;
class QMenu;

namespace lightsout {

/// The submenus of the View menu for colours and languages. The current choices are checked.
class AppearanceMenus : public QObject {
    Q_OBJECT

public:
    AppearanceMenus(QMenu& view, const Appearance& appearance);

    void show(const Appearance& appearance);

Q_SIGNALS:
    void chosen(const lightsout::Appearance& appearance);

private:
    Appearance appearance_;
    QActionGroup* themes_;
    QActionGroup* languages_;
};

} // namespace lightsout
