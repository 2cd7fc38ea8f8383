// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/PictureReader.h"

#include "tests/support/Test.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

namespace {

QByteArray encoded(const QImage& image, const char* format) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

QImage redSquare() {
    QImage image(3, 2, QImage::Format_RGB32);
    image.fill(Qt::red);
    return image;
}

} // namespace

class PictureReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsPicturesOfPixels() {
        for (const char* format : {"png", "jpeg", "bmp", "ppm"}) {
            const QByteArray bytes = encoded(redSquare(), format);
            QCOMPARE(readPicture(bytes).size(), QSize(3, 2));
            QCOMPARE(readPicture(bytes, format).size(), QSize(3, 2));
        }
        QCOMPARE(readPicture(encoded(redSquare(), "png")).pixelColor(1, 1), QColor(Qt::red));
    }

    /// An SVG could name other files, even as one of these formats.
    void opensNoOtherFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("secret.png"));
        QVERIFY(redSquare().save(path));
        const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' "
                               "xmlns:xlink='http://www.w3.org/1999/xlink' width='3' height='2'>"
                               "<image xlink:href='" +
                               path.toUtf8() + "' width='3' height='2'/></svg>";
        QVERIFY(readPicture(svg).isNull());
        for (const QByteArray& format : pixelFormats()) {
            QVERIFY(readPicture(svg, format).isNull());
        }
    }

    void decodesOnlyTheFormatThatIsNamed() {
        QVERIFY(readPicture(encoded(redSquare(), "bmp"), "png").isNull());
        QVERIFY(readPicture(QByteArray(), "png").isNull());
        QVERIFY(readPicture("nonsense").isNull());
    }

    void checksTheSizeFirst() {
        QImage image(100, 50, QImage::Format_Grayscale8);
        image.fill(0);
        const QByteArray png = encoded(image, "png");
        QCOMPARE(readPicture(png, "png", 5'000).size(), image.size());
        QVERIFY(readPicture(png, "png", 4'999).isNull());
        // A header that promises 60 000 × 60 000 pixels.
        const QByteArray ppm = "P6 60000 60000 255\nabc";
        QVERIFY(readPicture(ppm).isNull());
    }
};

LIGHTSOUT_TEST(PictureReaderTest)
#include "PictureReaderTest.moc"
