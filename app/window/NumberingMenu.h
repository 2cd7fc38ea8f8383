// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/Numbering.h"

#include <QMenu>

namespace lightsout {

/// The menu for choosing which numbers are shown on cells, and whether counting starts at 0 or 1.
/// The choice is stored between sessions.
class NumberingMenu : public QMenu {
    Q_OBJECT

public:
    explicit NumberingMenu(QWidget* parent = nullptr);

Q_SIGNALS:
    /// Emitted when the numbering has changed. Every string that names a cell or a row must be
    /// refreshed.
    void chosen();

private:
    void choose(const Numbering& numbering);
};

} // namespace lightsout
