// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/WorkMemory.h"

#include <QMenu>

namespace lightsout {

/// Chooses how much of the machine's memory work may take. Kept between sessions.
class MemoryMenu : public QMenu {
    Q_OBJECT

public:
    explicit MemoryMenu(QWidget* parent = nullptr);

    /// Allows as much as was chosen in the session before.
    static void restore();

Q_SIGNALS:
    /// What was refused may be possible now, and the other way round.
    void chosen();
};

} // namespace lightsout
