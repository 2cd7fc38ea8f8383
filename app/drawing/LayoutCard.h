// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "look/Card.h"

namespace lightsout {

/// The commands to lay out the whole board, shown while nothing of a drawing is selected.
class LayoutCard : public Card {
    Q_OBJECT

public:
    explicit LayoutCard(Workbench& workbench, QWidget* parent = nullptr);

private:
    void refresh();

    Workbench& workbench_;
};

} // namespace lightsout
