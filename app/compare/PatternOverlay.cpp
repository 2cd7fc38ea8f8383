// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/PatternOverlay.h"

#include "board/BoardGeometry.h"
#include "board/PatternPicture.h"
#include "look/Symbols.h"
#include "look/Theme.h"
#include "text/BoardText.h"

#include <QPainter>

#include <algorithm>

namespace lightsout {

namespace {

/// Returns a board that contains all cells of both boards.
Rule placesOf(const std::array<Rule, 2>& rules) {
    const Lattice* one = rules[0].cells();
    const Lattice* two = rules[1].cells();
    if (one != nullptr && two != nullptr) {
        return Lattice{.rows = std::max(one->rows, two->rows),
                       .cols = std::max(one->cols, two->cols)};
    }
    const bool isFirst = rules[0].vertexCount() >= rules[1].vertexCount();
    const Rule& larger = isFirst ? rules[0] : rules[1];
    const Rule& smaller = isFirst ? rules[1] : rules[0];
    // A graph's own drawing is more useful than the cells of a grid, if it has enough vertices.
    return larger.isDrawn() || larger.vertexCount() > smaller.vertexCount() ? larger : smaller;
}

} // namespace

PatternOverlay::PatternOverlay(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PatternOverlay::setPatterns(const std::array<Rule, 2>& rules,
                                 const std::array<BitVector, 2>& patterns) {
    rule_ = placesOf(rules);
    for (std::size_t side = 0; side < 2; ++side) {
        LIGHTSOUT_ASSERT(rules[side].vertexCount() <= maxVertices);
        patterns_[side] = BitVector(rule_.vertexCount());
        places_[side] = BitVector(rule_.vertexCount());
        for (Vertex v = 0; v < rules[side].vertexCount(); ++v) {
            const Vertex place = samePlace(rules[side], v, rule_).value();
            places_[side].set(place, true);
            patterns_[side].set(place, patterns[side][v]);
        }
    }
    const std::size_t own = patterns_[0].count();
    const std::size_t pinned = patterns_[1].count();
    const std::size_t both = (own + pinned - (patterns_[0] ^ patterns_[1]).count()) / 2;
    counts_ = {.own = own - both, .pinned = pinned - both, .both = both};
    update();
}

QString PatternOverlay::shownText() const {
    const Lattice* grid = rule_.cells();
    QString text;
    for (Vertex v = 0; v < rule_.vertexCount(); ++v) {
        const int marks = (patterns_[0][v] ? 1 : 0) + (patterns_[1][v] ? 2 : 0);
        if (grid == nullptr) {
            text += vertexShortName(rule_, v) + QLatin1Char('\t');
        }
        text += QString::number(marks);
        const bool isLast = grid == nullptr || grid->columnOf(v) + 1 == grid->cols;
        text += QLatin1Char(isLast ? '\n' : ' ');
    }
    return text;
}

void PatternOverlay::paintEvent(QPaintEvent* /*event*/) {
    if (rule_.vertexCount() == 0) {
        return;
    }
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area(rect());
    if (rule_.isDrawn()) {
        // Draws the edges of the graph; vertices are drawn over them.
        paintPattern(painter, area, rule_, BitVector(rule_.vertexCount()), &Theme::quiet, theme);
    }
    BoardGeometry geometry(rule_);
    geometry.setViewSize(size());
    const bool isGrid = geometry.isGrid();
    for (Vertex v = 0; v < rule_.vertexCount(); ++v) {
        const QRectF cell = geometry.cellRect(v);
        const bool isOwn = patterns_[0][v];
        // Cells that only one of the boards has are pale.
        const bool isShared = places_[0][v] && places_[1][v];
        if (isGrid && (places_[0][v] || places_[1][v])) {
            paintTile(painter, cell, isGrid, isShared ? theme.cell : faded(theme.cell, 0.45));
        }
        if (isOwn) {
            paintTile(painter, cell, isGrid, theme.quiet);
        }
        if (patterns_[1][v]) {
            const double radius = cell.width() * 0.27;
            painter.setBrush(Qt::NoBrush);
            // The ring needs its own background above a filled cell.
            painter.setPen(QPen(theme.card, std::max(2.5, cell.width() * 0.2)));
            painter.drawEllipse(cell.center(), radius, radius);
            painter.setPen(QPen(theme.press, std::max(1.5, cell.width() * 0.11)));
            painter.drawEllipse(cell.center(), radius, radius);
        }
    }
}

} // namespace lightsout

#include "moc_PatternOverlay.cpp"
