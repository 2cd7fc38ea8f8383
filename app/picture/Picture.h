// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardPicture.h"
#include "look/Theme.h"

#include <QImage>
#include <QSizeF>
#include <QString>

#include <functional>

namespace lightsout {

/// Something that can be drawn at any size: in a rectangle of this size at the origin, in the
/// colours of a theme, without a background.
struct Picture {
    QSizeF size; ///< in pixels of the screen, which letters and lines are made for
    std::function<void(QPainter&, const Theme&)> paint;
};

enum class PictureColours {
    light,
    dark,
    print, ///< light, on white
};
Theme themeFor(PictureColours colours);

/// How a picture is wanted.
struct PictureStyle {
    PictureColours colours = PictureColours::print;
    int width = 1600;  ///< in pixels; of drawings, whose size does not matter, in points
    QString title{};   ///< above it; empty for none
    QString caption{}; ///< below it; empty for none
};

/// A picture with its title and caption. May throw std::bad_alloc.
QImage pictureImage(const Picture& picture, const PictureStyle& style);
/// The file, SVG or PDF, of a picture with its title and caption.
QByteArray drawingFile(const Picture& picture, const PictureStyle& style, PictureFormat format);
/// Draws it as large as possible in the middle of an area.
void paintPicture(QPainter& painter, const QRectF& area, const Picture& picture,
                  const PictureStyle& style);

} // namespace lightsout
