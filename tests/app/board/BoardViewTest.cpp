// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardView.h"
#include "board/BoardLink.h"
#include "board/BoardPainter.h"
#include "controls/Navigator.h"
#include "controls/PartedView.h"
#include "document/CurrentDocument.h"
#include "document/Selection.h"
#include "graph/Families.h"
#include "theme/Theme.h"

#include "tests/support/Lattices.h"
#include "tests/support/Test.h"
#include "tests/support/Touch.h"
#include "tests/support/WidgetDriver.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QEnterEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace lightsout;

namespace {

/// A board on the screen, connected to its own document.
struct BoardTable {
    explicit BoardTable(const Rule& rule) : document(Game::allOn(rule)) {
        linkBoard(view, document, selection);
        view.setAnimated(false);
        view.resize(500, 500);
        view.show();
    }
    QPoint at(Vertex vertex) const { return view.cellRect(vertex).center().toPoint(); }
    void click(Vertex vertex) {
        QTest::mouseClick(&view, Qt::LeftButton, Qt::NoModifier, at(vertex));
    }
    QColor colourAt(Vertex vertex) {
        const QPointF side = view.cellRect(vertex).center() + QPointF(10, 10);
        return view.grab().toImage().pixelColor(side.toPoint());
    }

    CurrentDocument document;
    Selection selection{document};
    BoardView view;
};

} // namespace

class BoardViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theDescriptionSaysWhereTheHintIs() {
        BoardTable table(grid(3, 3));
        const QString before = table.view.accessibleDescription();
        table.view.setHint(5);
        QCOMPARE(table.view.accessibleDescription(),
                 before + QStringLiteral(". Hint: press row 2, column 3."));
        table.view.setHint(std::nullopt);
        QCOMPARE(table.view.accessibleDescription(), before);
    }

    void hiddenBoardsReportNothing() {
        BoardTable table(grid(3, 3));
        QStringList heard;
        observeParts([&heard](const QString& text, QAccessible::Event what) {
            if (what == QAccessible::NameChanged) {
                heard << text;
            }
        });
        table.document.make(Press{0}, QStringLiteral("press"));
        QVERIFY(!heard.isEmpty());
        heard.clear();
        table.view.hide();
        table.document.make(Press{0}, QStringLiteral("press"));
        observeParts({});
        QVERIFY2(heard.isEmpty(), qPrintable(heard.join(QLatin1Char('\n'))));
    }

    void clickPressesTheCellUnderThePointer() {
        BoardTable table(grid(5, 5));
        table.click(12);
        QCOMPARE(table.document.game().pressCount(), 1U);
        QVERIFY(table.document.game().presses() == BitVector::unit(25, 12));
    }

    /// Small boards next to a formula are numbered, unless the user chose otherwise; numbers appear
    /// only if there is room.
    void cellsAreNumbered() {
        const auto isNumbered = [](const Lattice& lattice, CellNumbers cells, bool isNextTo) {
            BoardTable table(lattice);
            table.view.setNextToFormula(isNextTo);
            Numbering::setCurrent({.cells = cells});
            const QImage image = table.view.grab().toImage();
            Numbering::setCurrent({.cells = CellNumbers::none});
            const bool differs = table.view.grab().toImage() != image;
            Numbering::setCurrent({});
            return differs;
        };
        const Lattice small{.rows = 10, .cols = 10};
        const Lattice large{.rows = 11, .cols = 11};
        const Lattice huge{.rows = 40, .cols = 40};
        QVERIFY(isNumbered(small, CellNumbers::automatic, true));
        QVERIFY(!isNumbered(small, CellNumbers::automatic, false));
        QVERIFY(!isNumbered(large, CellNumbers::automatic, true));
        for (const CellNumbers chosen : {CellNumbers::consecutive, CellNumbers::rowAndColumn}) {
            QVERIFY(isNumbered(small, chosen, false));
            QVERIFY(isNumbered(large, chosen, false));
            QVERIFY(!isNumbered(huge, chosen, true));
        }
    }

    /// Texts in the window use the name that the board shows. Screen readers get the row and the
    /// column.
    void namesCellsForMenusAndScreenReaders() {
        const BoardTable table(grid(3, 3));
        QCOMPARE(table.view.partName(5), QStringLiteral("row 2, column 3, on"));
        QCOMPARE(table.view.partActionName(5), QStringLiteral("Press row 2, column 3"));
        QContextMenuEvent wanted(QContextMenuEvent::Mouse, table.at(5),
                                 table.view.mapToGlobal(table.at(5)));
        QCoreApplication::sendEvent(const_cast<BoardView*>(&table.view), &wanted);
        auto* menu = table.view.findChild<QMenu*>();
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().first()->text(), QStringLiteral("&Press cell 6"));
        menu->close();
    }

    /// If vertices have numbers, which stay visible, the lights that a pattern counts have ticks.
    /// Otherwise they are counted with numbers.
    void countedLightsHaveTicksNextToNumbers() {
        BoardScene scene;
        scene.rule = grid(3, 3);
        scene.lights = BitVector(9);
        scene.pattern = BitVector::ones(9);
        scene.counted = BitVector::unit(9, 4);
        BoardGeometry geometry(scene.rule);
        geometry.setViewSize({300, 300});
        const auto painted = [&] {
            QImage image(300, 300, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintBoard(painter, geometry, scene, Theme::light());
            return image;
        };
        const auto changedBy = [&](CellNumbers numbers) {
            scene.numbers = numbers;
            scene.counted = BitVector(9);
            const QImage without = painted();
            scene.counted = BitVector::unit(9, 4);
            const QImage with = painted();
            const QPoint middle = geometry.cellRect(4).center().toPoint();
            std::set<QString> corners;
            for (int y = 0; y < 300; ++y) {
                for (int x = 0; x < 300; ++x) {
                    if (with.pixel(x, y) != without.pixel(x, y)) {
                        corners.insert(QStringLiteral("%1%2")
                                           .arg(y < middle.y() ? "above" : "below")
                                           .arg(x < middle.x() ? "left" : "right"));
                    }
                }
            }
            return corners;
        };
        QCOMPARE(changedBy(CellNumbers::none), std::set<QString>{QStringLiteral("aboveleft")});
        QCOMPARE(changedBy(CellNumbers::consecutive),
                 std::set<QString>{QStringLiteral("belowright")});
        scene.rule = pathGraph(1);
        scene.lights = BitVector(1);
        scene.pattern = BitVector::ones(1);
        geometry = BoardGeometry(scene.rule);
        geometry.setViewSize({300, 300});
        scene.counted = BitVector(1);
        const QImage without = painted();
        scene.counted = BitVector::ones(1);
        const QImage with = painted();
        const QRectF vertex = geometry.cellRect(0);
        QVERIFY(without.copy(QRect(vertex.topLeft().toPoint(), vertex.center().toPoint())) ==
                with.copy(QRect(vertex.topLeft().toPoint(), vertex.center().toPoint())));
        QVERIFY(without != with);
    }

    void cellsFlashOnce() {
        BoardTable table(grid(3, 3));
        table.view.setAnimated(true);
        const QImage before = table.view.grab().toImage();
        table.view.flash(BitVector::unit(4, 1)); // of another board
        QVERIFY(!table.view.isFlashing());
        table.view.flash(BitVector::unit(9, 4));
        QVERIFY(table.view.isFlashing());
        const QImage flashing = table.view.grab().toImage();
        const QPoint inside = table.at(4) + QPoint(10, 10);
        QVERIFY(flashing.pixelColor(inside) != before.pixelColor(inside));
        QCOMPARE(flashing.pixelColor(table.at(0)), before.pixelColor(table.at(0)));
        QTRY_VERIFY(!table.view.isFlashing());
        QCOMPARE(table.view.grab().toImage().pixelColor(inside), before.pixelColor(inside));
    }

    /// No button covers a cell, whatever the shape of the view: the last cell can be pressed like
    /// any other.
    void zoomButtonsCoverNoCell_data() {
        QTest::addColumn<Rule>("rule");
        QTest::newRow("grid") << Rule(grid(5, 5));
        QTest::newRow("torus") << Rule(Lattice{5, 5, Topology::torus});
        QTest::newRow("wide") << Rule(grid(4, 9));
        QTest::newRow("graph") << Rule(generalizedPetersenGraph(5, 2));
    }
    void zoomButtonsCoverNoCell() {
        QFETCH(const Rule, rule);
        BoardTable table(rule);
        const auto* navigator = table.view.findChild<Navigator*>();
        int shown = 0;
        for (const QSize size : {QSize(640, 640), QSize(660, 640), QSize(640, 660), QSize(900, 500),
                                 QSize(500, 900)}) {
            table.view.resize(size);
            QEnterEvent enter({10, 10}, {10, 10}, {10, 10});
            QCoreApplication::sendEvent(&table.view, &enter);
            shown += navigator->isVisible() ? 1 : 0;
            for (Vertex v = 0; navigator->isVisible() && v < rule.vertexCount(); ++v) {
                QVERIFY(!table.view.cellRect(v).intersects(navigator->geometry()));
            }
        }
        QVERIFY(shown >= 5);
    }

    /// This happens in a picture of the window.
    void oneWidgetIsPaintedInAnotherTheme() {
        BoardTable table(grid(3, 3));
        BoardTable printed(grid(3, 3));
        const PaintedIn dark(printed.view, Theme::dark());
        printed.click(4);
        table.click(4);
        QCOMPARE(printed.colourAt(4), Theme::dark().cell);
        QCOMPARE(table.colourAt(4), Theme::light().cell);
        QCOMPARE(printed.colourAt(0), Theme::dark().lit);
    }

    void pressedLightsAreSeenToChange() {
        BoardTable table(grid(3, 3));
        QCOMPARE(table.colourAt(4), Theme::light().lit);
        table.click(4);
        for (const Vertex changed : {1U, 3U, 4U, 5U, 7U}) {
            QCOMPARE(table.colourAt(changed), Theme::light().cell);
        }
        QCOMPARE(table.colourAt(0), Theme::light().lit);
        table.document->undoStack()->undo();
        QCOMPARE(table.colourAt(4), Theme::light().lit);
    }

    void verticesOfDrawnGraphsArePressed() {
        BoardTable table(generalizedPetersenGraph(5, 2));
        table.click(7);
        QVERIFY(table.document.game().presses() == BitVector::unit(10, 7));
    }

    void arrowKeysAndSpacePress() {
        BoardTable table(grid(3, 3));
        QTest::keyClick(&table.view, Qt::Key_Right); // moves the cursor into view
        QTest::keyClick(&table.view, Qt::Key_Right);
        QTest::keyClick(&table.view, Qt::Key_Down);
        QTest::keyClick(&table.view, Qt::Key_Space);
        QVERIFY(table.document.game().presses() == BitVector::unit(9, 4));
        QVERIFY(table.selection.vertex() == Vertex{4});
    }

    void draggingInEditModeDrawsOneStroke() {
        BoardTable table(grid(4, 4));
        table.view.setMode(BoardMode::editLights);
        QTest::mousePress(&table.view, Qt::LeftButton, Qt::NoModifier, table.at(0));
        for (const Vertex v : {1U, 2U, 1U, 2U, 3U}) {
            QTest::mouseMove(&table.view, table.at(v));
        }
        QTest::mouseRelease(&table.view, Qt::LeftButton, Qt::NoModifier, table.at(3));
        QCOMPARE(table.document.game().start().toString(), std::string("0000111111111111"));
        QCOMPARE(table.document->undoStack()->count(), 1);
        table.document->undoStack()->undo();
        QCOMPARE(table.document.game().start().count(), 16U);
    }

    void targetIsEditedOnItsOwn() {
        BoardTable table(grid(2, 2));
        table.view.setMode(BoardMode::editTarget);
        table.click(3);
        QCOMPARE(table.document.game().target().toString(), std::string("0001"));
        QCOMPARE(table.document.game().lights().toString(), std::string("1111"));
    }

    /// Marks of another board are not drawn, pressed or kept: a drawn graph has no position for a
    /// vertex that does not exist.
    void ignoresMarksOfAnotherBoard() {
        BoardTable table(generalizedPetersenGraph(5, 2));
        table.view.setHint(10);
        table.view.setStars(BitVector::ones(11));
        table.view.setRinged(BitVector::ones(11));
        table.view.setPattern(BitVector::ones(11));
        table.view.grab();
        table.view.setDragged({8, 9}, {5, 5});
        table.document.begin(Game::allOn(generalizedPetersenGraph(3, 1)));
        table.view.grab();
    }

    void aHeldPressEndsWithItsBoard() {
        BoardTable table(grid(6, 6));
        table.view.zoomIn();
        QTest::mousePress(&table.view, Qt::LeftButton, {}, table.at(14));
        table.document.begin(Game::allOn(grid(5, 5)));
        QTest::mouseRelease(&table.view, Qt::LeftButton, {}, table.at(12));
        QCOMPARE(table.document.game().pressCount(), 0U);
    }

    void aMenuPressesNothingOnAnotherBoard() {
        BoardTable table(grid(3, 3));
        QContextMenuEvent ask(QContextMenuEvent::Mouse, table.at(4), QPoint(0, 0));
        QCoreApplication::sendEvent(&table.view, &ask);
        auto* menu = table.view.findChild<QMenu*>();
        QVERIFY(menu != nullptr);
        auto* press = WidgetDriver(*menu).part<QAction>("touch");
        QVERIFY(press->text().startsWith(QStringLiteral("&Press")));
        table.document.begin(Game::allOn(grid(4, 4)));
        press->trigger();
        QCOMPARE(table.document.game().pressCount(), 0U);
        menu->close();
    }

    void pointingIsSharedWithTheSelection() {
        BoardTable table(grid(3, 3));
        QTest::mouseMove(&table.view, table.at(5));
        QVERIFY(table.selection.vertex() == Vertex{5});
        table.selection.setVertex(2);
        QVERIFY(table.view.accessibleDescription().startsWith(QStringLiteral("row 1, column 3")));
    }

    void descriptionNamesMissingButtonsAndLights() {
        Graph graph(3);
        graph.mark({{.vertex = 0, .hasButton = false, .hasLight = true},
                    {.vertex = 1, .hasButton = true, .hasLight = false},
                    {.vertex = 2, .hasButton = false, .hasLight = false}});
        BoardTable table(Rule::onCells(Lattice{.rows = 1, .cols = 3}, graph));
        const QStringList expected{QStringLiteral("row 1, column 1, on, no button"),
                                   QStringLiteral("row 1, column 2, no light"),
                                   QStringLiteral("row 1, column 3, no button and no light")};
        for (Vertex v = 0; v < 3; ++v) {
            table.selection.setVertex(v);
            QCOMPARE(table.view.accessibleDescription(), expected[static_cast<int>(v)]);
        }
    }

    void descriptionIncludesTheCellsState() {
        BoardTable table(grid(3, 3));
        table.selection.setVertex(4);
        QCOMPARE(table.view.accessibleDescription(), QStringLiteral("row 2, column 2, on"));
        table.click(4);
        QCOMPARE(table.view.accessibleDescription(), QStringLiteral("row 2, column 2, off"));
    }

    void wheelZoomsAndZeroFits() {
        BoardTable table(grid(20, 20));
        const double before = table.view.cellRect(0).width();
        QWheelEvent wheel({250, 250}, table.view.mapToGlobal(QPointF(250, 250)), {}, {0, 480},
                          Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&table.view, &wheel);
        QVERIFY(table.view.cellRect(0).width() > before * 1.5);
        QTest::keyClick(&table.view, Qt::Key_0);
        QCOMPARE(table.view.cellRect(0).width(), before);
    }

    /// On grids and drawn graphs alike, the overview in the corner shows the visible part, and
    /// dragging moves it.
    void aZoomedBoardIsDraggedAndNothingIsPressed_data() {
        QTest::addColumn<Rule>("rule");
        QTest::newRow("grid") << Rule(grid(6, 6));
        QTest::newRow("graph") << Rule(generalizedPetersenGraph(5, 2));
    }
    void aZoomedBoardIsDraggedAndNothingIsPressed() {
        QFETCH(const Rule, rule);
        BoardTable table(rule);
        const auto* navigator = table.view.findChild<Navigator*>();
        QVERIFY(!navigator->isVisible());
        const QRectF whole = table.view.contentRect();
        table.view.zoomIn();
        table.view.zoomIn();
        table.view.zoomIn();
        QVERIFY(navigator->isVisible());
        QVERIFY(table.view.contentRect().width() > 1.5 * whole.width());
        for (const auto* bar : table.view.findChildren<QScrollBar*>()) {
            QVERIFY(bar->isVisible());
        }
        const QPoint middle = table.at(7);
        const QPointF before = table.view.contentRect().topLeft();
        QTest::mousePress(&table.view, Qt::LeftButton, Qt::NoModifier, middle);
        for (const int way : {10, 25, 40}) {
            QTest::mouseMove(&table.view, middle + QPoint(-way, -way / 2));
        }
        QTest::mouseRelease(&table.view, Qt::LeftButton, Qt::NoModifier, middle + QPoint(-40, -20));
        QVERIFY(table.view.contentRect().topLeft() != before);
        QCOMPARE(table.document.game().pressCount(), 0U);
        // A click without a drag presses the vertex.
        table.click(7);
        QCOMPARE(table.document.game().pressCount(), 1U);
        table.view.zoomToFit();
        QCOMPARE(table.view.contentRect(), whole);
    }

    void theContextMenuPressesAndCopies() {
        BoardTable table(grid(2, 3));
        QContextMenuEvent asked(QContextMenuEvent::Mouse, table.at(1),
                                table.view.mapToGlobal(table.at(1)));
        QCoreApplication::sendEvent(&table.view, &asked);
        auto* menu = table.view.findChild<QMenu*>();
        QVERIFY(menu != nullptr && menu->isVisible());
        menu->actions().front()->trigger();
        QVERIFY(table.document.game().presses() == BitVector::unit(6, 1));
        WidgetDriver(*menu).trigger("copyAsText");
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("0 0 0\n1 0 1\n"));
        menu->close();
        // A board without connected slots offers no presses.
        BoardView picture;
        picture.setGame(table.document.game());
        picture.resize(300, 300);
        picture.show();
        QContextMenuEvent again(QContextMenuEvent::Mouse, QPoint(150, 150),
                                picture.mapToGlobal(QPoint(150, 150)));
        QCoreApplication::sendEvent(&picture, &again);
        QCOMPARE(picture.findChild<QMenu*>()->actions().front()->text(),
                 QStringLiteral("&Copy as text"));
    }

    void fingerPressesOnReleaseUnlessItHeld() {
        Theme::install(*qApp, Theme::light(), 1);
        BoardTable table(grid(3, 3));
        QVERIFY(QTest::qWaitForWindowExposed(&table.view));
        QTest::touchEvent(&table.view, touchScreen()).press(0, table.at(4), &table.view);
        QCOMPARE(table.document.game().pressCount(), 0U);
        QTest::touchEvent(&table.view, touchScreen()).release(0, table.at(4), &table.view);
        QTRY_COMPARE(table.document.game().pressCount(), 1U);
        QTest::touchEvent(&table.view, touchScreen()).press(0, table.at(4), &table.view);
        QTRY_VERIFY_WITH_TIMEOUT(table.view.findChild<QMenu*>() != nullptr, 2'000);
        table.view.findChild<QMenu*>()->close();
        QTest::touchEvent(&table.view, touchScreen()).release(0, table.at(4), &table.view);
        QCOMPARE(table.document.game().pressCount(), 1U);
    }

    void paintsEverySize_data() {
        QTest::addColumn<int>("side");
        for (const int side : {1, 2, 20, 63, 64, 65, 300, 1024}) {
            QTest::addRow("%d", side) << side;
        }
    }

    void paintsEverySize() {
        QFETCH(const int, side);
        BoardTable table(grid(static_cast<std::size_t>(side), static_cast<std::size_t>(side)));
        table.view.setStars(BitVector::unit(table.document.game().vertexCount(), 0));
        table.view.setPattern(BitVector::ones(table.document.game().vertexCount()));
        table.selection.setVertex(0);
        QVERIFY(!table.view.grab().isNull());
    }

    void theEmptyBoardIsQuiet() {
        BoardTable table((Graph()));
        QTest::keyClick(&table.view, Qt::Key_Right);
        QTest::keyClick(&table.view, Qt::Key_Space);
        QTest::mouseClick(&table.view, Qt::LeftButton);
        QVERIFY(!table.view.grab().isNull());
        QCOMPARE(table.document->undoStack()->count(), 0);
    }

    /// Two fingers that move together move a zoomed board, and press nothing.
    void twoFingersMoveTheBoard() {
        BoardView view;
        view.resize(400, 400);
        view.setGame(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        view.zoomBy(3, QPointF(200, 200));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const QSignalSpy pressed(&view, &BoardView::pressed);
        const QRectF before = view.contentRect();
        auto fingers = QTest::touchEvent(&view, touchScreen(), false);
        fingers.press(0, QPoint(150, 200), &view).commit();
        fingers.stationary(0).press(1, QPoint(250, 200), &view).commit();
        for (int moved = 10; moved <= 60; moved += 10) {
            fingers.move(0, QPoint(150 + moved, 200), &view);
            fingers.move(1, QPoint(250 + moved, 200), &view).commit();
        }
        fingers.release(0, QPoint(210, 200), &view).release(1, QPoint(310, 200), &view).commit();
        const QRectF after = view.contentRect();
        QVERIFY2(after.left() - before.left() > 40 && after.left() - before.left() <= 61,
                 qPrintable(QString::number(after.left() - before.left())));
        QVERIFY(std::abs(after.width() - before.width()) < 1);
        QCOMPARE(pressed.count(), 0);
    }

    /// Every cell of a zoomed board can be moved out from behind the zoom buttons and pressed.
    void theZoomButtonsCoverNoCellForGood() {
        BoardView view;
        view.resize(400, 400);
        view.setGame(Game::allOn(Lattice{.rows = 9, .cols = 9}));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const auto* buttons = view.findChild<Navigator*>();
        for (const double zoom : {2.0, 4.0}) {
            view.zoomToFit();
            view.zoomBy(zoom, QPointF(200, 200));
            view.moveContent({-10'000, -10'000});
            QVERIFY(buttons->isVisible());
            const QPoint last = view.cellRect(80).center().toPoint();
            QVERIFY(view.rect().contains(last));
            QVERIFY(!buttons->geometry().contains(last));
            QSignalSpy pressed(&view, &BoardView::pressed);
            QTest::mouseClick(view.childAt(last) == nullptr ? static_cast<QWidget*>(&view)
                                                            : view.childAt(last),
                              Qt::LeftButton, {}, last);
            QCOMPARE(pressed.count(), 1);
            QCOMPARE(pressed.front().front().value<Vertex>(), Vertex{80});
        }
    }
};

LIGHTSOUT_TEST(BoardViewTest)
#include "BoardViewTest.moc"
