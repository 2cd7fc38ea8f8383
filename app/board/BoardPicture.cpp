// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardPicture.h"

#include "board/BoardImage.h"
#include "look/PictureFile.h"
#include "look/Theme.h"

#include <QBuffer>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

/// How large boards are drawn: fonts and lines have the sizes they have on the screen.
constexpr double wantedCell = 56;
constexpr double minSide = 200;
constexpr double maxSide = 2400;
constexpr double gridMargin = 10;
constexpr double graphMargin = 70;
/// Cells smaller than this become points of an image, as many to a cell as fit.
constexpr std::size_t minCell = 6;
constexpr int dotsPerInch = 96;
constexpr double pointsPerInch = 72;

double cellsAcross(const Rule& rule) {
    if (const Lattice* lattice = rule.cells()) {
        return static_cast<double>(std::max(lattice->rows, lattice->cols));
    }
    // Half of the room of a graph is between its vertices.
    return 2 * std::sqrt(static_cast<double>(rule.vertexCount()));
}

/// The part of the view that the board takes.
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

/// A large grid from afar, or with whole points for each cell; null where cells are drawn better.
QImage imageOfPoints(const BoardScene& scene, std::size_t pixels, const Theme& theme) {
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
                          theme);
    }
    const QImage image = cellImage(scene, theme);
    return image.scaled(image.size() * static_cast<int>(pixels / side));
}

void paint(QPaintDevice& device, const QRectF& extent, double scale, const BoardGeometry& geometry,
           const BoardScene& scene, const Theme& theme, const Progress& progress) {
    QPainter painter(&device);
    painter.scale(scale, scale);
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
        paint(generator, extent, 1, geometry, scene, theme, progress);
        break;
    }
    case PictureFormat::pdf: {
        QPdfWriter writer(&buffer);
        writer.setResolution(dotsPerInch);
        writer.setPageSize(QPageSize(extent.size() * (pointsPerInch / dotsPerInch),
                                     QPageSize::Point, QString(), QPageSize::ExactMatch));
        writer.setPageMargins({});
        paint(writer, extent, 1, geometry, scene, theme, progress);
        break;
    }
    case PictureFormat::png: {
        if (const QImage image = imageOfPoints(scene, static_cast<std::size_t>(pixels), theme);
            !image.isNull()) {
            return pngFile(image, progress);
        }
        const double scale = pixels / std::max(extent.width(), extent.height());
        QImage image((extent.size() * scale).toSize().expandedTo({1, 1}), QImage::Format_RGB32);
        image.setDotsPerMeterX(qRound(dotsPerInch / 0.0254));
        image.setDotsPerMeterY(qRound(dotsPerInch / 0.0254));
        image.fill(Qt::white);
        paint(image, extent, scale, geometry, scene, theme, progress);
        return pngFile(image, progress);
    }
    }
    return content;
}

} // namespace lightsout
