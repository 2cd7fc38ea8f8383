// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"
#include "contest/RoundSolutions.h"
#include "look/Stage.h"

#include <QWidget>

class QAction;
class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QPushButton;
class QTabBar;

namespace lightsout {

class BoardView;
class RankingTable;
class FactLabel;
class TextLabel;

/// A contest on a wall: the time, the board with its solution once the round is over, and who is
/// first, as pupils read out their results codes. Rounds that were played can be looked at again,
/// and who is first in all of them.
class RankingView : public QWidget, public Staged {
    Q_OBJECT

public:
    /// `actions` get a button each.
    RankingView(Contest& contest, const QList<QAction*>& actions, QWidget* parent);

    void setStage(Stage stage) override;

private:
    QWidget* makeEntry();
    /// The round whose board is shown.
    std::size_t shownRound() const;
    bool isContestShown() const; ///< who is first in all rounds
    bool isOver(std::size_t round) const;
    void followRound();
    void refresh();
    void refreshBoard();
    void enter();
    /// In how many ways it can be done with the fewest presses.
    QString waysText() const;
    /// The round, of those that have begun, of whose boards a results code is.
    std::optional<std::size_t> roundOf(std::uint32_t digest) const;
    /// Why what was typed is no result of any round, in a sentence; empty where it is one.
    QString fault(const QString& name, const QString& code, RankingEntry& entry) const;

    Contest& contest_;
    std::vector<RoundSolutions*> solutions_; ///< by round
    QTabBar* rounds_;                        ///< the contest, then each of its rounds
    TextLabel* orderName_;
    QComboBox* order_;
    TextLabel* formerRound_; ///< of the board, where it is not the last one
    BoardView* board_;
    FactLabel* fewest_;
    TextLabel* ways_; ///< of that
    RankingTable* table_;
    QLineEdit* name_;
    QLineEdit* code_;
    QPushButton* enter_;
    TextLabel* answer_;
    QHBoxLayout* columns_;
    std::optional<std::size_t> followedRound_;
};

} // namespace lightsout
