// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/Simulation.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <cstdint>
#include <vector>

class QComboBox;
class QLabel;
class QSpinBox;

namespace lightsout {

class NumberTable;

/// The controls of an experiment: the number of games, the seed, and buttons that play again and
/// export the table of results. The same seed gives the same games.
class ExperimentControls : public QWidget {
    Q_OBJECT

public:
    /// Places `fields` after the number of games. The file dialog suggests `fileName`.
    ExperimentControls(const QList<QWidget*>& fields, const NumberTable& table,
                       const QString& fileName, QWidget* parent);

    /// Returns the games of one row or column of the table. Each `batch` has different games.
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

/// Returns the field with its label in front, as one widget.
QWidget* labelledField(QLabel* label, QWidget* field, QWidget* parent);

/// Numbers that were entered, and the first part that is none of the allowed numbers, if there is
/// such a part.
struct NumberList {
    std::vector<std::uint64_t> numbers;
    QString invalid;
};

/// Parses whole numbers from `least` to `most`, separated by commas, semicolons or spaces.
NumberList numbersIn(const QString& text, std::uint64_t least, std::uint64_t most);

} // namespace lightsout
