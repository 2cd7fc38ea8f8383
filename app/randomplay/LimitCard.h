// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/PatternPicture.h"
#include "chart/ChartPanel.h"
#include "look/Card.h"
#include "randomplay/RandomPlay.h"

namespace lightsout {

class CardColumn;

/// The limit of the law: two alternating laws, or one.
class LimitCard : public Card {
    Q_OBJECT

public:
    explicit LimitCard(RandomPlay& play, QWidget* parent = nullptr);

protected:
    /// Keeps all lines of the text visible, which a scrolled page would place over the chart's
    /// axis.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void refresh();
    /// Sets the height of the text to that of its lines.
    void fitText();

    RandomPlay& play_;
    ChartPanel* chart_;
    QLabel* text_;
    /// Contains the text: a layout with wrapped lines in it would use 0 as the chart's minimum
    /// height.
    CardColumn* textArea_;
    PatternPicture* parity_;
};

} // namespace lightsout
