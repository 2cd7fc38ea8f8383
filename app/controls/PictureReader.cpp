// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/PictureReader.h"

#include <QBuffer>
#include <QImageReader>

namespace lightsout {

const QList<QByteArray>& pixelFormats() {
    static const QList<QByteArray> formats{"png", "jpeg", "bmp", "gif", "pbm", "pgm", "ppm"};
    return formats;
}

namespace {

/// Reads the header and then, unless `image` is null, the pixels.
QSize read(const QByteArray& bytes, const QByteArray& format, qint64 maxPixels, QImage* image) {
    QBuffer buffer;
    buffer.setData(bytes);
    if (!buffer.open(QIODevice::ReadOnly)) {
        return {};
    }
    QImageReader reader(&buffer, format);
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);
    if (!reader.canRead()) {
        return {};
    }
    const QSize size = reader.size();
    if (size.isEmpty() || qint64{size.width()} * size.height() > maxPixels) {
        return {};
    }
    if (image != nullptr) {
        *image = reader.read();
    }
    return size;
}

} // namespace

QImage readPicture(const QByteArray& bytes, const QByteArray& format, qint64 maxPixels) {
    QImage image;
    read(bytes, format, maxPixels, &image);
    return image;
}

QSize pictureSize(const QByteArray& bytes, const QByteArray& format, qint64 maxPixels) {
    return read(bytes, format, maxPixels, nullptr);
}

QImage readPicture(const QByteArray& bytes) {
    for (const QByteArray& format : pixelFormats()) {
        if (QImage picture = readPicture(bytes, format); !picture.isNull()) {
            return picture;
        }
    }
    return {};
}

} // namespace lightsout
