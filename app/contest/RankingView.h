// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"
#include "contest/RoundSolutions.h"
#include "controls/Stage.h"

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

/// The view of a contest for a projector. It shows the time, the board, its solution once the round
/// is over, and the ranking, to which results are added as pupils read out their codes. Earlier
/// rounds and the ranking of the whole contest can be shown again.
class RankingView : public QWidget, public Staged {
    Q_OBJECT

public:
    /// Each of the `actions` gets a button.
    RankingView(Contest& contest, const QList<QAction*>& actions, QWidget* parent);

    void setStage(Stage stage) override;

private:
    QWidget* makeEntry();
    /// Returns the round whose board is shown.
    std::size_t shownRound() const;
    bool isContestShown() const; ///< returns whether the ranking of all rounds is shown
    bool isOver(std::size_t round) const;
    void followRound();
    void refresh();
    void refreshBoard();
    void enter();
    /// Returns a string with the number of solutions that have the fewest presses.
    QString waysText() const;
    /// Returns the round that has begun and whose boards have this digest; nullopt if there is
    /// none.
    std::optional<std::size_t> roundOf(std::uint32_t digest) const;
    /// Checks a name and a result code. Returns a sentence that explains why they are not a valid
    /// result, or sets `entry` and returns an empty string.
    QString fault(const QString& name, const QString& code, RankingEntry& entry) const;

    Contest& contest_;
    std::vector<RoundSolutions*> solutions_; ///< indexed by round
    QTabBar* rounds_;                        ///< the contest, then each of its rounds
    TextLabel* orderName_;
    QComboBox* order_;
    TextLabel* formerRound_; ///< names the round of the board if it is not the current one
    BoardView* board_;
    FactLabel* fewest_;
    TextLabel* ways_; ///< number of solutions with the fewest presses
    RankingTable* table_;
    QLineEdit* name_;
    QLineEdit* code_;
    QPushButton* enter_;
    TextLabel* answer_;
    QHBoxLayout* columns_;
    std::optional<std::size_t> followedRound_;
};

} // namespace lightsout
