// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/CommandLine.h"
#include "tests/support/Programs.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QJsonArray>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

/// Tests `lightsout-cli worksheet`.
class WorksheetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void reportsPagesAndPuzzles_data();
    void reportsPagesAndPuzzles();
    void writesTheDealtBoards();
    void takesBoardsFromAFile();
    void takesGraphsFromAFile();
    void goesToStandardOutput();
    void refuses_data();
    void refuses();
    void leavesOutWhatIsTooLarge();
    void filesAreLeftWhenRefused();
    void namesTheLineOfAFile_data();
    void namesTheLineOfAFile();
    void isTypesetInEveryLanguage_data();
    void isTypesetInEveryLanguage();

private:
    QString at(const char* name) const { return folder_->filePath(name); }
    QString content(const char* name) const;
    void write(const char* name, const QByteArray& text) const;

    std::unique_ptr<QTemporaryDir> folder_;
};

namespace {

/// Returns the cells with rings on every board, as pairs of a column and a row.
QStringList ringsIn(const QString& latex) {
    const QRegularExpression line("in \\{([^}]*)\\} \\\\pic at \\([^)]*\\) \\{ring\\}");
    QStringList rings;
    auto matches = line.globalMatch(latex);
    while (matches.hasNext()) {
        rings << matches.next().captured(1);
    }
    return rings;
}

QString ringsOf(const QString& lights, int cols) {
    QStringList cells;
    for (int i = 0; i < lights.size(); ++i) {
        if (lights[i] == '1') {
            cells << QString("%1/%2").arg(i % cols).arg(i / cols);
        }
    }
    return cells.join(", ");
}

} // namespace

void WorksheetTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
}

QString WorksheetTest::content(const char* name) const {
    QFile file(at(name));
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString("not there");
}

void WorksheetTest::write(const char* name, const QByteArray& text) const {
    QFile file(at(name));
    QVERIFY(file.open(QFile::WriteOnly) && file.write(text) == text.size());
}

void WorksheetTest::reportsPagesAndPuzzles_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<int>("pages");
    QTest::addColumn<int>("puzzles");
    const auto add = [](const char* options, int pages, int puzzles) {
        QTest::newRow(options) << options << pages << puzzles;
    };
    add("", 1, 6);
    add("--answers", 2, 6);
    add("--count 7", 2, 7);
    add("--count 24 --per-page 12", 2, 24);
    add("--count 3 --per-page 1 --answers", 6, 3);
    add("--per-page 2", 1, 2);
    add("--size 2x2 --difficulty 2 --kind solve,press,matrix,elimination,patterns,tilings,graphs",
        7, 5 * 6 + 2);
    add("--kind matrix --count 6", 2, 6); // matrices of 3 × 3 boards
    add("--kind solve,matrix --size 8x8 --difficulty 20 --matrix-size 2x2 --count 2", 2, 4);
    add("--kind graphs --count 3 --rising --numbers --answers", 2, 3);
    add("--size 8x8 --difficulty 20 --count 12 --per-page 12", 2, 12); // cells would be too small
}

void WorksheetTest::reportsPagesAndPuzzles() {
    QFETCH(const QString, options);
    QFETCH(const int, pages);
    QFETCH(const int, puzzles);
    const QJsonObject answer = jsonAnswer(QStringList{"worksheet", at("sheet.tex")} +
                                          options.split(' ', Qt::SkipEmptyParts));
    QCOMPARE(answer.keys(), (QStringList{"pages", "puzzles"}));
    QCOMPARE(answer["puzzles"].toInt(), puzzles);
    QCOMPARE(answer["pages"].toInt(), pages);
    QCOMPARE(content("sheet.tex").count("\\begin{tikzpicture}"), pages);
}

void WorksheetTest::writesTheDealtBoards() {
    const QStringList deal{"--seed", "31", "--size", "4x6", "--difficulty", "7", "--count", "2"};
    const QJsonArray boards = jsonAnswer(QStringList{"deal"} + deal)["boards"].toArray();
    QVERIFY(!jsonAnswer(QStringList{"worksheet", at("sheet.tex")} + deal).isEmpty());
    const QStringList rings = ringsIn(content("sheet.tex"));
    QCOMPARE(rings.size(), 4); // two in the example
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(rings[2 + i], ringsOf(boards[i].toObject()["lights"].toString(), 6));
    }
    // The answers contain the codes.
    QVERIFY(!jsonAnswer(QStringList{"worksheet", at("key.tex"), "--answers"} + deal).isEmpty());
    const QString code = jsonAnswer({"challenge", "make", "--board", "grid:4x6", "--lights",
                                     boards[0].toObject()["lights"].toString()})["code"]
                             .toString();
    QVERIFY(content("key.tex").contains(code));
}

void WorksheetTest::takesBoardsFromAFile() {
    write("boards.txt", "# for Monday\n"
                        "3lxarskp9a4v\n"
                        "\n"
                        "grid:2x3,topology=torus 101 110   # by hand\n"
                        "  grid:1x3\r\n");
    QCOMPARE(
        jsonAnswer({"worksheet", at("sheet.tex"), "--boards", at("boards.txt")})["puzzles"].toInt(),
        3);
    const QStringList rings = ringsIn(content("sheet.tex"));
    for (const QString& lights :
         {ringsOf(QString(25, '1'), 5), ringsOf("101110", 3), ringsOf("111", 3)}) {
        QVERIFY(rings.contains(lights));
    }
    QVERIFY(content("sheet.tex").contains("joined"));
    const CommandLineRun run =
        runCommandLine({"worksheet", at("input.tex"), "--boards", "-"}, "3LXA RSKP 9A4V");
    QCOMPARE(run.output, QByteArray("1 puzzle on 1 page\n"));
}

void WorksheetTest::takesGraphsFromAFile() {
    write("boards.txt", "petersen 1111111111\npath:3 101 # and a grid\ngrid:12x12\n");
    const QStringList sheet{"worksheet", at("sheet.tex"), "--boards", at("boards.txt"), "--kind"};
    QCOMPARE(jsonAnswer(sheet + QStringList{"graphs"})["puzzles"].toInt(), 2);
    QCOMPARE(content("sheet.tex").count(QRegularExpression("circle\\[radius=[0-9.]+mm")),
             10 + 10 + 3 + 2);
    QCOMPARE(jsonAnswer(sheet + QStringList{"solve,graphs"})["puzzles"].toInt(), 3);
    const auto errors = [&](const QByteArray& text, const QString& kinds) {
        return runCommandLine({"worksheet", "-", "--boards", "-", "--kind", kinds}, text).errors;
    };
    QCOMPARE(errors("grid:2x2", "graphs"),
             QByteArray("lightsout-cli: --boards: the kind graphs needs at least one graph\n"));
    QCOMPARE(
        errors("path:4", "solve,graphs"),
        QByteArray(
            "lightsout-cli: --boards: all boards are graphs, which only the kind graphs uses\n"));
    QCOMPARE(errors("path:1\npath:2 10", "graphs"),
             QByteArray("lightsout-cli: graph 2: it can't be turned off\n"));
    QVERIFY(
        errors("path:31", "graphs").contains("standard input:1: only grids of up to 20 x 20, "));
}

void WorksheetTest::goesToStandardOutput() {
    const CommandLineRun run = runCommandLine({"worksheet", "-", "--language", "fr"});
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.startsWith("\\RequirePackage"));
    QVERIFY(run.output.contains("Éteignez toutes les lumières"));
}

void WorksheetTest::refuses_data() {
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("message");
    const auto add = [](const char* options, int status, const char* message) {
        QTest::newRow(options) << status << QByteArray(message);
    };
    add("", 2, "worksheet: OUT.tex is missing");
    add("- --json", 2, "--json: can't be combined with a file on standard output");
    add("- --kind solve,chess", 2,
        "--kind: \"chess\" is not one of solve, press, matrix, elimination, patterns, tilings and "
        "graphs");
    add("- --kind solve,", 2,
        "--kind: \"\" is not one of solve, press, matrix, elimination, patterns, tilings and "
        "graphs");
    add("- --kind press,press", 2, "--kind: press is given twice");
    add("- --per-page 13", 2, "--per-page: at most 12 puzzles fit on a page");
    add("- --per-page 0", 2, "--per-page: the number \"0\" is out of range (limit: 1)");
    add("- --language de", 2, "--language: \"de\" is not one of en, fr and he");
    add("- --size 5x5 --kind elimination", 3,
        "board 1: it is too large for the kind elimination; boards of up to 16 cells fit on a "
        "page");
    add("- --difficulty 99", 2, "--difficulty: the hardest boards of 5 x 5 need 15 presses");
    add("- --matrix-size 3", 2, "--matrix-size: \"3\" is not a size such as 5x5");
    add("- --matrix-size 9x3", 3, "--matrix-size: boards of 9x3 are not dealt; up to 8x8 are");
    add("- --boards none.txt --matrix-size 3x3", 2,
        "--matrix-size: can't be combined with --boards");
    add("- --boards none.txt --count 3", 2, "--count: can't be combined with --boards");
    add("- --boards none.txt --seed 3", 2, "--seed: can't be combined with --boards");
}

void WorksheetTest::refuses() {
    QFETCH(const int, status);
    QFETCH(const QByteArray, message);
    const CommandLineRun run = runCommandLine(
        QStringList{"worksheet"} + QString(QTest::currentDataTag()).split(' ', Qt::SkipEmptyParts));
    QCOMPARE(run.errors, "lightsout-cli: " + message + "\n");
    QCOMPARE(run.status, status);
    QCOMPARE(run.output, QByteArray());
}

void WorksheetTest::leavesOutWhatIsTooLarge() {
    const QStringList arguments{"worksheet", at("sheet.tex"), "--size",
                                "5x5",       "--kind",        "elimination,matrix,solve"};
    const CommandLineRun run = runCommandLine(arguments);
    QCOMPARE(run.status, 0);
    QCOMPARE(run.output, QByteArray("12 puzzles on 7 pages\n"));
    QCOMPARE(run.errors,
             QByteArray("lightsout-cli: elimination: boards of more than 16 cells are left out\n"));
    QCOMPARE(runCommandLine({"worksheet", "-", "--boards", "-", "--kind", "matrix"},
                            "grid:2x2\ngrid:6x6")
                 .errors,
             QByteArray("lightsout-cli: matrix: boards of more than 25 cells are left out\n"));
}

void WorksheetTest::filesAreLeftWhenRefused() {
    write("sheet.tex", "mine");
    QCOMPARE(runCommandLine({"worksheet", at("sheet.tex"), "--difficulty", "99"}).status, 2);
    QCOMPARE(content("sheet.tex"), QString("mine"));
}

void WorksheetTest::namesTheLineOfAFile_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("wrong letter")
        << QByteArray("\n3LXA RSKP 9A4W\n")
        << QByteArray(":2: this is not a valid code: a letter or digit is wrong");
    QTest::newRow("wrong lights")
        << QByteArray("grid:2x2 1021")
        << QByteArray(":1: \"1021\" is not a string of lights: each must be 0 or 1");
    QTest::newRow("too few lights")
        << QByteArray("# none\ngrid:2x2 101") << QByteArray(":2: 3 entries instead of 4");
    QTest::newRow("too large") << QByteArray("grid:21x9")
                               << QByteArray(":1: only grids of up to 20 x 20 fit on a worksheet");
    QTest::newRow("graph") << QByteArray("petersen")
                           << QByteArray(":1: only grids of up to 20 x 20 fit on a worksheet");
    QTest::newRow("nothing") << QByteArray("# nothing\n") << QByteArray(": it contains no board");
}

void WorksheetTest::namesTheLineOfAFile() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, message);
    const CommandLineRun run = runCommandLine({"worksheet", "-", "--boards", "-"}, text);
    QCOMPARE(run.errors, "lightsout-cli: standard input" + message + "\n");
    QCOMPARE(run.status, 2);
    // The message gives the number of the board that can't be turned off.
    QCOMPARE(runCommandLine({"worksheet", "-", "--boards", "-"}, "grid:1x1 1\ngrid:1x2 10").errors,
             QByteArray("lightsout-cli: board 2: it can't be turned off\n"));
}

void WorksheetTest::isTypesetInEveryLanguage_data() {
    QTest::addColumn<QString>("program");
    QTest::newRow("en") << "pdflatex";
    QTest::newRow("fr") << "pdflatex";
    QTest::newRow("he") << "xelatex";
}

void WorksheetTest::isTypesetInEveryLanguage() {
    QFETCH(const QString, program);
    LIGHTSOUT_SKIP_WITHOUT(program);
    const QJsonObject answer =
        jsonAnswer({"worksheet", at("sheet.tex"), "--language", QTest::currentDataTag(), "--size",
                    "2x2", "--difficulty", "2", "--count", "1", "--kind",
                    "solve,press,matrix,elimination,patterns,tilings,graphs", "--coordinates",
                    "--numbers", "--answers"});
    QProcess process;
    process.setWorkingDirectory(folder_->path());
    process.start(program, {"-interaction=nonstopmode", "-halt-on-error", "sheet.tex"});
    QVERIFY(process.waitForFinished(-1));
    const QString log = QString::fromUtf8(process.readAllStandardOutput());
    if (log.contains(QRegularExpression("File `[^']*' not found"))) {
        QSKIP("a package of LaTeX is not installed");
    }
    QVERIFY2(process.exitCode() == 0, qPrintable(log.right(2000)));
    QVERIFY(!log.contains("Overfull"));
    QVERIFY2(log.contains(QString("(%1 page").arg(answer["pages"].toInt())),
             qPrintable(log.right(300)));
}

LIGHTSOUT_TEST(WorksheetTest)
#include "WorksheetTest.moc"
