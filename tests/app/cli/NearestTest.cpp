// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/CommandLine.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

/// `lightsout-cli nearest`.
class NearestTest : public QObject {
    Q_OBJECT

private slots:
    void solvableAsItIs();
    void oneLight();
    void alike();
    void textForPeople();
};

void NearestTest::solvableAsItIs() {
    const QJsonObject answer = jsonAnswer({"nearest", "--board", "grid:5x5"});
    QCOMPARE(answer.keys(), (QStringList{"changes", "count", "lower_bound", "proven"}));
    QCOMPARE(answer["count"].toInt(), 0);
    QCOMPARE(answer["changes"].toString(), QString(25, '0'));
    QCOMPARE(answer["proven"], QJsonValue(true));
}

// Every board of 5 × 5 can be solved after one or two lights are changed: what is changed makes it
// so.
void NearestTest::oneLight() {
    for (const char* seed : {"1", "2", "3", "4", "5"}) {
        const QStringList board{"--board", "grid:5x5", "--lights", "random", "--seed", seed};
        const QJsonObject answer = jsonAnswer(QStringList{"nearest"} + board);
        QVERIFY(answer["proven"].toBool());
        QCOMPARE(answer["lower_bound"], answer["count"]);
        const bool isSolvable = runCommandLine(QStringList{"solve"} + board).status == 0;
        QCOMPARE(answer["count"].toInt() == 0, isSolvable);
        // Changing a light is to have another target there.
        const CommandLineRun changed = runCommandLine(
            QStringList{"solve"} + board + QStringList{"--target", answer["changes"].toString()});
        QCOMPARE(changed.status, 0);
    }
}

void NearestTest::alike() {
    const QJsonObject answer =
        jsonAnswer({"nearest", "--board", "complete:5", "--lights", "10000"});
    // All lights alike: the lit one, and no other, has to change.
    QCOMPARE(answer["count"].toInt(), 1);
    QCOMPARE(answer["changes"].toString(), QString("10000"));
}

void NearestTest::textForPeople() {
    QCOMPARE(runCommandLine({"nearest", "--board", "grid:5x5"}).output,
             QByteArray("Already solvable\n"));
    const CommandLineRun one = runCommandLine({"nearest", "--board", "grid:1x2", "--lights", "10"});
    QCOMPARE(one.status, 0);
    QVERIFY(one.output.startsWith("Lights to change to make it solvable: 1, proven\n"));
}

LIGHTSOUT_TEST(NearestTest)
#include "NearestTest.moc"
