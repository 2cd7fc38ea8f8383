// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatMap.h"

#include "controls/Navigator.h"
#include "map/HeatFilterBox.h"
#include "map/HeatLegend.h"
#include "theme/Theme.h"

#include "tests/support/Test.h"

#include <QEnterEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <array>

using namespace lightsout;

namespace {

const HeatScale scale({{0, "0"}, {1, "1 – 9"}, {10, "10 …"}});

/// A map whose cells contain row · column, or 0 if the column is a multiple of 3. It gets tiles
/// when it requests them.
struct Map {
    explicit Map(std::size_t rows = 40, std::size_t columns = 50) {
        map.resize(660, 540);
        map.setScale(scale);
        map.setTable(rows, columns, 16);
        QObject::connect(&map, &HeatMap::tilesNeeded, &map, [this](const QList<HeatTile>& tiles) {
            for (const HeatTile tile : tiles) {
                asked += 1;
                map.setTile(tile, values(map.areaOf(tile)));
            }
        });
        map.show();
    }
    static std::uint32_t value(std::size_t row, std::size_t column) {
        return column % 3 == 0 ? 0 : static_cast<std::uint32_t>(row * column);
    }
    static std::vector<std::uint32_t> values(const HeatArea& area) {
        std::vector<std::uint32_t> result;
        for (std::size_t row = area.first.row; row <= area.last.row; ++row) {
            for (std::size_t column = area.first.column; column <= area.last.column; ++column) {
                result.push_back(value(row, column));
            }
        }
        return result;
    }
    /// Returns the colour next to a number in the middle of a cell.
    QColor colourAt(HeatCell cell) {
        const QRectF rect = map.window().cellRect(cell);
        const QPointF place = rect.topLeft() + QPointF(rect.width() * 0.5, rect.height() * 0.15);
        return map.grab().toImage().pixelColor(static_cast<int>(place.x()),
                                               static_cast<int>(place.y()));
    }
    QPoint middle(HeatCell cell) const { return map.window().cellRect(cell).center().toPoint(); }

    HeatMap map;
    int asked = 0;
};

} // namespace

Q_DECLARE_METATYPE(lightsout::HeatCell)

class HeatMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// No button covers a cell while the whole map is visible.
    void zoomButtonsCoverNoCell() {
        Map map(10, 10);
        const auto* navigator = map.map.findChild<Navigator*>();
        int shown = 0;
        for (const QSize size :
             {QSize(540, 540), QSize(660, 540), QSize(540, 660), QSize(560, 540)}) {
            map.map.resize(size);
            map.map.showAll();
            QEnterEvent enter({10, 10}, {10, 10}, {10, 10});
            QCoreApplication::sendEvent(&map.map, &enter);
            shown += navigator->isVisible() ? 1 : 0;
            QVERIFY(!navigator->isVisible() ||
                    !map.map.contentRect().intersects(navigator->geometry()));
        }
        QCOMPARE(shown, 2);
    }

    void requestsOnlyVisibleTiles() {
        Map map(1000, 1000);
        map.map.showFirst(30);
        QTRY_VERIFY(map.asked > 0);
        QTRY_VERIFY(map.map.missingTiles().isEmpty());
        const HeatCell last = map.map.window().visible().last;
        QVERIFY(map.map.valueAt(last) == Map::value(last.row, last.column));
        QVERIFY(!map.map.valueAt({1000, 1000}));
        // Tiles that become visible are requested once.
        map.map.choose(HeatCell{1000, 1000});
        QTRY_VERIFY(map.map.valueAt({1000, 1000}).has_value());
        QVERIFY(map.asked < 40);
    }

    void theMiddleComesFirst() {
        HeatMap map;
        map.resize(660, 540);
        map.setTable(100, 100, 10);
        map.showAll();
        map.show();
        const QList<HeatTile> tiles = map.missingTiles();
        QCOMPARE(tiles.size(), 100);
        QVERIFY(tiles.first().row == 4 || tiles.first().row == 5);
        QVERIFY(tiles.last().row == 0 || tiles.last().row == 9);
    }

    // A filter colours the cells with its value, or the cells of its rows, whatever their size.
    void filtersColourTheirCells_data() {
        QTest::addColumn<int>("side");
        QTest::newRow("numbers") << 20;
        QTest::newRow("squares") << 60;
        QTest::newRow("pixels") << 300;
        QTest::newRow("several cells in a pixel") << 1000;
        QTest::newRow("several blocks in a pixel") << 4000;
    }

    void filtersColourTheirCells() {
        QFETCH(const int, side);
        const auto cells = static_cast<std::size_t>(side);
        const Theme theme = Theme::light();
        Theme::install(*qApp, theme, 1);
        Map map(cells, cells);
        map.map.showAll();
        const QColor palest = scale.colour(0, theme);
        const auto colourOf = [&map](HeatCell cell) {
            const double inside = map.map.window().cellSize() > 6 ? 0.15 : 0.5;
            const QRectF rect = map.map.window().cellRect(cell);
            const QPointF place = rect.topLeft() + QPointF(0.5, inside) * rect.height();
            return map.map.grab().toImage().pixelColor(static_cast<int>(place.x()),
                                                       static_cast<int>(place.y()));
        };
        // The value 2 is that of two cells: they are found on every scale.
        map.map.setFilter(HeatFilter{.value = 2});
        QTRY_VERIFY(map.map.missingTiles().isEmpty());
        QVERIFY(colourOf({1, 2}) != palest);
        QVERIFY(colourOf({2, 1}) != palest);
        QCOMPARE(colourOf({cells / 2, cells / 2}), palest);
        QCOMPARE(map.map.shownCount(), (HeatCount{2, cells * cells}));
        // Whole rows.
        const std::size_t row = cells / 2;
        map.map.setFilter(HeatFilter{.value = std::nullopt, .rows = {row}});
        for (const std::size_t column : {std::size_t{1}, cells / 2, cells}) {
            QVERIFY(colourOf({row, column}) != palest);
            QCOMPARE(colourOf({cells / 4, column}), palest);
        }
        // Without a filter, the summaries are those of the values again.
        map.map.setFilter(std::nullopt);
        QTRY_VERIFY(map.map.missingTiles().isEmpty());
        QCOMPARE(colourOf({cells, cells - 1}), scale.colour(2, theme));
    }

    void coloursAreThoseOfTheScale_data() {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void coloursAreThoseOfTheScale() {
        QFETCH(const bool, isDark);
        const Theme theme = isDark ? Theme::dark() : Theme::light();
        Theme::install(*qApp, theme, 1);
        Map map;
        map.map.showFirst(20);
        QTRY_VERIFY(map.map.missingTiles().isEmpty());
        for (const HeatCell cell :
             {HeatCell{1, 1}, HeatCell{2, 3}, HeatCell{3, 2}, HeatCell{4, 4}, HeatCell{10, 1}}) {
            QCOMPARE(map.colourAt(cell),
                     scale.colour(scale.bandOf(Map::value(cell.row, cell.column)), theme));
        }
        // When the map is zoomed out, the picture has the same colours.
        map.map.setTable(400, 400, 16);
        map.map.showAll();
        QVERIFY(map.map.window().cellSize() < 2);
        QTRY_VERIFY(map.map.missingTiles().isEmpty());
        QCOMPARE(map.colourAt({100, 99}), scale.colour(0, theme));
        QCOMPARE(map.colourAt({100, 101}), scale.colour(2, theme));
        Theme::install(*qApp, Theme::light(), 1);
    }

    void largeCellsHoldNumbers() {
        Map map(9, 9);
        map.map.showAll();
        QTRY_VERIFY(map.map.missingTiles().isEmpty());
        const QRect cell = map.map.window().cellRect({8, 8}).toRect().adjusted(12, 12, -12, -12);
        const QImage picture = map.map.grab(cell).toImage();
        QVERIFY(picture.pixelColor(1, 1) == scale.colour(2, Theme::light()));
        bool hasText = false;
        for (int x = 0; x < picture.width(); ++x) {
            hasText |=
                picture.pixelColor(x, picture.height() / 2) != scale.colour(2, Theme::light());
        }
        QVERIFY(hasText);
    }

    void marksAreDrawn() {
        Map map;
        map.map.showFirst(20);
        QTRY_VERIFY(map.map.missingTiles().isEmpty());
        map.map.setMarks([](HeatCell cell, std::uint32_t) {
            return cell.row == 2   ? HeatMark::right
                   : cell.row == 3 ? HeatMark::wrong
                                   : HeatMark::none;
        });
        const auto edge = [&](HeatCell cell) {
            const QRectF rect = map.map.window().cellRect(cell);
            return map.map.grab().toImage().pixelColor(
                (rect.topLeft() + QPointF(rect.width() / 2, 2)).toPoint());
        };
        QCOMPARE(edge({2, 5}), Theme::light().accent);
        QCOMPARE(edge({3, 5}), Theme::light().press);
        QCOMPARE(edge({4, 5}), scale.colour(2, Theme::light()));
    }

    void aPixelShowsTheGreatestOfItsCells() {
        Map map(4000, 4000);
        map.map.showAll();
        QTRY_VERIFY(map.map.missingTiles().isEmpty());
        QVERIFY(map.map.cellsPerPixel() > 4);
        // Any three columns contain values above 10, but in the first rows.
        const QImage picture = map.map.grab().toImage();
        const QPoint centre = map.map.window().plot().center().toPoint();
        for (int i = 0; i < 20; ++i) {
            QCOMPARE(picture.pixelColor(centre + QPoint(i, 2 * i)),
                     scale.colour(2, Theme::light()));
        }
        // The cell pointed at is the greatest one of its pixel.
        QTest::mouseMove(&map.map, centre);
        QTRY_VERIFY(map.map.pointed() && map.map.valueAt(*map.map.pointed()).has_value());
        const HeatCell cell = *map.map.pointed();
        QVERIFY(map.map.window().cellRect(cell).adjusted(-1, -1, 1, 1).contains(centre));
        QVERIFY(cell.column % 3 != 0);
        QVERIFY(map.map.shownText().isEmpty()); // 16 million numbers can't be copied
    }

    void theOverviewIsFilledOnceTheMapIsUsed() {
        Map map(1000, 1000);
        QObject::connect(&map.map, &HeatMap::tilesNeeded, &map.map,
                         [&map](const QList<HeatTile>&, const QList<HeatTile>& later) {
                             for (const HeatTile tile : later) {
                                 map.map.setTile(tile, Map::values(map.map.areaOf(tile)));
                             }
                         });
        map.map.showFirst(30);
        QTRY_VERIFY(map.map.missingTiles().isEmpty());
        QVERIFY(map.map.missingOverview().isEmpty()); // it is not requested yet
        const auto overview = [&map] {
            QImage image(100, 100, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            map.map.paintOverview(painter, image.rect());
            return image;
        };
        QCOMPARE(overview().pixelColor(50, 50).alpha(), 0);
        QTest::mouseMove(&map.map, map.middle({7, 4}));
        QTRY_COMPARE(overview().pixelColor(50, 50).alpha(), 255);
        // The values grow with the number of rows and columns.
        const auto lightness = [picture = overview()](int place) {
            return picture.pixelColor(place, place).lightness();
        };
        QVERIFY(lightness(0) > lightness(10));
        QVERIFY(lightness(10) > lightness(50));
    }

    void pointingAndClickingAreReported() {
        Map map;
        map.map.showFirst(20);
        QSignalSpy pointed(&map.map, &HeatMap::pointedAt);
        QSignalSpy opened(&map.map, &HeatMap::opened);
        QTRY_VERIFY(map.map.missingTiles().isEmpty());
        QTest::mouseMove(&map.map, map.middle({7, 4}));
        QTRY_VERIFY(map.map.pointed() == (HeatCell{7, 4}));
        QVERIFY(map.map.accessibleDescription().contains(QStringLiteral("28")));
        QTest::mouseClick(&map.map, Qt::LeftButton, {}, map.middle({7, 4}));
        QCOMPARE(opened.count(), 0); // the cell was only pointed at
        QTest::mouseDClick(&map.map, Qt::LeftButton, {}, map.middle({7, 4}));
        QCOMPARE(opened.count(), 1);
        QVERIFY(opened.last().at(0).value<HeatCell>() == (HeatCell{7, 4}));
        QVERIFY(pointed.count() > 0);
        // The chosen cell stays current when the mouse leaves the map.
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&map.map, &leave);
        QVERIFY(map.map.pointed() == (HeatCell{7, 4}));
    }

    void cellsShowTheGivenTexts() {
        Map map;
        map.map.showFirst(20);
        QTRY_VERIFY(map.map.missingTiles().isEmpty());
        const QImage before = map.map.grab().toImage();
        map.map.setTextOf([](std::uint32_t value) { return QStringLiteral("<%1>").arg(value); });
        map.map.choose(HeatCell{7, 4});
        QVERIFY(map.map.accessibleDescription().contains(QStringLiteral("<28>")));
        QVERIFY(map.map.grab().toImage() != before);
    }

    void draggingMovesAndDoesNotClick_data() {
        QTest::addColumn<Qt::MouseButton>("button");
        QTest::newRow("left") << Qt::LeftButton;
        QTest::newRow("middle") << Qt::MiddleButton;
    }
    void draggingMovesAndDoesNotClick() {
        QFETCH(const Qt::MouseButton, button);
        Map map(200, 200);
        map.map.showFirst(20);
        QSignalSpy opened(&map.map, &HeatMap::opened);
        const HeatCell before = map.map.window().visible().first;
        QTest::mousePress(&map.map, button, {}, QPoint(400, 400));
        QTest::mouseMove(&map.map, QPoint(300, 300));
        QTest::mouseMove(&map.map, QPoint(150, 200));
        QTest::mouseRelease(&map.map, button, {}, QPoint(150, 200));
        const HeatCell after = map.map.window().visible().first;
        QVERIFY(after.row > before.row && after.column > before.column);
        QCOMPARE(opened.count(), 0);
    }

    void everythingByKeyboard() {
        Map map;
        map.map.showFirst(20);
        QSignalSpy opened(&map.map, &HeatMap::opened);
        map.map.setFocus();
        QTest::keyClick(&map.map, Qt::Key_Home);
        QVERIFY(map.map.pointed() == (HeatCell{1, 1}));
        QTest::keyClick(&map.map, Qt::Key_Left);
        QTest::keyClick(&map.map, Qt::Key_Down);
        QTest::keyClick(&map.map, Qt::Key_PageDown);
        QTest::keyClick(&map.map, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(map.map.pointed() == (HeatCell{12, 11}));
        QTest::keyClick(&map.map, Qt::Key_Return);
        QVERIFY(opened.last().at(0).value<HeatCell>() == (HeatCell{12, 11}));
        QTest::keyClick(&map.map, Qt::Key_End);
        QVERIFY(map.map.pointed() == (HeatCell{40, 50}));
        QVERIFY(map.map.window()
                    .plot()
                    .adjusted(-1, -1, 1, 1)
                    .contains(map.map.window().cellRect({40, 50})));
        const double before = map.map.window().cellSize();
        QTest::keyClick(&map.map, Qt::Key_Plus);
        QVERIFY(map.map.window().cellSize() > before);
        QTest::keyClick(&map.map, Qt::Key_0);
        QVERIFY(map.map.window().visible().first == (HeatCell{1, 1}));
    }

    void theFilterIsAsWideAsItsTexts() {
        HeatFilterBox box(1000);
        const auto* value = box.findChild<QSpinBox*>(QStringLiteral("filterValue"));
        const auto widthWith = [&](const QString& unit) {
            box.setTexts(QStringLiteral("all"), QStringLiteral("value"), QStringLiteral("rows"),
                         [unit](int number) { return QString::number(number) + unit; });
            return value->sizeHint().width();
        };
        const int narrow = widthWith(QStringLiteral(" s"));
        QCOMPARE(value->text(), QStringLiteral("1 s"));
        QVERIFY(widthWith(QStringLiteral(" solutions")) > narrow);
        QCOMPARE(value->text(), QStringLiteral("1 solutions"));
        QCOMPARE(widthWith(QStringLiteral(" s")), narrow);
    }

    void aMapWithoutRoomIsNotPainted_data() {
        QTest::addColumn<std::size_t>("side");
        QTest::addColumn<QSize>("size");
        for (const std::size_t side : {1UL, 40UL, 1000UL}) {
            for (const QSize size : {QSize(0, 0), QSize(10, 10), QSize(10, 300), QSize(300, 10)}) {
                QTest::addRow("%zu cells in %d x %d", side, size.width(), size.height())
                    << side << size;
            }
        }
    }

    void aMapWithoutRoomIsNotPainted() {
        QFETCH(const std::size_t, side);
        QFETCH(const QSize, size);
        Map shown(side, side);
        shown.map.showFirst(10);
        shown.map.moveContent(QPointF(-3, -3) * shown.map.window().cellSize());
        shown.map.resize(size);
        shown.map.grab();
        shown.map.setFilter(HeatFilter{.value = 1, .rows = {}});
        shown.map.grab();
        shown.map.setFilter(HeatFilter{.value = {}, .rows = {1}});
        shown.map.grab();
        const auto [first, last] = shown.map.window().visible();
        QVERIFY(first.row <= last.row && first.column <= last.column);
        shown.map.resize(400, 400);
        QVERIFY(!shown.map.window().plot().isEmpty());
    }

    void theEmptyMapIsQuiet() {
        HeatMap map;
        map.resize(300, 300);
        map.show();
        QTest::keyClick(&map, Qt::Key_Down);
        QTest::mouseMove(&map, QPoint(150, 150));
        QVERIFY(map.missingTiles().isEmpty());
        QVERIFY(!map.grab().isNull());
    }

    /// If shares differ little, they still have different colours.
    void sharesUseAllColours() {
        const HeatScale two({{0, QStringLiteral("one")}, {1, QStringLiteral("several")}});
        HeatCellPainter painter;
        painter.setScale(two);
        const Theme theme = Theme::light();
        const auto colours = [&](const std::vector<std::uint16_t>& pixels) {
            const QImage image = painter.summaryImage(HeatSummary::share, pixels, {3, 1}, theme);
            return std::array{image.pixelColor(0, 0), image.pixelColor(1, 0),
                              image.pixelColor(2, 0)};
        };
        const auto some = colours({20'000, 22'000, HeatLevels::unknown});
        QCOMPARE(some[0], two.colour(0, theme));
        QCOMPARE(some[1], two.colour(1, theme));
        QCOMPARE(some[2].alpha(), 0);
        const auto equal = colours({HeatLevels::most, HeatLevels::most, HeatLevels::most});
        QCOMPARE(equal[1], two.colour(1, theme));
    }

    /// Long names do not become illegible: the bands are in two rows.
    void longNamesAreInTwoRows() {
        HeatLegend legend;
        std::vector<HeatBand> bands;
        for (std::uint32_t band = 0; band < 6; ++band) {
            bands.push_back({band, QStringLiteral("1 board in %1").arg(1000 + band)});
        }
        legend.setScale(HeatScale(bands));
        const int one = legend.heightForWidth(2000);
        QCOMPARE(legend.heightForWidth(300), 2 * one);
        legend.resize(300, 2 * one);
        const QImage picture = legend.grab().toImage();
        QCOMPARE(picture.pixelColor(150, one + 9), HeatScale(bands).colour(4, Theme::light()));
    }

    void theLegendNamesTheBands() {
        HeatLegend legend;
        legend.setScale(scale);
        legend.resize(legend.sizeHint());
        QVERIFY(legend.accessibleDescription().contains(QStringLiteral("1 – 9")));
        const QImage picture = legend.grab().toImage();
        QCOMPARE(picture.pixelColor(legend.width() / 2, 9), scale.colour(1, Theme::light()));
    }
};

LIGHTSOUT_TEST(HeatMapTest)
#include "HeatMapTest.moc"
