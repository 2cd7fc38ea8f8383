// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/Budget.h"

#include "tests/support/Test.h"

#include <QTest>

using lightsout::Budget;

class BudgetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyTheUnlimitedIsUnlimited();
};

void BudgetTest::onlyTheUnlimitedIsUnlimited() {
    QVERIFY(Budget::unlimited().isUnlimited());
    QVERIFY(!Budget{}.isUnlimited());
    QVERIFY(!Budget{.memory = 0}.isUnlimited());
    QVERIFY(Budget::unlimited().operations > 1e300);
}

LIGHTSOUT_TEST(BudgetTest)
#include "BudgetTest.moc"
