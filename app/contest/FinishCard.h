// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"
#include "contest/RoundSolutions.h"
#include "look/Card.h"

class QPushButton;

namespace lightsout {

/// Shows the player's result after the round: the presses, the time, the path, and a result code
/// to read out. When the round is over, it also shows the fewest possible presses.
class FinishCard : public Card {
    Q_OBJECT

public:
    FinishCard(Contest& contest, RoundSolutions& solutions, QWidget* parent);

    /// Chooses the board of the round whose path is shown.
    void setBoard(std::size_t board);

private:
    void refresh();
    QString detail() const;

    Contest& contest_;
    RoundSolutions& solutions_;
    std::size_t board_ = 0;
    TextLabel* headline_;
    TextLabel* detail_;
    QWidget* code_;
    TextLabel* codeName_;
    TextLabel* codeText_;
    QPushButton* copy_;
    TextLabel* pathName_;
    TextLabel* path_;
};

} // namespace lightsout
