// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Ranking.h"
#include "look/Card.h"

#include <optional>

class QGridLayout;
class QScrollArea;

namespace lightsout {

/// Who is first in a round: place, name, presses, how many more than the fewest, time. Or who is
/// first in the contest.
class RankingTable : public Card {
    Q_OBJECT

public:
    explicit RankingTable(QWidget* parent);

    /// `fewest`: the presses that are needed, once that may be known.
    void show(const std::vector<RankingEntry>& sorted, std::optional<std::uint64_t> fewest);
    /// With how many rounds everybody did.
    void show(const std::vector<RankingTotal>& sorted);

private:
    void begin(const QStringList& heads);
    /// What stands behind a line: a rule below it, or the colour of who is first.
    void addBack(int line, const char* name);
    void addLine(int line, const QStringList& texts, bool isFirst, bool isFewest);

    QScrollArea* scroll_;
    QWidget* lines_ = nullptr;
    QGridLayout* grid_ = nullptr;
};

} // namespace lightsout
