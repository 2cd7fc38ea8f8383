// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Ranking.h"
#include "controls/Card.h"

#include <QStringList>

#include <array>
#include <optional>
#include <vector>

class QGridLayout;
class QPushButton;
class QScrollArea;

namespace lightsout {

/// The ranking of a round or of the contest. For a round, it shows the place, the name, the number
/// of presses, its excess over the fewest possible, and the time. A click on a heading sorts the
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

} // namespace lightsout
