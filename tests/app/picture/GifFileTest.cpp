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
    void areasKeepTheirColours();
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

/// Areas of one colour are not dithered, even if the image has more colours than a file can have.
/// Only what changes is stored again.
void GifFileTest::areasKeepTheirColours() {
    constexpr QSize size(300, 200);
    const QColor ground(0xF7F6F2);
    constexpr int frames = 20;
    int made = 0;
    QByteArray file = gifFile([&]() -> std::optional<AnimationFrame> {
        if (made == frames) {
            return std::nullopt;
        }
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(ground);
        for (int i = 0; i < 1000; ++i) { // 1000 colours
            image.setPixelColor(i % 50, 100 + i / 50, QColor(i % 200, i / 5, 250 - i / 4));
        }
        image.setPixelColor(200 + made++, 20, Qt::black);
        return AnimationFrame{image, 100};
    });
    QVERIFY2(file.size() < 30'000, qPrintable(QString::number(file.size())));
    QBuffer buffer(&file);
    QImageReader reader(&buffer, "gif");
    for (int frame = 0; frame < frames; ++frame) {
        const QImage image = reader.read();
        QCOMPARE(image.size(), size);
        for (int x = 0; x < size.width(); ++x) {
            const QColor wanted = x == 200 + frame ? QColor(Qt::black) : ground;
            QCOMPARE(image.pixelColor(x, 20).rgb(), wanted.rgb());
        }
        const QColor lone = image.pixelColor(30, 110);
        const QColor wanted(130, 106, 118);
        QVERIFY(std::abs(lone.red() - wanted.red()) + std::abs(lone.green() - wanted.green()) +
                    std::abs(lone.blue() - wanted.blue()) <
                60);
    }
}

void GifFileTest::nothingIsNoFile() {
    QVERIFY(gifFile([] { return std::optional<AnimationFrame>(); }).isEmpty());
}

LIGHTSOUT_TEST(GifFileTest)
#include "GifFileTest.moc"
