// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Ranking.h"
#include "look/Card.h"

#include <QStringList>

#include <array>
#include <optional>
#include <vector>

class QGridLayout;
class QPushButton;
class QScrollArea;

namespace lightsout {

/// Who is first in a round: place, name, presses, how many more than the fewest, time. Or who is
/// first in the contest. Its headers sort it.
class RankingTable : public Card {
    Q_OBJECT

public:
    explicit RankingTable(QWidget* parent);

    /// `sorted` in this order. `fewest`: the presses that are needed, once that may be known.
    void show(const std::vector<RankingEntry>& sorted, RankingOrder order,
              std::optional<std::uint64_t> fewest);
    /// With how many rounds everybody did.
    void show(const std::vector<RankingTotal>& sorted, RankingOrder order);
    /// Sorts by a column, which stays so when something else is shown. Reverses the order if the
    /// table is sorted by it already.
    void sortBy(int column);

    static constexpr int columns = 5;

private:
    struct Line {
        std::array<QString, columns> texts;
        /// What the columns are sorted by, the name apart.
        std::array<std::uint64_t, columns> values;
        bool isFirst = false;
        bool isFewest = false;
    };

    void setLines(const QStringList& heads, std::vector<Line> lines);
    void refresh();
    void refreshHeads();
    /// What stands behind a line: a rule below it, or the colour of who is first.
    QWidget* addBack(int row, const char* name);
    void addLine(int row, const Line& line);

    QScrollArea* scroll_;
    QGridLayout* grid_;
    std::array<QPushButton*, columns> heads_{};
    QStringList headTexts_;
    std::vector<Line> lines_;
    std::vector<QWidget*> shown_; ///< the widgets of the lines
    int sortedBy_ = 0;
    bool isReversed_ = false;
};

} // namespace lightsout
