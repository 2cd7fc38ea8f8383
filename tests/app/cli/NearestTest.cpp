// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/CommandLine.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

/// Tests `lightsout-cli nearest`.
class NearestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

// Every 5 × 5 board becomes solvable when one or two lights are changed, and the reported lights
// suffice.
void NearestTest::oneLight() {
    for (const char* seed : {"1", "2", "3", "4", "5"}) {
        const QStringList board{"--board", "grid:5x5", "--lights", "random", "--seed", seed};
        const QJsonObject answer = jsonAnswer(QStringList{"nearest"} + board);
        QVERIFY(answer["proven"].toBool());
        QCOMPARE(answer["lower_bound"], answer["count"]);
        const bool isSolvable = runCommandLine(QStringList{"solve"} + board).status == 0;
        QCOMPARE(answer["count"].toInt() == 0, isSolvable);
        // Changing a light is equivalent to changing its target.
        const CommandLineRun changed = runCommandLine(
            QStringList{"solve"} + board + QStringList{"--target", answer["changes"].toString()});
        QCOMPARE(changed.status, 0);
    }
}

void NearestTest::alike() {
    const QJsonObject answer =
        jsonAnswer({"nearest", "--board", "complete:5", "--lights", "10000"});
    // A board is solvable if all lights are alike, so only the lit one has to change.
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
