// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"
#include "text/BoardText.h"
#include "tilings/TilingFacts.h"

class QPushButton;

namespace lightsout {

/// A card that shows whether the board has tilings. If it has, the card also shows how many; if it
/// has none, it shows why.
class OverviewCard : public Card {
    Q_OBJECT

public:
    explicit OverviewCard(QWidget* parent = nullptr);

    /// Shows the results for the rule. `count` is the number of all tilings, or empty while it is
    /// not known. `isCounting` is true while it is being computed.
    void showFacts(const Rule& rule, const TilingFacts& facts, const QString& count,
                   bool isCounting);
    /// Shows that the search is in progress. `fraction` is its completed fraction, 0 to 1.
    void showSearching(double fraction);
    void showStopped();

Q_SIGNALS:
    void stopRequested();
    void restartRequested();
    /// Emitted when the user asks for the proof that there is no tiling, move by move.
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
