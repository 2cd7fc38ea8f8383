// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/Identities.h"
#include "look/Card.h"
#include "map/HeatMap.h"

#include <QHash>

class QCheckBox;

namespace lightsout {

/// Statements of the literature about nullities, each of which can be checked on the map: cells for
/// which it holds are ringed, others are crossed out.
class IdentitiesCard : public Card {
    Q_OBJECT

public:
    explicit IdentitiesCard(QWidget* parent = nullptr);

    /// Sets the nullities of squares, from 1 × 1 on, that predictions are based on.
    void setSquares(std::vector<std::uint32_t> squares);

    /// Returns how the chosen statements judge a cell; null if none is chosen.
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
