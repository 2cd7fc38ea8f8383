// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Card.h"
#include "randomplay/NumberTable.h"
#include "randomplay/RandomPlay.h"
#include "randomplay/SquareMeans.h"

class QLineEdit;

namespace lightsout {

class ChartPanel;
class ExperimentControls;

/// A card that compares squares of several sizes side by side: the mean number of black cells after
/// random presses, in games and exactly, and means from elsewhere, such as an article. The same
/// seed gives the same games.
class SizesCard : public Card {
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

protected:
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void play();
    /// Reads the fields; sets the error message if they are invalid.
    void read();
    void showMeans();
    void showTable();
    void showChart();
    QString legend() const;
    SquareStart start() const;

    RandomPlay& play_;
    Job job_{this};
    std::vector<Lattice> boards_;
    std::vector<std::uint64_t> presses_;
    std::vector<double> elsewhere_; ///< means to compare with, in the order of the boards
    std::vector<SquareMean> means_;
    QString mistake_; ///< error in the input; if there is one, no games are played
    bool isStale_ = true;
    QLineEdit* sides_;
    QLineEdit* lengths_;
    QLineEdit* others_;
    NumberTable* table_;
    ChartPanel* chart_;
    ExperimentControls* controls_ = nullptr;
    TextLabel* text_ = nullptr;
};

} // namespace lightsout
