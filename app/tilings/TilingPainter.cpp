// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/TilingPainter.h"

#include "board/BoardPainter.h"
#include "board/EdgeLayer.h"
#include "board/EdgePainter.h"
#include "board/VertexLabels.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

/// Cells smaller than this in pixels have no marks.
constexpr double minMarked = 9;
constexpr double ghostOpacity = 0.38;

class Painting {
public:
    Painting(QPainter& painter, const BoardGeometry& geometry, const TilingScene& scene,
             const Theme& theme, EdgeLayer& edges)
        : painter_(painter), geometry_(geometry), scene_(scene), theme_(theme), edges_(edges),
          size_(geometry.cellSize()) {}

    void paint() {
        painter_.setRenderHint(QPainter::Antialiasing);
        if (geometry_.isGrid()) {
            forEachVisibleCell([this](Vertex v) { paintCell(v, geometry_.cellRect(v)); });
            paintBorders();
            paintGhosts();
            forEachVisibleCell([this](Vertex v) {
                if (scene_.placement || scene_.changes[v] <= 1) { // otherwise, the number of
                                                                  // changes is written there
                    paintCellNumber(painter_, geometry_, v, scene_.numbers,
                                    tileOf(v) ? theme_.text : theme_.secondText);
                }
                paintMarks(v);
            });
        } else {
            edges_.paint(painter_, geometry_, theme_);
            paintEdgesOfTiles();
            for (Vertex v = 0; v < scene_.rule.vertexCount(); ++v) {
                paintVertex(v);
                paintMarks(v);
            }
            paintVertexLabels(painter_, geometry_, scene_.rule, theme_);
        }
        paintPointedAt();
    }

private:
    template <typename Visitor>
    void forEachVisibleCell(Visitor visit) const {
        const auto range = geometry_.visibleCells();
        for (std::size_t r = range.firstRow; r < range.lastRow; ++r) {
            for (std::size_t c = range.firstColumn; c < range.lastColumn; ++c) {
                visit(scene_.rule.cells()->cell(r, c));
            }
        }
    }

    std::optional<Vertex> tileOf(Vertex light) const {
        return scene_.placement ? scene_.placement->tileOf[light] : std::nullopt;
    }

    QBrush fillOfLight(Vertex light) const {
        if (const auto tile = tileOf(light)) {
            return tileFill(scene_.colours[*tile].value_or(0), theme_);
        }
        if (!scene_.placement) {
            return scene_.changes[light] > 1 ? severalChangesColour(theme_) : theme_.cell;
        }
        return theme_.cell;
    }

    void paintCell(Vertex v, const QRectF& cell) {
        if (tileOf(v)) {
            // Slightly larger than the cell, so that no line remains between two cells of a tile.
            const QRectF area = cell.adjusted(-0.5, -0.5, 0.5, 0.5);
            painter_.fillRect(area, theme_.cell); // background of a hatch pattern
            painter_.fillRect(area, fillOfLight(v));
        } else if (size_ >= minMarked) {
            paintTile(painter_, cell, true, fillOfLight(v));
        } else {
            painter_.fillRect(cell, fillOfLight(v));
        }
    }

    /// Paints lines between tiles, as colours alone are not distinctive enough.
    void paintBorders() {
        if (!scene_.placement || size_ < 3) {
            return;
        }
        const Lattice& lattice = *scene_.rule.cells();
        painter_.setPen(QPen(tileEdge(theme_), std::clamp(size_ * 0.05, 1.0, 4.0), Qt::SolidLine,
                             Qt::SquareCap));
        forEachVisibleCell([&](Vertex v) {
            const QRectF cell = geometry_.cellRect(v);
            if (lattice.columnOf(v) + 1 < lattice.cols && tileOf(v) != tileOf(v + 1)) {
                painter_.drawLine(cell.topRight(), cell.bottomRight());
            }
            if (lattice.rowOf(v) + 1 < lattice.rows && tileOf(v) != tileOf(v + lattice.cols)) {
                painter_.drawLine(cell.bottomLeft(), cell.bottomRight());
            }
        });
    }

    void paintGhosts() {
        painter_.setOpacity(ghostOpacity);
        for (const BoardGeometry::Ghost& ghost : geometry_.visibleGhosts()) {
            paintTile(painter_, ghost.rect, true, fillOfLight(ghost.cell));
        }
        painter_.setOpacity(1);
    }

    void paintEdgesOfTiles() {
        if (!scene_.placement) {
            return;
        }
        const Graph& graph = *scene_.rule.graph();
        const EdgeStyle style = edgeStyle(geometry_, theme_);
        scene_.presses.forEachOne([&](Vertex u) {
            for (const Vertex v : graph.targets(u)) {
                const QLineF edge(geometry_.cellRect(u).center(), geometry_.cellRect(v).center());
                painter_.setPen(QPen(fillOfLight(v), size_ * 0.42, Qt::SolidLine, Qt::RoundCap));
                painter_.drawLine(edge);
                if (!graph.hasArc(v, u)) {
                    painter_.setBrush(style.colour);
                    paintArrowHead(painter_, edge, style.gap, style.head);
                }
            }
        });
    }

    void paintVertex(Vertex v) {
        painter_.setBrush(fillOfLight(v));
        painter_.setPen(tileOf(v) ? QPen(Qt::NoPen) : QPen(theme_.unlitRing, 1));
        painter_.drawEllipse(geometry_.cellRect(v));
    }

    void paintMarks(Vertex v) {
        if (size_ < minMarked) {
            if (scene_.presses[v] && size_ >= 3) {
                const double inset = size_ * 0.3;
                painter_.fillRect(geometry_.cellRect(v).adjusted(inset, inset, -inset, -inset),
                                  theme_.press);
            }
            return;
        }
        const QRectF cell = geometry_.cellRect(v);
        if (scene_.presses[v]) {
            paintStar(painter_, cell.center(), size_ * 0.22, theme_);
        }
        if (!scene_.placement && scene_.changes[v] > 1) {
            paintNumber(cell, scene_.changes[v]);
        }
        const bool isDead = scene_.showsPossible && scene_.placement && scene_.placement->dead[v];
        if (isDead || scene_.deadEnd == v) {
            paintCross(cell, scene_.deadEnd == v ? 5.0 : 3.0);
        } else if (scene_.showsPossible && scene_.placement && scene_.placement->allowed[v]) {
            painter_.setPen(Qt::NoPen);
            painter_.setBrush(theme_.accent);
            painter_.drawEllipse(cell.center(), size_ * 0.07, size_ * 0.07);
        }
    }

    void paintNumber(const QRectF& cell, std::size_t number) {
        QFont font = fontFor(TextRole::small);
        font.setBold(true);
        font.setPixelSize(std::max(7, static_cast<int>(size_ * 0.26)));
        painter_.setFont(font);
        painter_.setPen(theme_.text);
        const double inset = size_ * 0.09;
        painter_.drawText(cell.adjusted(inset, inset, -inset, -inset),
                          Qt::AlignTop | Qt::AlignLeft | Qt::AlignAbsolute,
                          QString::number(number));
    }

    void paintCross(const QRectF& cell, double width) {
        const double reach = size_ * 0.2;
        const QPointF centre = cell.center();
        const double line = std::min(std::max(size_ * 0.06, 1.5), width);
        // An outline distinguishes the cross from any tile.
        for (const QPen& pen : {QPen(theme_.background, line + 2), QPen(theme_.press, line)}) {
            painter_.setPen(pen);
            painter_.drawLine(centre - QPointF(reach, reach), centre + QPointF(reach, reach));
            painter_.drawLine(centre - QPointF(reach, -reach), centre + QPointF(reach, -reach));
        }
    }

    void outline(Vertex v, const QColor& colour, double width) {
        paintOutline(painter_, geometry_.cellRect(v), geometry_.isGrid(), colour, width);
    }

    void paintPointedAt() {
        const double width = std::clamp(size_ * 0.04, 1.0, 4.0);
        if (scene_.pointedAt) {
            scene_.rule.forEachToggled(*scene_.pointedAt, [&](Vertex v) {
                outline(v, faded(theme_.accent, 0.75), width);
            });
            outline(*scene_.pointedAt, theme_.accent, width * 1.3);
        }
        if (scene_.hint) {
            outline(*scene_.hint, theme_.press, width * 1.6);
        }
    }

    QPainter& painter_;
    const BoardGeometry& geometry_;
    const TilingScene& scene_;
    const Theme& theme_;
    EdgeLayer& edges_;
    double size_;
};

} // namespace

QColor tileColour(std::size_t number, const Theme& theme) {
    static const std::array<QColor, 7> light{QColor(0xBE, 0xD8, 0xEC), QColor(0xF2, 0xD8, 0xA4),
                                             QColor(0xC0, 0xE3, 0xD3), QColor(0xE9, 0xC3, 0xCB),
                                             QColor(0xD3, 0xCB, 0xEA), QColor(0xC9, 0xCD, 0xD4),
                                             QColor(0xE6, 0xE3, 0x9E)};
    static const std::array<QColor, 7> dark{QColor(0x2F, 0x5C, 0x7E), QColor(0x7C, 0x5F, 0x20),
                                            QColor(0x24, 0x63, 0x4D), QColor(0x7D, 0x40, 0x4B),
                                            QColor(0x55, 0x4A, 0x86), QColor(0x59, 0x63, 0x70),
                                            QColor(0x6B, 0x6A, 0x1F)};
    return (theme.isDark ? dark : light).at(number % light.size());
}

QBrush tileFill(std::size_t number, const Theme& theme) {
    static const std::array<Qt::BrushStyle, 7> hatchings{
        Qt::BDiagPattern, Qt::HorPattern, Qt::FDiagPattern, Qt::Dense6Pattern,
        Qt::VerPattern,   Qt::NoBrush,    Qt::CrossPattern};
    return theme.palette == Palette::blackAndWhite
               ? QBrush(theme.secondText, hatchings.at(number % hatchings.size()))
               : QBrush(tileColour(number, theme));
}

QColor tileEdge(const Theme& theme) {
    return theme.isDark ? mixed(theme.text, theme.card, 0.2) : theme.unlitRing;
}

QColor severalChangesColour(const Theme& theme) {
    return mixed(theme.cell, theme.press, 0.35);
}

void paintTiling(QPainter& painter, const BoardGeometry& geometry, const TilingScene& scene,
                 const Theme& theme, EdgeLayer& edges) {
    Painting(painter, geometry, scene, theme, edges).paint();
}

} // namespace lightsout
