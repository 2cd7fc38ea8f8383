// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>

namespace lightsout {

// Decoding of pictures that others made. Each decoder is named, so that none is chosen by what the
// bytes look like: an SVG can name other files, which would then be opened. The size in the header
// is checked before any memory is taken for pixels.

/// Pixels of the largest picture that is decoded.
inline constexpr qint64 maxPicturePixels = qint64{1} << 26;

/// The formats that are decoded, which are all made of pixels, by their names in Qt: "png", "jpeg".
const QList<QByteArray>& pixelFormats();

/// Decodes a picture in this format; null if it is none, or has more than `maxPixels` pixels.
QImage readPicture(const QByteArray& bytes, const QByteArray& format,
                   qint64 maxPixels = maxPicturePixels);

/// Decodes a picture in any of pixelFormats().
QImage readPicture(const QByteArray& bytes);

} // namespace lightsout
