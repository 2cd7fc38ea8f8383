// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Card.h"
#include "text/BoardText.h"
#include "tilings/TilingFacts.h"

class QPushButton;

namespace lightsout {

/// Shows whether the board has tilings, how many, and if there are none, why.
class OverviewCard : public Card {
    Q_OBJECT

public:
    explicit OverviewCard(QWidget* parent = nullptr);

    /// Shows the results for the rule. `count` is the number of all tilings, empty while it is not
    /// known; `isCounting` while it is being computed.
    void showFacts(const Rule& rule, const TilingFacts& facts, const QString& count,
                   bool isCounting);
    /// Shows that the search is in progress; `fraction` of it is done, 0 to 1.
    void showSearching(double fraction);
    void showStopped();

Q_SIGNALS:
    void stopRequested();
    void restartRequested();
    /// The user asked to see the proof that there is none, move by move.
    void proofRequested();

private:
    void retranslate();
    QString reason(const Rule& rule, const Obstruction& obstruction, VertexNaming name) const;

    QLabel* headline_;
    QLabel* text_;
    QWidget* facts_;
    FactLabel* count_;
    FactLabel* classes_;
    FactLabel* presses_;
    FactLabel* searched_;
    QPushButton* stop_;
    QPushButton* restart_;
    QPushButton* proof_;
};

} // namespace lightsout
