// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/StatusCard.h"

#include "graph/Families.h"
#include "tests/support/Test.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace lightsout;

class StatusCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The press belongs to the board on which it was made: a smaller board has no such vertex.
    void aRefusedPressIsForgottenWithItsBoard() {
        const Lattice threeByThree{.rows = 3, .cols = 3};
        Workbench workbench(
            Game(threeByThree, BitVector::ones(9) ^ BitVector::unit(9, 8), BitVector(9)));
        const StatusCard card(workbench);
        const auto* headline = card.findChild<QLabel*>(QStringLiteral("headline"));
        workbench.document.setOnlyLit(true);
        QVERIFY(!workbench.document.press(8));
        QVERIFY(headline->text().startsWith(QStringLiteral("You can't press")));
        workbench.document.begin(Game::allOn(Graph(2)));
        QCOMPARE(headline->text(), QStringLiteral("Turn all the lights off."));
    }

    /// A hint uses the board's name for the cell on the screen, and its row and column for screen
    /// readers.
    void aHintNamesTheCellAsTheBoardDoes() {
        Workbench workbench(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        const StatusCard card(workbench);
        const auto* headline = card.findChild<QLabel*>(QStringLiteral("headline"));
        workbench.guide.setNextPress([] { return std::optional<Vertex>(5); });
        workbench.guide.showHint();
        QCOMPARE(headline->text(), QStringLiteral("Press cell 6."));
        QCOMPARE(headline->accessibleName(), QStringLiteral("Press row 2, column 3."));
    }

    /// Counts the lights to change in the pattern, not all of its lights, and the number is odd.
    void countsTheLightsOfTheCertificate() {
        // Each press changes both lights, so a single light can't be turned off.
        Workbench workbench(Game(pathGraph(2), BitVector::unit(2, 0), BitVector(2)));
        const StatusCard card(workbench);
        workbench.guide.setSolutionWanted(true);
        QTRY_VERIFY(workbench.guide.certificate().has_value());
        QCOMPARE(workbench.guide.certificate()->count(), std::size_t{2});
        QTRY_COMPARE(card.findChild<QLabel*>(QStringLiteral("headline"))->text(),
                     QStringLiteral("This board has no solution."));
        QStringList texts;
        for (const auto* label : card.findChildren<QLabel*>()) {
            texts << label->text();
        }
        QVERIFY2(texts.join(QLatin1Char('\n')).contains(QStringLiteral("1, an odd number")),
                 qPrintable(texts.join(QLatin1Char('\n'))));
    }

    /// The message stays until the next action, even on a board that is won.
    void reportsThatAPatternChangedNothing_data() {
        QTest::addColumn<BitVector>("lights");
        QTest::addColumn<bool>("isAnimated");
        QTest::newRow("at once") << BitVector::ones(4) << false;
        QTest::newRow("one by one") << BitVector::ones(4) << true;
        QTest::newRow("won") << BitVector(4) << false;
    }
    void reportsThatAPatternChangedNothing() {
        QFETCH(const BitVector, lights);
        QFETCH(const bool, isAnimated);
        Graph square(4); // every press changes all lights, so any two presses are quiet
        for (Vertex a = 0; a < 4; ++a) {
            for (Vertex b = 0; b < 4; ++b) {
                if (a != b) {
                    square.addArc(a, b);
                }
            }
        }
        Workbench workbench(Game(square, lights, BitVector(4)));
        const StatusCard card(workbench);
        const auto* headline = card.findChild<QLabel*>(QStringLiteral("headline"));
        QSignalSpy pressed(&workbench.guide, &Guide::patternPressed);
        workbench.guide.pressPattern(*BitVector::fromString("1010"), isAnimated);
        QTRY_COMPARE(headline->text(), QStringLiteral("2 press(es), and nothing changed."));
        QCOMPARE(pressed.count(), 1);
        QVERIFY(pressed.front().front().value<BitVector>() == *BitVector::fromString("1010"));
        QVERIFY(workbench.document.game().lights() == lights);
        workbench.document.press(1);
        QVERIFY(!headline->text().contains(QStringLiteral("nothing changed")));
        workbench.guide.pressPattern(BitVector::unit(4, 0), false); // this is not quiet
        QCOMPARE(pressed.count(), 1);
        QVERIFY(!headline->text().contains(QStringLiteral("nothing changed")));
    }
};

LIGHTSOUT_TEST(StatusCardTest)
#include "StatusCardTest.moc"
