// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/Gliding.h"

#include "board/EdgeLayer.h"
#include "graph/Families.h"
#include "theme/Theme.h"

#include "tests/support/Test.h"

#include <QImage>
#include <QPainter>
#include <QWidget>

#include <numeric>

using namespace lightsout;

namespace {

constexpr std::size_t vertices = 6;

/// A cycle that turns by one vertex; its first vertex is lit.
struct TurningCycle {
    TurningCycle() {
        scene.rule = Rule(cycleGraph(vertices));
        scene.lights = BitVector::unit(vertices, 0);
        geometry = BoardGeometry(scene.rule);
        geometry.setViewSize({400, 400});
        std::vector<Vertex> cameFrom(vertices);
        std::iota(cameFrom.begin(), cameFrom.end(), Vertex{1});
        cameFrom.back() = 0;
        gliding.begin(cameFrom);
    }
    QColor colourAt(QPointF place) {
        QImage image(400, 400, QImage::Format_RGB32);
        image.fill(theme.background);
        QPainter painter(&image);
        gliding.paint(painter, geometry, scene, theme, edges);
        painter.end();
        return image.pixelColor(place.toPoint());
    }
    QPointF beside(Vertex v) const { return geometry.cellRect(v).center() + QPointF(8, 8); }
    QPointF between(Vertex u, Vertex v) const {
        return (geometry.cellRect(u).center() + geometry.cellRect(v).center()) / 2;
    }

    Theme theme = Theme::light();
    QWidget view;
    EdgeLayer edges{view};
    BoardScene scene;
    BoardGeometry geometry;
    Gliding gliding{nullptr};
};

} // namespace

class GlidingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verticesGlideFromOthersPlacesToTheirOwn() {
        TurningCycle cycle;
        QVERIFY(cycle.gliding.shows(vertices));
        QVERIFY(!cycle.gliding.shows(vertices + 1));
        cycle.gliding.pause();
        cycle.gliding.setCurrentTime(0);
        const QColor lit = cycle.colourAt(cycle.beside(1));
        QVERIFY(cycle.colourAt(cycle.beside(0)) != lit);
        cycle.gliding.setCurrentTime(cycle.gliding.duration() / 2);
        QVERIFY(cycle.colourAt(cycle.beside(1)) != lit);
        cycle.gliding.setCurrentTime(cycle.gliding.duration() - 1);
        QVERIFY(cycle.colourAt(cycle.beside(1)) != lit);
        QCOMPARE(cycle.colourAt(cycle.beside(0)), lit);
    }

    /// The middle of the cycle is empty.
    void edgesStay() {
        TurningCycle cycle;
        QVERIFY(cycle.colourAt(cycle.between(2, 3)) != cycle.theme.background);
        QCOMPARE(cycle.colourAt(cycle.between(2, 5)), cycle.theme.background);
    }

    void largeBoardsDoNotGlide() {
        Gliding gliding(nullptr);
        std::vector<Vertex> cameFrom(1000);
        std::iota(cameFrom.begin(), cameFrom.end(), Vertex{0});
        gliding.begin(cameFrom);
        QVERIFY(gliding.shows(1000));
        cameFrom.push_back(1000);
        gliding.begin(cameFrom);
        QVERIFY(!gliding.shows(1000));
        QVERIFY(!gliding.shows(1001));
    }
};

LIGHTSOUT_TEST(GlidingTest)
#include "GlidingTest.moc"
