// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/PictureFile.h"

#include <QBuffer>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QSvgGenerator>

#include <new>

namespace lightsout {

namespace {

constexpr int pixelsPerPoint = 2;
/// Low compression is faster. It can also be cancelled sooner, because output is more frequent:
/// writing a picture of one colour stops within 0.04 s instead of 0.1 s.
constexpr int quickly = 60;

/// Rejects further data once the work is cancelled.
class CancelledBuffer : public QBuffer {
public:
    CancelledBuffer(QByteArray* content, const Progress& progress)
        : QBuffer(content), progress_(progress) {}

protected:
    qint64 writeData(const char* bytes, qint64 count) override {
        return progress_.cancelled() ? -1 : QBuffer::writeData(bytes, count);
    }

private:
    const Progress& progress_;
};

} // namespace

bool savePicture(const QString& path, const QSize& size, const QString& title,
                 const std::function<void(QPainter&)>& paint) {
    const QString kind = QFileInfo(path).suffix().toLower();
    QSaveFile file(path);
    if (kind == QLatin1String("svg") && file.open(QIODevice::WriteOnly)) {
        QSvgGenerator generator;
        generator.setOutputDevice(&file);
        generator.setSize(size);
        generator.setViewBox(QRect({0, 0}, size));
        generator.setTitle(title);
        QPainter painter(&generator);
        paint(painter);
        painter.end();
        return file.commit();
    }
    if (kind == QLatin1String("png") && file.open(QIODevice::WriteOnly)) {
        QImage image(size * pixelsPerPoint, QImage::Format_RGB32);
        image.setDevicePixelRatio(pixelsPerPoint);
        QPainter painter(&image);
        paint(painter);
        painter.end();
        return image.save(&file, "PNG") && file.commit();
    }
    return false;
}

QByteArray pngFile(const QImage& image, const Progress& progress) {
    QByteArray content;
    CancelledBuffer buffer(&content, progress);
    buffer.open(QIODevice::WriteOnly);
    const bool isWritten = image.save(&buffer, "PNG", quickly);
    progress.checkpoint();
    if (!isWritten) {
        throw std::bad_alloc();
    }
    return content;
}

} // namespace lightsout
