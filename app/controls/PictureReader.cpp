// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/PictureReader.h"

#include <QBuffer>
#include <QImageReader>

namespace lightsout {

const QList<QByteArray>& pixelFormats() {
    static const QList<QByteArray> formats{"png", "jpeg", "bmp", "gif", "pbm", "pgm", "ppm"};
    return formats;
}

QImage readPicture(const QByteArray& bytes, const QByteArray& format, qint64 maxPixels) {
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
    const bool hasSize = size.width() > 0 && size.height() > 0;
    return hasSize && qint64{size.width()} * size.height() <= maxPixels ? reader.read() : QImage();
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
