// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"
#include "counts/CountsText.h"

#include <vector>

namespace lightsout {

/// A card with a table of the first squares that have more than one solution, as in printed tables.
/// A click shows all of them.
class SquaresCard : public Card {
    Q_OBJECT

public:
    explicit SquaresCard(QWidget* parent = nullptr);

    /// Sets the nullities of the squares 1 × 1, 2 × 2, …
    void setSquares(std::vector<std::uint32_t> squares);
    void setMode(MapMode mode);

Q_SIGNALS:
    void tableRequested();

private:
    void refresh();

    MapMode mode_ = MapMode::solutions;
    std::vector<std::uint32_t> squares_;
    QLabel* kind_;
    QWidget* table_ = nullptr;
};

} // namespace lightsout
