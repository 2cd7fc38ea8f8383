// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "randomplay/RandomPlay.h"

#include <QStringList>
#include <QWidget>

class QButtonGroup;
class QStackedWidget;

namespace lightsout {

class ExperimentsCard;
class PairCard;
class SizesCard;

/// A view of one of the experiments with random play: games of several lengths, squares of several
/// sizes, or two cells over time.
class ExperimentsView : public QWidget {
    Q_OBJECT

public:
    enum Experiment { lengths, sizes, pair };

    explicit ExperimentsView(RandomPlay& play, QWidget* parent = nullptr);

    /// Returns the row of buttons, to which the page adds its own.
    QLayout& tools() { return *tools_; }
    Experiment experiment() const;
    void setExperiment(Experiment experiment);
    /// Returns the commands that play the displayed games. `target` is the target of the board, and
    /// `path` its file.
    QStringList commands(const BitVector& target, const QString& path) const;

private:
    RandomPlay& play_;
    QButtonGroup* choice_;
    QLayout* tools_;
    QStackedWidget* cards_;
    ExperimentsCard* lengths_;
    SizesCard* sizes_;
    PairCard* pair_;
};

} // namespace lightsout
