#include "support/CopyOnWrite.h"

#include "tests/support/Test.h"

#include <QTest>

#include <string>

using lightsout::CopyOnWrite;

class CopyOnWriteTest : public QObject {
    Q_OBJECT

private slots:
    void defaultIsTheDefaultValue();
    void copiesShareUntilOneChanges();
    void soleOwnerEditsInPlace();
    void equalByContent();
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

LIGHTSOUT_TEST(CopyOnWriteTest)
#include "CopyOnWriteTest.moc"
