// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/Moments.h"
#include "random/Simulation.h"
#include "randomplay/ExperimentCard.h"

#include <optional>
#include <vector>

class QSpinBox;

namespace lightsout {

class ChartPanel;

/// How strongly two lights depend on each other after random presses, either as measured in random
/// games or as an exact value. On counts as 1 and off as 0. A correlation is empty if one of the
/// lights is always on or always off.
struct PairDependence {
    std::uint64_t presses = 0;
    double exactCovariance = 0;
    std::optional<double> exactCorrelation = {};
    double covariance = 0;    ///< in the games
    double standardError = 0; ///< of the covariance in the games
    double margin = 0;        ///< half the width of its 95 % confidence interval, by Student's law
    std::optional<double> correlation = {}; ///< in the games
};

/// Returns the times from 0 to `last` at which games are played: at most `most` of them, evenly
/// spaced.
std::vector<std::uint64_t> pairTimes(std::uint64_t last, std::size_t most);

/// Plays the games of each plan, whose watched pair must be set. Throws Cancelled.
std::vector<PairDependence> pairDependences(const Rule& rule, const BitVector& lights,
                                            const std::vector<SimulationPlan>& plans,
                                            Progress& progress);

/// A card that shows how far two chosen cells are from being independent. It shows their covariance
/// and correlation over time, both as measured in random games and as exact values. The same seed
/// gives the same games.
class PairCard : public ExperimentCard {
    Q_OBJECT

public:
    static constexpr int maxPresses = 10'000;
    /// The maximum number of times at which games are played.
    static constexpr std::size_t maxTimes = 25;

    explicit PairCard(RandomPlay& play, QWidget* parent = nullptr);

    /// Returns the games of the displayed experiment, one plan for each time; empty if the board is
    /// too large.
    std::vector<SimulationPlan> plans() const;

private:
    void adoptBoard();
    void play() override;
    void showResults() override;
    bool hasResults() const override { return !found_.empty(); }
    void showTable();
    void showChart();

    std::vector<PairDependence> found_;
    QSpinBox* first_;
    QSpinBox* second_;
    QSpinBox* last_; ///< the last time
    NumberTable* table_;
    ChartPanel* chart_;
    TextLabel* text_ = nullptr;
};

} // namespace lightsout
