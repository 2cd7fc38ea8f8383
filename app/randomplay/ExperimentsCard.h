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
    static constexpr std::uint64_t longest = 100'000;

    explicit ExperimentsCard(RandomPlay& play, QWidget* parent = nullptr);

    /// The numbers in the text, at most maxLengths of them, each at most `longest`.
    static std::vector<std::uint64_t> lengthsIn(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    QLayout* makeControls();
    void play();
    void showGames();
    void showColumn(int column, const Simulation& games);
    void save();

    RandomPlay& play_;
    Job job_{this};
    std::vector<std::uint64_t> lengths_;
    std::vector<Simulation> found_;
    bool isStale_ = true;
    QComboBox* games_;
    QLineEdit* presses_;
    QSpinBox* seed_;
    NumberTable* table_;
    QLabel* text_;
};

} // namespace lightsout
