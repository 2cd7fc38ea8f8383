// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/PatternPicture.h"

#include "board/BoardGeometry.h"
#include "game/Rule.h"
#include "graph/Families.h"
#include "tests/support/Test.h"

#include <QImage>
#include <QPainter>

using namespace lightsout;

Q_DECLARE_METATYPE(lightsout::Graph)

namespace {

constexpr QRectF pictureArea(10, 20, 200, 200);

QImage blank() {
    QImage image(230, 240, QImage::Format_RGB32);
    image.fill(Qt::white);
    return image;
}

/// Returns the colour in the middle of a drawn graph's vertex.
QColor colourAt(const QImage& image, const Rule& rule, Vertex vertex) {
    BoardGeometry geometry(rule);
    geometry.setViewSize(pictureArea.size());
    const QPointF middle = geometry.cellRect(vertex).center() + pictureArea.topLeft();
    return image.pixelColor(middle.toPoint());
}

BitVector everyThird(std::size_t size) {
    BitVector some(size);
    for (std::size_t i = 0; i < size; i += 3) {
        some.set(i);
    }
    return some;
}

} // namespace

class PatternPictureTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Vertices are drawn as discs, or as squares if there are many; edges are omitted if there are
    /// many.
    void theVerticesOfAPatternHaveItsColour_data() {
        QTest::addColumn<Graph>("graph");
        QTest::newRow("discs") << cycleGraph(12);
        QTest::newRow("discs without edges") << completeGraph(90);
        QTest::newRow("squares") << Rule(Lattice{.rows = 40, .cols = 40}).toGraph();
    }
    void theVerticesOfAPatternHaveItsColour() {
        QFETCH(Graph, graph);
        const Rule rule(graph);
        const Theme theme = Theme::light();
        const BitVector pattern = everyThird(rule.vertexCount());
        QImage image = blank();
        QPainter painter(&image);
        paintPattern(painter, pictureArea, rule, pattern, &Theme::quiet, theme);
        painter.end();
        for (Vertex v = 0; v < rule.vertexCount(); v += 7) {
            QCOMPARE(colourAt(image, rule, v), pattern[v] ? theme.quiet : theme.cell);
        }
    }

    /// Lights are amber with a dark rim, as on a board, and the dots on a large picture are large.
    void lightsAndDotsOnAGrid() {
        const Rule rule = Lattice{.rows = 2, .cols = 2};
        const Theme theme = Theme::light();
        QImage image = blank();
        QPainter painter(&image);
        paintPattern(painter, pictureArea, rule, BitVector::unit(4, 0), &Theme::litFlat, theme);
        paintPatternMarks(painter, pictureArea, rule, BitVector::unit(4, 3), {}, theme);
        painter.end();
        const auto colour = [&](QPoint place) {
            return image.pixelColor(place + pictureArea.topLeft().toPoint());
        };
        QCOMPARE(colour({50, 50}), theme.lit);
        int rims = 0;
        for (int x = 0; x < 50; ++x) {
            rims += colour({x, 50}) == theme.litRim ? 1 : 0;
        }
        QVERIFY(rims >= 3);
        QCOMPARE(colour({150, 159}), theme.lit);
    }

    /// This holds even for the first of many crowded vertices, over which others are drawn.
    void aPatternIsNotHidden() {
        const Rule rule(completeGraph(200));
        const Theme theme = Theme::light();
        for (const Vertex v : {0U, 100U, 199U}) {
            QImage image = blank();
            QPainter painter(&image);
            paintPattern(painter, pictureArea, rule, BitVector::unit(200, v), &Theme::quiet, theme);
            painter.end();
            QCOMPARE(colourAt(image, rule, v), theme.quiet);
        }
    }

    void dotsAreOnTheirVertices() {
        const Rule rule(cycleGraph(12));
        const Theme theme = Theme::light();
        const BitVector dotted = everyThird(12);
        QImage image = blank();
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paintPatternMarks(painter, pictureArea, rule, dotted, std::nullopt, theme);
        painter.end();
        for (Vertex v = 0; v < 12; ++v) {
            QCOMPARE(colourAt(image, rule, v), dotted[v] ? theme.lit : QColor(Qt::white));
        }
    }

    void piecesAreOnTheirVertices() {
        const Rule rule(cycleGraph(12));
        const BitVector black = everyThird(12);
        QImage image = blank();
        QPainter painter(&image);
        paintPieces(painter, pictureArea, rule, black, Theme::light());
        painter.end();
        for (Vertex v = 0; v < 12; ++v) {
            QCOMPARE(colourAt(image, rule, v).lightness() < 128, black[v]);
        }
    }
};

LIGHTSOUT_TEST(PatternPictureTest)
#include "PatternPictureTest.moc"
