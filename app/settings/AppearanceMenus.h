// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "settings/Appearance.h"

#include <QMenu>
#include <QObject>

class QActionGroup;

namespace lightsout {

struct Numbering;

/// The menu for choosing which numbers are shown on cells, and whether counting starts at 0 or 1.
/// The choice is stored between sessions.
class NumberingMenu : public QMenu {
    Q_OBJECT

public:
    explicit NumberingMenu(QWidget* parent = nullptr);

private:
    static void choose(const Numbering& numbering);
};

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
