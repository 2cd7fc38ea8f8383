// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/PatternPicture.h"

#include "board/EdgePainter.h"
#include "controls/Layouts.h"
#include "controls/PartedView.h"
#include "controls/TextLabel.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"
#include "theme/LookChanges.h"
#include "theme/Symbols.h"

#include <QPainter>

#include <cmath>

namespace lightsout {

namespace {

/// Larger drawn graphs are shown with small squares, because discs would hide one another.
constexpr std::size_t maxDiscs = 1000;

void paintGridPattern(QPainter& painter, const QRectF& area, const Lattice& lattice,
                      const BitVector& pattern, ThemeColour colour, const Theme& theme) {
    const double size = std::min(area.width() / static_cast<double>(lattice.cols),
                                 area.height() / static_cast<double>(lattice.rows));
    const QPointF corner = area.center() - QPointF(size * static_cast<double>(lattice.cols),
                                                   size * static_cast<double>(lattice.rows)) /
                                               2;
    const double gap = size > 5 ? size * 0.08 : 0;
    const double radius = size > 8 ? size * 0.18 : 0;
    // Lights look like those on a board if there is room for their rims.
    const bool isLit =
        colour == &Theme::litFlat && gap > 0 && theme.palette != Palette::blackAndWhite;
    const QPen rim(theme.litRim, std::max(1.0, size * 0.05));
    const QBrush fill = isLit ? QBrush(theme.lit) : fillOf(colour, theme);
    painter.setPen(Qt::NoPen);
    if (gap == 0) {
        painter.fillRect(QRectF(corner, QSizeF(size * static_cast<double>(lattice.cols),
                                               size * static_cast<double>(lattice.rows))),
                         theme.cell);
    }
    for (Vertex v = 0; v < lattice.vertexCount(); ++v) {
        if (gap == 0 && !pattern[v]) {
            continue;
        }
        const QRectF cell(corner + QPointF(size * static_cast<double>(lattice.columnOf(v)),
                                           size * static_cast<double>(lattice.rowOf(v))),
                          QSizeF(size, size));
        painter.setPen(isLit && pattern[v] ? rim : QPen(Qt::NoPen));
        painter.setBrush(pattern[v] ? fill : QBrush(theme.cell));
        painter.drawRoundedRect(cell.adjusted(gap, gap, -gap, -gap), radius, radius);
    }
}

void paintGraphPattern(QPainter& painter, const QRectF& area, const Rule& rule,
                       const BitVector& pattern, ThemeColour colour, const Theme& theme) {
    BoardGeometry geometry(rule);
    geometry.setViewSize(area.size());
    painter.save();
    painter.translate(area.topLeft());
    const double radius = std::min(std::max(geometry.cellSize() / 2, 2.5), area.width() / 12);
    // A larger number of edges would form a blot in which nothing can be recognised.
    if (hasFewEdges(*rule.graph(), maxSmoothEdges)) {
        const double width = std::clamp(area.width() / 80, 1.0, 2.0);
        paintEdges(painter, geometry,
                   {.colour = fadedEdgeColour(geometry, width, theme),
                    .width = width,
                    .gap = radius,
                    .head = std::max(5.0, radius * 0.9)});
    }
    // The vertices of the pattern are painted last, in case vertices overlap.
    const double side = area.width() / std::sqrt(static_cast<double>(rule.vertexCount()));
    for (const bool isInPattern : {false, true}) {
        const QColor fill = isInPattern ? theme.*colour : theme.cell;
        painter.setPen(QPen(isInPattern ? fill : theme.unlitRing, 1));
        painter.setBrush(fill);
        for (Vertex v = 0; v < rule.vertexCount(); ++v) {
            if (pattern[v] != isInPattern) {
                continue;
            }
            const QPointF centre = geometry.cellRect(v).center();
            if (rule.vertexCount() > maxDiscs) {
                painter.fillRect(QRectF(centre - QPointF(side, side) / 2, QSizeF(side, side)),
                                 fill);
            } else {
                painter.drawEllipse(centre, radius, radius);
            }
        }
    }
    painter.restore();
}

/// The rectangles in which the vertices of a small board are drawn.
class Places {
public:
    Places(const Rule& rule, const QRectF& area) : rule_(rule), area_(area) {
        if (rule.cells() == nullptr) {
            geometry_ = BoardGeometry(rule);
            geometry_.setViewSize(area.size());
        }
    }

    QRectF of(Vertex vertex) const {
        const Lattice* lattice = rule_.cells();
        if (lattice == nullptr) {
            return geometry_.cellRect(vertex).translated(area_.topLeft());
        }
        const double size = std::min(area_.width() / static_cast<double>(lattice->cols),
                                     area_.height() / static_cast<double>(lattice->rows));
        const QPointF offset(size * (static_cast<double>(lattice->columnOf(vertex)) -
                                     static_cast<double>(lattice->cols) / 2),
                             size * (static_cast<double>(lattice->rowOf(vertex)) -
                                     static_cast<double>(lattice->rows) / 2));
        return {area_.center() + offset, QSizeF(size, size)};
    }

private:
    const Rule& rule_;
    QRectF area_;
    BoardGeometry geometry_; ///< geometry of a drawn graph
};

} // namespace

void paintPattern(QPainter& painter, const QRectF& area, const Rule& rule, const BitVector& pattern,
                  ThemeColour colour, const Theme& theme) {
    painter.setRenderHint(QPainter::Antialiasing);
    if (const Lattice* lattice = rule.cells()) {
        paintGridPattern(painter, area, *lattice, pattern, colour, theme);
    } else {
        paintGraphPattern(painter, area, rule, pattern, colour, theme);
    }
}

void paintPieces(QPainter& painter, const QRectF& area, const Rule& rule, const BitVector& black,
                 const Theme& theme) {
    paintPattern(painter, area, rule, BitVector(black.size()), &Theme::cell, theme);
    const Places places(rule, area);
    for (Vertex v = 0; v < black.size(); ++v) {
        paintPiece(painter, places.of(v), black[v], theme);
    }
}

void paintPatternMarks(QPainter& painter, const QRectF& area, const Rule& rule,
                       const BitVector& dotted, std::optional<Vertex> ringed, const Theme& theme) {
    if (dotted.none() && !ringed) {
        return; // most pictures have no marks, so their places are not computed
    }
    const Places places(rule, area);
    painter.setPen(QPen(theme.litRim, 1));
    painter.setBrush(theme.lit);
    dotted.forEachOne([&](Vertex v) {
        const QRectF place = places.of(v);
        const double radius =
            std::max(std::clamp(place.width() / 4, 2.0, 5.0), place.width() / 8); // large on a wall
        painter.drawEllipse(place.center(), radius, radius);
    });
    if (ringed && rule.cells() != nullptr) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.accent, 2));
        painter.drawRoundedRect(places.of(*ringed), 2, 2);
    }
}

PatternPicture::PatternPicture(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    onLanguageChanged(this, [this] { changeDescription(*this, spokenPattern(rule_, pattern_)); });
}

void PatternPicture::setPattern(const Rule& rule, const BitVector& pattern, ThemeColour colour) {
    rule_ = rule;
    pattern_ = pattern;
    colour_ = colour;
    marked_ = BitVector(pattern.size());
    hasPieces_ = false;
    changeDescription(*this, spokenPattern(rule_, pattern_));
    update();
}

void PatternPicture::setPieces(const Rule& rule, const BitVector& black) {
    setPattern(rule, black);
    hasPieces_ = true;
}

void PatternPicture::setMarked(const BitVector& vertices) {
    marked_ = vertices;
    update();
}

void PatternPicture::setPointedAt(std::optional<Vertex> vertex) {
    pointedAt_ = vertex;
    update();
}

void PatternPicture::setSide(int side) {
    side_ = side;
    updateGeometry();
}

void PatternPicture::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    const QRectF area = QRectF(rect()).adjusted(2, 2, -2, -2);
    if (hasPieces_) {
        paintPieces(painter, area, rule_, pattern_, theme);
    } else {
        paintPattern(painter, area, rule_, pattern_, colour_, theme);
    }
    paintPatternMarks(painter, area, rule_, marked_, pointedAt_, theme);
}

QWidget* makeTerm(const QString& sign, const Rule& rule, const BitVector& pattern,
                  ThemeColour colour, const QString& name, QWidget* parent) {
    constexpr int side = 46;
    constexpr int gap = 3;
    auto* term = new QWidget(parent);
    auto* row = setRow(term, {}, gap);
    if (!sign.isEmpty()) {
        QLabel* label = makeLabel(TextRole::formula, false, term);
        label->setText(isolated(sign));
        row->addWidget(label);
    }
    auto* picture = new PatternPicture(term);
    picture->setSide(static_cast<int>(grownWithText(side)));
    picture->setPattern(rule, pattern, colour);
    picture->setAccessibleName(name);
    picture->setToolTip(name);
    row->addWidget(picture);
    return term;
}

} // namespace lightsout

#include "moc_PatternPicture.cpp"
