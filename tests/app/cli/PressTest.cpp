// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/CommandLine.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

/// Tests `lightsout-cli press`, and the names of vertices in the text of other commands.
class PressTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersAndCells();
    void labels();
    void tablesCountButtons();
    void solutionsCanBePressed();
    void writesTheBoard();
    void refusesOtherNames_data();
    void refusesOtherNames();
    void textUsesLabels();
};

void PressTest::numbersAndCells() {
    const QJsonObject answer =
        jsonAnswer({"press", "--board", "grid:3x3", "--lights", "none", "--presses", "5, r1c1"});
    QCOMPARE(answer.keys(), (QStringList{"lights", "pressed", "won"}));
    QCOMPARE(answer["pressed"].toString(), QString("100010000"));
    QCOMPARE(answer["lights"].toString(), QString("100011010"));
    QCOMPARE(answer["won"], QJsonValue(false));
    const QJsonObject twice =
        jsonAnswer({"press", "--board", "petersen", "--lights", "none", "--presses", "10,10"});
    QCOMPARE(twice["pressed"].toString(), QString("0000000000"));
    QCOMPARE(twice["won"], QJsonValue(true));
}

void PressTest::labels() {
    const CommandLineRun run =
        runCommandLine({"press", "--board", "-", "--presses", "(0, 1),(0, 0)", "--json"},
                       "(0, 0) (0, 1)\n(0, 1) (1, 1)\n");
    QCOMPARE(run.status, 0);
    const QJsonObject answer = QJsonDocument::fromJson(run.output).object();
    QCOMPARE(answer["pressed"].toString(), QString("110"));
    QCOMPARE(answer["lights"].toString(), QString("110"));
    QCOMPARE(answer["labels"].toArray().at(2).toString(), QString("(1, 1)"));
}

void PressTest::tablesCountButtons() {
    const QByteArray table = "[1 1 0; 0 1 1]\n";
    const CommandLineRun run = runCommandLine({"press", "--board", "-", "--presses", "3"}, table);
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output, QByteArray("Lights that are on: 1\n  1\nThe target is not reached\n"));
    const CommandLineRun other = runCommandLine({"press", "--board", "-", "--presses", "4"}, table);
    QCOMPARE(other.status, 2);
    QVERIFY(other.errors.contains("\"4\" is no vertex with a button"));
}

// The names that solve prints are those that press reads.
void PressTest::solutionsCanBePressed() {
    const QByteArray graph = "Hall,Bath\nBath,Attic\nAttic,Hall\nAttic,\"Living room\"\n";
    const CommandLineRun solved = runCommandLine({"solve", "--board", "-"}, graph);
    QCOMPARE(solved.status, 0);
    const QString names = QString(solved.output).section('\n', 1, 1).trimmed();
    QVERIFY(!names.isEmpty());
    const CommandLineRun run = runCommandLine({"press", "--board", "-", "--presses", names}, graph);
    QVERIFY2(run.output.endsWith("The target is reached\n"), run.output + run.errors);
}

void PressTest::writesTheBoard() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("board.lightsout");
    QCOMPARE(
        runCommandLine({"press", "--board", "cycle:5", "--presses", "2", "--output", path}).status,
        0);
    const QJsonObject again = jsonAnswer({"press", "--board", path, "--presses", "1"});
    QCOMPARE(again["lights"].toString(), QString("11010"));
}

void PressTest::refusesOtherNames_data() {
    QTest::addColumn<QString>("names");
    for (const char* names : {"10", "0", "r4c1", "r1c0", "x", "1,,2", "r1", "-1"}) {
        QTest::newRow(names) << names;
    }
}

void PressTest::refusesOtherNames() {
    QFETCH(const QString, names);
    const CommandLineRun run =
        runCommandLine({"press", "--board", "grid:3x3", "--presses=" + names});
    QCOMPARE(run.status, 2);
    QVERIFY(run.errors.startsWith("lightsout-cli: --presses: "));
    QCOMPARE(run.output, QByteArray());
}

void PressTest::textUsesLabels() {
    const QByteArray graph = "Hall,Bath\nBath,Attic\n";
    const auto output = [&graph](const char* command) {
        return runCommandLine({command, "--board", "-"}, graph).output;
    };
    QCOMPARE(output("inverse"), QByteArray("x[Hall] = d[Bath] + d[Attic]\n"
                                           "x[Bath] = d[Hall] + d[Bath] + d[Attic]\n"
                                           "x[Attic] = d[Hall] + d[Bath]\n"));
    QVERIFY(output("eliminate").startsWith("Rows: lights of the vertices Hall, Bath, Attic\n"));
    QVERIFY(output("tilings").contains("\n  Bath\n"));
    QVERIFY(output("solve").contains("\n  Bath\n"));
    QVERIFY(runCommandLine({"solve", "--board", "path:3"}).output.contains("\n  2\n"));
}

LIGHTSOUT_TEST(PressTest)
#include "PressTest.moc"
