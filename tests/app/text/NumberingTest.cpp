// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/Numbering.h"

#include "tests/support/Test.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QTest>

using namespace lightsout;

class NumberingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { Numbering::setCurrent({}); }

    void theFirstIsOneOrZero() {
        const Rule rule = Lattice{.rows = 3, .cols = 3};
        QCOMPARE(shownNumber(4), 5U);
        QCOMPARE(vertexShortName(rule, 5), QStringLiteral("r2c3"));
        Numbering::setCurrent({.first = 0});
        QCOMPARE(shownNumber(4), 4U);
        QCOMPARE(vertexShortName(rule, 5), QStringLiteral("r1c2"));
        QCOMPARE(vertexName(rule, 5), QStringLiteral("row 1, column 2"));
        QCOMPARE(vertexShortName(Graph(3), 2), QStringLiteral("2"));
    }
};

LIGHTSOUT_TEST(NumberingTest)
#include "NumberingTest.moc"
