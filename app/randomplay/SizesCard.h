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

/// Returns the game with which play on a board begins. The middle cell of a board with an even side
/// is the one above and left of its centre.
Game squareGame(const Lattice& board, SquareStart start);

/// The mean number of lights that are on after random presses on a board, as measured in random
/// games and as an exact value.
struct SquareMean {
    Lattice board;
    std::uint64_t presses = 0;
    double mean = 0;          ///< in the games
    double standardError = 0; ///< standard deviation of that mean, estimated from the games
    double margin = 0;        ///< half the width of its 95 % confidence interval, by Student's law
    double exact = 0;

    /// Returns how many standard errors the games are away from the exact mean; 0 if all games
    /// ended alike.
    double deviation() const;
};

/// Plays the games of plan i on board i, for each plan. Throws Cancelled.
std::vector<SquareMean> squareMeans(const std::vector<Lattice>& boards, SquareStart start,
                                    const std::vector<SimulationPlan>& plans, Progress& progress);

/// A card that compares squares of several sizes side by side: the mean number of black cells after
/// random presses, in games and exactly, and other means, such as those of an article. The same
/// seed gives the same games.
class SizesCard : public ExperimentCard {
    Q_OBJECT

public:
    static constexpr std::size_t maxSizes = 16;
    static constexpr std::size_t maxSide = 100;
    static constexpr std::uint64_t maxPresses = 100'000;

    explicit SizesCard(RandomPlay& play, QWidget* parent = nullptr);

    /// Returns the boards of the displayed experiments with the lights at the start, and the games
    /// that are played on each of them; empty if the input is invalid.
    std::vector<Game> starts() const;
    std::vector<SimulationPlan> plans() const;

    /// Parses means such as "2.03; 4,5", separated by semicolons or spaces, with a decimal point or
    /// comma. Returns nullopt if some part is not a number.
    static std::optional<std::vector<double>> meansIn(const QString& text);

private:
    void play() override;
    void showResults() override;
    bool hasResults() const override { return !means_.empty() || !mistake_.isEmpty(); }
    /// Reads the fields; sets the error message if they are invalid.
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
