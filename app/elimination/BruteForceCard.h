// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"
#include "controls/Stage.h"
#include "game/Game.h"

class QScrollArea;

namespace lightsout {

class PlayerBar;

/// A card that plays brute force on the board: round i tries all sets of i presses, and shows the
/// board after each of them as a small picture, until one wins. On boards of more than
/// maxRoundVertices cells, only the numbers of sets are shown.
class BruteForceCard : public Card {
    Q_OBJECT

public:
    explicit BruteForceCard(QWidget* parent = nullptr);

    /// Sets the board to solve, with the first round complete.
    void setGame(const Game& game);

private:
    class Rounds;
    class Boards;

    void refresh();
    /// Describes the rounds of a board that is too large for pictures.
    QString largeBoardText() const;

    Game game_;
    Rounds* rounds_;
    QLabel* text_;
    QLabel* tried_;
    PlayerBar* player_;
    Boards* boards_;
    QScrollArea* scroll_;
};

} // namespace lightsout
