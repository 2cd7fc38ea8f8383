// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/EdgePainter.h"

#include "graph/Families.h"
#include "theme/Contrast.h"
#include "theme/Theme.h"

#include "tests/support/Test.h"

#include <QImage>
#include <QPainter>

using namespace lightsout;

namespace {

const EdgeStyle style{.colour = Qt::black, .width = 1.5, .gap = 40, .head = 20};

/// A drawing with two vertices side by side.
struct Drawing {
    explicit Drawing(std::vector<Arc> arcs) {
        Graph graph;
        graph.addVertex({0, 0});
        graph.addVertex({1, 0.2});
        for (const Arc& arc : arcs) {
            graph.addArc(arc.from, arc.to);
        }
        geometry = BoardGeometry(Rule(graph));
        geometry.setViewSize({400, 200});
    }
    QPointF at(Vertex v) const { return geometry.cellRect(v).center(); }
    QImage painted(const std::function<void(QPainter&)>& paint) const {
        QImage image(400, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(style.colour, style.width));
        paint(painter);
        return image;
    }
    QImage edges(const std::optional<BitVector>& hidden = {}) const {
        return painted([&](QPainter& painter) { paintEdges(painter, geometry, style, hidden); });
    }
    QImage line() const {
        return painted([&](QPainter& painter) { painter.drawLine(at(0), at(1)); });
    }
    /// Returns true if there is an arrowhead next to the vertex.
    bool hasHead(const QImage& image, Vertex v) const {
        const QLineF way(at(v), at(1 - v));
        const QPointF inHead = way.pointAt((style.gap + style.head * 0.8) / way.length()) +
                               QPointF(0, style.head * 0.2);
        return image.pixelColor(inHead.toPoint()) == style.colour;
    }

    BoardGeometry geometry;
};

} // namespace

class EdgePainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The line is drawn once, because drawing it twice would make it thicker.
    void aMutualInfluenceIsOneLine() {
        const Drawing drawing({{0, 1}, {1, 0}});
        QVERIFY(drawing.edges() == drawing.line());
        QVERIFY(!drawing.hasHead(drawing.edges(), 0) && !drawing.hasHead(drawing.edges(), 1));
    }

    void aOneWayInfluenceIsAnArrow() {
        for (const Vertex to : {0U, 1U}) {
            const Drawing drawing({{1 - to, to}});
            const QImage image = drawing.edges();
            const QPoint middle = ((drawing.at(0) + drawing.at(1)) / 2).toPoint();
            QVERIFY(image.pixelColor(middle) != QColor(Qt::white));
            QVERIFY(drawing.hasHead(image, to));
            QVERIFY(!drawing.hasHead(image, 1 - to));
        }
    }

    void edgesOfHiddenVerticesAreNotSeen() {
        const Drawing drawing({{0, 1}, {1, 0}});
        QVERIFY(drawing.edges(BitVector::unit(2, 1)) == drawing.painted([](QPainter&) {}));
    }

    /// In a small picture, few edges are as dark as on a board, and many are pale.
    void manyEdgesOfASmallPictureArePale() {
        const Theme theme = Theme::light();
        const auto colourOf = [&](const Graph& graph, double side) {
            BoardGeometry geometry{Rule(graph)};
            geometry.setViewSize({side, side});
            return fadedEdgeColour(geometry, 1, theme);
        };
        QCOMPARE(colourOf(cycleGraph(20), 60), edgeColour(theme));
        QCOMPARE(colourOf(completeGraph(20), 1000), edgeColour(theme));
        const QColor pale = colourOf(completeGraph(20), 60); // 190 edges
        QVERIFY(contrast(pale, theme.background) < 2);
        QVERIFY(contrast(pale, theme.background) > 1.2);
        QVERIFY(contrast(pale, theme.press) >= 3);
    }
};

LIGHTSOUT_TEST(EdgePainterTest)
#include "EdgePainterTest.moc"
