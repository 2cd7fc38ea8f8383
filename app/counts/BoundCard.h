// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Card.h"

namespace lightsout {

/// Why no plane grid with four neighbours has more than 2^min(m, n) solutions, drawn; and how many
/// boards have so many.
class BoundCard : public Card {
    Q_OBJECT

public:
    explicit BoundCard(QWidget* parent = nullptr);

    /// How many of so many boards reach the bound.
    void setReached(std::size_t reached, std::size_t boards);

private:
    std::size_t reachedCount_ = 0;
    std::size_t boards_ = 0;
    QLabel* reached_;
};

} // namespace lightsout
