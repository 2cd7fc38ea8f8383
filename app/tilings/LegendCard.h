// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "look/Card.h"

class QHBoxLayout;

namespace lightsout {

/// The shapes that a tile can have on a grid: the plus in the middle, and what is left of it at the
/// sides and in the corners.
class LegendCard : public Card {
    Q_OBJECT

public:
    explicit LegendCard(QWidget* parent = nullptr);

    void setRule(const Rule& rule);
    /// False for drawn graphs, whose tiles have no common shapes.
    bool hasContent() const { return hasContent_; }

private:
    void retranslate();
    Rule rule_;
    QLabel* title_;
    QHBoxLayout* row_;
    QWidget* shapes_ = nullptr;
    bool hasContent_ = false;
};

} // namespace lightsout
