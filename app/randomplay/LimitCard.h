// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/PatternPicture.h"
#include "chart/ChartPanel.h"
#include "controls/Card.h"
#include "randomplay/RandomPlay.h"

namespace lightsout {

class CardColumn;

/// A card with the limit of the law: two alternating laws, or a single one.
class LimitCard : public Card {
    Q_OBJECT

public:
    explicit LimitCard(RandomPlay& play, QWidget* parent = nullptr);

protected:
    /// Keeps all lines of the text visible; on a scrolled page they would otherwise overlap the
    /// axis of the chart.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void refresh();
    /// Sets the height of the text to the height of its lines.
    void fitText();

    RandomPlay& play_;
    ChartPanel* chart_;
    QLabel* text_;
    /// Contains the text, because a layout with wrapped text would use 0 as the minimum height of
    /// the chart.
    CardColumn* textArea_;
    PatternPicture* parity_;
};

} // namespace lightsout
