// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrix/MatrixView.h"
#include "controls/Navigator.h"
#include "graph/Families.h"
#include "theme/Theme.h"

#include "tests/support/Test.h"
#include "tests/support/Touch.h"

#include <QApplication>
#include <QEnterEvent>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

using namespace lightsout;

namespace {

/// Returns the colour in a corner of an entry, next to its digit.
QColor colourOf(MatrixView& view, std::size_t row, std::size_t column) {
    const QRectF entry = view.entryRect(row, column);
    const QPointF corner = entry.topLeft() + QPointF(entry.width(), entry.height()) * 0.22;
    return view.grab().toImage().pixelColor(corner.toPoint());
}

} // namespace

namespace {

/// Shows [A | d] of a game.
void show(MatrixView& view, const Game& game) {
    BitMatrix rightSide(game.vertexCount(), 1);
    rightSide.setColumn(0, game.difference());
    view.setMatrix(game.rule().influenceMatrix().augmented(rightSide), game.vertexCount(), {});
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
        show(view, game);
        const BitMatrix matrix = game.rule().influenceMatrix();
        for (std::size_t row = 0; row < 4; ++row) {
            for (std::size_t column = 0; column < 4; ++column) {
                QCOMPARE(colourOf(view, row, column) == Theme::light().accent,
                         matrix.get(row, column));
            }
            QCOMPARE(colourOf(view, row, 4) == Theme::light().lit, game.difference()[row]);
        }
    }

    /// Small entries fill their cells: a gap around each would make the whole matrix pale.
    void smallEntriesTouch() {
        MatrixView view;
        view.resize(700, 560);
        const Game game = Game::allOn(Lattice{.rows = 8, .cols = 8});
        show(view, game);
        const double side = view.entryRect(0, 0).width();
        QVERIFY2(side > 6 && side < 10, qPrintable(QString::number(side)));
        const QImage picture = view.grab().toImage();
        const QRectF ones = view.entryRect(10, 9) | view.entryRect(10, 11);
        for (int x = qCeil(ones.left()); x < qFloor(ones.right()); ++x) {
            QCOMPARE(picture.pixelColor(x, qRound(ones.center().y())), Theme::light().accent);
        }
        const QRectF right = view.entryRect(10, 64);
        for (int y = qCeil(right.top()); y < qFloor(right.bottom()); ++y) {
            QCOMPARE(picture.pixelColor(qRound(right.center().x()), y), Theme::light().litFlat);
        }
    }

    /// No button covers an entry while the whole matrix is visible.
    void zoomButtonsCoverNoEntry() {
        MatrixView view;
        show(view, Game::allOn(Lattice{.rows = 5, .cols = 5}));
        view.show();
        const auto* navigator = view.findChild<Navigator*>();
        // The pointer stays over the view, which grows and shrinks under it.
        QEnterEvent enter({10, 10}, {10, 10}, {10, 10});
        QCoreApplication::sendEvent(&view, &enter);
        int shown = 0;
        for (const QSize size : {QSize(640, 640), QSize(760, 640), QSize(640, 760), QSize(900, 500),
                                 QSize(500, 900), QSize(640, 640)}) {
            view.resize(size);
            shown += navigator->isVisible() ? 1 : 0;
            for (std::size_t row = 0; navigator->isVisible() && row < 25; ++row) {
                QVERIFY(!view.entryRect(row, 25).intersects(navigator->geometry()));
            }
        }
        QVERIFY(shown >= 2);
    }

    void pointingAtHeadsIsReported() {
        MatrixView view;
        view.resize(500, 400);
        show(view, Game::allOn(Lattice{.rows = 2, .cols = 2}));
        view.show();
        QSignalSpy rows(&view, &MatrixView::rowPointedAt);
        QSignalSpy columns(&view, &MatrixView::columnPointedAt);
        using Index = std::optional<std::size_t>;
        QTest::mouseMove(&view, view.entryRect(2, 0).center().toPoint());
        QCOMPARE(rows.count(), 1);
        QVERIFY(rows.last().at(0).value<Index>() == Index(2));
        const QRectF entry = view.entryRect(0, 3);
        QTest::mouseMove(&view, (entry.center() - QPointF(0, entry.height())).toPoint());
        QCOMPARE(columns.count(), 1);
        QVERIFY(columns.last().at(0).value<Index>() == Index(3));
    }

    void pointedRowIsHighlighted() {
        MatrixView view;
        view.resize(500, 400);
        show(view, Game::allOn(Lattice{.rows = 2, .cols = 2}));
        const auto between = [&view](std::size_t row, std::size_t column) {
            return view.grab().toImage().pixelColor(
                view.entryRect(row, column).topLeft().toPoint() + QPoint(1, 12));
        };
        const QColor before = between(1, 2);
        view.setPointedRow(1);
        QVERIFY(between(1, 2) != before);
        view.setPointedRow(std::nullopt);
        QCOMPARE(between(1, 2), before);
    }

    /// The keyboard cursor can be seen, and the pointer takes its place.
    void cursorIsDrawn() {
        MatrixView view;
        view.resize(500, 400);
        show(view, Game::allOn(Lattice{.rows = 2, .cols = 2}));
        view.setPointedRow(1);
        const QImage before = view.grab().toImage();
        QTest::keyClick(&view, Qt::Key_Right);
        const QPoint edge =
            QPointF(view.entryRect(1, 1).center().x(), view.entryRect(1, 1).top()).toPoint();
        const QImage after = view.grab().toImage();
        QVERIFY(after.pixelColor(edge) != before.pixelColor(edge));
        const QPointF place(2, 2);
        QMouseEvent move(QEvent::MouseMove, place, view.mapToGlobal(place), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&view, &move);
        QCOMPARE(view.currentPart(), std::optional<std::size_t>(5));
    }

    void textGrowsWithTheTextOfTheWindow() {
        MatrixView view;
        view.resize(620, 560);
        show(view, Game::allOn(Lattice{.rows = 5, .cols = 5}));
        const double head = view.headPixels();
        const int digit = view.digitSize();
        Theme::install(*qApp, Theme::light(), 2);
        QTRY_COMPARE(view.headPixels(), 2 * head);
        QVERIFY2(view.digitSize() >= 3 * digit / 2, qPrintable(QString::number(view.digitSize())));
        Theme::install(*qApp, Theme::light(), 1);
        QTRY_COMPARE(view.headPixels(), head);
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
        const Game game = Game::allOn(Lattice{.rows = length, .cols = length});
        if (game.vertexCount() <= 1024) {
            show(view, game);
        } else {
            view.setGame(game);
        }
        view.setPointedRow(0);
        view.setPointedColumn(0);
        QVERIFY(!view.grab().isNull());
    }

    void theWheelZoomsAndZeroShowsAll() {
        MatrixView view;
        view.resize(500, 400);
        show(view, Game::allOn(Lattice{.rows = 6, .cols = 6}));
        view.show();
        const double whole = view.entryRect(0, 0).width();
        const QPointF middle = view.entryRect(18, 18).center();
        QWheelEvent wheel(middle, view.mapToGlobal(middle), {}, {0, 480}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&view, &wheel);
        QVERIFY(view.entryRect(0, 0).width() > 2 * whole);
        QVERIFY(view.entryRect(18, 18).contains(middle));
        // Dragging moves the entries.
        const QPoint from(250, 200);
        const double before = view.entryRect(18, 18).left();
        QTest::mousePress(&view, Qt::LeftButton, {}, from);
        QTest::mouseMove(&view, from + QPoint(15, 0));
        QTest::mouseMove(&view, from + QPoint(30, 0));
        QTest::mouseRelease(&view, Qt::LeftButton, {}, from + QPoint(30, 0));
        QCOMPARE(view.entryRect(18, 18).left(), before + 30);
        QTest::keyClick(&view, Qt::Key_0);
        QCOMPARE(view.entryRect(0, 0).width(), whole);
    }

    /// Even if there are many entries per pixel, every 1 still colours its pixel.
    void twoFingersZoom() {
        MatrixView view;
        view.resize(500, 400);
        show(view, Game::allOn(Lattice{.rows = 3, .cols = 3}));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const double before = view.contentRect().width();
        QTest::touchEvent(&view, touchScreen())
            .press(0, QPoint(200, 200), &view)
            .press(1, QPoint(300, 200), &view);
        for (int apart = 10; apart <= 80; apart += 10) {
            QTest::touchEvent(&view, touchScreen())
                .move(0, QPoint(200 - apart, 200), &view)
                .move(1, QPoint(300 + apart, 200), &view);
        }
        QTest::touchEvent(&view, touchScreen())
            .release(0, QPoint(120, 200), &view)
            .release(1, QPoint(380, 200), &view);
        QVERIFY2(view.contentRect().width() > 1.5 * before,
                 qPrintable(QString::number(view.contentRect().width() / before)));
    }

    void noEntryIsLostInThePicture() {
        BitMatrix matrix(1024, 1025);
        matrix.set(700, 333);
        MatrixView view;
        view.resize(500, 400);
        view.setMatrix(matrix, 1024, {});
        const QImage picture = view.grab().toImage();
        const QPointF centre = view.entryRect(700, 333).center();
        bool isSeen = false;
        for (int x = -2; x <= 2; ++x) {
            for (int y = -2; y <= 2; ++y) {
                const QColor colour = picture.pixelColor(centre.toPoint() + QPoint(x, y));
                isSeen = isSeen || colour == Theme::light().accent;
            }
        }
        QVERIFY(isSeen);
    }

    void largeMatricesHaveNoRowsOfHoles() {
        constexpr std::size_t vertices = 1200;
        Graph graph(vertices, false);
        std::vector<VertexMark> marks;
        for (Vertex v = 0; v < vertices; ++v) {
            const bool isButton = v >= vertices / 3;
            marks.push_back({.vertex = v, .hasButton = isButton, .hasLight = !isButton});
        }
        graph.mark(marks);
        for (Vertex button = vertices / 3; button < vertices; ++button) {
            for (Vertex light = 0; light < 20; ++light) { // the upper rows consist of ones
                graph.addArc(button, light);
            }
        }
        MatrixView view;
        view.resize(600, 400);
        view.setGame(Game::allOn(Rule(graph)));
        QCOMPARE(view.accessibleDescription(),
                 QStringLiteral("Number of equations: 400; number of unknowns: 800"));
        const QImage picture = view.grab().toImage();
        for (const std::size_t column : std::initializer_list<std::size_t>{5, 400, 795}) {
            QCOMPARE(picture.pixelColor(view.entryRect(10, column).center().toPoint()),
                     Theme::light().accent);
            QCOMPARE(picture.pixelColor(view.entryRect(300, column).center().toPoint()),
                     Theme::light().cell);
        }
    }

    void survivesTheEmptyMatrix() {
        MatrixView view;
        view.resize(300, 300);
        view.setGame(Game());
        QTest::keyClick(&view, Qt::Key_Down);
        QVERIFY(!view.grab().isNull());
    }
};

LIGHTSOUT_TEST(MatrixViewTest)
#include "MatrixViewTest.moc"
