// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/NullityFacts.h"
#include "controls/Card.h"
#include "map/HeatMap.h"

class QCheckBox;

namespace lightsout {

/// A card with statements from the literature about nullities. Each can be checked on the map:
/// cells for which it is true are ringed, and the others are crossed out.
class IdentitiesCard : public Card {
    Q_OBJECT

public:
    explicit IdentitiesCard(QWidget* parent = nullptr);

    /// Sets the nullities of the squares 1 × 1, 2 × 2, …, on which predictions are based.
    void setSquares(std::vector<std::uint32_t> squares);

    /// Returns a function that gives the mark of a cell according to the chosen statements; null if
    /// none is chosen.
    std::function<HeatMark(HeatCell, std::uint32_t)> marks() const;

Q_SIGNALS:
    void marksChanged();

private:
    static QString statementText(Identity identity);
    void refresh();

    struct Statement {
        Identity identity;
        QCheckBox* box;
        QLabel* verdict;
    };
    std::vector<Statement> statements_;
    std::vector<std::uint32_t> squares_;
};

} // namespace lightsout
