// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Card.h"
#include "randomplay/NumberTable.h"
#include "randomplay/WinningChances.h"

namespace lightsout {

/// A card with a table that shows how long it takes to win by random presses on squares of the
/// board's kind, according to the sum rule.
class MonkeyCard : public Card {
    Q_OBJECT

public:
    explicit MonkeyCard(WinningChances& chances, QWidget* parent = nullptr);

private:
    struct Square {
        std::size_t side = 0;
        std::size_t rank = 0;
    };

    /// Computes the ranks of the squares if the kind of board has changed.
    void follow();
    void show();
    static QString durationText(double seconds);

    WinningChances& chances_;
    std::optional<Lattice> kind_;
    std::vector<Square> squares_;
    TextLabel* title_;
    TextLabel* text_;
    NumberTable* table_;
    TextLabel* rule_;
};

} // namespace lightsout
