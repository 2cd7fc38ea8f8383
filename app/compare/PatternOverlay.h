// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/Comparison.h"
#include "look/TextSource.h"

#include <QWidget>

namespace lightsout {

/// How many cells each of two patterns has alone, and how many both have.
struct OverlayCounts {
    std::size_t own = 0;
    std::size_t pinned = 0;
    std::size_t both = 0;
};

/// A pattern of each of two boards, drawn over each other: filled cells for the first, rings for
/// the second. Grids are aligned by rows and columns, graphs by their numbers.
class PatternOverlay : public QWidget, public TextSource {
    Q_OBJECT

public:
    /// Boards up to this size are drawn.
    static constexpr std::size_t maxVertices = 10'000;

    explicit PatternOverlay(QWidget* parent = nullptr);

    /// Both rules must have at most maxVertices; by Side.
    void setPatterns(const std::array<Rule, 2>& rules, const std::array<BitVector, 2>& patterns);
    const OverlayCounts& counts() const { return counts_; }

    /// Returns the cells of each: 0, 1 for the own pattern alone, 2 for the pinned one, 3 for both.
    QString shownText() const override;
    QSize sizeHint() const override { return {260, 260}; }
    QSize minimumSizeHint() const override { return {120, 120}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Rule rule_;                         ///< a grid that contains both, or the larger graph
    std::array<BitVector, 2> patterns_; ///< by cell of rule_
    std::array<BitVector, 2> places_;   ///< the cells of rule_ that each board has
    OverlayCounts counts_;
};

} // namespace lightsout
