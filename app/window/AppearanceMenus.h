// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/Appearance.h"

#include <QObject>

class QActionGroup;
class QMenu;

namespace lightsout {

/// The menus of colours and languages in the View menu, with check marks at the current choices.
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
