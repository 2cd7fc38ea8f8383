// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/PatternPicture.h"
#include "look/Card.h"
#include "play/ChaseGuide.h"

namespace lightsout {

/// Says what light chasing does next, and shows the last row that was left over beside the
/// first-row presses that it calls for, as they stand in the look-up table.
class ChaseCard : public Card {
    Q_OBJECT

public:
    ChaseCard(ChaseGuide& guide, Document& document, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Whether the look-up table is to be seen.
    void tableRequested(bool isWanted);

private:
    void refresh();
    void refreshRows();
    QString headline() const;
    QString detail() const;

    ChaseGuide& guide_;
    Document& document_;
    QLabel* headline_;
    TextLabel* detail_;
    QWidget* rows_;
    PatternPicture* lastRow_;
    QLabel* firstRowName_;
    PatternPicture* firstRow_;
};

} // namespace lightsout
