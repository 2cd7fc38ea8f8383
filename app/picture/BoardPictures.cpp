// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/BoardPictures.h"

#include "text/NumberText.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace lightsout {

namespace {

constexpr double sheetSide = 220;
constexpr double sheetGap = 24;
constexpr double nameHeight = 30;
constexpr double entrySide = 30;
constexpr double headRoom = 60;

} // namespace

Picture boardDrawing(BoardScene scene, double side) {
    scene.isForFile = true;
    BoardGeometry geometry(scene.rule);
    geometry.setViewSize({side, side});
    return {.size = {side, side},
            .paint = [scene, geometry](QPainter& painter, const Theme& theme) {
                paintBoard(painter, geometry, scene, theme);
            }};
}

Picture boardSheet(const std::vector<NamedBoard>& boards) {
    const auto count = static_cast<double>(boards.size());
    const double columns = std::ceil(std::sqrt(count));
    const double rows = std::ceil(count / columns);
    std::vector<std::pair<Picture, QString>> parts;
    for (const NamedBoard& board : boards) {
        parts.emplace_back(boardDrawing(board.scene, sheetSide), board.name);
    }
    return {.size = {columns * (sheetSide + sheetGap) + sheetGap,
                     rows * (sheetSide + nameHeight + sheetGap) + sheetGap},
            .paint = [parts, columns](QPainter& painter, const Theme& theme) {
                QFont font = fontFor(TextRole::body);
                font.setPixelSize(15);
                for (std::size_t i = 0; i < parts.size(); ++i) {
                    const auto place = static_cast<double>(i);
                    const double row = std::floor(place / columns);
                    painter.save();
                    painter.translate(sheetGap + (place - row * columns) * (sheetSide + sheetGap),
                                      sheetGap + row * (sheetSide + nameHeight + sheetGap));
                    parts[i].first.paint(painter, theme);
                    painter.setFont(font);
                    painter.setPen(theme.text);
                    painter.drawText(QRectF(0, sheetSide, sheetSide, nameHeight), Qt::AlignCenter,
                                     parts[i].second);
                    painter.restore();
                }
            }};
}

Picture matrixDrawing(const BitMatrix& matrix, std::size_t columns, const MatrixMarks& marks) {
    MatrixScene scene;
    scene.matrix = matrix;
    scene.marks = marks;
    scene.isForPaper = true;
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        scene.rowSymbols.push_back(QStringLiteral("R") + subscript(shownNumber(row)));
    }
    for (std::size_t column = 0; column < columns; ++column) {
        scene.columnSymbols.push_back(QStringLiteral("x") + subscript(shownNumber(column)));
    }
    if (matrix.cols() > columns) {
        scene.columnSymbols.push_back(QStringLiteral("d"));
    }
    const QSizeF size(entrySide * static_cast<double>(matrix.cols()) + 2 * headRoom,
                      entrySide * static_cast<double>(matrix.rows()) + 2 * headRoom);
    MatrixGeometry geometry;
    geometry.setShape(matrix.rows(), columns, matrix.cols() - columns);
    geometry.setHeads(3, 1);
    geometry.setViewSize(size);
    geometry.fit();
    return {.size = size, .paint = [scene, geometry](QPainter& painter, const Theme& theme) {
                paintMatrix(painter, geometry, scene, theme);
            }};
}

} // namespace lightsout
