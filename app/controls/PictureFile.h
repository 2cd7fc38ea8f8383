// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <QByteArray>
#include <QSize>
#include <QString>

#include <functional>

class QImage;
class QPainter;

namespace lightsout {

/// Writes a picture file atomically. `paint` draws in a rectangle of this size at the origin. An
/// .svg file contains the drawing itself; a .png file has twice as many pixels in each direction.
/// Returns false if writing fails or the file has another extension.
bool savePicture(const QString& path, const QSize& size, const QString& title,
                 const std::function<void(QPainter&)>& paint);

/// Returns the content of a PNG file with this image. This takes seconds if the image is large.
/// Callable from any thread. May throw std::bad_alloc.
QByteArray pngFile(const QImage& image, const Progress& progress);

} // namespace lightsout
