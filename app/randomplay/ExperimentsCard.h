// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Card.h"
#include "randomplay/NumberTable.h"
#include "randomplay/RandomPlay.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace lightsout {

/// Games of several lengths side by side, as classes play them: how many ended with how many black
/// cells, and how many were to be expected. The same seed plays the same games.
class ExperimentsCard : public Card {
    Q_OBJECT

public:
    static constexpr std::size_t maxLengths = 8;
    static constexpr std::uint64_t maxPresses = 100'000;

    explicit ExperimentsCard(RandomPlay& play, QWidget* parent = nullptr);

    /// Numbers of presses as they were typed, and what is wrong with the first that can't be
    /// played.
    struct Lengths {
        std::vector<std::uint64_t> numbers;
        QString mistake;
    };
    /// Reads numbers from 0 to `maxPresses`, at most maxLengths of them, with commas, semicolons or
    /// blanks between.
    static Lengths lengthsIn(const QString& text);

    /// Those that are shown, one for each length; none while nothing can be played.
    std::vector<SimulationPlan> plans() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    QLayout* makeControls();
    void play();
    void showGames();
    void showColumn(int column, const Simulation& games);
    void findClasses();
    /// The exact law at the end of such games; empty while it is not known.
    std::vector<double> lawOf(const Simulation& games) const;
    QString legend() const;
    void save();

    RandomPlay& play_;
    Job job_{this};
    std::vector<std::uint64_t> lengths_;
    std::vector<Simulation> found_;
    QString mistake_; ///< in what was typed; nothing is played then
    /// The numbers of black cells of each row, from the first up to the last.
    std::vector<std::pair<std::size_t, std::size_t>> classes_;
    bool isStale_ = true;
    QComboBox* games_;
    QLineEdit* presses_;
    QSpinBox* seed_;
    NumberTable* table_;
    QLabel* text_;
};

} // namespace lightsout
