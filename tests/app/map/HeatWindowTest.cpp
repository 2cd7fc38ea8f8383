// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatWindow.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

HeatWindow windowOf(std::size_t rows, std::size_t columns) {
    HeatWindow window;
    window.setPlot(QRectF(50, 30, 600, 500));
    window.setTable(rows, columns);
    return window;
}

} // namespace

class HeatWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cellsAreFoundWhereTheyAreDrawn_data() {
        QTest::addColumn<double>("factor");
        for (const double factor : {0.01, 0.3, 1.0, 2.5, 100.0}) {
            QTest::addRow("%g", factor) << factor;
        }
    }

    void cellsAreFoundWhereTheyAreDrawn() {
        QFETCH(const double, factor);
        HeatWindow window = windowOf(1000, 2000);
        window.zoomBy(factor, {300, 200});
        window.moveBy({-333, -77});
        const HeatArea seen = window.visible();
        for (std::size_t row = seen.first.row + 1; row < seen.last.row; row += 7) {
            for (std::size_t column = seen.first.column + 1; column < seen.last.column;
                 column += 11) {
                const HeatCell cell{row, column};
                QVERIFY(window.cellAt(window.cellRect(cell).center()) == cell);
            }
        }
    }

    void showsTheFirstCellsOrAll() {
        HeatWindow window = windowOf(1000, 1000);
        window.showFirst(50);
        QCOMPARE(window.cellSize(), 10.0);
        QVERIFY(window.cellAt({51, 31}) == (HeatCell{1, 1}));
        window.showAll();
        QVERIFY(window.visible().last == (HeatCell{1000, 1000}));
        window = windowOf(100'000, 100'000);
        window.showAll();
        QCOMPARE(window.cellSize(), 0.005);
        QVERIFY(window.visible().last == (HeatCell{100'000, 100'000}));
        // The table is smaller than the requested part.
        window = windowOf(9, 9);
        window.showFirst(64);
        QVERIFY(window.visible().last == (HeatCell{9, 9}));
    }

    void zoomingFromTheWholeTableKeepsThePoint() {
        HeatWindow window;
        window.setPlot(QRectF(50, 30, 500, 500));
        window.setTable(10'000, 10'000);
        window.showAll();
        const QPointF mouse(333, 222);
        const auto cell = window.cellAt(mouse);
        for (int i = 0; i < 30; ++i) {
            window.zoomBy(1.2, mouse);
        }
        QVERIFY(window.cellSize() > 10);
        QVERIFY(window.cellAt(mouse) == cell);
    }

    void zoomingKeepsThePointUnderTheMouse() {
        HeatWindow window = windowOf(1000, 1000);
        window.zoomBy(1, {});
        window.moveBy({-2000, -2000});
        const QPointF mouse(333, 222);
        const auto cell = window.cellAt(mouse);
        for (const double factor : {1.5, 1.7, 0.5, 0.6, 1.3}) {
            window.zoomBy(factor, mouse);
            const auto now = window.cellAt(mouse);
            QVERIFY(now);
            QVERIFY(std::abs(static_cast<int>(now->row) - static_cast<int>(cell->row)) <= 1);
            QVERIFY(std::abs(static_cast<int>(now->column) - static_cast<int>(cell->column)) <= 1);
        }
    }

    void neverLeavesTheTable() {
        HeatWindow window = windowOf(100, 100);
        window.moveBy({1e6, 1e6});
        QVERIFY(window.visible().first == (HeatCell{1, 1}));
        window.moveBy({-1e6, -1e6});
        QVERIFY(window.visible().last == (HeatCell{100, 100}));
        QVERIFY(!window.cellAt({10, 10}));
        QVERIFY(!windowOf(2, 2).cellAt({600, 500}));
    }

    void aCellIsMadeVisible() {
        HeatWindow window = windowOf(1000, 1000);
        for (const HeatCell cell : {HeatCell{999, 3}, HeatCell{1, 1000}, HeatCell{500, 500}}) {
            window.makeVisible(cell);
            QVERIFY(window.plot().adjusted(-1, -1, 1, 1).contains(window.cellRect(cell)));
        }
    }
};

LIGHTSOUT_TEST(HeatWindowTest)
#include "HeatWindowTest.moc"
