// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/PatternPicture.h"
#include "chart/ChartPanel.h"
#include "controls/Card.h"
#include "random/GoodnessOfFit.h"
#include "randomplay/RandomPlay.h"

class QComboBox;
class QPushButton;
class QSpinBox;

namespace lightsout {

class CardColumn;

/// A card with a chart of the results of many games, together with the exact law.
class GamesCard : public Card {
    Q_OBJECT

public:
    explicit GamesCard(RandomPlay& play, QWidget* parent = nullptr);

    /// Returns whether the user can choose this many games of this many presses.
    static bool canPlay(qint64 games, qint64 presses);

    /// Returns the row of controls, to which the page adds its own.
    QLayout& tools() { return *tools_; }

private:
    QLayout* makeControls();
    void showGames();
    void showFacts(const std::optional<GoodnessOfFit>& fit);
    /// Explains why there is no exact law, and names a board that has one.
    QString outOfReachText() const;
    /// Explains the result of the χ² test that compares the games with the law.
    static QString distanceText(const std::optional<GoodnessOfFit>& fit);

    RandomPlay& play_;
    QComboBox* games_;
    QSpinBox* presses_;
    QPushButton* again_;
    QLayout* tools_;
    ChartPanel* chart_;
    QLabel* text_;
};

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
    void refresh();
    /// Adapts the height of the text area to the number of lines.
    void fitText();

    RandomPlay& play_;
    ChartPanel* chart_;
    QLabel* text_;
    /// Contains the text, because a layout with wrapped text would use 0 as the minimum height of
    /// the chart.
    CardColumn* textArea_;
    PatternPicture* parity_;
};

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
    void refresh();
    Chart meanChart() const;
    /// Says whether the exact mean after the last press is in the confidence interval of the games.
    /// The intervals of earlier presses come from the same games, so the 95 % hold for one of them.
    QString conclusion(const Simulation& games) const;
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
