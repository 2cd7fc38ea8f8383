// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatLevels.h"

#include "tests/support/Test.h"

#include <QElapsedTimer>
#include <QTest>

#include <cstdlib> // defines __GLIBC__
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <algorithm>
#include <cmath>

using namespace lightsout;

namespace {

std::uint32_t value(std::size_t row, std::size_t column) {
    return (row * row + 3 * column) % 7 == 0 ? static_cast<std::uint32_t>(row + column) : 0;
}

std::vector<std::uint32_t> valuesOf(const HeatArea& area) {
    std::vector<std::uint32_t> values;
    for (std::size_t row = area.first.row; row <= area.last.row; ++row) {
        for (std::size_t column = area.first.column; column <= area.last.column; ++column) {
            values.push_back(value(row, column));
        }
    }
    return values;
}

/// Inserts the values of a whole table in tiles of this side.
HeatLevels levelsOf(std::size_t rows, std::size_t columns, std::size_t side) {
    HeatLevels levels;
    levels.setTable(rows, columns);
    for (std::size_t row = 1; row <= rows; row += side) {
        for (std::size_t column = 1; column <= columns; column += side) {
            const HeatArea area{
                {row, column},
                {std::min(row + side - 1, rows), std::min(column + side - 1, columns)}};
            levels.insert(area, valuesOf(area));
        }
    }
    return levels;
}

} // namespace

class HeatLevelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pixelsShowTheGreatestValue_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("cells");
        QTest::newRow("one cell") << 1 << 1 << 4;
        QTest::newRow("63 cells") << 63 << 63 << 4;
        QTest::newRow("64 cells") << 64 << 65 << 8;
        QTest::newRow("65 cells") << 65 << 64 << 16;
        QTest::newRow("wide") << 10 << 1000 << 32;
    }
    /// Pixels that cover whole blocks agree with a search through their cells.
    void pixelsShowTheGreatestValue() {
        QFETCH(const int, rows);
        QFETCH(const int, columns);
        QFETCH(const int, cells);
        const auto levels =
            levelsOf(static_cast<std::size_t>(rows), static_cast<std::size_t>(columns), 16);
        const QSize size((columns + cells - 1) / cells + 1, (rows + cells - 1) / cells + 1);
        const auto greatest = levels.pixels(HeatSummary::greatest, {}, cells, size);
        const auto shares = levels.pixels(HeatSummary::share, {}, cells, size);
        for (int y = 0; y < size.height(); ++y) {
            for (int x = 0; x < size.width(); ++x) {
                std::uint32_t most = 0;
                int above = 0;
                int count = 0;
                for (int r = y * cells + 1; r <= std::min((y + 1) * cells, rows); ++r) {
                    for (int c = x * cells + 1; c <= std::min((x + 1) * cells, columns); ++c) {
                        const auto v =
                            value(static_cast<std::size_t>(r), static_cast<std::size_t>(c));
                        most = std::max(most, v);
                        above += v > 0 ? 1 : 0;
                        count += 1;
                    }
                }
                const auto i = static_cast<std::size_t>(y * size.width() + x);
                QCOMPARE(greatest[i],
                         count == 0 ? HeatLevels::unknown : static_cast<std::uint16_t>(most));
                const bool isWhole = (x + 1) * cells <= columns && (y + 1) * cells <= rows;
                if (isWhole) {
                    const double share = static_cast<double>(shares[i]) / HeatLevels::most;
                    QVERIFY(std::abs(share - static_cast<double>(above) / count) < 0.01);
                }
            }
        }
    }

    /// A pixel of any size and position shows no less than the greatest of its cells, and no more
    /// than the greatest of the blocks that it touches.
    void nothingIsLostBetweenPixels() {
        const auto levels = levelsOf(300, 300, 64);
        const double cells = 300.0 / 41;
        const QSize size(41, 41);
        const auto pixels = levels.pixels(HeatSummary::greatest, {}, cells, size);
        for (std::size_t row = 1; row <= 300; ++row) {
            for (std::size_t column = 1; column <= 300; ++column) {
                const auto pixelOf = [cells](std::size_t place) {
                    return static_cast<int>((static_cast<double>(place) - 0.5) / cells);
                };
                const auto i =
                    static_cast<std::size_t>(pixelOf(row) * size.width() + pixelOf(column));
                QVERIFY(pixels[i] >= value(row, column));
            }
        }
    }

    void sharesAddUp() {
        const auto levels = levelsOf(512, 512, 64);
        double expected = 0;
        for (std::size_t row = 1; row <= 512; ++row) {
            for (std::size_t column = 1; column <= 512; ++column) {
                expected += value(row, column) > 0 ? 1 : 0;
            }
        }
        expected /= 512.0 * 512.0;
        for (const int side : {1, 7, 33, 100}) {
            const auto shares =
                levels.pixels(HeatSummary::share, {}, 512.0 / side, QSize(side, side));
            double sum = 0;
            for (const std::uint16_t share : shares) {
                sum += static_cast<double>(share) / HeatLevels::most;
            }
            QVERIFY(std::abs(sum / (side * side) - expected) < 0.01);
        }
    }

    /// Blocks that are partly in the area are counted as a whole.
    void countsAreExact_data() {
        QTest::addColumn<int>("top");
        QTest::addColumn<int>("left");
        QTest::addColumn<int>("bottom");
        QTest::addColumn<int>("right");
        QTest::newRow("all") << 1 << 1 << 301 << 203;
        QTest::newRow("some blocks") << 9 << 5 << 20 << 100;
        QTest::newRow("parts of blocks") << 11 << 7 << 18 << 99;
        QTest::newRow("the border") << 297 << 201 << 301 << 203;
    }
    void countsAreExact() {
        QFETCH(const int, top);
        QFETCH(const int, left);
        QFETCH(const int, bottom);
        QFETCH(const int, right);
        const auto begin = [](int place) {
            return static_cast<std::size_t>((place - 1) / 4 * 4 + 1);
        };
        const auto end = [](int place, std::size_t most) {
            return std::min(static_cast<std::size_t>((place + 3) / 4 * 4), most);
        };
        HeatCount expected;
        for (std::size_t row = begin(top); row <= end(bottom, 301); ++row) {
            for (std::size_t column = begin(left); column <= end(right, 203); ++column) {
                expected.cells += 1;
                expected.shown += value(row, column) > 0 ? 1 : 0;
            }
        }
        const auto place = [](int number) { return static_cast<std::size_t>(number); };
        QCOMPARE(levelsOf(301, 203, 64)
                     .countAbove({{place(top), place(left)}, {place(bottom), place(right)}}),
                 expected);
    }

    /// The whole view of 10 000 × 10 000 cells needs little memory, and is quick to compute once
    /// the values are known.
    void theLargestMapIsCheap() {
        constexpr std::size_t side = 10'000;
        constexpr std::size_t tile = 256;
        const auto heapSize = [] {
#ifdef __GLIBC__
            const auto heap = mallinfo2();
            return heap.uordblks + heap.hblkhd;
#else
            return std::size_t{0};
#endif
        };
        const std::size_t before = heapSize();
        HeatLevels levels;
        levels.setTable(side, side);
        std::vector<std::uint32_t> values(tile * tile);
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = i % 7 == 0 ? static_cast<std::uint32_t>(i) : 0;
        }
        QElapsedTimer clock;
        clock.start();
        for (std::size_t row = 1; row <= side; row += tile) {
            for (std::size_t column = 1; column <= side; column += tile) {
                const HeatCell last{std::min(row + tile - 1, side),
                                    std::min(column + tile - 1, side)};
                values.resize((last.row - row + 1) * (last.column - column + 1));
                levels.insert({{row, column}, last}, values);
                values.resize(tile * tile);
            }
        }
        const qint64 summarised = clock.restart();
        const QSize size(1920, 1080);
        QVERIFY(levels.pixels(HeatSummary::greatest, {}, side / 1080.0, size).size() > 0);
        const qint64 painted = clock.elapsed();
        const std::size_t bytes = heapSize() - before - values.size() * sizeof(std::uint32_t);
        qInfo("10 000 x 10 000: summarised in %lld ms, pixels in %lld ms, %.1f MB", summarised,
              painted, static_cast<double>(bytes) / 1e6);
        QVERIFY(painted < 1000);
        QVERIFY(bytes <= 40'000'000);
    }

    void unknownPartsStayUnknown() {
        HeatLevels levels;
        levels.setTable(1000, 1000);
        QVERIFY(
            std::ranges::all_of(levels.pixels(HeatSummary::greatest, {}, 10, QSize(100, 100)),
                                [](std::uint16_t pixel) { return pixel == HeatLevels::unknown; }));
        levels.insert({{1, 1}, {64, 64}}, std::vector<std::uint32_t>(64 * 64, 100'000));
        const auto pixels = levels.pixels(HeatSummary::greatest, {}, 16, QSize(62, 62));
        QCOMPARE(pixels[0], HeatLevels::most); // greater values are not lost
        QCOMPARE(pixels[3 * 62 + 3], HeatLevels::most);
        QCOMPARE(pixels[4], HeatLevels::unknown);
        QCOMPARE(pixels[4 * 62], HeatLevels::unknown);
        // A new table has no known values.
        levels.setTable(1000, 1000);
        QCOMPARE(levels.pixels(HeatSummary::share, {}, 16, QSize(1, 1))[0], HeatLevels::unknown);
    }
};

LIGHTSOUT_TEST(HeatLevelsTest)
#include "HeatLevelsTest.moc"
