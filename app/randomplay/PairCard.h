// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Card.h"
#include "randomplay/NumberTable.h"
#include "randomplay/PairExperiment.h"
#include "randomplay/RandomPlay.h"

class QSpinBox;

namespace lightsout {

class ChartPanel;
class ExperimentControls;

/// A card that shows how far two chosen cells are from being independent: their covariance and
/// correlation over time, in games and exactly. The same seed gives the same games.
class PairCard : public Card {
    Q_OBJECT

public:
    static constexpr int maxPresses = 10'000;
    /// The maximum number of times at which games are played.
    static constexpr std::size_t maxTimes = 25;

    explicit PairCard(RandomPlay& play, QWidget* parent = nullptr);

    /// Returns the games of the displayed experiment, one plan for each time; empty if the board is
    /// too large.
    std::vector<SimulationPlan> plans() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void adoptBoard();
    void play();
    void showDependences();
    void showTable();
    void showChart();

    RandomPlay& play_;
    Job job_{this};
    std::vector<PairDependence> found_;
    bool isStale_ = true;
    QSpinBox* first_;
    QSpinBox* second_;
    QSpinBox* last_; ///< the last time
    NumberTable* table_;
    ChartPanel* chart_;
    ExperimentControls* controls_ = nullptr;
    TextLabel* text_ = nullptr;
};

} // namespace lightsout
