// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"
#include "contest/RoundSolutions.h"
#include "look/Card.h"

class QPushButton;

namespace lightsout {

/// How the player did once the round is played: presses, time, the path, and a results code to
/// read out; when the round is over, how few presses would have done.
class FinishCard : public Card {
    Q_OBJECT

public:
    FinishCard(Contest& contest, RoundSolutions& solutions, QWidget* parent);

    /// The board of the round whose path is shown.
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
