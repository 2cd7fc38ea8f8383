// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardPainter.h"

#include "board/BoardImage.h"
#include "board/EdgePainter.h"
#include "board/VertexLabels.h"
#include "text/NumberText.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QPainter>
#include <QPixmap>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <optional>

namespace lightsout {

namespace {

/// Cells smaller than minBulb pixels are plain squares. Cells smaller than minSquare pixels are
/// pixels of an image.
constexpr double minBulb = 20;
constexpr double minSquare = 6;
constexpr double ghostOpacity = 0.38;
/// Smaller cells have no room for their numbers.
constexpr double minNumbered = 26;
/// If more lights than this have to be counted, they are not numbered.
constexpr std::size_t maxNumbers = 999;

class Painting {
public:
    Painting(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
             const Theme& theme, const Progress& progress)
        : painter_(painter), geometry_(geometry), scene_(scene), theme_(theme), progress_(progress),
          hasPieces_(scene.hasPieces || theme_.palette == Palette::pieces),
          size_(geometry.cellSize()) {}

    void paint() {
        painter_.setRenderHint(QPainter::Antialiasing);
        if (!geometry_.isGrid()) {
            paintVertices();
            if (scene_.showsLabels) {
                paintVertexLabels(painter_, geometry_, scene_.rule, theme_, scene_.hidden,
                                  progress_);
            }
        } else if (size_ >= minBulb) {
            forEachVisibleCell([this](Vertex v) { paintCell(v, geometry_.cellRect(v)); });
        } else if (size_ >= minSquare) {
            painter_.setRenderHint(QPainter::Antialiasing, false);
            forEachVisibleCell([this](Vertex v) { paintSquare(v); });
            painter_.setRenderHint(QPainter::Antialiasing);
        } else {
            paintImage();
        }
        paintGhosts();
        paintCellNumbers();
        paintPointedAt();
        if (size_ >= minSquare) {
            paintMarks();
        }
    }

private:
    template <typename Visitor>
    void forEachVisibleCell(Visitor visit) const {
        const auto range = geometry_.visibleCells();
        for (std::size_t r = range.firstRow; r < range.lastRow; ++r) {
            progress_.checkpoint();
            for (std::size_t c = range.firstColumn; c < range.lastColumn; ++c) {
                visit(scene_.rule.cells()->cell(r, c));
            }
        }
    }

    /// Calls visit(vertex) for the visible members of the set.
    template <typename Visitor>
    void forEachVisibleOf(const BitVector& vertices, Visitor visit) const {
        if (geometry_.isGrid()) {
            forEachVisibleCell([&](Vertex v) {
                if (vertices[v]) {
                    visit(v);
                }
            });
        } else {
            vertices.forEachOne([&](Vertex v) {
                if (isShown(v)) {
                    visit(v);
                }
            });
        }
    }

    double brightness(Vertex v) const {
        const bool lit = scene_.lights[v];
        if (scene_.changing && (*scene_.changing)[v]) {
            return lit ? scene_.changed : 1 - scene_.changed;
        }
        return lit ? 1 : 0;
    }

    bool isInPattern(Vertex v) const { return scene_.pattern && (*scene_.pattern)[v]; }

    /// Paints the cells beyond the border, at low opacity.
    void paintGhosts() {
        painter_.setOpacity(ghostOpacity);
        for (const BoardGeometry::Ghost& ghost : geometry_.visibleGhosts()) {
            paintCell(ghost.cell, ghost.rect);
        }
        painter_.setOpacity(1);
    }

    void paintCell(Vertex v, const QRectF& cell, CellLayer layer = CellLayer::all) {
        const bool isGrid = geometry_.isGrid();
        if (!scene_.rule.hasButton(v) || !scene_.rule.hasLight(v)) {
            paintMarkedCell(v, cell, layer);
            return;
        }
        const double light = brightness(v);
        const bool isStill = light == 0 || light == 1;
        if (isStill && !scene_.hasPieces && !isInPattern(v) && !scene_.isForFile) {
            painter_.drawPixmap(cell.topLeft(), stillCell(light == 1, layer));
        } else {
            if (layer != CellLayer::light) {
                paintGround(v, cell);
            }
            if (!scene_.hasPieces) {
                paintBulb(painter_, cell, light, theme_, layer);
            } else if (layer != CellLayer::ground) {
                paintPiece(painter_, cell, scene_.lights[v], theme_);
            }
        }
        if (layer != CellLayer::ground && !isGrid && !scene_.rule.selfInfluence(v)) {
            // A dotted ring marks a vertex that does not toggle itself.
            painter_.setBrush(Qt::NoBrush);
            painter_.setPen(QPen(theme_.unlitRing, std::max(1.0, size_ * 0.03), Qt::DotLine));
            painter_.drawEllipse(cell);
        }
    }

    /// Paints a vertex without a button as a light in a dashed outline, one without a light as a
    /// button with a ring, and a hole in a grid as nothing.
    void paintMarkedCell(Vertex v, const QRectF& cell, CellLayer layer) {
        const bool isGrid = geometry_.isGrid();
        if (layer != CellLayer::light) {
            if (scene_.rule.hasButton(v)) {
                paintGround(v, cell);
                const double inset = size_ * 0.3;
                painter_.setBrush(Qt::NoBrush);
                painter_.setPen(QPen(theme_.unlitRing, std::max(1.0, size_ * 0.04)));
                painter_.drawEllipse(cell.adjusted(inset, inset, -inset, -inset));
            } else if (!isGrid || scene_.rule.hasLight(v)) {
                paintDashedOutline(v, cell);
            }
        }
        if (layer != CellLayer::ground && scene_.rule.hasLight(v)) {
            if (scene_.hasPieces) {
                paintPiece(painter_, cell, scene_.lights[v], theme_);
            } else {
                paintBulb(painter_, cell, brightness(v), theme_, CellLayer::light);
            }
        }
    }

    void paintDashedOutline(Vertex v, const QRectF& cell) {
        const bool isGrid = geometry_.isGrid();
        const bool coversEdges = !isGrid && !isInPattern(v);
        if (isInPattern(v)) {
            paintGround(v, cell);
        }
        painter_.setBrush(coversEdges ? QBrush(theme_.background) : QBrush(Qt::NoBrush));
        painter_.setPen(QPen(theme_.unlitRing, std::max(1.0, size_ * 0.03), Qt::DashLine));
        const double inset = size_ * 0.08;
        const QRectF outlined = cell.adjusted(inset, inset, -inset, -inset);
        if (isGrid) {
            painter_.drawRoundedRect(outlined, size_ * 0.1, size_ * 0.1);
        } else {
            painter_.drawEllipse(outlined);
        }
    }

    void paintGround(Vertex v, const QRectF& cell) {
        if (isInPattern(v) && !scene_.hasPieces) {
            paintPatternTile(cell);
        } else {
            paintTile(painter_, cell, geometry_.isGrid(), theme_.cell);
        }
    }

    /// Each pixmap is looked up only once, because looking it up takes longer than drawing it.
    const QPixmap& stillCell(bool isLit, CellLayer layer) {
        std::optional<QPixmap>& cell =
            (isLit ? litCells_ : unlitCells_)[static_cast<std::size_t>(layer)];
        if (!cell) {
            cell = cellPixmap(size_, painter_.device()->devicePixelRatioF(), geometry_.isGrid(),
                              isLit, theme_, layer);
        }
        return *cell;
    }

    /// Paints a pale tile, on which a bulb stands out, with an edge that distinguishes it from
    /// other cells.
    void paintPatternTile(const QRectF& cell) {
        const bool isGrid = geometry_.isGrid();
        paintTile(painter_, cell, isGrid, mixed(theme_.cell, theme_.quiet, 0.35));
        if (theme_.palette == Palette::blackAndWhite) {
            paintTile(painter_, cell, isGrid, theme_.cell);
            paintTile(painter_, cell, isGrid, fillOf(&Theme::quiet, theme_));
        }
        const double width = std::clamp(size_ * 0.06, 1.5, 5.0);
        paintOutline(painter_, cell.adjusted(width / 2, width / 2, -width / 2, -width / 2), isGrid,
                     theme_.quiet, width);
    }

    void paintCellNumbers() {
        if (scene_.numbers == CellNumbers::none || !geometry_.isGrid() || size_ < minNumbered) {
            return;
        }
        forEachVisibleCell([this](Vertex v) {
            if (!scene_.rule.isHole(v)) {
                paintCellNumber(painter_, geometry_, v, scene_.numbers,
                                isInPattern(v) ? theme_.text : theme_.secondText);
            }
        });
    }

    QColor pieceColour(Vertex v) const {
        return scene_.lights[v] ? blackPieceColour(theme_) : whitePieceColour();
    }

    void paintSquare(Vertex v) {
        if (scene_.rule.isHole(v)) {
            return;
        }
        const QRectF cell = geometry_.cellRect(v).adjusted(0, 0, -1, -1);
        painter_.fillRect(cell, isInPattern(v) ? theme_.quiet : theme_.cell);
        const auto fill = [&](double inset, const QColor& colour) {
            painter_.fillRect(cell.adjusted(inset, inset, -inset, -inset), colour);
        };
        if (hasPieces_) {
            fill(size_ * 0.12, pieceColour(v));
        } else if (scene_.lights[v]) {
            fill(size_ * 0.12, theme_.litRim);
            fill(size_ * 0.12 + std::max(1.0, size_ * 0.07), theme_.lit);
        } else {
            fill(size_ * 0.4, theme_.unlitRing);
        }
        if (scene_.stars && (*scene_.stars)[v]) {
            fill(size_ * 0.22, theme_.background); // so that it contrasts with a light
            fill(size_ * 0.3, theme_.press);
        }
    }

    /// Returns the colours of an image. Its lights have no rim, so they look lit, and contrast with
    /// their cells, on a dark ground only.
    Theme imageTheme() const {
        if (hasPieces_ || scene_.isForFile || theme_.palette == Palette::blackAndWhite) {
            return theme_;
        }
        Theme dark = Theme::of(theme_.palette, true);
        dark.background = theme_.background; // shown in holes
        return dark;
    }

    void paintImage() {
        auto range = geometry_.visibleCells();
        if (range.firstRow >= range.lastRow || range.firstColumn >= range.lastColumn) {
            return;
        }
        // If cells are smaller than pixels, one pixel represents a block of cells. Blocks begin at
        // the same cells wherever the board is moved, so that their shades do not change.
        const auto block =
            std::clamp<std::size_t>(static_cast<std::size_t>(1 / size_), 1, bitsPerWord);
        range.firstRow -= range.firstRow % block;
        range.firstColumn -= range.firstColumn % block;
        const QImage image = boardImage(scene_, range, block, imageTheme(), progress_);
        const QPointF corner =
            geometry_.cellRect(scene_.rule.cells()->cell(range.firstRow, range.firstColumn))
                .topLeft();
        const double step = size_ * static_cast<double>(block);
        painter_.setRenderHint(QPainter::SmoothPixmapTransform, size_ < 1);
        painter_.drawImage(QRectF(corner, QSizeF(image.size()) * step), image);
    }

    bool isShown(Vertex v) const { return !scene_.hidden || !(*scene_.hidden)[v]; }

    void paintVertices() {
        for (const CellLayer layer : {CellLayer::ground, CellLayer::light}) {
            for (Vertex v = 0; v < scene_.rule.vertexCount(); ++v) {
                progress_.checkpoint();
                if (isShown(v)) {
                    paintCell(v, geometry_.cellRect(v), layer);
                }
            }
        }
    }

    void outline(Vertex v, const QColor& colour, double width) {
        paintOutline(painter_, geometry_.cellRect(v), geometry_.isGrid(), colour, width);
    }

    void paintPointedAt() {
        if (!scene_.pointedAt) {
            return;
        }
        const double width = std::clamp(size_ * 0.03, 1.0, 3.5);
        std::vector<Vertex> toggled;
        scene_.rule.forEachToggled(*scene_.pointedAt, [&](Vertex v) {
            toggled.push_back(v);
            if (v != scene_.pointedAt) {
                outline(v, faded(theme_.accent, 0.75), width);
            }
        });
        for (const BoardGeometry::Ghost& ghost : geometry_.visibleGhosts()) {
            if (std::ranges::find(toggled, ghost.cell) != toggled.end()) {
                paintOutline(painter_, ghost.rect, true, faded(theme_.accent, 0.3), width);
            }
        }
        outline(*scene_.pointedAt, theme_.accent, width * 1.3);
    }

    void paintMarks() {
        if (scene_.target) {
            forEachVisibleOf(*scene_.target, [this](Vertex v) { paintTargetMark(v); });
        }
        if (scene_.stars && (size_ >= minBulb || !geometry_.isGrid())) {
            forEachVisibleOf(*scene_.stars, [this](Vertex v) {
                const QRectF cell = geometry_.cellRect(v);
                const double reach = geometry_.isGrid() ? 0.24 : 0.34;
                paintStar(painter_, cell.center() + QPointF(size_ * reach, -size_ * reach),
                          std::max(3.0, size_ * 0.13), theme_);
            });
        }
        if (scene_.ringed) {
            scene_.ringed->forEachOne(
                [this](Vertex v) { outline(v, theme_.press, std::clamp(size_ * 0.05, 1.5, 4.0)); });
        }
        if (scene_.hint) {
            outline(*scene_.hint, theme_.press, std::clamp(size_ * 0.05, 2.0, 5.0));
        }
        if (size_ < minBulb || scene_.counted.count() > maxNumbers) {
            return;
        }
        // On a board whose vertices show their own numbers, a count could be mistaken for such a
        // number, so the counted lights get ticks instead.
        if (!geometry_.isGrid() || scene_.numbers != CellNumbers::none) {
            scene_.counted.forEachOne([this](Vertex v) { paintTick(v); });
            return;
        }
        int number = 0;
        scene_.counted.forEachOne([&](Vertex v) { paintNumber(v, ++number); });
    }

    /// Paints a tick in the corner that has no number, star or target mark.
    void paintTick(Vertex v) {
        const double radius = size_ * 0.15;
        const QPointF centre = geometry_.cellRect(v).center() + QPointF(size_ * 0.28, size_ * 0.28);
        paintBadge(centre, radius);
        painter_.setPen(QPen(badgeText(), std::max(1.2, radius * 0.3), Qt::SolidLine, Qt::RoundCap,
                             Qt::RoundJoin));
        painter_.setBrush(Qt::NoBrush);
        const QPolygonF tick({centre + QPointF(-0.45, 0.05) * radius,
                              centre + QPointF(-0.1, 0.4) * radius,
                              centre + QPointF(0.5, -0.35) * radius});
        painter_.drawPolyline(tick);
    }

    void paintBadge(QPointF centre, double radius) {
        painter_.setPen(QPen(theme_.background, 1.5));
        painter_.setBrush(theme_.quiet);
        painter_.drawEllipse(centre, radius, radius);
    }

    QColor badgeText() const { return theme_.isDark ? theme_.background : theme_.card; }

    /// Paints a small lit lamp in the corner: this light should be on at the end.
    void paintTargetMark(Vertex v) {
        const QRectF cell = geometry_.cellRect(v);
        const double radius = std::max(2.0, size_ * 0.07);
        painter_.setPen(QPen(theme_.accent, std::max(1.0, size_ * 0.02)));
        painter_.setBrush(hasPieces_ ? blackPieceColour(theme_) : theme_.lit);
        painter_.drawEllipse(cell.center() + QPointF(-size_ * 0.33, size_ * 0.33), radius, radius);
    }

    void paintNumber(Vertex v, int number) {
        const QRectF cell = geometry_.cellRect(v);
        const double radius = size_ * 0.17;
        const QPointF centre = cell.center() - QPointF(size_ * 0.26, size_ * 0.26);
        paintBadge(centre, radius);
        QFont font = fontFor(TextRole::small);
        font.setBold(true);
        font.setPixelSize(std::max(6, static_cast<int>(radius * (number < 10 ? 1.3 : 1.0))));
        painter_.setFont(font);
        painter_.setPen(badgeText());
        painter_.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
                          Qt::AlignCenter, QString::number(number));
    }

    QPainter& painter_;
    const BoardGeometry& geometry_;
    const BoardScene& scene_;
    const Theme& theme_;
    const Progress& progress_;
    /// One pixmap for each layer. They are optional because not even a null pixmap may be created
    /// in other threads.
    std::array<std::optional<QPixmap>, 3> litCells_;
    std::array<std::optional<QPixmap>, 3> unlitCells_;
    bool hasPieces_;
    double size_;
};

} // namespace

BoardScene sceneOf(const Game& game) {
    BoardScene scene;
    scene.rule = game.rule();
    scene.lights = game.lights();
    if (game.target().any()) {
        scene.target = game.target();
    }
    return scene;
}

void paintBoard(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                const Theme& theme, const Progress& progress) {
    if (!geometry.isGrid()) {
        paintEdges(painter, geometry, edgeStyle(geometry, theme), scene.hidden, progress);
    }
    paintVertices(painter, geometry, scene, theme, progress);
}

bool hasBulbs(const BoardGeometry& geometry) {
    return !geometry.isGrid() || geometry.cellSize() >= minBulb;
}

void paintVertices(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
                   const Theme& theme, const Progress& progress) {
    Painting(painter, geometry, scene, theme, progress).paint();
}

void paintCellNumber(QPainter& painter, const BoardGeometry& geometry, Vertex cell,
                     CellNumbers numbers, const QColor& colour) {
    const double size = geometry.cellSize();
    if (numbers == CellNumbers::none || size < minNumbered) {
        return;
    }
    QFont font = fontFor(TextRole::small);
    font.setPixelSize(static_cast<int>(std::clamp(size * 0.15, 8.0, std::max(22.0, size * 0.09))));
    painter.setFont(font);
    painter.setPen(colour);
    const Lattice& grid = *geometry.rule().cells();
    const QString text = numbers == CellNumbers::consecutive
                             ? QString::number(shownNumber(cell))
                             : QStringLiteral("%1,%2")
                                   .arg(shownNumber(grid.rowOf(cell)))
                                   .arg(shownNumber(grid.columnOf(cell)));
    // The number is in the upper left corner, regardless of the layout direction.
    painter.drawText(tile(geometry.cellRect(cell)).adjusted(size * 0.06, size * 0.03, size, size),
                     Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignTop, text);
}

void paintOverview(QPainter& painter, const QRectF& area, const Rule& rule, const BitVector& lights,
                   const Theme& theme) {
    // The board is painted larger and scaled down, so that lines are thin and small vertices are
    // round.
    constexpr double detail = 3;
    BoardGeometry whole(rule);
    whole.setViewSize(area.size() * detail);
    BoardScene scene;
    scene.rule = rule;
    scene.lights = lights;
    scene.showsLabels = false;
    painter.save();
    painter.translate(area.topLeft());
    painter.scale(1 / detail, 1 / detail);
    if (!whole.isGrid() && hasFewEdges(*rule.graph(), maxSmoothEdges)) {
        EdgeStyle edges = edgeStyle(whole, theme);
        edges.colour = fadedEdgeColour(whole, edges.width, theme);
        paintEdges(painter, whole, edges);
    }
    paintVertices(painter, whole, scene, theme);
    painter.restore();
}

} // namespace lightsout
