// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartPanel.h"
#include "controls/Card.h"
#include "randomplay/RandomPlay.h"

class QComboBox;
class QPushButton;
class QSpinBox;

namespace lightsout {

/// A card with a chart of the results of many games, together with the exact law.
class GamesCard : public Card {
    Q_OBJECT

public:
    explicit GamesCard(RandomPlay& play, QWidget* parent = nullptr);

    /// Whether this many games of this many presses can be chosen.
    static bool canPlay(qint64 games, qint64 presses);

private:
    void retranslate();
    QLayout* makeControls();
    void showGames();
    void showFacts();
    /// Explains why there is no exact law, and names a board that has one.
    QString outOfReachText() const;

    RandomPlay& play_;
    QComboBox* games_;
    QSpinBox* presses_;
    QPushButton* again_;
    ChartPanel* chart_;
    QLabel* text_;
};

} // namespace lightsout
