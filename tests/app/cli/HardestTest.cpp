// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/BoardSpec.h"
#include "tests/support/CommandLine.h"
#include "tests/support/Test.h"

#include <QJsonArray>
#include <QTest>

using namespace lightsout;

/// Tests `lightsout-cli hardest`.
class HardestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsSmallBoards();
    void boundsLargeBoards();
    void countsByPlaces();
    void withoutQuietPatterns();
    void lightsLeadToTheTarget();
    void textForPeople();
};

namespace {

const QStringList answerKeys{"boards_by_presses", "lights", "lower_bound", "press_count",
                             "presses",           "proven", "upper_bound"};

QJsonObject hardestOf(const QString& board) {
    return jsonAnswer({"hardest", "--board", board});
}

} // namespace

// Reference data of LightsOut-Math: the numbers of boards that need 0, 1, 2 … presses.
void HardestTest::countsSmallBoards() {
    const QJsonObject answer = hardestOf("grid:4x4");
    QCOMPARE(answer.keys(), answerKeys);
    QCOMPARE(answer["press_count"].toInt(), 7);
    QCOMPARE(answer["proven"], QJsonValue(true));
    QCOMPARE(answer["boards_by_presses"].toArray(),
             (QJsonArray{"1", "16", "120", "560", "1387", "1440", "540", "32"}));
    QCOMPARE(parseBoardSpec("grid:4x4")->changedBy(bits(answer["presses"])),
             bits(answer["lights"]));
}

// There are too many boards to count. The values of LightsOut-Math are 65 and 37.
void HardestTest::boundsLargeBoards() {
    const QJsonObject proven = hardestOf("grid:11x11");
    QCOMPARE(proven["press_count"].toInt(), 65);
    QCOMPARE(proven["upper_bound"].toInt(), 65);
    QCOMPARE(proven["proven"], QJsonValue(true));
    QVERIFY(proven["boards_by_presses"].isNull());
    const QJsonObject searched = hardestOf("grid:9x9");
    QCOMPARE(searched["proven"], QJsonValue(true));
    QCOMPARE(searched["lower_bound"].toInt(), 37);
    QCOMPARE(searched["upper_bound"].toInt(), 37);
    QCOMPARE(bits(searched["presses"]).count(), std::size_t{37});
    // No solution of the board has fewer presses.
    const QJsonObject solved = jsonAnswer(
        {"solve", "--board", "grid:9x9", "--lights", searched["lights"].toString(), "--minimum"});
    QCOMPARE(solved["minimum"].toObject()["press_count"].toInt(), 37);
}

// The 2^31 boards are counted by groups of positions that all quiet patterns treat alike.
void HardestTest::countsByPlaces() {
    const QJsonObject answer = hardestOf("grid:5x7");
    QCOMPARE(answer["press_count"].toInt(), 18);
    qlonglong boards = 0;
    for (const QJsonValue& count : answer["boards_by_presses"].toArray()) {
        boards += count.toString().toLongLong();
    }
    QCOMPARE(boards, qlonglong{1} << 31);
}

void HardestTest::withoutQuietPatterns() {
    const QJsonObject answer = hardestOf("grid:8x8");
    QCOMPARE(answer["press_count"].toInt(), 64);
    QCOMPARE(answer["boards_by_presses"].toArray().at(32), QJsonValue("1832624140942590534"));
}

void HardestTest::lightsLeadToTheTarget() {
    const QJsonObject answer = jsonAnswer({"hardest", "--board", "grid:2x3", "--target", "110000"});
    QCOMPARE(parseBoardSpec("grid:2x3")->changedBy(bits(answer["presses"])) ^ bits("110000"),
             bits(answer["lights"]));
}

void HardestTest::textForPeople() {
    const CommandLineRun small = runCommandLine({"hardest", "--board", "grid:2x3"});
    QCOMPARE(small.status, 0);
    QVERIFY(small.output.startsWith("Presses of the hardest boards: 3, proven\n"));
    QVERIFY(small.output.endsWith("Presses  boards\n0  1\n1  6\n2  7\n3  2\n"));
    QVERIFY(runCommandLine({"hardest", "--board", "grid:19x19"})
                .output.startsWith("Presses of the hardest boards: 156 to 174, not proven\n"));
}

LIGHTSOUT_TEST(HardestTest)
#include "HardestTest.moc"
