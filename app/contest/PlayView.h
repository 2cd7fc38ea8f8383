// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"
#include "contest/RoundSolutions.h"
#include "controls/Card.h"
#include "controls/Stage.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QPushButton;

namespace lightsout {

class BoardView;
class FinishCard;

/// A contest as a player sees it: the board with the time next to it, and afterwards the result and
/// the solution.
class PlayView : public QWidget, public Staged {
    Q_OBJECT

public:
    /// Each of the `actions` gets a button.
    PlayView(Contest& contest, const QList<QAction*>& actions, QWidget* parent);

    void setStage(Stage stage) override;

private:
    void refresh();
    void refreshFacts();
    /// Shows a board of a finished round as it was at the start, with its solution.
    void showBoard(std::size_t board);

    Contest& contest_;
    RoundSolutions solutions_{this};
    BoardView* board_;
    QWidget* facts_;
    FactLabel* presses_;
    FactLabel* clock_;
    FactLabel* lights_;
    FactLabel* boardFact_;
    FinishCard* finish_;
    QPushButton* nextBoard_;
    QHBoxLayout* columns_;
    std::size_t shownBoard_ = 0; ///< position in the round; used when the round is over
    std::size_t shownRound_ = 0;
    Contest::Phase shownPhase_ = Contest::Phase::ready;
};

} // namespace lightsout
