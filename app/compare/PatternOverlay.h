// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/Comparison.h"
#include "look/TextSource.h"

#include <QWidget>

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
    /// pinned board's does, 3 for both, 0 for none.
    QString shownText() const override;
    QSize sizeHint() const override { return {260, 260}; }
    QSize minimumSizeHint() const override { return {120, 120}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Rule rule_;                         ///< a grid that contains both boards, or the larger graph
    std::array<BitVector, 2> patterns_; ///< indexed by the cells of rule_
    std::array<BitVector, 2> places_;   ///< the cells of rule_ that each board has
    OverlayCounts counts_;
};

} // namespace lightsout
