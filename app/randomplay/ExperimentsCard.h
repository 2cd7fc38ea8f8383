// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "randomplay/ExperimentCard.h"

class QLineEdit;

namespace lightsout {

/// A card that compares games of several lengths side by side, as in class experiments. It shows
/// how many games ended with each number of black cells, and the expected counts. The same seed
/// gives the same games.
class ExperimentsCard : public ExperimentCard {
    Q_OBJECT

public:
    static constexpr std::size_t maxLengths = 8;
    static constexpr std::uint64_t maxPresses = 100'000;

    explicit ExperimentsCard(RandomPlay& play, QWidget* parent = nullptr);

    /// The numbers of presses that were entered. If games of one of these lengths can't be played,
    /// an error message about the first such length.
    struct Lengths {
        std::vector<std::uint64_t> numbers;
        QString mistake;
    };
    /// Parses at most maxLengths numbers from 0 to maxPresses, separated by commas, semicolons or
    /// spaces.
    static Lengths lengthsIn(const QString& text);

    /// Returns the displayed experiments, one for each length; empty if the input is invalid.
    std::vector<SimulationPlan> plans() const;

private:
    void play() override;
    void showResults() override;
    bool hasResults() const override { return !found_.empty() || !mistake_.isEmpty(); }
    void showColumn(int column, const Simulation& games);
    void findClasses();
    /// Returns the exact law of the number of black cells at the end of such games; empty while it
    /// is not known.
    std::vector<double> lawOf(const Simulation& games) const;
    QString legend() const;

    std::vector<std::uint64_t> lengths_;
    std::vector<Simulation> found_;
    QString mistake_; ///< error in the input; if there is one, no games are played
    /// The range of numbers of black cells for each row, inclusive.
    std::vector<std::pair<std::size_t, std::size_t>> classes_;
    QLineEdit* presses_;
    NumberTable* table_;
    QLabel* text_;
};

} // namespace lightsout
