// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "look/Card.h"

namespace lightsout {

/// A card with the commands that lay out the whole board. It is shown while nothing is selected in
/// a drawing.
class LayoutCard : public Card {
    Q_OBJECT

public:
    explicit LayoutCard(Workbench& workbench, QWidget* parent = nullptr);

private:
    void refresh();

    Workbench& workbench_;
};

} // namespace lightsout
