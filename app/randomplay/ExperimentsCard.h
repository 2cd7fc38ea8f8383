// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "randomplay/ExperimentCard.h"

class QLineEdit;

namespace lightsout {

/// A card that compares games of several lengths side by side, as in classroom experiments. It
/// shows how many games ended with each number of black cells, and the expected counts. The same
/// seed gives the same games.
class ExperimentsCard : public ExperimentCard {
    Q_OBJECT

public:
    static constexpr std::size_t maxLengths = 8;
    static constexpr std::uint64_t maxPresses = 100'000;

    explicit ExperimentsCard(RandomPlay& play, QWidget* parent = nullptr);

    /// The numbers of presses that the user entered. If the input is invalid, `numbers` is empty
    /// and `mistake` is an error message.
    struct Lengths {
        std::vector<std::uint64_t> numbers;
        QString mistake;
    };
    /// Parses at most maxLengths numbers from 0 to maxPresses, separated by commas, semicolons or
    /// spaces.
    static Lengths lengthsIn(const QString& text);

    /// Returns the displayed experiments, one for each length; empty if the input is invalid or the
    /// board is too large.
    std::vector<SimulationPlan> plans() const;

private:
    void play() override;
    void showResults() override;
    bool hasResults() const override { return !found_.empty() || !mistake_.isEmpty(); }
    void showColumn(int column, const Simulation& games);
    void findClasses();
    /// Returns the exact law of the number of black cells after `games.presses` presses; empty
    /// while it is not known.
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
