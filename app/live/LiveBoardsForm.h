// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/Room.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QRadioButton;
class QSpinBox;

namespace lightsout {

/// The names of the orders of a contest, in the order of RankingOrder's values.
QStringList rankingOrderNames();

/// What the class plays: the board on the table or a series, and whether it is a contest.
class LiveBoardsForm : public QWidget {
    Q_OBJECT

public:
    explicit LiveBoardsForm(Game onTable, QWidget* parent = nullptr);

    /// The boards that are chosen; series are dealt, the next board needs one press more.
    std::vector<Game> boards() const;
    std::optional<LiveContest> contest() const;

private:
    void adapt();

    Game onTable_;
    QRadioButton* table_;
    QRadioButton* series_;
    QSpinBox* rows_;
    QSpinBox* cols_;
    QSpinBox* presses_;
    QSpinBox* count_;
    QCheckBox* contest_;
    QSpinBox* minutes_;
    QComboBox* order_;
};

/// Whether a class can play the board: it fits on the page and is not solved.
bool canBePlayedLive(const Game& board);

} // namespace lightsout
