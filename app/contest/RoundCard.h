// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"
#include "controls/Card.h"

class QAction;
class QPushButton;

namespace lightsout {

/// A card that states what is hidden during a round, and lets the user give up the round or leave
/// the contest.
class RoundCard : public Card {
    Q_OBJECT

public:
    /// Each of the `actions` gets a button.
    RoundCard(Contest& contest, const QList<QAction*>& actions, QWidget* parent);

private:
    void refresh();
    void askToGiveUp();

    Contest& contest_;
    TextLabel* hidden_;
    QPushButton* giveUp_;
};

} // namespace lightsout
