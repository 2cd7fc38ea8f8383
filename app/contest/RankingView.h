// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"
#include "contest/RoundSolutions.h"
#include "look/Stage.h"

#include <QWidget>

class QHBoxLayout;
class QLineEdit;
class QPushButton;

namespace lightsout {

class BoardView;
class RankingTable;
class FactLabel;
class TextLabel;

/// A contest on a wall: the time, the board with its solution once the round is over, and who is
/// first, as pupils read out their results codes.
class RankingView : public QWidget, public Staged {
    Q_OBJECT

public:
    explicit RankingView(Contest& contest, QWidget* parent);

    void setStage(Stage stage) override;

private:
    QWidget* makeEntry();
    void refresh();
    void enter();
    /// In how many ways it can be done with the fewest presses.
    QString waysText() const;
    /// Why what was typed is no result of this round, in a sentence; empty where it is one.
    QString fault(const QString& name, const QString& code, RankingEntry& entry) const;

    Contest& contest_;
    RoundSolutions solutions_{this};
    BoardView* board_;
    FactLabel* fewest_;
    TextLabel* ways_; ///< of that
    RankingTable* table_;
    QLineEdit* name_;
    QLineEdit* code_;
    QPushButton* enter_;
    TextLabel* answer_;
    QHBoxLayout* columns_;
    std::size_t shownRound_ = 0;
};

} // namespace lightsout
