// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "look/Theme.h"

#include <QWidget>

class QLabel;

namespace lightsout {

class WrapLayout;

/// The lights to change written out as a sum: a picture of them, and one for each press of a
/// solution, which shows the lights that it changes.
class PressSum : public QWidget {
    Q_OBJECT

public:
    explicit PressSum(QWidget* parent = nullptr);

    /// The maximum number of presses that are shown as pictures.
    static constexpr std::size_t maxPictures = 24;

    /// Shows the sum for a solution of a board. If it has more presses than `maxPictures`, the
    /// symbols alone are shown.
    void setSolution(const Game& game, const BitVector& presses);

private:
    void refresh();
    void addTerm(const QString& sign, const BitVector& lights, ThemeColour colour,
                 const QString& name);

    Game game_;
    BitVector presses_;
    QLabel* formula_;
    QWidget* pictures_;
    WrapLayout* terms_;
};

} // namespace lightsout
