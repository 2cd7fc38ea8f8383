// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/PatternPicture.h"
#include "chart/ChartPanel.h"
#include "look/Card.h"
#include "randomplay/RandomPlay.h"

namespace lightsout {

class CardColumn;

/// What the law tends to: two laws in turn, or one.
class LimitCard : public Card {
    Q_OBJECT

public:
    explicit LimitCard(RandomPlay& play, QWidget* parent = nullptr);

protected:
    /// Keeps all lines of the text, which a scrolled page would lay over the chart's axis.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void refresh();
    /// Gives the text the height of its lines.
    void fitText();

    RandomPlay& play_;
    ChartPanel* chart_;
    QLabel* text_;
    /// Holds the text: a layout with wrapped lines in it would take the chart\'s least height for
    /// 0.
    CardColumn* textArea_;
    PatternPicture* parity_;
};

} // namespace lightsout
