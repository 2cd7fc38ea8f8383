// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardPainter.h"

#include "board/EdgePainter.h"
#include "board/Thumbnail.h"
#include "graph/Families.h"
#include "theme/Contrast.h"
#include "theme/Theme.h"

#include "tests/support/Test.h"

#include <QImage>
#include <QPainter>

using namespace lightsout;

namespace {

/// Returns a white picture with the board in the middle.
QImage overviewOf(const Graph& graph) {
    QImage image(200, 200, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintOverview(painter, {50, 50, 100, 100}, Rule(graph), BitVector::ones(graph.vertexCount()),
                  Theme::light());
    return image;
}

bool isPainted(const QImage& image, const QRect& area) {
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            if (image.pixelColor(x, y) != Qt::white) {
                return true;
            }
        }
    }
    return false;
}

} // namespace

class BoardPainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A small picture shows the spokes of a wheel. Of a complete graph of 80 vertices, it shows
    /// only the vertices.
    void anOverviewShowsEdgesWhereTheyAreFew() {
        const QRect between(70, 95, 20, 10); // between the middle and the rim
        const QImage few = overviewOf(wheelGraph(40));
        QVERIFY(isPainted(few, between));
        const Graph joined = completeGraph(80);
        QVERIFY(joined.edgeCount() > maxSmoothEdges);
        const QImage many = overviewOf(joined);
        QVERIFY(!isPainted(many, between));
        QVERIFY(isPainted(many, {50, 95, 15, 10}));
        for (const QImage& image : {few, many}) {
            QVERIFY(!isPainted(image, {0, 0, 200, 49}));
            QVERIFY(!isPainted(image, {0, 151, 200, 49}));
        }
    }

    /// Two vertices overlap, as in large graphs: the later one does not cover the light of the
    /// other.
    void discsAndHalosLieUnderAllLights() {
        Graph graph(4);
        graph.setPosition(1, {0.01, 0});
        graph.setPosition(2, {1, 0});
        graph.setPosition(3, {0, 1});
        const QSizeF size(600, 600);
        BoardGeometry apart{Rule(graph)};
        apart.setViewSize(size);
        const double unit = apart.cellRect(2).center().x() - apart.cellRect(0).center().x();
        // This point is inside the disc of the other vertex, but outside its light.
        graph.setPosition(1, {0.45 * apart.cellSize() / unit, 0});
        const Theme theme = Theme::light();
        for (const bool isForFile : {false, true}) {
            BoardScene scene;
            scene.rule = Rule(graph);
            scene.lights = BitVector::ones(4);
            scene.showsLabels = false;
            scene.isForFile = isForFile;
            BoardGeometry geometry(scene.rule);
            geometry.setViewSize(size);
            QImage image(size.toSize(), QImage::Format_RGB32);
            image.fill(theme.background);
            QPainter painter(&image);
            paintBoard(painter, geometry, scene, theme);
            painter.end();
            for (Vertex v = 0; v < 4; ++v) {
                QCOMPARE(image.pixelColor(geometry.cellRect(v).center().toPoint()), theme.lit);
            }
        }
    }

    /// Lights of boards of thousands of cells are amber, with a dark rim or on a dark ground, and
    /// stars on them are as distinct.
    void lightsOfLargeBoardsLookLit() {
        const Theme theme = Theme::light();
        for (const std::size_t side : {50U, 100U}) {
            const Rule rule = Lattice{.rows = side, .cols = side};
            BoardScene scene = sceneOf(Game::allOn(rule));
            scene.lights.set(1, false);
            scene.stars = BitVector(rule.vertexCount());
            scene.stars->set(2);
            BoardGeometry geometry(rule);
            geometry.setViewSize({560, 560});
            QImage image(560, 560, QImage::Format_RGB32);
            image.fill(theme.background);
            {
                QPainter painter(&image);
                paintBoard(painter, geometry, scene, theme);
            }
            const auto colourAt = [&](Vertex cell) {
                return image.pixelColor(geometry.cellRect(cell).center().toPoint());
            };
            const QColor lit = colourAt(0);
            QVERIFY2(lit.hsvHue() > 35 && lit.hsvHue() < 50 && lit.value() > 230,
                     qPrintable(lit.name()));
            const bool isSquare = geometry.cellSize() >= 6;
            double best = isSquare ? 0 : contrast(lit, colourAt(1));
            const QRect cell = geometry.cellRect(0).toRect();
            for (int x = cell.left(); isSquare && x < cell.center().x(); ++x) { // across the rim
                best = std::max(best, contrast(lit, image.pixelColor(x, cell.center().y())));
            }
            QVERIFY2(best >= 3, qPrintable(QString::number(best)));
            QVERIFY(contrast(colourAt(2), isSquare ? theme.background : colourAt(1)) >= 3);
        }
    }

    /// Lights look lit, not brown, in the picture of a file with thousands of them.
    void thumbnailsOfLargeBoardsLookLit() {
        for (const Theme& theme : {Theme::light(), Theme::dark()}) {
            for (const std::size_t side : {60U, 100U, 200U}) {
                for (const int pixels : {92, 128, 256, 512}) {
                    const QImage image =
                        boardThumbnail(Game::allOn(Lattice{.rows = side, .cols = side}), pixels, 1,
                                       theme)
                            .toImage();
                    int lit = 0;
                    int brown = 0;
                    for (int y = 0; y < image.height(); ++y) {
                        for (int x = 0; x < image.width(); ++x) {
                            const QColor colour = image.pixelColor(x, y);
                            const bool isWarm = colour.hsvHue() > 25 && colour.hsvHue() < 55 &&
                                                colour.hsvSaturation() > 150;
                            lit += isWarm && colour.value() > 200 ? 1 : 0;
                            brown += isWarm && colour.value() <= 200 ? 1 : 0;
                        }
                    }
                    QVERIFY2(lit > 2 * brown && lit > 0,
                             qPrintable(QStringLiteral("%1 lights, %2 pixels: %3 lit, %4 brown")
                                            .arg(side)
                                            .arg(pixels)
                                            .arg(lit)
                                            .arg(brown)));
                }
            }
        }
    }
};

LIGHTSOUT_TEST(BoardPainterTest)
#include "BoardPainterTest.moc"
