// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

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

} // namespace lightsout
