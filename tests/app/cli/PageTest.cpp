// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/CommandLine.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

/// Tests `lightsout-cli page`.
class PageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsBoardsBytesAndLanguages();
    void holdsTheBoardsInTheirOrder();
    void goesToStandardOutput();
    void refuses_data();
    void refuses();
    void filesAreLeftWhenRefused();
    void notesBoardsThatAreSolved();
};

namespace {

/// Returns the boards in the data of a page.
QJsonArray boardsIn(const QByteArray& page) {
    const QByteArray begin = "id=\"data\">";
    const qsizetype from = page.indexOf(begin) + begin.size();
    const QByteArray data = page.mid(from, page.indexOf("</script>", from) - from);
    return QJsonDocument::fromJson(data).object()["boards"].toArray();
}

} // namespace

void PageTest::reportsBoardsBytesAndLanguages() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("page.html");
    const QJsonObject answer =
        jsonAnswer({"page", "--board", "grid:3x3", "--board", "petersen", "--deal", "--count", "3",
                    "--language", "all", "--output", path});
    QCOMPARE(answer["boards"].toInt(), 5);
    QCOMPARE(answer["bytes"].toInteger(), QFile(path).size());
    QCOMPARE(answer["languages"].toArray(), (QJsonArray{"en", "fr", "he"}));
    const CommandLineRun text =
        runCommandLine({"page", "--board", "grid:3x3", "--language", "he", "--output", path});
    QCOMPARE(text.output, "1 board, " + QByteArray::number(QFile(path).size()) + " bytes\n");
}

void PageTest::holdsTheBoardsInTheirOrder() {
    const QString code =
        QString(runCommandLine({"challenge", "make", "--board", "grid:2x2"}).output);
    const QJsonObject dealt = jsonAnswer({"deal", "--seed", "7", "--count", "2", "--rising"});
    const QByteArray page =
        runCommandLine({"page", "--board", "grid:4x5,topology=torus", "--board", "cycle:3",
                        "--challenge", code.trimmed(), "--deal", "--seed", "7", "--count", "2",
                        "--rising", "--output", "-"})
            .output;
    const QJsonArray boards = boardsIn(page);
    QCOMPARE(boards.size(), 5);
    QCOMPARE(boards[0]["topology"].toString(), QString("torus"));
    QCOMPARE(boards[1]["arcs"].toArray().size(), 3);
    QCOMPARE(boards[2]["lights"].toString(), QString("1111"));
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(boards[3 + i]["lights"], dealt["boards"].toArray().at(i)["lights"]);
    }
}

void PageTest::goesToStandardOutput() {
    const CommandLineRun run =
        runCommandLine({"page", "--board", "grid:2x2", "--lights", "0111", "--output", "-"});
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.startsWith("<!DOCTYPE html>") && run.output.endsWith("</html>\n"));
    QCOMPARE(boardsIn(run.output).at(0)["lights"].toString(), QString("0111"));
    // This also works for a board from standard input.
    const CommandLineRun edges = runCommandLine(
        {"page", "--board", "-", "--format", "edges", "--output", "-"}, "a b\nb c\n");
    QCOMPARE(boardsIn(edges.output).at(0)["labels"].toArray(), (QJsonArray{"a", "b", "c"}));
}

void PageTest::refuses_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("message");
    const QStringList board{"--board", "grid:3x3"};
    const auto add = [](const char* name, const QStringList& options, int status,
                        const QByteArray& message) {
        QTest::newRow(name) << options << status << message;
    };
    add("nothing to play", {}, 2, "page: --board, --challenge or --deal is missing");
    add("too many rows", {"--board", "grid:31x3"}, 3,
        "--board: the board is too large for a web page; grids of up to 30 x 30 and graphs of up "
        "to 200 vertices fit on one");
    add("too many vertices", {"--board", "star:201"}, 3,
        "--board: the board is too large for a web page; grids of up to 30 x 30 and graphs of up "
        "to 200 vertices fit on one");
    add("too many boards", {"--deal", "--count", "101"}, 3,
        "page: 101 boards; up to 100 can be on a web page");
    add("a size without a deal", board + QStringList{"--size", "4x4"}, 2,
        "--size: has no effect without --deal");
    add("lights without a board", {"--deal", "--lights", "all"}, 2,
        "--lights: has no effect without --board");
    add("standard input twice", {"--board", "-", "--board", "-"}, 2,
        "--board: standard input can be read only once");
    add("an unknown language", board + QStringList{"--language", "de"}, 2,
        "--language: \"de\" is not one of en, fr, he and all");
    add("an unknown kind of hints", board + QStringList{"--hints", "some"}, 2,
        "--hints: \"some\" is not one of none, one and all");
    add("neither on nor off", board + QStringList{"--timer", "yes"}, 2,
        "--timer: \"yes\" is neither on nor off");
    add("a wrong code", {"--challenge", "ABCD EFGH"}, 2, "--challenge: ");
    add("a title twice", board + QStringList{"--title", "a", "--title", "b"}, 2,
        "--title: is given more than once");
}

void PageTest::refuses() {
    QFETCH(QStringList, options);
    QFETCH(int, status);
    QFETCH(QByteArray, message);
    const QTemporaryDir folder;
    const QString path = folder.filePath("page.html");
    const CommandLineRun run =
        runCommandLine(QStringList{"page", "--output", path} + options, "grid:2x2");
    QCOMPARE(run.status, status);
    QVERIFY2(run.errors.startsWith("lightsout-cli: " + message), run.errors.constData());
    QCOMPARE(run.errors.count('\n'), 1);
    QVERIFY(run.output.isEmpty() && !QFile::exists(path));
}

void PageTest::filesAreLeftWhenRefused() {
    const CommandLineRun missing = runCommandLine({"page", "--board", "grid:3x3"});
    QCOMPARE(missing.errors, "lightsout-cli: page: --output is missing\n");
    const CommandLineRun both =
        runCommandLine({"page", "--board", "grid:3x3", "--json", "--output", "-"});
    QCOMPARE(both.status, 2);
    const CommandLineRun nowhere =
        runCommandLine({"page", "--board", "grid:3x3", "--output", "/nowhere/page.html"});
    QCOMPARE(nowhere.status, 2);
    QVERIFY(nowhere.output.isEmpty());
}

void PageTest::notesBoardsThatAreSolved() {
    const CommandLineRun run =
        runCommandLine({"page", "--board", "grid:2x2", "--lights", "none", "--output", "-"});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.errors, "lightsout-cli: board 1 is already solved\n");
}

LIGHTSOUT_TEST(PageTest)
#include "PageTest.moc"
