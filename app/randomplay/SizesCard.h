// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "random/Simulation.h"
#include "randomplay/ExperimentCard.h"

#include <vector>

class QLineEdit;

namespace lightsout {

class ChartPanel;

/// The lights with which the games on squares begin.
enum class SquareStart { allOff, middleOn, allOn };

/// Returns the game with which random play on a board begins. The middle cell of a board with an
/// even side is the one above and left of its centre.
Game squareGame(const Lattice& board, SquareStart start);

/// The mean number of lights that are on after random presses on a board, as measured in random
/// games and as an exact value.
struct SquareMean {
    Lattice board;
    std::uint64_t presses = 0;
    double mean = 0;          ///< in the games
    double standardError = 0; ///< standard deviation of that mean, estimated from the games
    double margin = 0;        ///< half the width of its 95% confidence interval (Student's t)
    double exact = 0;

    /// Returns the mean of the games minus the exact mean, in standard errors; 0 if all games ended
    /// with the same number of lights on.
    double deviation() const;
};

/// Plays the games of plan i on board i, for each plan. Throws Cancelled.
std::vector<SquareMean> squareMeans(const std::vector<Lattice>& boards, SquareStart start,
                                    const std::vector<SimulationPlan>& plans, Progress& progress);

/// A card that compares squares of several sizes side by side. It shows the mean number of black
/// cells after random presses, both as measured in games and as an exact value. The user can enter
/// other means for comparison, for example from an article. The same seed gives the same games.
class SizesCard : public ExperimentCard {
    Q_OBJECT

public:
    static constexpr std::size_t maxSizes = 16;
    static constexpr std::size_t maxSide = 100;
    static constexpr std::uint64_t maxPresses = 100'000;

    explicit SizesCard(RandomPlay& play, QWidget* parent = nullptr);

    /// Return the boards of the displayed experiments with their lights at the start, and the plans
    /// of the games on each of them; empty if the input is invalid.
    std::vector<Game> starts() const;
    std::vector<SimulationPlan> plans() const;

    /// Parses means such as "2.03; 4,5", separated by semicolons or spaces, with a decimal point or
    /// comma. Returns nullopt if some part is not a number, or is negative.
    static std::optional<std::vector<double>> meansIn(const QString& text);

private:
    void play() override;
    void showResults() override;
    bool hasResults() const override { return !means_.empty() || !mistake_.isEmpty(); }
    /// Reads the fields, and sets the error message if they are invalid.
    void read();
    void showTable();
    void showChart();
    QString legend() const;
    SquareStart start() const;

    std::vector<Lattice> boards_;
    std::vector<std::uint64_t> presses_;
    std::vector<double> otherMeans_; ///< means to compare with, in the order of the boards
    std::vector<SquareMean> means_;
    QString mistake_; ///< error in the input; if there is one, no games are played
    QLineEdit* sides_;
    QLineEdit* lengths_;
    QLineEdit* others_;
    NumberTable* table_;
    ChartPanel* chart_;
    TextLabel* text_ = nullptr;
};

} // namespace lightsout
