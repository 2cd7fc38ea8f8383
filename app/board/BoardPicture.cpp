// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardPicture.h"

#include "board/BoardImage.h"
#include "controls/PictureFile.h"
#include "theme/Theme.h"

#include <QBuffer>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>
#include <new>

namespace lightsout {

namespace {

/// Sizes for pictures in vector graphics. They are in screen pixels, so that fonts and lines have
/// the same proportions as on the screen.
constexpr double wantedCell = 56;
constexpr double minSide = 200;
constexpr double maxSide = 2400;
constexpr double gridMargin = 10;
constexpr double graphMargin = 70;
/// If cells are smaller than this, they are drawn as pixels of an image, with as many pixels per
/// cell as fit.
constexpr std::size_t minCell = 6;
/// Boards with more shapes than this are embedded as images even in SVG and PDF. Qt compresses a
/// page when it is finished, which can't be interrupted, and programs are slow to show files with
/// many shapes.
constexpr std::size_t maxShapes = 6000;
constexpr double pointsOfImage = 2; ///< image pixels for each screen pixel
constexpr int sideOfTile = 512;
constexpr int dotsPerInch = 96;
constexpr double pointsPerInch = 72;

double cellsAcross(const Rule& rule) {
    if (const Lattice* lattice = rule.cells()) {
        return static_cast<double>(std::max(lattice->rows, lattice->cols));
    }
    // In each direction, a graph is assumed to use as much space between its vertices as for them.
    return 2 * std::sqrt(static_cast<double>(rule.vertexCount()));
}

/// Returns the part of the view that the board and its margin occupy.
QRectF extentOf(const Rule& rule, const BoardGeometry& geometry) {
    QRectF extent;
    if (const Lattice* lattice = rule.cells()) {
        extent = geometry.cellRect(0).united(
            geometry.cellRect(lattice->cell(lattice->rows - 1, lattice->cols - 1)));
        for (const BoardGeometry::Ghost& ghost : geometry.visibleGhosts()) {
            extent = extent.united(ghost.rect);
        }
    } else {
        for (Vertex v = 0; v < rule.vertexCount(); ++v) {
            extent = extent.united(geometry.cellRect(v));
        }
    }
    const double margin = rule.cells() != nullptr ? gridMargin : graphMargin;
    return extent.adjusted(-margin, -margin, margin, margin);
}

/// Returns an image of a large grid, either reduced or with a whole number of pixels for each cell;
/// null if cells should be drawn instead.
QImage imageOfPoints(const BoardScene& scene, std::size_t pixels, const Theme& theme,
                     const Progress& progress) {
    const Lattice* lattice = scene.rule.cells();
    if (lattice == nullptr || scene.rule.vertexCount() == 0) {
        return {};
    }
    const std::size_t side = std::max(lattice->rows, lattice->cols);
    if (side * minCell <= pixels) {
        return {};
    }
    if (side > pixels) {
        return boardImage(scene, {0, lattice->rows, 0, lattice->cols}, (side + pixels - 1) / pixels,
                          theme, progress);
    }
    const QImage image = cellImage(scene, theme, progress);
    return image.scaled(image.size() * static_cast<int>(pixels / side));
}

/// Returns the number of shapes in the drawing of the board; a lamp consists of three shapes.
std::size_t shapesOf(const Rule& rule, const BoardGeometry& geometry) {
    if (rule.cells() == nullptr) {
        return 3 * rule.vertexCount() + rule.graph()->arcCount();
    }
    return geometry.cellSize() < minCell ? 1 : 3 * rule.vertexCount();
}

QImage paintedImage(const QRectF& extent, double scale, const BoardGeometry& geometry,
                    const BoardScene& scene, const Theme& theme, const Progress& progress) {
    QImage image((extent.size() * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
    if (image.isNull()) {
        throw std::bad_alloc();
    }
    image.setDotsPerMeterX(qRound(dotsPerInch / 0.0254));
    image.setDotsPerMeterY(qRound(dotsPerInch / 0.0254));
    image.fill(theme.background);
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-extent.topLeft());
    paintBoard(painter, geometry, scene, theme, progress);
    return image;
}

/// Draws the image in tiles, because compressing a large one can't be interrupted. The tiles
/// overlap by a pixel, so that no gaps are visible between them.
void drawTiles(QPainter& painter, const QImage& image, double scale, const Progress& progress) {
    painter.setRenderHint(QPainter::LosslessImageRendering);
    for (int y = 0; y < image.height(); y += sideOfTile) {
        for (int x = 0; x < image.width(); x += sideOfTile) {
            progress.checkpoint();
            const QRect tile = QRect(x, y, sideOfTile + 1, sideOfTile + 1) & image.rect();
            painter.drawImage(QRectF(tile.topLeft() / scale, tile.size() / scale),
                              image.copy(tile));
        }
    }
}

void paintPage(QPaintDevice& page, const QRectF& extent, const BoardGeometry& geometry,
               const BoardScene& scene, const Theme& theme, const Progress& progress) {
    QPainter painter(&page);
    if (shapesOf(scene.rule, geometry) > maxShapes) {
        drawTiles(painter, paintedImage(extent, pointsOfImage, geometry, scene, theme, progress),
                  pointsOfImage, progress);
        return;
    }
    painter.fillRect(QRectF(QPointF(0, 0), extent.size()), theme.background);
    painter.translate(-extent.topLeft());
    paintBoard(painter, geometry, scene, theme, progress);
}

} // namespace

QByteArray boardPicture(BoardScene scene, PictureFormat format, int pixels,
                        const Progress& progress) {
    Theme theme = Theme::light();
    theme.background = Qt::white;
    scene.isForFile = true;
    const double side = std::clamp(cellsAcross(scene.rule) * wantedCell, minSide, maxSide);
    BoardGeometry geometry(scene.rule);
    geometry.setViewSize({side, side});
    const QRectF extent = extentOf(scene.rule, geometry);
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    switch (format) {
    case PictureFormat::svg: {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setResolution(dotsPerInch);
        generator.setSize(extent.size().toSize());
        generator.setViewBox(QRectF(QPointF(0, 0), extent.size()));
        generator.setTitle(QStringLiteral("Lights Out"));
        paintPage(generator, extent, geometry, scene, theme, progress);
        break;
    }
    case PictureFormat::pdf: {
        QPdfWriter writer(&buffer);
        writer.setResolution(dotsPerInch);
        writer.setPageSize(QPageSize(extent.size() * (pointsPerInch / dotsPerInch),
                                     QPageSize::Point, QString(), QPageSize::ExactMatch));
        writer.setPageMargins({});
        paintPage(writer, extent, geometry, scene, theme, progress);
        break;
    }
    case PictureFormat::png: {
        if (const QImage image =
                imageOfPoints(scene, static_cast<std::size_t>(pixels), theme, progress);
            !image.isNull()) {
            return pngFile(image, progress);
        }
        const double scale = pixels / std::max(extent.width(), extent.height());
        return pngFile(paintedImage(extent, scale, geometry, scene, theme, progress), progress);
    }
    }
    progress.checkpoint();
    return content;
}

} // namespace lightsout
