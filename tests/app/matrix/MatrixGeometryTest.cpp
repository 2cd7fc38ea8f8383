// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrix/MatrixGeometry.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

MatrixGeometry geometryOf(std::size_t order, std::size_t rightColumns, QSizeF view) {
    MatrixGeometry geometry;
    geometry.setViewSize(view);
    geometry.setShape(order, order, rightColumns);
    geometry.setHeads(4, 2);
    return geometry;
}

} // namespace

class MatrixGeometryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWholeMatrixFitsAndIsFoundAgain_data() {
        QTest::addColumn<std::size_t>("order");
        QTest::addColumn<std::size_t>("rightColumns");
        for (const std::size_t order : {1U, 4U, 25U, 100U, 1024U}) {
            for (const std::size_t right : {std::size_t{0}, std::size_t{1}, order}) {
                QTest::addRow("%zu, %zu", order, right) << order << right;
            }
        }
    }

    void theWholeMatrixFitsAndIsFoundAgain() {
        QFETCH(const std::size_t, order);
        QFETCH(const std::size_t, rightColumns);
        const QRectF view(0, 0, 640, 480);
        MatrixGeometry geometry = geometryOf(order, rightColumns, view.size());
        QVERIFY(geometry.isWhole());
        QVERIFY(view.contains(geometry.matrixRect()));
        for (const std::size_t row : {std::size_t{0}, order / 2, order - 1}) {
            for (std::size_t column = 0; column < order + rightColumns; column += 1 + order / 3) {
                const QPointF centre = geometry.entryRect(row, column).center();
                QCOMPARE(geometry.rowAt(centre), std::optional(row));
                QCOMPARE(geometry.columnAt(centre), std::optional(column));
            }
        }
        QVERIFY(!geometry.rowAt({320, -5}));
        QVERIFY(!geometry.columnAt({-5, 200}));
    }

    /// The entry under the pointer stays in place, and the heads stay at the edges.
    void zoomingKeepsThePlaceAndTheHeads() {
        MatrixGeometry geometry = geometryOf(64, 1, {640, 480});
        const QRectF before = geometry.entryRect(20, 30);
        geometry.zoomBy(4, before.center());
        QVERIFY(!geometry.isWhole());
        QVERIFY(geometry.cell() > 3.9 * before.width());
        QCOMPARE(geometry.rowAt(before.center()), std::optional<std::size_t>(20));
        QCOMPARE(geometry.columnAt(before.center()), std::optional<std::size_t>(30));
        const QRectF area = geometry.area();
        for (const double step : {0.0, -150.0, -1e6, 1e6}) {
            geometry.pan({step, step});
            QCOMPARE(geometry.rowHead(20).right(), area.left());
            QCOMPARE(geometry.columnHead(30).bottom(), area.top());
            // The matrix cannot be moved beyond its ends.
            QVERIFY(geometry.matrixRect().top() <= area.top() + 0.01);
            QVERIFY(geometry.matrixRect().bottom() >= area.bottom() - 0.01);
        }
        geometry.ensureVisible(63);
        QVERIFY(area.contains(geometry.entryRect(63, geometry.visibleColumns().first).center()));
        geometry.ensureVisible(5, 60);
        QVERIFY(area.contains(geometry.entryRect(5, 60)));
        geometry.ensureVisible(40, 2);
        QVERIFY(area.contains(geometry.entryRect(40, 2)));
        geometry.fit();
        QVERIFY(geometry.isWhole());
    }

    /// Text at 200 % makes headers twice as large; they are never smaller than 20 pixels then.
    void headsGrowWithText() {
        for (const std::size_t order : {3U, 25U, 100U}) {
            MatrixGeometry geometry = geometryOf(order, 1, {640, 480});
            const double usual = geometry.headPixels();
            geometry.setTextScale(2);
            QCOMPARE(geometry.headPixels(), 2 * usual);
            QVERIFY(geometry.headPixels() >= 20);
            QVERIFY(QRectF(0, 0, 640, 480).contains(geometry.matrixRect()));
            QVERIFY(geometry.rowHead(0).left() >= 0 && geometry.columnHead(0).top() >= 0);
        }
    }

    void drawsOnlyTheVisiblePart() {
        MatrixGeometry geometry = geometryOf(1024, 1, {640, 480});
        QCOMPARE(geometry.visibleRows(), (std::pair<std::size_t, std::size_t>(0, 1024)));
        geometry.zoomBy(1000, {320, 240});
        const auto [first, end] = geometry.visibleRows();
        QVERIFY(end - first < 20);
        QVERIFY(geometry.cell() >= 40);
    }
};

LIGHTSOUT_TEST(MatrixGeometryTest)
#include "MatrixGeometryTest.moc"
