// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/Numbering.h"

#include <QMenu>

namespace lightsout {

/// Chooses what is written on the cells, and whether everything is counted from 0 or from 1. The
/// choice is stored between sessions.
class NumberingMenu : public QMenu {
    Q_OBJECT

public:
    explicit NumberingMenu(QWidget* parent = nullptr);

Q_SIGNALS:
    /// Every text that names a cell or a row must be refreshed.
    void chosen();

private:
    void choose(const Numbering& numbering);
};

} // namespace lightsout
