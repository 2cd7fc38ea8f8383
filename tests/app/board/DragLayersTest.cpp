// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/DragLayers.h"

#include "graph/Families.h"
#include "theme/Theme.h"

#include "tests/support/Test.h"

#include <QImage>
#include <QPainter>

using namespace lightsout;

namespace {

/// Returns the share of the pixels in the middle of the picture that are painted while the first
/// vertices of a complete graph are dragged.
double paintedShare(std::size_t vertices, Vertex draggedVertices) {
    BoardScene scene;
    scene.rule = Rule(completeGraph(vertices));
    scene.lights = BitVector(vertices);
    scene.showsLabels = false;
    BoardGeometry geometry(scene.rule);
    geometry.setViewSize({900, 900});
    std::set<Vertex> dragged;
    for (Vertex v = 0; v < draggedVertices; ++v) {
        dragged.insert(v);
    }
    QImage image(900, 900, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    DragLayers(geometry, scene, dragged, 1, Theme::light()).paint(painter, {0, 0});
    painter.end();
    int points = 0;
    for (int y = 300; y < 600; ++y) {
        for (int x = 300; x < 600; ++x) {
            points += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
        }
    }
    return points / 9e4;
}

} // namespace

class DragLayersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// In a complete graph, all edges together cover the middle, and those of one vertex cover a
    /// part of it.
    void tooManyEdgesAreNotShown_data() {
        QTest::addColumn<std::size_t>("vertices");
        QTest::addColumn<Vertex>("dragged");
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("greatest");
        QTest::newRow("28 680 edges") << std::size_t{240} << Vertex{1} << 0.95 << 1.0;
        QTest::newRow("31 125 edges") << std::size_t{250} << Vertex{1} << 0.1 << 0.8;
        QTest::newRow("all that are shown are dragged")
            << std::size_t{240} << Vertex{240} << 0.95 << 1.0;
        QTest::newRow("32 400 dragged at one end") << std::size_t{360} << Vertex{180} << 0.0 << 0.0;
        QTest::newRow("24 300 dragged at one end") << std::size_t{360} << Vertex{90} << 0.9 << 1.0;
    }
    void tooManyEdgesAreNotShown() {
        QFETCH(std::size_t, vertices);
        QFETCH(Vertex, dragged);
        QFETCH(double, least);
        QFETCH(double, greatest);
        const double share = paintedShare(vertices, dragged);
        QVERIFY2(least <= share && share <= greatest, qPrintable(QString::number(share)));
    }
};

LIGHTSOUT_TEST(DragLayersTest)
#include "DragLayersTest.moc"
