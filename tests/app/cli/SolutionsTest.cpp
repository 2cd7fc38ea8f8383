// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/BoardSpec.h"
#include "tests/support/CommandLine.h"
#include "tests/support/ReferenceData.h"
#include "tests/support/Test.h"

#include <QJsonArray>
#include <QTest>

#include <csignal>

using namespace lightsout;

/// Tests `lightsout-cli solve` with --minimum, --all and --classes.
class SolutionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fewestPresses_data();
    void fewestPresses();
    void fewestPressesAreASolution();
    void bestKnown();
    void interrupted();
    void unsolvable();
    void classes_data();
    void classes();
    void classesKeepTheLights();
    void withoutPresses();
    void textForPeople();
    void refuses();
};

void SolutionsTest::fewestPresses_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("presses");
    QTest::addColumn<QString>("ways");
    const auto add = [](const char* board, int presses, const char* ways) {
        QTest::newRow(board) << QString(board) << presses << QString(ways);
    };
    // The fewest presses are OEIS A075464; the numbers of solutions were recomputed for this
    // project by an independent enumeration.
    add("grid:4x4", 4, "2");
    add("grid:5x5", 15, "4");
    add("grid:9x9", 25, "6");
    add("grid:11x11", 55, "20");
    add("grid:19x19", 141, "28");
    add("grid:30x30", 376, "4");
    add("grid:31x31", 553, "1");
    add("grid:33x33", 469, "8");
    add("grid:50x50", 1220, "4");
    // These are beyond the published values. They were computed by two programs, and by trying all
    // solutions if there are 2^32.
    add("grid:39x39", 561, "4");
    add("grid:61x61", 1629, "8");
    add("grid:67x67", 2015, "4");
    add("grid:40x40,topology=torus", 320, "10");
    add("grid:23x23,neighbours=king", 64, "1020");
    add("petersen", 3, "10");
    add("dodecahedron", 6, "10");
    add("icosahedron", 2, "6");
    add("complete:40", 1, "40");
    add("hypercube:7", 16, "240");
    add("grid:1x1", 1, "1");
    // The solutions are a row or a column, or one vertex.
    add("grid:999x999,neighbours=row-column", 999, "1998");
    add("grid:999x1001,neighbours=row-column,topology=torus", 999, "1001");
    add("complete:100000", 1, "100000");
}

void SolutionsTest::fewestPresses() {
    QFETCH(QString, board);
    QFETCH(int, presses);
    QFETCH(QString, ways);
    const QJsonObject answer = jsonAnswer({"solve", "--board", board, "--minimum"});
    const QJsonObject minimum = answer["minimum"].toObject();
    QCOMPARE(minimum.keys(),
             (QStringList{"how_many", "lower_bound", "press_count", "presses", "proven"}));
    QCOMPARE(minimum["press_count"].toInt(), presses);
    QCOMPARE(minimum["lower_bound"].toInt(), presses);
    QCOMPARE(minimum["proven"], QJsonValue(true));
    QCOMPARE(minimum["how_many"], QJsonValue(ways));
}

void SolutionsTest::fewestPressesAreASolution() {
    for (const char* threads : {"1", "2", "1000000"}) {
        const QJsonObject answer =
            jsonAnswer({"solve", "--board", "grid:24x24", "--minimum", "--threads", threads});
        const BitVector presses = *BitVector::fromString(
            answer["minimum"].toObject()["presses"].toString().toStdString());
        QCOMPARE(presses.count(), fewestPressesOfSquares.at(23));
        QCOMPARE(parseBoardSpec("grid:24x24")->changedBy(presses), BitVector::ones(576));
        QCOMPARE(answer,
                 jsonAnswer({"solve", "--board", "grid:24x24", "--minimum", "--threads", "1"}));
    }
}

// The 9-dimensional hypercube has nullity 256.
void SolutionsTest::bestKnown() {
    const QJsonObject minimum =
        jsonAnswer({"solve", "--board", "hypercube:9", "--minimum"})["minimum"].toObject();
    QCOMPARE(minimum["proven"], QJsonValue(false));
    QVERIFY(minimum["how_many"].isNull());
    QVERIFY(minimum["lower_bound"].toInt() >= 52);
    QVERIFY(minimum["press_count"].toInt() <= 100);
}

// The search on a board of nullity 46 takes minutes; after an interruption, the best result so far
// is printed.
void SolutionsTest::interrupted() {
    QProcess process;
    process.start(COMMAND_LINE, {"solve", "--board", "grid:119x119", "--lights", "solvable",
                                 "--minimum", "--no-presses", "--json"});
    process.setReadChannel(QProcess::StandardError);
    QByteArray errors;
    while (!errors.contains('\n') && process.waitForReadyRead()) {
        errors += process.readAllStandardError();
    }
    // Some programs that end a process send two signals.
    process.terminate();
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QVERIFY(isSilent(errors + process.readAllStandardError()));
    const QJsonObject minimum =
        QJsonDocument::fromJson(process.readAllStandardOutput()).object()["minimum"].toObject();
    QCOMPARE(minimum["proven"], QJsonValue(false));
    QVERIFY(minimum["how_many"].isNull());
    QVERIFY(minimum["lower_bound"].toInt() < minimum["press_count"].toInt());
    QVERIFY(minimum["press_count"].toInt() < 119 * 119);
}

void SolutionsTest::unsolvable() {
    const QJsonObject answer = jsonAnswer(
        {"solve", "--board", "grid:1x2", "--lights", "10", "--minimum", "--all", "--classes"}, 1);
    QVERIFY(answer["minimum"].isNull());
    QVERIFY(answer["all"].isArray() && answer["all"].toArray().isEmpty());
    QVERIFY(answer["classes"].isArray() && answer["classes"].toArray().isEmpty());
}

// OEIS A075463, and the 3 × 14 board of the issue.
void SolutionsTest::classes_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<int>("classes");
    QTest::addColumn<int>("solutions");
    QTest::newRow("3 x 3") << "grid:3x3" << 1 << 1;
    QTest::newRow("4 x 4") << "grid:4x4" << 5 << 16;
    QTest::newRow("5 x 5") << "grid:5x5" << 1 << 4;
    QTest::newRow("3 x 14") << "grid:3x14" << 2 << 4;
    QTest::newRow("9 x 9") << "grid:9x9" << 43 << 256;
    QTest::newRow("11 x 11") << "grid:11x11" << 10 << 64;
    QTest::newRow("19 x 19") << "grid:19x19" << 8356 << 65536;
}

void SolutionsTest::classes() {
    QFETCH(QString, board);
    QFETCH(int, classes);
    QFETCH(int, solutions);
    const QJsonObject answer = jsonAnswer({"solve", "--board", board, "--classes"});
    QCOMPARE(answer["classes"].toArray().size(), classes);
    int total = 0;
    const Rule rule = *parseBoardSpec(board.toStdString());
    for (const auto& value : answer["classes"].toArray()) {
        const QJsonObject entry = value.toObject();
        QCOMPARE(entry.keys(), (QStringList{"representative", "size"}));
        total += entry["size"].toInt();
        QCOMPARE(rule.changedBy(
                     *BitVector::fromString(entry["representative"].toString().toStdString())),
                 BitVector::ones(rule.vertexCount()));
    }
    QCOMPARE(total, solutions);
}

// If one end of the path of five vertices is lit, there is no symmetry.
void SolutionsTest::classesKeepTheLights() {
    const auto sizes = [](const QString& lights, const QString& target) {
        QList<int> found;
        const QJsonObject answer = jsonAnswer(
            {"solve", "--board", "grid:1x5", "--lights", lights, "--target", target, "--classes"});
        for (const auto& entry : answer["classes"].toArray()) {
            found.append(entry.toObject()["size"].toInt());
        }
        return found;
    };
    QCOMPARE(sizes("11011", "00000"), (QList<int>{1, 1}));
    QCOMPARE(sizes("11111", "00000"), QList<int>{2});
    QCOMPARE(sizes("10000", "01111"), (QList<int>{1, 1}));
}

void SolutionsTest::withoutPresses() {
    const QJsonObject answer = jsonAnswer(
        {"solve", "--board", "grid:5x5", "--minimum", "--all", "--classes", "--no-presses"});
    QCOMPARE(answer.keys(), (QStringList{"classes", "complete", "minimum", "nullity", "press_count",
                                         "solutions", "solvable", "vertices"}));
    QCOMPARE(answer["minimum"].toObject().keys(),
             (QStringList{"how_many", "lower_bound", "press_count", "proven"}));
    QCOMPARE(answer["classes"].toArray().first().toObject().keys(), QStringList{"size"});
}

void SolutionsTest::textForPeople() {
    const QByteArray text =
        runCommandLine({"solve", "--board", "grid:4x4", "--minimum", "--classes", "--no-presses"})
            .output;
    QVERIFY(text.contains("Fewest presses: 4 presses, proven, in 2 ways\n"));
    QVERIFY(text.contains("Solutions up to symmetry: 5\n"));
    QVERIFY(text.contains("4 presses, one of 2\n"));
    QVERIFY(runCommandLine({"solve", "--board", "grid:1x1", "--minimum"})
                .output.contains("1 press, proven, in 1 way\n"));
    QVERIFY(runCommandLine({"solve", "--board", "grid:4x4", "--all", "--limit", "1"})
                .output.contains("The first 1 solution:\n"));
}

void SolutionsTest::refuses() {
    const CommandLineRun many = runCommandLine({"solve", "--board", "grid:39x39", "--classes"});
    QCOMPARE(many.status, 3);
    QVERIFY(many.output.isEmpty());
    QCOMPARE(
        many.errors,
        QByteArray(
            "lightsout-cli: --classes: 2^32 solutions; up to 2^20 can be sorted into classes\n"));
    const CommandLineRun proof =
        runCommandLine({"solve", "--board", "hypercube:7", "--lights", "solvable", "--minimum",
                        "--no-presses", "--memory", "1M"});
    QCOMPARE(proof.status, 3);
    QVERIFY(proof.output.isEmpty());
    const QByteArray lastLine = proof.errors.trimmed().split('\n').last();
    QVERIFY(lastLine.startsWith("lightsout-cli: --minimum: a proof may need 0."));
    QVERIFY(lastLine.contains("best known: "));
    const CommandLineRun large = runCommandLine({"solve", "--board", "grid:100x100", "--classes"});
    QCOMPARE(large.status, 3);
    QVERIFY(large.errors.startsWith("lightsout-cli: --classes: symmetries of 10000 vertices"));
    QCOMPARE(runCommandLine({"solve", "--board", "grid:2x2", "--limit", "x"}).status, 2);
}

LIGHTSOUT_TEST(SolutionsTest)
#include "SolutionsTest.moc"
