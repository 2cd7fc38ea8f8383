// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardPainter.h"
#include "board/BoardPicture.h"
#include "gf2/BitMatrix.h"
#include "matrix/MatrixPainter.h"
#include "theme/Theme.h"

#include <QImage>
#include <QSizeF>
#include <QString>

#include <functional>
#include <vector>

namespace lightsout {

/// A picture that can be drawn at any size. `paint` draws it without a background, in the colours
/// of a theme, in a rectangle of size `size` at the origin.
struct Picture {
    QSizeF size; ///< in screen pixels; text and lines are designed for this size
    std::function<void(QPainter&, const Theme&)> paint;
};

enum class PictureColours {
    light,
    dark,
    print, ///< colours of the light theme, on white
};
Theme themeFor(PictureColours colours);

/// Options for a picture.
struct PictureStyle {
    PictureColours colours = PictureColours::print;
    int width = 1600;  ///< in pixels; in points for vector graphics
    QString title{};   ///< text above the picture; may be empty
    QString caption{}; ///< text below the picture; may be empty
};

/// Returns an image of a picture with its title and caption. May throw std::bad_alloc.
QImage pictureImage(const Picture& picture, const PictureStyle& style);
/// Returns an SVG or PDF file of a picture with its title and caption.
QByteArray drawingFile(const Picture& picture, const PictureStyle& style, PictureFormat format);
/// Draws a picture with its title and caption as large as possible in the middle of an area.
void paintPicture(QPainter& painter, const QRectF& area, const Picture& picture,
                  const PictureStyle& style);

/// Returns a picture of a board, about `side` pixels wide or high.
Picture boardDrawing(BoardScene scene, double side = 640);

/// A board on a sheet, which shows boards in rows with a line of text below each.
struct NamedBoard {
    BoardScene scene;
    QString name;
};
Picture boardSheet(const std::vector<NamedBoard>& boards);

/// Returns a picture of a matrix with a bar after its first `columns` columns. `film` is the share
/// of the marked operation that is shown; see MatrixScene::film.
Picture matrixDrawing(const BitMatrix& matrix, std::size_t columns, const MatrixMarks& marks,
                      double film = 1);

} // namespace lightsout
