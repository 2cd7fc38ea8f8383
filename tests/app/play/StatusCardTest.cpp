// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/StatusCard.h"

#include "tests/support/Test.h"

#include <QLabel>

using namespace lightsout;

class StatusCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// It is of the board it was made on: a smaller one has no such vertex.
    void aRefusedPressIsForgottenWithItsBoard() {
        const Lattice threeByThree{.rows = 3, .cols = 3};
        Workbench workbench(
            Game(threeByThree, BitVector::ones(9) ^ BitVector::unit(9, 8), BitVector(9)));
        const StatusCard card(workbench);
        const auto* headline = card.findChild<QLabel*>(QStringLiteral("headline"));
        workbench.document.setOnlyLit(true);
        QVERIFY(!workbench.document.press(8));
        QVERIFY(headline->text().startsWith(QStringLiteral("Off, and so not to be pressed")));
        workbench.document.begin(Game::allOn(Graph(2)));
        QCOMPARE(headline->text(), QStringLiteral("Turn all the lights off."));
    }
};

LIGHTSOUT_TEST(StatusCardTest)
#include "StatusCardTest.moc"
