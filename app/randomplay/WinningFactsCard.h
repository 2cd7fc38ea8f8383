// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Card.h"
#include "randomplay/WinningChances.h"

class QFormLayout;
class QPushButton;

namespace lightsout {

/// A card with the means, the median and other facts about winning this board by chance.
class WinningFactsCard : public Card {
    Q_OBJECT

public:
    explicit WinningFactsCard(WinningChances& chances, QWidget* parent = nullptr);

private:
    struct Line {
        TextLabel* name;
        TextLabel* value;
    };

    void retranslate();
    void refresh();
    Line addLine();

    WinningChances& chances_;
    TextLabel* title_;
    Line mean_;
    Line played_;
    Line half_;
    Line atOnce_;
    Line parity_;
    QPushButton* more_;
};

} // namespace lightsout
