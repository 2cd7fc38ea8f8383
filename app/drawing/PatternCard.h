// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drawing/PatternTool.h"
#include "look/Card.h"

class QCheckBox;

namespace lightsout {

/// A card that explains how to draw a press pattern, and lets the user choose the cells to which it
/// applies.
class PatternCard : public Card {
    Q_OBJECT

public:
    PatternCard(CurrentDocument& document, PatternTool& tool, QWidget* parent = nullptr);

private:
    void refresh();

    CurrentDocument& document_;
    PatternTool& tool_;
    QLabel* headline_;
    QLabel* detail_;
    QCheckBox* stamping_;
    FactLabel* lights_;
};

} // namespace lightsout
