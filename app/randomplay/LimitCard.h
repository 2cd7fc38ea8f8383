#pragma once

#include "randomplay/RandomPlay.h"
#include "widgets/Card.h"
#include "widgets/ChartPanel.h"
#include "widgets/PatternPicture.h"

namespace lightsout {

/// What the law tends to: two laws in turn, or one.
class LimitCard : public Card {
    Q_OBJECT

public:
    explicit LimitCard(RandomPlay& play, QWidget* parent = nullptr);

private:
    void refresh();

    RandomPlay& play_;
    ChartPanel* chart_;
    QLabel* text_;
    PatternPicture* parity_;
};

} // namespace lightsout
