// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/Comparison.h"
#include "compare/PatternOverlay.h"
#include "look/Card.h"

class QSpinBox;

namespace lightsout {

/// A quiet pattern of each board, chosen from its basis, over each other.
class PatternsCard : public Card {
    Q_OBJECT

public:
    explicit PatternsCard(const Comparison& comparison, QWidget* parent = nullptr);

    /// The one chosen; nothing where the board has none, or none that is known.
    std::optional<BitVector> pattern(Side side) const;
    /// Which one of each is chosen, from 1.
    int number(Side side) const;
    void setNumber(Side side, int number);

Q_SIGNALS:
    /// Other patterns are chosen, or known.
    void chosen();

private:
    const std::vector<BitVector>* patterns(Side side) const;
    void retranslate();
    void refresh();
    QString text() const;

    const Comparison& comparison_;
    std::array<QLabel*, 2> names_;
    std::array<QSpinBox*, 2> numbers_;
    std::array<QLabel*, 2> totals_;
    std::array<int, 2> wanted_{1, 1}; ///< also while fewer are known
    PatternOverlay* overlay_;
    TextLabel* text_;
    bool isRefreshing_ = false;
};

} // namespace lightsout
