// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "classroom/Ranking.h"

#include <QTableWidget>

namespace lightsout {

/// A table of players with their places. A click on a heading sorts it.
class RankingTable : public QTableWidget {
    Q_OBJECT

public:
    explicit RankingTable(QWidget* parent = nullptr);

    /// Shows players in this order, with the places that they have by it. If no player had hints,
    /// their column is hidden.
    void show(const std::vector<RankingTotal>& sorted, RankingOrder order);
    /// Adapts the widths of the columns to the font.
    void fitColumns();
};

} // namespace lightsout
