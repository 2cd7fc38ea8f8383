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

/// The dependence of two lights after random presses, both as measured in random games and as an
/// exact value. A light that is on counts as 1, and one that is off as 0. A correlation is nullopt
/// if one of the lights is always on or always off.
struct PairDependence {
    std::uint64_t presses = 0;
    double exactCovariance = 0;
    std::optional<double> exactCorrelation = {};
    double covariance = 0;    ///< in the games
    double standardError = 0; ///< standard error of that covariance
    double margin = 0;        ///< half the width of its 95% confidence interval (Student's t)
    std::optional<double> correlation = {}; ///< in the games
};

/// Returns the numbers of presses for which games are played: at most `most` numbers, evenly spaced
/// from 0 to `last`.
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
    /// The maximum number of different lengths of games.
    static constexpr std::size_t maxTimes = 25;

    explicit PairCard(RandomPlay& play, QWidget* parent = nullptr);

    /// Returns the games of the displayed experiment, one plan for each number of presses; empty if
    /// the board is too large.
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
    QSpinBox* last_; ///< largest number of presses
    NumberTable* table_;
    ChartPanel* chart_;
    TextLabel* text_ = nullptr;
};

} // namespace lightsout
