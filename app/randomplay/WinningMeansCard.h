// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartPanel.h"
#include "look/Card.h"
#include "randomplay/WinningChances.h"

namespace lightsout {

/// A card with the mean number of random presses until a board is won, by the board's minimum
/// number of presses.
class WinningMeansCard : public Card {
    Q_OBJECT

public:
    explicit WinningMeansCard(WinningChances& chances, QWidget* parent = nullptr);

private:
    void refresh();
    QString text() const;
    Chart chart() const;

    WinningChances& chances_;
    TextLabel* title_;
    TextLabel* text_;
    ChartPanel* chart_;
};

} // namespace lightsout
