// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"
#include "contest/Ranking.h"
#include "contest/RoundSolutions.h"
#include "controls/Card.h"
#include "controls/Stage.h"

#include <QStringList>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QAction;
class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QTabBar;

namespace lightsout {

class BoardView;
class FactLabel;
class TextLabel;

/// The ranking of a round or of the contest. For a round, it shows the place, the name, the number
/// of presses, the excess over the fewest possible, and the time. A click on a heading sorts the
/// table.
class RankingTable : public Card {
    Q_OBJECT

public:
    explicit RankingTable(QWidget* parent);

    /// Shows the ranking of a round. The entries in `sorted` must be ordered by `order`. `fewest`
    /// is the fewest possible presses, or nullopt as long as they are unknown or hidden.
    void show(const std::vector<RankingEntry>& sorted, RankingOrder order,
              std::optional<std::uint64_t> fewest);
    /// Shows the ranking of the contest, with each player's number of rounds.
    void show(const std::vector<RankingTotal>& sorted, RankingOrder order);
    /// Sorts this and later rankings by a column. Reverses the order if the table is already sorted
    /// by this column.
    void sortBy(int column);

    static constexpr int columns = 5;

private:
    struct Line {
        std::array<QString, columns> texts;
        /// The sort keys of all columns except the name.
        std::array<std::uint64_t, columns> values;
        bool isFirst = false;
        bool isFewest = false;
    };

    void setLines(const QStringList& heads, std::vector<Line> lines);
    void refresh();
    void refreshHeads();
    /// Adds the background of a row: a thin line below it, or the colour of the first place.
    QWidget* addBack(int row, const char* name);
    void addLine(int row, const Line& line);

    QScrollArea* scroll_;
    QGridLayout* grid_;
    std::array<QPushButton*, columns> heads_{};
    QStringList headTexts_;
    std::vector<Line> lines_;
    std::vector<QWidget*> shown_; ///< the widgets of the rows
    int sortedBy_ = 0;
    bool isReversed_ = false;
};

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
    /// Returns a round that has begun and whose boards have this digest; nullopt if there is none.
    std::optional<std::size_t> roundOf(std::uint32_t digest) const;
    /// Checks a name and a result code. Returns a sentence that explains why they are not a valid
    /// result, or sets `entry` and returns an empty string.
    QString fault(const QString& name, const QString& code, RankingEntry& entry) const;

    Contest& contest_;
    std::vector<RoundSolutions*> solutions_; ///< indexed by round
    QTabBar* rounds_;                        ///< tabs for the contest and for each of its rounds
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
