// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Analysis.h"
#include "controls/Card.h"
#include "game/Rule.h"
#include "solve/NullityBounds.h"

#include <optional>
#include <vector>

namespace lightsout {

/// A card with bounds on the nullity that follow from the graph without elimination, each with its
/// proof in a sentence, next to the nullity itself. They are computed while the card is active.
class NullityBoundsCard : public Card {
    Q_OBJECT

public:
    explicit NullityBoundsCard(Analysis& analysis, QWidget* parent = nullptr);

    void setRule(const Rule& rule);
    void setActive(bool active);

    /// Returns the bounds, or nullopt if they are not known.
    const std::optional<NullityBounds>& bounds() const { return bounds_; }

private:
    struct Line {
        TextLabel* bound;
        TextLabel* proof;
    };

    void compute();
    void refresh();
    void setLine(std::size_t line, const QString& bound, const QString& proof);

    Analysis& analysis_;
    Rule rule_;
    std::optional<NullityBounds> bounds_;
    bool isTooLarge_ = false;
    bool isActive_ = false;
    Job job_{this};
    TextLabel* range_;
    TextLabel* text_;
    QWidget* table_;
    std::vector<Line> lines_;
    TextLabel* even_;
};

} // namespace lightsout
