// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"
#include "controls/NumberTable.h"
#include "random/Simulation.h"
#include "randomplay/RandomPlay.h"

#include <QList>
#include <QString>

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

class QComboBox;
class QSpinBox;

namespace lightsout {

/// The controls of an experiment: the number of games, the seed, and buttons that play again and
/// export the table of results. The same seed gives the same games.
class ExperimentControls : public QWidget {
    Q_OBJECT

public:
    /// Places `fields` after the number of games. The file dialog suggests `fileName`.
    ExperimentControls(const QList<QWidget*>& fields, const NumberTable& table,
                       const QString& fileName, QWidget* parent);

    /// Returns the plan of the games for one row or column of the table. Plans with different
    /// values of `batch` play different games.
    SimulationPlan plan(std::uint64_t presses, std::size_t batch, Walk walk) const;

Q_SIGNALS:
    void changed();

private:
    void retranslate();
    void save();

    const NumberTable& table_;
    QString fileName_;
    QComboBox* games_;
    QSpinBox* seed_;
};

/// A card with an experiment, the table of its results and its controls. It plays the games when it
/// is first shown, and again when its input changes.
class ExperimentCard : public Card {
    Q_OBJECT

protected:
    ExperimentCard(CardFrame frame, RandomPlay& play, QWidget* parent);

    /// Adds the controls with these fields, each preceded by its name.
    void addControls(const NumberTable& table,
                     const std::vector<std::pair<QWidget*, std::function<QString()>>>& fields,
                     const QString& fileName);
    void showEvent(QShowEvent* event) override;

    /// Plays the games again: immediately if the card is visible, otherwise when it is next shown.
    void restart();
    /// Returns true if the card is visible and its results are not outdated.
    bool isUpToDate() const { return isVisible() && !isStale_; }

    virtual void play() = 0;
    virtual void showResults() = 0;
    /// Returns true if the games have been played, or can't be played because the input is invalid.
    virtual bool hasResults() const = 0;

    RandomPlay& play_;
    Job job_{this};
    ExperimentControls* controls_ = nullptr;

private:
    bool isStale_ = true;
};

/// The numbers that the user entered. `invalid` is the first part of the text that is not an
/// allowed number; empty if there is none.
struct NumberList {
    std::vector<std::uint64_t> numbers;
    QString invalid;
};

/// Parses whole numbers from `least` to `most`, separated by commas, semicolons or spaces.
NumberList numbersIn(const QString& text, std::uint64_t least, std::uint64_t most);

} // namespace lightsout
