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

/// Writes what `paint` draws in a rectangle of this size at the origin, atomically: as a drawing to
/// an .svg file, or with twice the pixels to a .png file. Returns false if that fails, and for
/// other files.
bool savePicture(const QString& path, const QSize& size, const QString& title,
                 const std::function<void(QPainter&)>& paint);

/// Returns the PNG file of an image, which takes seconds if it is large. Callable from any thread.
/// May throw std::bad_alloc.
QByteArray pngFile(const QImage& image, const Progress& progress);

} // namespace lightsout
