// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/BruteForceCard.h"

#include "controls/PartedView.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QScrollArea>
#include <QSlider>
#include <QTest>

using namespace lightsout;

namespace {

const PartedView& boardsOf(const BruteForceCard& card) {
    return *dynamic_cast<PartedView*>(card.findChild<QScrollArea*>()->widget());
}

} // namespace

class BruteForceCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The school project's board is solved by the tenth of the 16 boards of round 1.
    void theTenthBoardWins() {
        BruteForceCard card;
        card.resize(900, 500);
        const Rule rule = Lattice{.rows = 4, .cols = 4};
        card.setGame(Game(rule, *BitVector::fromString("0000010011100100"), BitVector(16)));
        card.show();
        const WidgetDriver driver(card);
        QCOMPARE(boardsOf(card).partCount(), std::size_t{10});
        QVERIFY(boardsOf(card).partName(9).contains(QStringLiteral("wins")));
        QVERIFY(boardsOf(card).partName(8).contains(QStringLiteral("left")));
        QVERIFY(driver.read("triedSets").contains(QStringLiteral("10 of")));
        QVERIFY(driver.read("triedSets").contains(QStringLiteral("65,535")));
        QVERIFY(driver.read("triedSets").contains(QStringLiteral("cell 10")));
        driver.click("step-back");
        QCOMPARE(boardsOf(card).partCount(), std::size_t{9});
        QVERIFY(driver.read("triedSets").contains(QStringLiteral("9 of")));
        QVERIFY(!driver.read("triedSets").contains(QStringLiteral("cell 10")));
        driver.click("toStart");
        QCOMPARE(boardsOf(card).partCount(), std::size_t{0});
        QVERIFY(!card.grab().isNull());
    }

    /// All lights of 4 × 4 need four presses: rounds 1 to 3 have 16 + 120 + 560 boards.
    void roundsAreTriedInTurn() {
        BruteForceCard card;
        card.resize(900, 500);
        card.setGame(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        card.show();
        const WidgetDriver driver(card);
        QCOMPARE(boardsOf(card).partCount(), std::size_t{16});
        QVERIFY(!driver.read("triedSets").contains(QStringLiteral("wins")));
        driver.click("toEnd");
        const std::size_t tried = boardsOf(card).partCount();
        QVERIFY(tried > 0 && tried <= 1820); // C(16, 4)
        QVERIFY(boardsOf(card).partName(tried - 1).contains(QStringLiteral("wins")));
        const QString all = QLocale().toString(qulonglong{16 + 120 + 560 + tried});
        QVERIFY2(driver.read("triedSets").contains(all), qPrintable(driver.read("triedSets")));
        QVERIFY(!card.grab().isNull());
    }

    void unsolvableAndLargeBoards() {
        BruteForceCard card;
        card.setGame(
            Game(Rule(Lattice{.rows = 1, .cols = 2}), *BitVector::fromString("01"), BitVector(2)));
        card.show();
        const WidgetDriver driver(card);
        driver.click("toEnd");
        QVERIFY(driver.read("triedSets").contains(QStringLiteral("No set of presses wins")));
        QVERIFY(driver.read("triedSets").contains(QStringLiteral("3 of")));
        card.setGame(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        QVERIFY(!driver.part<QWidget>("triedSets")->isVisible());
        QVERIFY(!card.findChild<QScrollArea*>()->isVisible());
        QVERIFY(!card.findChild<QSlider*>()->isVisible());
        const auto labels = card.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains(QStringLiteral("C(25, 2) = 300")) &&
                   label->text().contains(QStringLiteral("33,554,431"));
        }));
    }
};

LIGHTSOUT_TEST(BruteForceCardTest)
#include "BruteForceCardTest.moc"
