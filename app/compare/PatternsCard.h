// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/Comparison.h"
#include "controls/Card.h"
#include "controls/EnumBox.h"
#include "controls/TextSource.h"

#include <QWidget>

class QSpinBox;

namespace lightsout {

/// The numbers of cells that belong to only one of two patterns, and to both.
struct OverlayCounts {
    std::size_t own = 0;
    std::size_t pinned = 0;
    std::size_t both = 0;
};

/// A picture of two patterns, one for each board, drawn over each other. The first one consists of
/// filled cells, the second one of rings. Grids are aligned by rows and columns, graphs by their
/// vertex numbers.
class PatternOverlay : public QWidget, public TextSource {
    Q_OBJECT

public:
    /// The maximum number of vertices of a board that is drawn.
    static constexpr std::size_t maxVertices = 10'000;

    explicit PatternOverlay(QWidget* parent = nullptr);

    /// Sets the patterns to show, indexed by Side. Both rules must have at most maxVertices
    /// vertices.
    void setPatterns(const std::array<Rule, 2>& rules, const std::array<BitVector, 2>& patterns);
    const OverlayCounts& counts() const { return counts_; }

    /// Returns a digit for each cell: 1 if only the document's pattern contains it, 2 if only the
    /// pinned board's pattern does, 3 if both do, and 0 if neither does.
    QString shownText() const override;
    QSize sizeHint() const override { return {260, 260}; }
    QSize minimumSizeHint() const override { return {120, 120}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Rule rule_;                         ///< a grid that contains both boards, or the larger graph
    std::array<BitVector, 2> patterns_; ///< indexed by the cells of rule_
    std::array<BitVector, 2> places_;   ///< the cells of rule_ that belong to each board
    OverlayCounts counts_;
};

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
    void refresh();
    QString text() const;

    const Comparison& comparison_;
    EnumBox<Kind>* kind_;
    std::array<QLabel*, 2> names_;
    std::array<QSpinBox*, 2> numbers_;
    std::array<QLabel*, 2> totals_;
    std::array<int, 2> wanted_{1, 1}; ///< requested numbers, even if fewer patterns are known
    PatternOverlay* overlay_;
    TextLabel* text_;
    bool isRefreshing_ = false;
};

} // namespace lightsout
