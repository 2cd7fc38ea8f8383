// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>

namespace lightsout {

// These functions decode untrusted pictures. Each decoder is named explicitly and never chosen by
// the content: an SVG can refer to other files, which would then be opened. The size in the header
// is checked before any memory is allocated for pixels.

/// The maximum number of pixels of a picture that is decoded.
inline constexpr qint64 maxPicturePixels = qint64{1} << 26;

/// Returns the formats that are decoded, by their names in Qt, such as "png" and "jpeg". All are
/// raster formats.
const QList<QByteArray>& pixelFormats();

/// Decodes a picture in this format. Returns a null image if it is invalid or has more than
/// `maxPixels` pixels.
QImage readPicture(const QByteArray& bytes, const QByteArray& format,
                   qint64 maxPixels = maxPicturePixels);

/// Returns the size that the header of a picture in this format names. Returns an empty size if it
/// is invalid or names more than `maxPixels` pixels.
QSize pictureSize(const QByteArray& bytes, const QByteArray& format,
                  qint64 maxPixels = maxPicturePixels);

/// Decodes a picture in any of pixelFormats().
QImage readPicture(const QByteArray& bytes);

} // namespace lightsout
