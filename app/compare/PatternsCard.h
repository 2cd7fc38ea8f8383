// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/Comparison.h"
#include "compare/PatternOverlay.h"
#include "look/Card.h"

class QComboBox;
class QSpinBox;

namespace lightsout {

/// A card that draws a pattern of each board, one over the other. The user chooses quiet patterns,
/// solutions, lights or presses.
class PatternsCard : public Card {
    Q_OBJECT

public:
    explicit PatternsCard(const Comparison& comparison, QWidget* parent = nullptr);

    enum class Kind { quiet, solution, lights, presses };
    static constexpr int kinds = 4;
    /// The size of the largest basis from which all sums can be chosen. From a larger basis, only
    /// the patterns themselves can be chosen.
    static constexpr std::size_t maxSummed = 16;

    Kind kind() const;
    void setKind(Kind kind);
    /// Returns the chosen pattern; nullopt if the board has none or it is not known.
    std::optional<BitVector> pattern(Side side) const;
    /// Returns the number of the chosen quiet pattern, counted from 1. The bits of this number
    /// select the basis patterns that are added up.
    int number(Side side) const;
    void setNumber(Side side, int number);

Q_SIGNALS:
    /// Emitted when the chosen or the known patterns have changed.
    void chosen();

private:
    const std::vector<BitVector>* basis(Side side) const;
    std::optional<BitVector> quietPattern(Side side) const;
    std::optional<BitVector> solution(Side side) const;
    void retranslate();
    void refresh();
    QString text() const;

    const Comparison& comparison_;
    QComboBox* kind_;
    std::array<QLabel*, 2> names_;
    std::array<QSpinBox*, 2> numbers_;
    std::array<QLabel*, 2> totals_;
    std::array<int, 2> wanted_{1, 1}; ///< requested numbers; kept if fewer patterns are known
    PatternOverlay* overlay_;
    TextLabel* text_;
    bool isRefreshing_ = false;
};

} // namespace lightsout
