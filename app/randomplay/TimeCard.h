// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartPanel.h"
#include "controls/Card.h"
#include "randomplay/RandomPlay.h"

class QPushButton;

namespace lightsout {

/// A card with a chart of random play over time: the mean and standard deviation, or the distance
/// to the limit.
class TimeCard : public Card {
    Q_OBJECT

public:
    explicit TimeCard(RandomPlay& play, QWidget* parent = nullptr);

    /// Marks the time of the live game.
    void setMarked(std::uint64_t press);
    /// Shows the distance to the limit.
    void showDistance();

private:
    void retranslate();
    void refresh();
    Chart meanChart() const;
    Chart distanceChart() const;

    RandomPlay& play_;
    ChartPanel* chart_;
    QLabel* text_ = nullptr;
    QPushButton* mean_;
    QPushButton* distance_;
    std::optional<std::uint64_t> marked_;
    std::uint64_t lastTime_ = 0;
};

} // namespace lightsout
