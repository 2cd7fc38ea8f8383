// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardPicture.h"
#include "board/BoardImage.h"
#include "graph/Families.h"
#include "theme/Theme.h"

#include "tests/support/Test.h"

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>
#include <QThreadPool>

#include <new>

using namespace lightsout;

namespace {

BoardScene sceneOf(const Rule& rule, const BitVector& lights) {
    BoardScene scene;
    scene.rule = rule;
    scene.lights = lights;
    return scene;
}

BoardScene gridScene(std::size_t rows, std::size_t cols) {
    const Rule rule = Lattice{.rows = rows, .cols = cols};
    BitVector lights(rule.vertexCount());
    lights.set(0, true);
    return sceneOf(rule, lights);
}

BoardScene petersen() {
    return sceneOf(generalizedPetersenGraph(5, 2), BitVector::ones(10));
}

QImage imageOfSvg(const QByteArray& svg) {
    QSvgRenderer renderer(svg);
    QImage image(renderer.defaultSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

int pixelsOf(const QImage& image, const QColor& colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += image.pixelColor(x, y) == colour ? 1 : 0;
        }
    }
    return count;
}

/// Returns the difference of two pictures seen from a distance: the sum over their reductions to 64
/// × 64 pixels.
int difference(const QImage& one, const QImage& other) {
    const auto fromAfar = [](const QImage& image) {
        return image.scaled(64, 64, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage a = fromAfar(one);
    const QImage b = fromAfar(other);
    int sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
        }
    }
    return sum;
}

} // namespace

class BoardPictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void svgIsDrawnInLines() {
        for (const BoardScene& scene : {gridScene(3, 5), petersen()}) {
            const QByteArray svg = boardPicture(scene, PictureFormat::svg);
            QVERIFY(svg.contains("<svg") && svg.contains("<circle"));
            QVERIFY(!svg.contains("<image"));
        }
        // The labels are stored as text.
        QVERIFY(boardPicture(petersen(), PictureFormat::svg).count("<text") >= 10);
    }

    void svgAndPngShowTheSame() {
        const QImage svg = imageOfSvg(boardPicture(gridScene(3, 5), PictureFormat::svg));
        const QImage png = QImage::fromData(boardPicture(gridScene(3, 5), PictureFormat::png, 300));
        const QColor lit = Theme::light().lit;
        for (const QImage& image : {svg, png}) {
            QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
            // One of the 15 cells is lit: the one in the upper left corner.
            const QImage corner = image.copy(0, 0, image.width() / 4, image.height() / 2);
            QVERIFY(pixelsOf(corner, lit) > 100);
            QCOMPARE(pixelsOf(corner, lit), pixelsOf(image, lit));
        }
    }

    void pngHasTheRequestedSize() {
        for (const int pixels : {100, 1600}) {
            for (const BoardScene& scene : {gridScene(1, 1), gridScene(2, 9), gridScene(15, 16),
                                            petersen(), sceneOf({}, {})}) {
                const QImage image =
                    QImage::fromData(boardPicture(scene, PictureFormat::png, pixels));
                QVERIFY(std::abs(std::max(image.width(), image.height()) - pixels) <= 1);
            }
        }
    }

    void veryManyShapesAreAnImageOnAPage() {
        const auto complete = [](std::size_t order) {
            return sceneOf(completeGraph(order), BitVector::ones(order));
        };
        for (const BoardScene& scene : {gridScene(44, 44), complete(70)}) {
            QVERIFY(!boardPicture(scene, PictureFormat::svg).contains("<image"));
        }
        for (const BoardScene& scene : {gridScene(120, 90), complete(80)}) {
            const QByteArray page = boardPicture(scene, PictureFormat::svg);
            QVERIFY(page.contains("<image") && !page.contains("<circle"));
        }
        const QImage drawn = imageOfSvg(boardPicture(complete(80), PictureFormat::svg));
        const QImage png = QImage::fromData(boardPicture(complete(80), PictureFormat::png, 1000));
        QImage white = png;
        white.fill(Qt::white);
        QVERIFY(difference(drawn, png) < difference(white, png) / 10);
        QVERIFY(boardPicture(complete(80), PictureFormat::pdf).contains("/Subtype /Image"));
    }

    void stopsOnRequest() {
        Progress progress;
        progress.cancel();
        for (const PictureFormat format :
             {PictureFormat::svg, PictureFormat::pdf, PictureFormat::png}) {
            for (const BoardScene& scene : {gridScene(3, 5), gridScene(50, 50), petersen()}) {
                QVERIFY_THROWS_EXCEPTION(Cancelled, boardPicture(scene, format, 300, progress));
            }
        }
    }

    void pdfIsOnePageAsLargeAsTheBoard() {
        const QByteArray pdf = boardPicture(gridScene(2, 10), PictureFormat::pdf);
        QVERIFY(pdf.startsWith("%PDF"));
        QCOMPARE(pdf.count("/Type /Page\n"), 1);
        const QRegularExpressionMatch box =
            QRegularExpression(QStringLiteral(R"(MediaBox \[0 0 ([\d.]+) ([\d.]+)\])"))
                .match(QString::fromLatin1(pdf));
        QVERIFY(box.hasMatch());
        QVERIFY(box.captured(1).toDouble() > 3 * box.captured(2).toDouble());
    }

    void isLightOnWhiteInADarkWindowAndOnAnyThread() {
        Theme::install(*qApp, Theme::dark(), 1);
        const QByteArray here = boardPicture(petersen(), PictureFormat::png, 400);
        QByteArray elsewhere;
        QThreadPool pool;
        pool.start([&elsewhere] { elsewhere = boardPicture(petersen(), PictureFormat::png, 400); });
        pool.waitForDone();
        QCOMPARE(elsewhere, here);
        QCOMPARE(QImage::fromData(here).pixelColor(0, 0), QColor(Qt::white));
        Theme::install(*qApp, Theme::light(), 1);
        QCOMPARE(boardPicture(petersen(), PictureFormat::png, 400), here);
    }

    /// Every cell of a large grid is drawn with the same number of whole pixels.
    void largeGridsHaveWholePointsACell() {
        Random random(4);
        const Rule rule = Lattice{.rows = 150, .cols = 200};
        BoardScene scene = sceneOf(rule, BitVector::random(rule.vertexCount(), random));
        scene.stars = BitVector::random(rule.vertexCount(), random);
        for (const int pixels : {200, 399, 400, 1199}) {
            const QImage image = QImage::fromData(boardPicture(scene, PictureFormat::png, pixels));
            const int points = pixels / 200;
            QCOMPARE(image.size(), QSize(200, 150) * points);
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const Vertex cell = rule.lattice()->cell(static_cast<std::size_t>(y / points),
                                                             static_cast<std::size_t>(x / points));
                    const Theme light = Theme::light();
                    const QColor expected = (*scene.stars)[cell] ? light.press
                                            : scene.lights[cell] ? light.litFlat
                                                                 : light.cell;
                    QCOMPARE(image.pixelColor(x, y).rgb(), expected.rgb());
                }
            }
        }
    }

    /// The result is never an empty file that is reported as saved.
    void refusesPicturesThatNeedTooMuchMemory() {
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc,
                                 boardPicture(petersen(), PictureFormat::png, 1'000'000));
    }

    /// From a distance, a chessboard is evenly grey, not black or white depending on the sampling.
    void blocksShowTheMeanOfTheirCells() {
        const Rule rule = Lattice{.rows = 300, .cols = 260};
        BitVector chessboard(rule.vertexCount());
        for (Vertex v = 0; v < rule.vertexCount(); ++v) {
            chessboard.set(v, (v / 260 + v % 260) % 2 == 0);
        }
        const QImage image =
            QImage::fromData(boardPicture(sceneOf(rule, chessboard), PictureFormat::png, 150));
        QCOMPARE(image.size(), QSize(130, 150));
        const QRgb lit = Theme::light().litFlat.rgb();
        const QRgb unlit = Theme::light().cell.rgb();
        const QRgb mean = qRgb((qRed(lit) + qRed(unlit)) / 2, (qGreen(lit) + qGreen(unlit)) / 2,
                               (qBlue(lit) + qBlue(unlit)) / 2);
        QCOMPARE(pixelsOf(image, QColor(mean)), 130 * 150);
    }

    /// A hole looks like the background, however small the cells are.
    void holesOfLargeGridsAreNotPainted() {
        const Lattice cells{.rows = 8, .cols = 72};
        Graph graph = toGraph(cells);
        for (const Vertex v :
             {cells.cell(2, 64), cells.cell(2, 65), cells.cell(3, 64), cells.cell(3, 65)}) {
            graph.mark({{.vertex = v, .hasButton = false, .hasLight = false}});
        }
        const BoardScene scene =
            sceneOf(Rule::onCells(cells, std::move(graph)), BitVector::ones(cells.vertexCount()));
        const Theme theme = Theme::light();
        const BoardGeometry::CellRange range{2, 8, 2, 72};
        const QImage single = boardImage(scene, range, 1, theme);
        QCOMPARE(single.pixelColor(62, 0), theme.background);
        QCOMPARE(pixelsOf(single, theme.background), 4);
        QCOMPARE(pixelsOf(boardImage(scene, range, 2, theme), theme.background), 1);
        const QRgb hole = theme.background.rgb();
        const QRgb lit = theme.litFlat.rgb();
        QCOMPARE(boardImage(scene, {0, 8, 0, 72}, 4, theme).pixel(16, 0),
                 qRgb((qRed(hole) + 3 * qRed(lit)) / 4, (qGreen(hole) + 3 * qGreen(lit)) / 4,
                      (qBlue(hole) + 3 * qBlue(lit)) / 4));
        const QImage whole = cellImage(scene, theme);
        QCOMPARE(whole.pixelColor(64, 2), theme.background);
        QCOMPARE(pixelsOf(whole, theme.background), 4);
    }
};

LIGHTSOUT_TEST(BoardPictureTest)
#include "BoardPictureTest.moc"
