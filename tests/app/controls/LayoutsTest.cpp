// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/Layouts.h"

#include "tests/support/Test.h"

#include <QLabel>
#include <QTest>

using namespace lightsout;

class LayoutsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsAndColumnsHaveTheirPartsInOrder() {
        QWidget outer;
        auto* first = new QLabel(QStringLiteral("first"));
        auto* second = new QLabel(QStringLiteral("second"));
        auto* third = new QLabel(QStringLiteral("third"));
        constexpr int gap = 9;
        setColumn(&outer, {makeRow({first, {second, 1}}, gap), LayoutPart::rest(), third}, 0);
        outer.resize(300, 200);
        outer.show();
        QCOMPARE(first->parentWidget(), &outer);
        QCOMPARE(first->geometry().topLeft(), QPoint(0, 0));
        QCOMPARE(first->width(), first->sizeHint().width());
        QCOMPARE(second->x(), first->geometry().right() + 1 + gap);
        QCOMPARE(second->geometry().right(), outer.rect().right());
        QCOMPARE(third->geometry().bottom(), outer.rect().bottom());
        QVERIFY(third->y() > first->geometry().bottom() + gap);
    }

    void partsKeepTheirAlignment() {
        QWidget outer;
        auto* label = new QLabel(QStringLiteral("label"));
        setColumn(&outer, {{label, 0, Qt::AlignRight}});
        outer.resize(300, 50);
        outer.show();
        QCOMPARE(label->width(), label->sizeHint().width());
        QCOMPARE(label->geometry().right(), outer.rect().right());
    }
};

LIGHTSOUT_TEST(LayoutsTest)
#include "LayoutsTest.moc"
