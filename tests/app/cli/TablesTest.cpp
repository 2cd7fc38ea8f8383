// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/CommandLine.h"
#include "tests/support/Test.h"

#include <QJsonArray>
#include <QTest>

using namespace lightsout;

/// Tests boards with holes, and tables of lights and buttons, on the command line.
class TablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holesKeepTheNumbers();
    void tablesAreEliminatedAsTheyAre();
    void randomPlayNeedsButtonsAndLights();
};

namespace {

/// Returns the answer about a board given on standard input.
QJsonObject answerAbout(const QByteArray& board, const QStringList& command) {
    const CommandLineRun run =
        runCommandLine(command + QStringList{"--board", "-", "--json"}, board);
    return QJsonDocument::fromJson(run.output).object();
}

} // namespace

void TablesTest::holesKeepTheNumbers() {
    const QJsonObject info = jsonAnswer({"info", "--board", "grid:5x5,holes=13"});
    QCOMPARE(info["vertices"].toInt(), 24); // a hole is not a vertex
    QCOMPARE(info["button_count"].toInt(), 24);
    QCOMPARE(info["rank"].toInt() + info["nullity"].toInt(), 24);
    QCOMPARE(info["solutions"].toString(), QString::number(1 << info["nullity"].toInt()));
    QCOMPARE(jsonAnswer({"solve", "--board", "grid:5x5,holes=13"})["vertices"].toInt(), 24);
    // The corners change the four cells next to the hole, but none of the others.
    const QJsonObject solved = jsonAnswer({"solve", "--board", "grid:3x3,holes=5", "--minimum"});
    QCOMPARE(solved["presses"].toString().size(), 9);
    QCOMPARE(solved["presses"].toString()[4], QChar('0'));
    QCOMPARE(solved["solutions"].toString(), QString("1"));
    QCOMPARE(jsonAnswer({"hardest", "--board", "grid:3x3,holes=5"})["presses"].toString(),
             QString("111101111"));
    QCOMPARE(jsonAnswer({"law", "--board", "grid:2x2,holes=4", "--presses", "1"})["law"]
                 .toArray()
                 .size(),
             4);
    const QJsonArray inverse =
        jsonAnswer({"inverse", "--board", "grid:2x2,holes=1"})["rows"].toArray();
    QCOMPARE(inverse,
             (QJsonArray{QJsonArray(), QJsonArray{2, 3}, QJsonArray{1, 3}, QJsonArray{1, 2, 3}}));
    QVERIFY(runCommandLine({"info", "--board", "grid:5x5,holes=26"})
                .errors.contains("out of range (limit: 25)"));
}

void TablesTest::tablesAreEliminatedAsTheyAre() {
    const QByteArray table = ",b1,b2,b3,b4\nl1,1,0,1,0\nl2,0,1,1,0\n";
    const QJsonObject info = answerAbout(table, {"info"});
    QCOMPARE(info["vertices"].toInt(), 6);
    QCOMPARE(info["button_count"].toInt(), 4);
    QCOMPARE(info["light_count"].toInt(), 2);
    QCOMPARE(info["rank"].toInt(), 2);
    QCOMPARE(info["nullity"].toInt(), 2);
    QCOMPARE(info["solvable_fraction"].toString(), QString("1"));
    QCOMPARE(info["invertible"].toBool(true), false);
    const QJsonObject steps = answerAbout(table, {"eliminate"});
    QCOMPARE(steps["rows"].toArray(), (QJsonArray{4, 5}));
    QCOMPARE(steps["columns"].toArray(), (QJsonArray{0, 1, 2, 3}));
    QCOMPARE(steps["matrix"].toArray(), (QJsonArray{"10101", "01101"}));
    const QJsonObject solved = answerAbout(table, {"solve", "--minimum", "--all"});
    QCOMPARE(solved["solutions"].toString(), QString("4"));
    QCOMPARE(solved["all"].toArray().size(), 4);
    QCOMPARE(solved["minimum"].toObject()["presses"].toString(), QString("001000"));
    QVERIFY(runCommandLine({"info", "--board", "-"}, table)
                .errors.contains("table of 2 lights and 4 buttons"));
    QCOMPARE(answerAbout(table, {"inverse"})["invertible"].toBool(true), false);
    QVERIFY(runCommandLine({"determinant", "--board", "-"}, table)
                .errors.contains("2 lights and 4 buttons"));
}

void TablesTest::randomPlayNeedsButtonsAndLights() {
    const QByteArray table = "%%MatrixMarket matrix coordinate pattern general\n2 3 2\n1 3\n2 2\n";
    QCOMPARE(answerAbout(table, {"info"})["button_count"].toInt(), 3);
    for (const char* command : {"chain", "states", "chance"}) {
        const QStringList words = QString(command).split(' ') + QStringList{"--board", "-"};
        const CommandLineRun run = runCommandLine(words, table);
        QCOMPARE(run.status, 2);
        QVERIFY(run.errors.contains("only a button or only a light"));
    }
}

LIGHTSOUT_TEST(TablesTest)
#include "TablesTest.moc"
