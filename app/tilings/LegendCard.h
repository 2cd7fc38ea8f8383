// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"
#include "game/Rule.h"

class QHBoxLayout;

namespace lightsout {

/// A card with the shapes that a tile can have on a grid: the plus in the middle, and its parts at
/// the sides and in the corners. It also explains the numbers on a board that is not tiled.
class LegendCard : public Card {
    Q_OBJECT

public:
    explicit LegendCard(QWidget* parent = nullptr);

    void setRule(const Rule& rule);
    /// Sets whether the card also explains cells that several presses change.
    void setShowsChanges(bool shows);
    /// Returns false for drawn graphs, whose tiles have no common shapes, unless changes are shown.
    bool hasContent() const { return hasShapes() || !changes_->isHidden(); }

private:
    void retranslate();
    bool hasShapes() const { return shapes_ != nullptr; }

    Rule rule_;
    QLabel* title_;
    QHBoxLayout* row_;
    QWidget* shapes_ = nullptr;
    QLabel* colours_;
    QWidget* changes_;
    QLabel* changesText_;
};

} // namespace lightsout
