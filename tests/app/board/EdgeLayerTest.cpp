// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/EdgeLayer.h"

#include "board/EdgePainter.h"
#include "graph/Families.h"
#include "theme/Theme.h"

#include "tests/support/Test.h"

#include <QImage>
#include <QPainter>
#include <QWidget>

using namespace lightsout;

namespace {

struct View : QWidget {
    void paintEvent(QPaintEvent* /*event*/) override { ++paints; }
    int paints = 0;
};

/// Returns the rectangle around all pixels that are not transparent.
QRect painted(const QImage& image) {
    QRegion region;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(image.pixel(x, y)) > 0) {
                region += QRect(x, y, 1, 1);
            }
        }
    }
    return region.boundingRect();
}

/// A layer that is kept from frame to frame, and the edges painted from scratch for comparison.
struct Frames {
    explicit Frames(Graph graph) { show(std::move(graph)); }
    void show(Graph graph) {
        rule = Rule(std::move(graph));
        geometry = BoardGeometry(rule);
        geometry.setViewSize({300, 200});
    }
    QImage blank() const {
        QImage image((geometry.viewSize() * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::transparent);
        return image;
    }
    QImage kept() {
        QImage image = blank();
        QPainter painter(&image);
        layer.paint(painter, geometry, theme);
        return image;
    }
    QImage direct() const {
        QImage image = blank();
        QPainter painter(&image);
        paintEdges(painter, geometry, edgeStyle(geometry, theme));
        return image;
    }

    View view;
    EdgeLayer layer{view};
    Rule rule;
    BoardGeometry geometry;
    Theme theme = Theme::light();
    double ratio = 1;
};

} // namespace

class EdgeLayerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// After every change, the cached layer looks as if it had been painted from scratch.
    void showsTheEdgesAsTheyAre() {
        Frames frames(wheelGraph(7));
        QImage before = frames.blank();
        const auto compare = [&](const char* what) {
            const QImage drawn = frames.direct();
            QVERIFY2(drawn != before, what);
            QVERIFY2(frames.kept() == drawn, what);
            QVERIFY2(frames.kept() == drawn, what); // painted from the cache
            before = drawn;
        };
        compare("first");
        frames.geometry.zoomBy(3, frames.geometry.toPixel({0, 0}));
        compare("zoomed round one point of the plane");
        frames.geometry.zoomBy(0.8, frames.geometry.toPixel({1, 1}));
        compare("zoomed round another");
        frames.geometry.pan({7, 3});
        compare("panned");
        const QPointF place = frames.geometry.toPixel({0, 0});
        frames.geometry.setViewSize({340, 200});
        frames.geometry.pan(place - frames.geometry.toPixel({0, 0}));
        QCOMPARE(frames.geometry.toPixel({0, 0}), place);
        compare("a wider view");
        frames.ratio = 2;
        compare("a finer screen");
        frames.theme = Theme::dark();
        compare("another theme");
        frames.rule.editGraph().removeArc(0, 1);
        frames.geometry.follow(frames.rule);
        compare("one way only");
        frames.rule.editGraph().setPosition(2, {0.1, 0.2});
        frames.geometry.follow(frames.rule);
        compare("a vertex moved");
        frames.show(cycleGraph(8));
        compare("another graph");
    }

    /// Many edges are painted on another thread. Until they are ready, the previous picture is
    /// shown at the right position.
    void manyEdgesArePaintedMeanwhile() {
        Frames frames(completeGraph(100));
        QVERIFY(frames.rule.graph()->edgeCount() > EdgeLayer::maxEdgesAtOnce);
        frames.view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&frames.view));
        frames.view.paints = 0;
        QCOMPARE(frames.kept(), frames.blank());
        QTRY_VERIFY(frames.view.paints > 0);
        QTRY_COMPARE(frames.kept(), frames.direct());

        frames.geometry.zoomBy(1.4, {10, 130});
        const QRect meanwhile = painted(frames.kept());
        QVERIFY(frames.kept() != frames.direct());
        QTRY_COMPARE(frames.kept(), frames.direct());
        const QRect then = painted(frames.kept());
        QVERIFY((meanwhile.topLeft() - then.topLeft()).manhattanLength() <= 2);
        QVERIFY((meanwhile.bottomRight() - then.bottomRight()).manhattanLength() <= 2);

        const QImage first = frames.kept();
        frames.geometry.pan({0, 10});
        QVERIFY(frames.kept() != first);
        QCOMPARE(frames.kept().copy(0, 10, 300, 190), first.copy(0, 0, 300, 190));
    }

    /// The edges are painted even while the view keeps moving.
    void manyEdgesArePaintedWhileTheViewMoves() {
        Frames frames(completeGraph(400));
        frames.geometry.zoomBy(3, {150, 100});
        double pixels = 1;
        QVERIFY(QTest::qWaitFor([&] {
            frames.geometry.pan({0, pixels = -pixels});
            return frames.kept() != frames.blank();
        }));
    }

    void neverShowsTheEdgesOfAnotherGraph() {
        Frames frames(completeGraph(100));
        frames.kept();
        QTRY_COMPARE(frames.kept(), frames.direct());
        frames.show(completeGraph(101));
        QCOMPARE(frames.kept(), frames.blank());
        frames.show(cycleGraph(8));
        QCOMPARE(frames.kept(), frames.direct());
        frames.show(completeGraph(102));
        QCOMPARE(frames.kept(), frames.blank());
        QTRY_COMPARE(frames.kept(), frames.direct());
    }

    void aGridHasNone() {
        Frames frames(cycleGraph(8));
        const QImage edges = frames.kept();
        frames.rule = Rule(Lattice{.rows = 3, .cols = 3});
        frames.geometry = BoardGeometry(frames.rule);
        frames.geometry.setViewSize({300, 200});
        QVERIFY(edges != frames.blank());
        QVERIFY(frames.kept() == frames.blank());
        frames.show(cycleGraph(8));
        QVERIFY(frames.kept() == edges);
    }
};

LIGHTSOUT_TEST(EdgeLayerTest)
#include "EdgeLayerTest.moc"
