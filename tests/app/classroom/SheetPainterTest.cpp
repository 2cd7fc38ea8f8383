// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/SheetPainter.h"

#include "tests/support/Test.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <utility>

using namespace lightsout;

namespace {

constexpr int scale = 10; // pixels per millimetre

QImage painted(const SheetMark& mark) {
    QImage image(100 * scale, 100 * scale, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintSheet(painter, {{mark}}, scale);
    return image;
}

/// Returns how many pixels of a rectangle, given in millimetres, are dark.
int darkIn(const QImage& image, const QRectF& area) {
    int dark = 0;
    const QRect pixels(QPointF(area.topLeft() * scale).toPoint(), (area.size() * scale).toSize());
    for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
        for (int x = pixels.left(); x <= pixels.right(); ++x) {
            dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
        }
    }
    return dark;
}

/// Returns a board of 2 × 3 cells of 10 mm, with the first cell at (20, 30).
SheetBoard board() {
    return {.x = 20, .y = 30, .cell = 10, .rows = 2, .cols = 3};
}

QPointF middleOf(int row, int col) {
    return QPointF(25 + 10 * col, 35 + 10 * row);
}

/// Returns an area inside a cell that contains no line of the grid.
QRectF insideOf(int row, int col) {
    return QRectF(middleOf(row, col) - QPointF(4, 4), QSizeF(8, 8));
}

} // namespace

/// Tests how pages of worksheets are drawn.
class SheetPainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void marksAreInTheirCells();
    void wallsAreBetweenRegions();
    void matricesShowTheirFirstRows();
    void textsAreAligned();
    void linesBeginBelowEachOther();
    void equationsAreReadFromLeftToRight();
};

void SheetPainterTest::marksAreInTheirCells() {
    SheetBoard drawn = board();
    drawn.rings = *BitVector::fromString("010000");
    drawn.crosses = *BitVector::fromString("000100");
    drawn.filled = *BitVector::fromString("000001");
    const QImage image = painted(drawn);
    for (int cell = 0; cell < 6; ++cell) {
        const int row = cell / 3;
        const int col = cell % 3;
        const QPointF middle = middleOf(row, col);
        const bool isMarked = cell == 1 || cell == 3 || cell == 5;
        QCOMPARE(darkIn(image, insideOf(row, col)) > 0, isMarked);
        // A ring is empty in the middle; crosses and filled cells are not.
        QCOMPARE(darkIn(image, QRectF(middle - QPointF(0.3, 0.3), QSizeF(0.6, 0.6))) > 0,
                 cell == 3 || cell == 5);
    }
    QVERIFY(darkIn(image, QRectF(middleOf(0, 1) + QPointF(3, -0.5), QSizeF(0.6, 1))) > 0);
    QVERIFY(darkIn(image, QRectF(middleOf(1, 2) + QPointF(3, 3), QSizeF(0.6, 0.6))) > 30);
    // Nothing is drawn outside the frame.
    QCOMPARE(darkIn(image, QRectF(0, 0, 100, 29)) + darkIn(image, QRectF(0, 0, 19, 100)) +
                 darkIn(image, QRectF(51, 0, 49, 100)) + darkIn(image, QRectF(0, 51, 100, 49)),
             0);
}

void SheetPainterTest::wallsAreBetweenRegions() {
    SheetBoard drawn = board();
    drawn.regions = {0, 0, 2, 0, 4, 4};
    const QImage image = painted(drawn);
    const auto right = [&](int row, int col) { // the right side of a cell
        return darkIn(image, QRectF(middleOf(row, col) + QPointF(4.2, -1), QSizeF(1.6, 2)));
    };
    const auto below = [&](int col) {
        return darkIn(image, QRectF(middleOf(0, col) + QPointF(-1, 4.2), QSizeF(2, 1.6)));
    };
    constexpr int wall = 80; // a thin line is one or two pixels wide
    QVERIFY(right(0, 0) < wall);
    QVERIFY(right(0, 1) > wall);
    QVERIFY(right(1, 0) > wall);
    QVERIFY(right(1, 1) < wall);
    QVERIFY(below(0) < wall);
    QVERIFY(below(1) > wall);
    QVERIFY(below(2) > wall);
}

void SheetPainterTest::matricesShowTheirFirstRows() {
    BitMatrix entries(2, 3);
    entries.set(0, 2, true);
    const SheetMatrix matrix{.x = 20, .y = 30, .cell = 10, .entries = entries, .shownRows = 1};
    const QImage image = painted(matrix);
    for (int col = 0; col < 2; ++col) {
        QVERIFY(darkIn(image, insideOf(0, col)) > 0);
        QCOMPARE(darkIn(image, insideOf(1, col)), 0);
    }
    // Column d is set apart by a quarter of a cell.
    QCOMPARE(darkIn(image, QRectF(40.6, 31, 1.4, 8)), 0);
    QVERIFY(darkIn(image, QRectF(43.5, 31, 8, 8)) > 0);
    // The digits 0 and 1 look different.
    QVERIFY(darkIn(image, QRectF(43.5, 31, 8, 8)) < darkIn(image, insideOf(0, 0)));
}

void SheetPainterTest::textsAreAligned() {
    for (const SheetAlign align : {SheetAlign::left, SheetAlign::centre, SheetAlign::right}) {
        for (const char* text : {"lights", "נורות"}) {
            const QImage image =
                painted(SheetText{.x = 50, .y = 50, .text = text, .points = 20, .align = align});
            const int before = darkIn(image, QRectF(0, 40, 49.9, 20));
            const int after = darkIn(image, QRectF(50.1, 40, 49.8, 20));
            QCOMPARE(before > 0, align != SheetAlign::left);
            QCOMPARE(after > 0, align != SheetAlign::right);
            QCOMPARE(darkIn(image, QRectF(0, 0, 100, 38)), 0);
        }
    }
}

void SheetPainterTest::linesBeginBelowEachOther() {
    const std::pair<const char*, SheetAlign> texts[] = {
        {"lights and lights and lights and lights and lights", SheetAlign::left},
        {"נורות ועוד נורות ועוד נורות ועוד נורות ועוד נורות", SheetAlign::right},
    };
    for (const auto& [text, align] : texts) {
        const QImage image = painted(
            SheetText{.x = 50, .y = 20, .text = text, .points = 12, .align = align, .width = 40});
        const bool isRight = align == SheetAlign::right;
        std::vector<int> sides; // the positions where lines begin
        int empty = 1;
        for (int y = 0; y < image.height(); ++y) {
            int side = -1;
            for (int i = 0; i < image.width() && side < 0; ++i) {
                const int x = isRight ? image.width() - 1 - i : i;
                side = qGray(image.pixel(x, y)) < 128 ? x : -1;
            }
            if (side < 0) {
                empty = 1;
            } else if (std::exchange(empty, 0) == 1) {
                sides.push_back(side);
            } else {
                sides.back() =
                    isRight ? std::max(sides.back(), side) : std::min(sides.back(), side);
            }
        }
        QVERIFY(sides.size() > 1);
        const auto [least, most] = std::minmax_element(sides.begin(), sides.end());
        QVERIFY2(*most - *least < scale, text); // no line begins with a blank
    }
}

void SheetPainterTest::equationsAreReadFromLeftToRight() {
    const QImage image = painted(SheetSymbol{.x = 20,
                                             .y = 50,
                                             .letter = 'x',
                                             .index = 1,
                                             .points = 11,
                                             .after = " =",
                                             .align = SheetAlign::left,
                                             .hasBlank = true});
    QVERIFY(darkIn(image, QRectF(20, 45, 8, 7)) > 0);
    QVERIFY(darkIn(image, QRectF(30.5, 50, 9, 1.5)) > 0);
    QCOMPARE(darkIn(image, QRectF(0, 45, 19, 8)), 0);
}

LIGHTSOUT_TEST(SheetPainterTest)
#include "SheetPainterTest.moc"
