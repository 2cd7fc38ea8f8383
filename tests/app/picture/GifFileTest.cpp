// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/GifFile.h"
#include "tests/support/Test.h"

#include <QBuffer>
#include <QImageReader>

using namespace lightsout;

/// Tests animated pictures by reading them with Qt.
class GifFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isReadBack();
    void nothingIsNoFile();
};

void GifFileTest::isReadBack() {
    const std::vector<std::pair<QColor, int>> wanted{
        {QColor(0xF2A900), 600}, {QColor(0x0B65A8), 350}, {QColor(0xFFFFFF), 1800}};
    std::size_t made = 0;
    QByteArray file = gifFile([&]() -> std::optional<AnimationFrame> {
        if (made == wanted.size()) {
            return std::nullopt;
        }
        const auto& [colour, milliseconds] = wanted[made++];
        QImage image(37, 21, QImage::Format_RGB32); // lines of a partial word
        image.fill(colour);
        image.setPixelColor(36, 20, Qt::black);
        return AnimationFrame{image, milliseconds};
    });
    QVERIFY(file.startsWith("GIF89a"));
    QBuffer buffer(&file);
    QImageReader reader(&buffer, "gif");
    QCOMPARE(reader.imageCount(), 3);
    QCOMPARE(reader.loopCount(), -1); // forever
    for (const auto& [colour, milliseconds] : wanted) {
        const QImage image = reader.read();
        QCOMPARE(image.size(), QSize(37, 21));
        QCOMPARE(reader.nextImageDelay(), milliseconds);
        QCOMPARE(image.pixelColor(0, 0).rgb(), colour.rgb());
        QCOMPARE(image.pixelColor(35, 20).rgb(), colour.rgb());
        QCOMPARE(image.pixelColor(36, 20).rgb(), QColor(Qt::black).rgb());
    }
}

void GifFileTest::nothingIsNoFile() {
    QVERIFY(gifFile([] { return std::optional<AnimationFrame>(); }).isEmpty());
}

LIGHTSOUT_TEST(GifFileTest)
#include "GifFileTest.moc"
