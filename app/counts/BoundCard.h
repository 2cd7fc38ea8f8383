// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"

namespace lightsout {

/// A card with a drawing that shows why no plane grid with four neighbours has more than 2^min(m,
/// n) solutions. It also shows how many boards reach this bound.
class BoundCard : public Card {
    Q_OBJECT

public:
    explicit BoundCard(QWidget* parent = nullptr);

    /// Sets how many of `boards` boards reach the bound.
    void setReached(std::size_t reached, std::size_t boards);

private:
    std::size_t reachedCount_ = 0;
    std::size_t boards_ = 0;
    QLabel* reached_;
};

} // namespace lightsout
