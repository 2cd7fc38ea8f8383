#include "widgets/MatrixView.h"
#include "graph/Families.h"
#include "widgets/Theme.h"

#include <QSignalSpy>
#include <QtTest>

using namespace lightsout;

namespace {

/// The colour in a corner of an entry, beside its digit.
QColor colourOf(MatrixView& view, std::size_t row, std::size_t column) {
    const QRectF entry = view.entryRect(row, column);
    const QPointF corner = entry.topLeft() + QPointF(entry.width(), entry.height()) * 0.22;
    return view.grab().toImage().pixelColor(corner.toPoint());
}

} // namespace

class MatrixViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void entriesAreThoseOfTheRule() {
        Graph graph(4);
        graph.addArc(0, 2); // pressing 0 toggles 2: row 2, column 0
        graph.addEdge(1, 3);
        graph.setSelfInfluence(3, false);
        const Game game(Rule(graph), *BitVector::fromString("1001"), BitVector(4));
        MatrixView view;
        view.resize(500, 400);
        view.setGame(game);
        const BitMatrix matrix = game.rule().influenceMatrix();
        for (std::size_t row = 0; row < 4; ++row) {
            for (std::size_t column = 0; column < 4; ++column) {
                QCOMPARE(colourOf(view, row, column) == Theme::current().accent,
                         matrix.get(row, column));
            }
            QCOMPARE(colourOf(view, row, 4) == Theme::current().lit, game.difference()[row]);
        }
    }

    void pointingAtARowTellsItsVertex() {
        MatrixView view;
        view.resize(500, 400);
        view.setGame(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        view.show();
        QSignalSpy pointedAt(&view, &MatrixView::pointedAt);
        QTest::mouseMove(&view, view.entryRect(2, 0).center().toPoint());
        QCOMPARE(pointedAt.count(), 1);
        QVERIFY(pointedAt.last().at(0).value<std::optional<Vertex>>() == Vertex{2});
        const QPointF head =
            view.entryRect(0, 3).center() - QPointF(0, view.entryRect(0, 3).height());
        QTest::mouseMove(&view, head.toPoint());
        QVERIFY(pointedAt.last().at(0).value<std::optional<Vertex>>() == Vertex{3});
    }

    void pointedVertexLightsUpItsRowAndColumn() {
        MatrixView view;
        view.resize(500, 400);
        view.setGame(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        const auto between = [&view](std::size_t row, std::size_t column) {
            return view.grab().toImage().pixelColor(
                view.entryRect(row, column).topLeft().toPoint() + QPoint(1, 12));
        };
        const QColor before = between(1, 2);
        view.setPointedAt(1);
        QVERIFY(between(1, 2) != before);
        view.setPointedAt(std::nullopt);
        QCOMPARE(between(1, 2), before);
    }

    void paintsEverySize_data() {
        QTest::addColumn<int>("side");
        for (const int side : {1, 5, 8, 9, 20, 65, 600}) {
            QTest::addRow("%d", side) << side;
        }
    }

    void paintsEverySize() {
        QFETCH(const int, side);
        const auto length = static_cast<std::size_t>(side);
        MatrixView view;
        view.resize(600, 500);
        view.setGame(Game::allOn(Lattice{.rows = length, .cols = length}));
        view.setPointedAt(0);
        QVERIFY(!view.grab().isNull());
    }

    void theEmptyMatrixIsSaid() {
        MatrixView view;
        view.resize(300, 300);
        view.setGame(Game());
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(!view.grab().isNull());
    }
};

QTEST_MAIN(MatrixViewTest)
#include "MatrixViewTest.moc"
