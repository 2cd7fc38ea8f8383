// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/Identities.h"
#include "look/Card.h"
#include "map/HeatMap.h"

#include <QHash>

class QCheckBox;

namespace lightsout {

/// What the literature says about nullities, each statement to be laid over the map: right where a
/// cell is ringed, wrong where it is crossed out.
class IdentitiesCard : public Card {
    Q_OBJECT

public:
    explicit IdentitiesCard(QWidget* parent = nullptr);

    /// The nullities of squares, from 1 × 1 on, to predict from.
    void setSquares(std::vector<std::uint32_t> squares);

    /// How the chosen statements judge a cell; nothing where none is chosen.
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
