// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/MapCard.h"

#include "controls/Navigator.h"
#include "map/HeatMap.h"

#include "tests/support/Test.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace lightsout;

namespace {

/// The map and its card on the screen.
struct MapScreen {
    MapScreen() : card(map) {
        map.resize(600, 600);
        map.show();
        card.show();
        heat = map.findChild<HeatMap*>();
    }
    QPoint place(HeatCell size) const { return heat->window().cellRect(size).center().toPoint(); }
    bool shows(const QString& text) const {
        const auto labels = card.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&text](const QLabel* label) { return label->text().contains(text); });
    }

    TilingMap map;
    MapCard card;
    HeatMap* heat = nullptr;
};

} // namespace

class TilingMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// The zoom buttons are next to the map, where they cover no cell.
    void zoomButtonsAreOnTheCard() {
        MapScreen screen;
        QVERIFY(screen.map.findChild<Navigator*>() == nullptr);
        const auto* navigator = screen.card.findChild<Navigator*>();
        QVERIFY(navigator->isVisible());
        const double before = screen.heat->window().cellSize();
        navigator->findChildren<QToolButton*>().back()->click();
        QVERIFY(screen.heat->window().cellSize() > before);
    }

    void rectangles() {
        MapScreen screen;
        QTRY_COMPARE_WITH_TIMEOUT(screen.map.fraction(), 1.0, 60'000);
        // Livingston and Stout, "Perfect dominating sets", 1990.
        for (std::size_t row = 1; row <= TilingMap::side; ++row) {
            for (std::size_t column = 1; column <= TilingMap::side; ++column) {
                const std::size_t shorter = std::min(row, column);
                const std::size_t longer = std::max(row, column);
                const bool exists = shorter == 1 || (shorter == 2 && longer % 2 == 1) ||
                                    (shorter == 4 && longer == 4);
                QCOMPARE(screen.map.countOf({row, column}).value() > 0, exists);
            }
        }
        QVERIFY(screen.shows(QStringLiteral("Livingston and Stout")));
    }

    void aSizeIsPointedAtAndChosen() {
        MapScreen screen;
        QTRY_VERIFY(screen.map.countOf({2, 5}).has_value());
        QTest::mouseMove(screen.heat, screen.place({2, 5}));
        QVERIFY(screen.shows(QStringLiteral("2 × 5")));
        QVERIFY(screen.shows(QStringLiteral("2 tiling")));
        QTest::mouseMove(screen.heat, screen.place({5, 5}));
        QVERIFY(screen.shows(QStringLiteral("no tiling")));
        QSignalSpy opened(&screen.map, &TilingMap::opened);
        QTest::mouseClick(screen.heat, Qt::LeftButton, {}, screen.place({2, 5}));
        QCOMPARE(opened.count(), 0);
        QTest::mouseDClick(screen.heat, Qt::LeftButton, {}, screen.place({2, 5}));
        QCOMPARE(opened.count(), 1);
        QVERIFY(opened.first().first().value<HeatCell>() == (HeatCell{2, 5}));
    }

    void hoveringSaysWhyAndWhatElse() {
        MapScreen screen;
        screen.map.setKind(TilingMap::Kind::tori);
        QTRY_COMPARE_WITH_TIMEOUT(screen.map.fraction(), 1.0, 60'000);
        screen.heat->choose(HeatCell{5, 5});
        const auto count = screen.map.sizesWith(*screen.map.countOf({5, 5})).size();
        QVERIFY(count > 1);
        QVERIFY(screen.shows(QStringLiteral("The same number: %1 boards").arg(count)));
        screen.heat->choose(HeatCell{6, 6});
        QVERIFY(screen.shows(QStringLiteral("5 does not divide 36.")));
    }

    void filtersReadAsASentence() {
        MapScreen screen;
        QTRY_COMPARE_WITH_TIMEOUT(screen.map.fraction(), 1.0, 60'000);
        auto* filter = screen.card.findChild<QComboBox*>(QStringLiteral("filter"));
        filter->setCurrentIndex(static_cast<int>(HeatFilterBox::Choice::value));
        QCOMPARE(screen.heat->filter()->value, std::optional<std::uint32_t>(1));
        QCOMPARE(screen.heat->shownCount().shown, screen.map.sizesWith(1).size());
        QVERIFY(screen.shows(QStringLiteral("%1 of the 1600 boards have exactly")
                                 .arg(screen.map.sizesWith(1).size())));
        // Boards with one row all have tilings.
        filter->setCurrentIndex(static_cast<int>(HeatFilterBox::Choice::rows));
        QCOMPARE(screen.heat->filter()->rows, std::vector<std::size_t>{1});
        QVERIFY(screen.shows(QStringLiteral("In 1 of 40 rows, all boards have a tiling.")));
        // The key 0 shows the whole map after zooming.
        QTest::keyClick(screen.heat, Qt::Key_Plus);
        QVERIFY(screen.heat->window().visible().last.row < TilingMap::side);
        QTest::keyClick(screen.heat, Qt::Key_0);
        QCOMPARE(screen.heat->window().visible().last.row, TilingMap::side);
    }

    void choosesOtherKindsByKeyboard() {
        MapScreen screen;
        auto* kind = screen.card.findChild<QComboBox*>();
        QTest::keyClick(kind, Qt::Key_Down);
        QTest::keyClick(kind, Qt::Key_Down);
        QVERIFY(screen.map.kind() == TilingMap::Kind::tori);
        QTRY_VERIFY(screen.map.countOf({5, 5}).has_value());
        QCOMPARE(screen.map.countOf({5, 5}).value(), 10U);
        QCOMPARE(screen.map.countOf({5, 6}).value(), 0U);
        screen.map.setKind(TilingMap::Kind::kings);
        QTRY_VERIFY(screen.map.countOf({5, 5}).has_value());
        QCOMPARE(screen.map.countOf({5, 5}).value(), 12U);
        // The known counts of tori are kept.
        screen.map.setKind(TilingMap::Kind::tori);
        QVERIFY(screen.map.countOf({5, 5}).has_value());
    }

    void theTableIsSaved() {
        MapScreen screen;
        QTRY_COMPARE_WITH_TIMEOUT(screen.map.fraction(), 1.0, 60'000);
        const QTemporaryDir folder;
        QVERIFY(screen.card.saveCsv(folder.filePath("tilings.csv")));
        QFile file(folder.filePath("tilings.csv"));
        QVERIFY(file.open(QFile::ReadOnly));
        const QList<QByteArray> lines = file.readAll().split('\n');
        QCOMPARE(lines.size(), 42);
        QVERIFY(lines[0].startsWith("rows,1,2,3,"));
        QVERIFY(lines[1].startsWith("1,1,2,1,1,2,"));
        QVERIFY(lines[4].startsWith("4,1,0,0,2,0,"));
        QVERIFY(!screen.card.saveCsv(QStringLiteral("/dev/null/tilings.csv")));
    }

    void aHiddenMapDoesNoWork() {
        TilingMap map;
        QTest::qWait(0);
        QCOMPARE(map.fraction(), 0.0);
    }
};

LIGHTSOUT_TEST(TilingMapTest)
#include "TilingMapTest.moc"
