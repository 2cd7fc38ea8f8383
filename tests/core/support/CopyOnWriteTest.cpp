// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/CopyOnWrite.h"

#include "tests/support/Test.h"

#include <QTest>

#include <string>
#include <thread>

using lightsout::CopyOnWrite;

class CopyOnWriteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void defaultIsTheDefaultValue();
    void copiesShareUntilOneChanges();
    void soleOwnerEditsInPlace();
    void equalByContent();
    void assignsAndMoves();
    void isEditedBesideReaders();
};

void CopyOnWriteTest::defaultIsTheDefaultValue() {
    QVERIFY(CopyOnWrite<std::string>()->empty());
}

void CopyOnWriteTest::copiesShareUntilOneChanges() {
    const CopyOnWrite<std::string> original(std::string("board"));
    CopyOnWrite<std::string> copy = original;
    QVERIFY(copy.sharesWith(original));
    QCOMPARE(&*copy, &*original);

    copy.edit() += 's';
    QVERIFY(!copy.sharesWith(original));
    QVERIFY(*original == "board");
    QVERIFY(*copy == "boards");
}

void CopyOnWriteTest::soleOwnerEditsInPlace() {
    CopyOnWrite<std::string> value(std::string("board"));
    const std::string* before = &*value;
    { const CopyOnWrite<std::string> shortLived = value; }
    value.edit() = "graph";
    QCOMPARE(&*value, before);
    QVERIFY(*value == "graph");
}

void CopyOnWriteTest::equalByContent() {
    const CopyOnWrite<std::string> a(std::string("same"));
    const CopyOnWrite<std::string> b(std::string("same"));
    const CopyOnWrite<std::string> c(std::string("other"));
    QVERIFY(!a.sharesWith(b));
    QVERIFY(a == b);
    QVERIFY(a != c);
}

void CopyOnWriteTest::assignsAndMoves() {
    CopyOnWrite<std::string> a(std::string("a"));
    CopyOnWrite<std::string> b(std::string("b"));
    a = b;
    QVERIFY(a.sharesWith(b));
    CopyOnWrite<std::string>& itself = a;
    a = itself;
    QVERIFY(*a == "b");
    const CopyOnWrite<std::string> moved = std::move(a);
    QVERIFY(moved.sharesWith(b));
    a = moved;
    QVERIFY(*a == "b");
}

/// A thread reads a copy and destroys it while the owner changes the value. This is a data race,
/// which the thread sanitizer reports, unless the reference count orders the two.
void CopyOnWriteTest::isEditedBesideReaders() {
    CopyOnWrite<std::string> value(std::string("0"));
    for (int round = 0; round < 2000; ++round) {
        const std::string expected = *value;
        bool isRight = false;
        std::thread reader([copy = value, &expected, &isRight]() mutable {
            const CopyOnWrite<std::string> own = std::move(copy);
            isRight = *own == expected;
        });
        value.edit() += static_cast<char>('a' + round % 26);
        reader.join();
        QVERIFY(isRight);
    }
    QCOMPARE(value->size(), std::size_t{2001});
}

LIGHTSOUT_TEST(CopyOnWriteTest)
#include "CopyOnWriteTest.moc"
