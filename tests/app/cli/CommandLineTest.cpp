// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/CommandLine.h"
#include "game/Game.h"
#include "io/BoardSpec.h"
#include "solve/KernelBasis.h"
#include "solve/Solver.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringEncoder>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <unistd.h>

using namespace lightsout;

namespace {

/// Names another program to test, such as that for Windows; see tests/windows.sh.
constexpr const char* otherProgram = "LIGHTSOUT_COMMAND_LINE";

bool isElsewhere() {
    return qEnvironmentVariableIsSet(otherProgram);
}

} // namespace

/// Tests lightsout-cli and all of its output.
class CommandLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void info_data();
    void info();
    void anAnswerNamesItsQuestion();
    void infoForPeople();
    void infoRoundsLongNumbers();
    void solveFindsPresses_data();
    void solveFindsPresses();
    void solveProvesUnsolvability();
    void solveForPeople();
    void solveListsAllSolutions();
    void solveListsSomeOfVeryMany();
    void solveWritesPresses();
    void solveReportsSeconds();
    void noPressesLeavesThemOut();
    void kernel();
    void kernelWithoutWeights();
    void lightsOfEveryKind();
    void seedsRepeat();
    void optionsMayBeAnywhere();
    void standardInput();
    void selfInfluenceOfFiles();
    void convertKeepsTheRule_data();
    void convertKeepsTheRule();
    void convertWritesToStandardOutput();
    void convertSaysWhatIsLost();
    void patternsOfCells();
    void reportsHowItRead();
    void listsReadings();
    void unpacksGzip();
    void recognisesFilesByTheirText();
    void helpAndVersion();
    void examplesOfHelpWork();

    void refuses_data();
    void refuses();
    void refusesBrokenFiles_data();
    void refusesBrokenFiles();
    void namesControlCharacters();
    void writesNothingWhenOutputFails();
    void printsNothingWhenADeviceIsFull();
    void leavesNoFileWhenTheReaderQuits();
    void showsNoControlCharactersOnATerminal();
    void statesTheCostOfLongWork();
    void refusesBeforeWorkBegins_data();
    void refusesBeforeWorkBegins();
    void memoryCanBeGiven();
    void infoCountsArrows();
    void kernelIsTidy();
    void largeDocumentsAreReadAgain();
    void interruptStopsWork();
    void interruptPrintsWhatIsKnown_data();
    void interruptPrintsWhatIsKnown();
    void interruptStopsWaiting();

private:
    struct Run {
        int status;
        QByteArray output;
        QByteArray errors;
    };

    Run run(const QStringList& arguments, const QByteArray& input = {}) const;
    /// Runs a command and returns its answer. Checks the status, and that standard error is empty.
    QJsonObject json(const QStringList& arguments, int status = 0) const;
    QString at(const char* name) const { return folder_->filePath(name); }
    void write(const char* name, const QByteArray& content) const;
    QByteArray content(const char* name) const;
    void startReading(QProcess& process) const;
    void checkInterrupted(QProcess& process) const;

    std::unique_ptr<QTemporaryDir> folder_;
};

void CommandLineTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
}

CommandLineTest::Run CommandLineTest::run(const QStringList& arguments,
                                          const QByteArray& input) const {
    QProcess process;
    process.setWorkingDirectory(folder_->path());
    process.start(qEnvironmentVariable(otherProgram, COMMAND_LINE), arguments);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(600'000) && // commands are slow under sanitizers
                       process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QJsonObject CommandLineTest::json(const QStringList& arguments, int status) const {
    const Run result = run(arguments + QStringList{"--json"});
    const QJsonDocument document = QJsonDocument::fromJson(result.output);
    QJsonObject answer = document.object();
    // How a text was read is a line on standard error.
    QByteArray notes;
    for (const QJsonValue& note : answer.take("notes").toArray()) {
        notes += "lightsout-cli: " + note.toString().toUtf8() + '\n';
    }
    if (result.status != status || result.errors != notes || !document.isObject()) {
        qWarning() << arguments << result.status << result.output << result.errors;
        return {};
    }
    const bool isComplete = answer.take("version") == QJsonValue(1) &&
                            answer.take("input")["command"].toString() == arguments.first();
    return isComplete ? answer : QJsonObject();
}

void CommandLineTest::write(const char* name, const QByteArray& content) const {
    QFile file(at(name));
    QVERIFY(file.open(QFile::WriteOnly) && file.write(content) == content.size());
}

QByteArray CommandLineTest::content(const char* name) const {
    QFile file(at(name));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("not there");
}

void CommandLineTest::info_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<QByteArray>("expected");
    const auto add = [](const char* board, const char* expected) {
        QTest::newRow(board) << QString(board) << QByteArray(expected) + '\n';
    };
    // Nullity of the 5 x 5 board: OEIS A159257; symmetries of a square.
    add("grid:5x5",
        R"({"version":1,"vertices":25,"edges":40,"rank":23,"nullity":2,"solutions":"4","solvable_fraction":"1/4",)"
        R"("symmetric":true,"invertible":false,"automorphisms":"8",)"
        R"("nullity_bounds":{"lower":0,"upper":5,"twins":0,"matching":0,"forcing":5,"paths":17,"degree":20,"even_rank":false}})");
    add("grid:1x1",
        R"({"version":1,"vertices":1,"edges":0,"rank":1,"nullity":0,"solutions":"1","solvable_fraction":"1",)"
        R"("symmetric":true,"invertible":true,"automorphisms":"1",)"
        R"("nullity_bounds":{"lower":0,"upper":0,"twins":0,"matching":0,"forcing":0,"paths":1,"degree":0,"even_rank":false}})");
    // The automorphism group of the Petersen graph is S5.
    add("petersen",
        R"({"version":1,"vertices":10,"edges":15,"rank":5,"nullity":5,"solutions":"32",)"
        R"("solvable_fraction":"1/32","symmetric":true,"invertible":false,)"
        R"("automorphisms":"120",)"
        R"("nullity_bounds":{"lower":0,"upper":5,"twins":0,"matching":0,"forcing":5,"paths":8,"degree":7,"even_rank":false}})");
    add("merlin",
        R"({"version":1,"vertices":9,"edges":24,"rank":9,"nullity":0,"solutions":"1",)"
        R"("solvable_fraction":"1","symmetric":false,"invertible":true,)"
        R"("automorphisms":"8",)"
        R"("nullity_bounds":{"lower":0,"upper":3,"twins":0,"matching":0,"forcing":3,"paths":6,"degree":7,"even_rank":false}})");
    // OEIS A159257; too large for its symmetries to be counted.
    add("grid:1000x1000",
        R"({"version":1,"vertices":1000000,"edges":1998000,"rank":1000000,"nullity":0,)"
        R"("solutions":"1","solvable_fraction":"1","symmetric":true,)"
        R"("invertible":true,"automorphisms":null,)"
        R"("automorphisms_reason":"the board has more than 20000 vertices or 1000000 edges, or this would take more than about 5000000000 operations",)"
        R"("nullity_bounds":null})");
}

void CommandLineTest::info() {
    if (isElsewhere()) {
        QSKIP("The program for Windows has no igraph, which counts symmetries.");
    }
    QFETCH(QString, board);
    QFETCH(QByteArray, expected);
    const Run result = run({"info", "--board", board, "--json"});
    QCOMPARE(withoutInput(result.output), expected);
    QCOMPARE(result.errors, QByteArray());
    QCOMPARE(result.status, 0);
}

void CommandLineTest::anAnswerNamesItsQuestion() {
    write("pair.edges", "a b\n");
    const Run result =
        run({"simulate", "--games", "9", "--board", "pair.edges", "--presses", "2", "--seed",
             "18446744073709551615", "--threads", "1", "--lazy", "--json"});
    const QJsonObject input = QJsonDocument::fromJson(result.output).object()["input"].toObject();
    QVERIFY(!input["program"].toString().isEmpty());
    QCOMPARE(input["command"].toString(), QString("simulate"));
    QCOMPARE(input["board"].toString(), QString("pair.edges"));
    QCOMPARE(input["seed"].toString(), QString("18446744073709551615"));
    QCOMPARE(input["options"].toArray(), (QJsonArray{"--games 9", "--presses 2", "--lazy"}));
    const QJsonObject other =
        QJsonDocument::fromJson(run({"convert", "pair.edges", "out.lightsout", "--json"}).output)
            .object()["input"]
            .toObject();
    QCOMPARE(other["seed"].toInt(), 1);
    QCOMPARE(other["options"].toArray(), (QJsonArray{"pair.edges", "out.lightsout"}));
}

void CommandLineTest::infoForPeople() {
    if (isElsewhere()) {
        QSKIP("The program for Windows has no igraph, which counts symmetries.");
    }
    const Run result = run({"info", "--board", "grid:5x5"});
    QCOMPARE(result.output, QByteArray("Vertices             25\n"
                                       "Edges                40\n"
                                       "Rank                 23\n"
                                       "Nullity              2\n"
                                       "Nullity bounds       at least 0 (twins 0, matching 0), at "
                                       "most 5 (forcing 5, paths 17, degree 20)\n"
                                       "Solutions            4\n"
                                       "Solvable fraction    1/4\n"
                                       "Mutual influences    yes\n"
                                       "Invertible           no\n"
                                       "Automorphisms        8\n"));
    QCOMPARE(result.status, 0);
}

void CommandLineTest::infoRoundsLongNumbers() {
    if (isElsewhere()) {
        QSKIP("The program for Windows has no igraph, which counts symmetries.");
    }
    const QByteArray text = run({"info", "--board", "star:4000"}).output;
    QVERIFY2(text.contains("\nAutomorphisms        ≈ 4.57 · 10¹²⁶⁶⁹\n"), text.constData());
    QVERIFY(text.size() < 1'000);
    const QString digits = json({"info", "--board", "star:4000"})["automorphisms"].toString();
    QCOMPARE(digits.size(), 12'670);
    QVERIFY(digits.startsWith("457") && digits.endsWith("000"));
}

void CommandLineTest::solveFindsPresses_data() {
    QTest::addColumn<QString>("board");
    for (const char* board : {"grid:1x1", "grid:5x5", "grid:65x64",
                              "grid:9x9,topology=klein,neighbours=knight", "petersen", "merlin",
                              "hex:6x7", "triangular:5x8", "cube:3", "circulant:9:1,4,self=off"}) {
        QTest::newRow(board) << QString(board);
    }
}

void CommandLineTest::solveFindsPresses() {
    QFETCH(QString, board);
    const Rule rule = *parseBoardSpec(board.toStdString());
    // These lights can be reached for certain.
    Random random(11);
    const BitVector lights = randomSolvableLights(rule, BitVector(rule.vertexCount()), random);
    const QJsonObject answer =
        json({"solve", "--board", board, "--lights", QString::fromStdString(lights.toString())});
    QVERIFY(answer["solvable"].toBool());
    QCOMPARE(answer["vertices"].toInteger(), static_cast<qint64>(rule.vertexCount()));
    const BitVector presses = bits(answer["presses"]);
    QCOMPARE(rule.changedBy(presses), lights);
    QCOMPARE(answer["press_count"].toInteger(), static_cast<qint64>(presses.count()));
    QVERIFY(answer["solutions"].isString());
}

void CommandLineTest::solveProvesUnsolvability() {
    const Run result =
        run({"solve", "--board", "grid:5x5", "--lights", "1000000000000000000000000", "--json"});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.errors, QByteArray());
    const QJsonObject answer = QJsonDocument::fromJson(result.output).object();
    QCOMPARE(answer.keys(), (QStringList{"certificate", "input", "nullity", "solutions", "solvable",
                                         "version", "vertices"}));
    QCOMPARE(answer["solutions"].toString(), QString("0"));
    const BitVector certificate = bits(answer["certificate"]);
    const Rule rule = *parseBoardSpec("grid:5x5");
    QVERIFY(rule.parityOfToggled(certificate).none());
    QVERIFY(certificate[0]);
}

void CommandLineTest::solveForPeople() {
    const Run solved = run({"solve", "--board", "grid:2x3"});
    QCOMPARE(solved.status, 0);
    QCOMPARE(solved.output, QByteArray("Solvable with 4 presses, one of 4 solutions\n"
                                       "  . X X\n"
                                       "  . X X\n"));
    const Run graph = run({"solve", "--board", "star:4", "--lights", "1111"});
    QCOMPARE(graph.output, QByteArray("Solvable with 1 press, one of 2 solutions\n  1\n"));
    const Run unsolved = run({"solve", "--board", "path:2", "--lights", "10"});
    QCOMPARE(unsolved.status, 1);
    QVERIFY(unsolved.output.startsWith("Unsolvable"));
    // The same picture is not shown twice.
    const QByteArray fewest = run({"solve", "--board", "grid:3x3", "--minimum"}).output;
    QCOMPARE(fewest.count("X"), 5);
    QVERIFY(fewest.contains("\nFewest presses: 5 presses, proven"));
    // No user reads a thousand rows.
    QVERIFY(run({"solve", "--board", "grid:1000x1000"}).output.size() < 300);
}

void CommandLineTest::solveListsAllSolutions() {
    const QJsonObject answer = json({"solve", "--board", "grid:5x5", "--all"});
    QCOMPARE(answer["solutions"].toString(), QString("4"));
    QVERIFY(answer["complete"].toBool());
    const Rule rule = *parseBoardSpec("grid:5x5");
    QSet<QString> all;
    for (const auto& solution : answer["all"].toArray()) {
        QCOMPARE(rule.changedBy(bits(solution)), BitVector::ones(25));
        all.insert(solution.toString());
    }
    QCOMPARE(all.size(), 4);
    QVERIFY(json({"solve", "--board", "grid:5x5", "--all", "--limit", "4"})["complete"].toBool());
    const QJsonObject some = json({"solve", "--board", "grid:5x5", "--all", "--limit", "3"});
    QCOMPARE(some["all"].toArray().size(), 3);
    QVERIFY(!some["complete"].toBool());
    const QJsonObject none = json({"solve", "--board", "grid:5x5", "--all", "--limit", "0"});
    QVERIFY(none["all"].isArray() && none["all"].toArray().isEmpty());
    QVERIFY(!none["complete"].toBool());
}

void CommandLineTest::solveListsSomeOfVeryMany() {
    // OEIS A159257: the 79 x 79 board has nullity 64.
    const QJsonObject answer = json({"solve", "--board", "grid:79x79", "--all"});
    QCOMPARE(answer["solutions"].toString(), QString("18446744073709551616"));
    QVERIFY(!answer["complete"].toBool());
    QSet<QString> all;
    for (const auto& solution : answer["all"].toArray()) {
        all.insert(solution.toString());
    }
    QCOMPARE(all.size(), 1000);
}

void CommandLineTest::solveWritesPresses() {
    QCOMPARE(run({"solve", "--board", "grid:3x3", "--output", at("grid")}).status, 0);
    QCOMPARE(content("grid"), QByteArray("101\n010\n101\n"));
    QCOMPARE(run({"solve", "--board", "star:3", "--output", at("star")}).status, 0);
    QCOMPARE(content("star"), QByteArray("100\n"));
    // If the board has no solution, the file is left unchanged.
    const Run unsolved =
        run({"solve", "--board", "path:2", "--lights", "10", "--output", at("star")});
    QCOMPARE(unsolved.status, 1);
    QCOMPARE(content("star"), QByteArray("100\n"));
}

void CommandLineTest::solveReportsSeconds() {
    const QJsonObject answer =
        json({"solve", "--board", "grid:30x30", "--timing", "--repeat", "20"});
    const QJsonObject seconds = answer["seconds"].toObject();
    QCOMPARE(seconds.keys(), (QStringList{"build", "solve"}));
    QVERIFY(seconds["build"].toDouble() > 0 && seconds["solve"].toDouble() > 0);
}

void CommandLineTest::noPressesLeavesThemOut() {
    QCOMPARE(
        json({"solve", "--board", "grid:5x5", "--all", "--no-presses"}).keys(),
        (QStringList{"complete", "nullity", "press_count", "solutions", "solvable", "vertices"}));
    QCOMPARE(json({"solve", "--board", "path:2", "--lights", "10", "--no-presses"}, 1).keys(),
             (QStringList{"nullity", "solutions", "solvable", "vertices"}));
}

void CommandLineTest::kernel() {
    // Weights of the quiet patterns of the 4 x 4 and 5 x 5 boards: recomputed for this project by
    // an independent script.
    const Run five = run({"kernel", "--board", "grid:5x5", "--json"});
    QVERIFY(five.output.endsWith(",\"weights\":[[0,1],[12,2],[16,1]]}\n"));
    const QJsonObject four = json({"kernel", "--board", "grid:4x4"});
    QCOMPARE(four.keys(), (QStringList{"basis", "nullity", "weights"}));
    QCOMPARE(QJsonDocument(four["weights"].toArray()).toJson(QJsonDocument::Compact),
             QByteArray("[[0,1],[8,13],[12,2]]"));
    QCOMPARE(four["basis"].toArray().size(), 4);
    const Rule rule = *parseBoardSpec("grid:4x4");
    for (const auto& pattern : four["basis"].toArray()) {
        QVERIFY(rule.changedBy(bits(pattern)).none() && bits(pattern).any());
    }
    QCOMPARE(withoutInput(run({"kernel", "--board", "grid:3x3", "--json"}).output),
             QByteArray("{\"version\":1,\"nullity\":0,\"basis\":[],\"weights\":[[0,1]]}\n"));
}

void CommandLineTest::kernelWithoutWeights() {
    // OEIS A159257: nullity 32.
    QCOMPARE(json({"kernel", "--board", "grid:39x39"}).keys(), (QStringList{"basis", "nullity"}));
}

void CommandLineTest::lightsOfEveryKind() {
    write("lights", "010 \r\n101\n010\n");
    const auto pressesFor = [&](const QString& lights, const QString& target) {
        return json({"solve", "--board", "grid:3x3", "--lights", lights, "--target",
                     target})["presses"]
            .toString();
    };
    const QString ring = pressesFor("010101010", "none");
    QCOMPARE(pressesFor("@" + at("lights"), "none"), ring);
    QCOMPARE(pressesFor("010\n101\n010", "000000000"), ring);
    QCOMPARE(pressesFor("all", "101010101"), ring);
    QCOMPARE(pressesFor("none", "010101010"), ring);
    QCOMPARE(pressesFor("all", "all"), QString("000000000"));
    for (const char* seed : {"1", "2", "3"}) {
        QVERIFY(json({"solve", "--board", "grid:4x4", "--target", "random", "--lights", "solvable",
                      "--seed", seed})["solvable"]
                    .toBool());
        QVERIFY(json({"solve", "--board", "grid:4x4", "--lights", "random", "--target", "solvable",
                      "--seed", seed})["solvable"]
                    .toBool());
    }
}

void CommandLineTest::seedsRepeat() {
    const QStringList command{"solve", "--board", "grid:20x20", "--lights", "random", "--json"};
    const QByteArray usual = run(command).output;
    QCOMPARE(run(command).output, usual);
    QCOMPARE(run(command + QStringList{"--seed", "1"}).output, usual);
    QVERIFY(run(command + QStringList{"--seed", "2"}).output != usual);
}

void CommandLineTest::optionsMayBeAnywhere() {
    const QByteArray expected =
        withoutInput(run({"solve", "--board", "grid:3x3", "--json"}).output);
    QVERIFY(!expected.isEmpty());
    QCOMPARE(withoutInput(
                 run({"solve", "--json", "--threads", "2", "--board=grid:3x3", "--seed=7"}).output),
             expected);
    QCOMPARE(
        withoutInput(
            run({"convert", "--seed", "1", "grid:3x3", "--threads=1", "a.edges", "--json"}).output),
        QByteArray("{\"version\":1}\n"));
}

void CommandLineTest::standardInput() {
    QFile file(TEST_DATA "/version-1.lightsout");
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray document = file.readAll();
    const Run read = run({"info", "--board", "-", "--json"}, document);
    QCOMPARE(read.status, 0);
    QCOMPARE(QJsonDocument::fromJson(read.output)["vertices"].toInt(), 4);
    const auto answerTo = [this](const char* format, const char* text) {
        const Run answer = run({"info", "--board", "-", "--format", format, "--json"}, text);
        QJsonObject facts = QJsonDocument::fromJson(answer.output).object();
        facts.remove("notes");
        facts.remove("input");
        return facts;
    };
    QCOMPARE(answerTo("g6", "DQc\n"), answerTo("edges", "vertices 5\n0 2\n0 4\n1 3\n3 4\n"));
}

void CommandLineTest::selfInfluenceOfFiles() {
    write("path.edges", "a b\nb c\nb b\n");
    QCOMPARE(json({"info", "--board", "path.edges"})["rank"].toInt(), 3);
    QCOMPARE(json({"info", "--board", "path.edges", "--self", "off"})["rank"].toInt(), 2);
    QCOMPARE(json({"info", "--board", "petersen", "--self", "off"})["nullity"].toInt(), 4);
}

void CommandLineTest::convertKeepsTheRule_data() {
    QTest::addColumn<QString>("board");
    QTest::addColumn<QString>("file");
    for (const char* board : {"petersen", "grid:4x5,topology=torus", "cube:2", "path:1"}) {
        for (const char* file :
             {"a.lightsout", "a.graphml", "a.gml", "a.g6", "a.s6", "a.edges", "a.csv", "a.txt"}) {
            const QString name = QStringLiteral("%1 to %2").arg(QString(board), QString(file));
            QTest::newRow(qPrintable(name)) << QString(board) << QString(file);
        }
    }
    for (const char* file : {"a.lightsout", "a.graphml", "a.gml", "a.edges", "a.csv", "a.txt"}) {
        QTest::addRow("merlin to %s", file) << QString("merlin") << QString(file);
    }
}

void CommandLineTest::convertKeepsTheRule() {
    QFETCH(QString, board);
    QFETCH(QString, file);
    const Run result = run({"convert", board, file});
    QCOMPARE(result.status, 0);
    QVERIFY(result.output.isEmpty());
    for (const QByteArray& line : result.errors.split('\n')) { // the rule is not lost
        QVERIFY(line.isEmpty() ||
                line.startsWith("lightsout-cli: " + file.toUtf8() + ": does not store the "));
    }
    QCOMPARE(json({"info", "--board", file}), json({"info", "--board", board}));
    // Converts the result to another format, given by its name.
    QCOMPARE(run({"convert", file, "b", "--to", "edges"}).status, 0);
    QCOMPARE(json({"info", "--board", "b", "--format", "edges"}), json({"info", "--board", board}));
}

void CommandLineTest::convertSaysWhatIsLost() {
    const Run lost = run({"convert", "grid:3x3,self=off", "a.g6", "--lights", "random"});
    QCOMPARE(lost.status, 0);
    QCOMPARE(
        lost.errors,
        QByteArray(
            "lightsout-cli: a.g6: does not store the grid: it becomes a graph\nlightsout-cli: "
            "a.g6: does not store the vertex positions: a circle will be used\nlightsout-cli: "
            "a.g6: does not store the self-influence: give it again as --self off\nlightsout-cli: "
            "a.g6: does not store the lights: give them again as --lights\n"));
    QCOMPARE(run({"convert", "grid:3x3,self=off", "a.lightsout"}).errors, QByteArray());
    QCOMPARE(run({"convert", "petersen", "a.dot"}).errors,
             QByteArray("lightsout-cli: a.dot: does not store the vertex positions: "
                        "a circle will be used\n"));
    QCOMPARE(run({"convert", "petersen", "a.tex"}).errors,
             QByteArray("lightsout-cli: a.tex: it can't be read again as a board\n"));
    QCOMPARE(run({"convert", "merlin", "b.g6"}).status, 2); // one-way influences
}

void CommandLineTest::patternsOfCells() {
    const QStringList lights{"--lights", "110000101000000"};
    QCOMPARE(run(QStringList{"convert", "grid:3x5", "a.rle"} + lights).errors, QByteArray());
    QCOMPARE(content("a.rle"), QByteArray("x = 5, y = 3\n2o$bobo!\n"));
    QCOMPARE(run(QStringList{"convert", "grid:3x5", "a.cells"} + lights).status, 0);
    QCOMPARE(content("a.cells"), QByteArray("OO...\n.O.O.\n.....\n"));
    for (const char* file : {"a.rle", "a.cells"}) {
        QCOMPARE(run({"convert", file, "-", "--to", "lightsout"}).output,
                 run(QStringList{"convert", "grid:3x5", "-", "--to", "lightsout"} + lights).output);
    }
    write("glider.rle", "#C by hand\nx = 3, y = 3, rule = B3/S23:T9,9\nbo$2bo$3o!\n");
    QCOMPARE(run({"convert", "glider.rle", "-", "--to", "cells"}).output,
             QByteArray(".O.\n..O\nOOO\n"));
    const Run glider = run({"info", "--board", "glider.rle", "--json"});
    QCOMPARE(QJsonDocument::fromJson(glider.output)["vertices"].toInt(), 9);
    QVERIFY(glider.errors.contains("glider.rle: left out: comments (1)\n"));
    QVERIFY(run({"convert", "grid:2x2,topology=torus", "b.rle"}).errors.contains("the surface"));
    QCOMPARE(run({"convert", "petersen", "b.rle"}).status, 2);
}

void CommandLineTest::reportsHowItRead() {
    // json() requires that there are no messages.
    const auto factsOf = [this](QStringList arguments) {
        return QJsonDocument::fromJson(run(arguments << "--json").output).object();
    };
    write("a.csv", "Source,Target,Type,Weight\nA,B,Undirected,2\nB,A,Undirected,1\n");
    const QByteArray understood = "lightsout-cli: a.csv: graph of 2 vertices, 1 edge, from a list "
                                  "of edges\n";
    const QByteArray weights = "lightsout-cli: a.csv: left out: weight of the edges (2)\n";
    const QByteArray merged = "lightsout-cli: a.csv: 1 repeated edge was merged; --parallel cancel "
                              "cancels them in pairs instead\n";
    QCOMPARE(run({"info", "--board", "a.csv"}).errors, understood + weights + merged);
    const Run asJson = run({"info", "--board", "a.csv", "--json"});
    QCOMPARE(asJson.errors, understood + weights + merged);
    const QJsonObject facts = QJsonDocument::fromJson(asJson.output).object();
    QCOMPARE(facts["notes"].toArray().size(), 3);
    QCOMPARE(facts["edges"].toInt(), 1);
    QCOMPARE(factsOf({"info", "--board", "a.csv", "--parallel", "cancel"})["edges"].toInt(), 0);
    write("b.txt", "0 1 0\n1 0 1\n0 1 1\n");
    QVERIFY(run({"info", "--board", "b.txt"}).errors.contains("read as matrix; --as"));
    QCOMPARE(factsOf({"info", "--board", "b.txt"})["edges"].toInt(), 2);
    QCOMPARE(factsOf({"info", "--board", "b.txt", "--as", "lights"})["edges"].toInt(), 12);
    QCOMPARE(run({"info", "--board", "a.csv", "--as", "lights"}).status, 2);
    write("c.g6", "Bw\nC~\n:An\n");
    QVERIFY(run({"info", "--board", "c.g6"}).errors.contains("contains 3 graphs; graph number"));
    QCOMPARE(factsOf({"info", "--board", "c.g6", "--graph", "2"})["vertices"].toInt(), 4);
    QCOMPARE(factsOf({"info", "--board", "c.g6", "--graph", "3"})["vertices"].toInt(), 2);
    QVERIFY(run({"info", "--board", "c.g6", "--graph", "4"})
                .errors.contains("there is no graph 4 (the file has 3 graphs)"));
}

void CommandLineTest::listsReadings() {
    write("a.txt", "0 1 0\n1 0 1\n0 1 0\n");
    const Run list = run({"kernel", "--board", "a.txt", "--as", "list"});
    QCOMPARE(list.status, 0);
    QCOMPARE(list.errors, QByteArray());
    QVERIFY(list.output.startsWith("--as matrix: graph of 3 vertices, 2 edges, from its influence "
                                   "matrix; score 75: it is square, "));
    QVERIFY(
        list.output.contains("\n--as lights: 3 x 3 board, 4 lights on; score 60: it is square\n"));
    const auto readings = QJsonDocument::fromJson(
                              run({"kernel", "--board", "a.txt", "--as", "list", "--json"}).output)
                              .object()["readings"]
                              .toArray();
    QCOMPARE(readings[0].toObject()["reading"].toString(), QStringLiteral("matrix"));
    QCOMPARE(readings[1].toObject()["score"].toInt(), 60);
    // Words are only read if they are asked for.
    write("b.txt", "hello world\ngoodbye moon\n");
    QCOMPARE(run({"info", "--board", "b.txt"}).status, 2);
    QVERIFY(run({"info", "--board", "b.txt", "--as", "list"}).output.startsWith("--as edges: "));
    QCOMPARE(run({"info", "--board", "b.txt", "--as", "edges"}).status, 0);
    write("c.g6", "Bw\n");
    QCOMPARE(run({"info", "--board", "c.g6", "--as", "list"}).status, 2);
}

void CommandLineTest::unpacksGzip() {
    const QByteArray packed =
        QByteArray::fromHex("1f8b08000000000002034b5448e24a5248e60200325835be08000000");
    write("a.edges.gz", packed);
    QVERIFY(run({"info", "--board", "a.edges.gz"}).errors.contains("3 vertices, 2 edges"));
    QCOMPARE(run({"info", "--board", "-", "--format", "edges"}, packed).status, 0);
    QVERIFY(run({"convert", "petersen", "b.edges.gz"})
                .errors.contains("\".gz\" is not a file format that can be written"));
}

void CommandLineTest::recognisesFilesByTheirText() {
    const auto factsOf = [this](QStringList arguments) {
        return QJsonDocument::fromJson(run(arguments << "--json").output).object();
    };
    for (const char* text :
         {"a b\nb c\n", "Bg\n", "graph { a -- b -- c }", "x = 3, y = 1\n3o!", "A;B\nB;C\n", "###\n",
          "*Vertices 3\n*Edges\n1 2\n2 3\n",
          R"({"nodes": [{"id": 1}, {"id": 2}, {"id": 3}],
                                 "links": [{"source": 1, "target": 2}, {"source": 2, "target": 3}]})",
          "graph [ node [ id 1 ] node [ id 2 ] node [ id 3 ] "
          "edge [ source 1 target 2 ] edge [ source 2 target 3 ] ]",
          "p edge 3 2\ne 1 2\ne 2 3\n", "1 Ann\n2 Bob\n3 Cyd\n#\n1 2\n2 3\n",
          "<gexf><graph><nodes><node id='1'/><node id='2'/><node id='3'/></nodes>"
          "<edges><edge source='1' target='2'/><edge source='2' target='3'/>"
          "</edges></graph></gexf>"}) {
        write("unnamed", text);
        const QJsonObject facts = factsOf({"info", "--board", "unnamed"});
        QVERIFY2(facts["vertices"].toInt() == 3 && facts["edges"].toInt() == 2, text);
        const Run input = run({"info", "--board", "-", "--json"}, text);
        QVERIFY2(QJsonDocument::fromJson(input.output)["edges"].toInt() == 2, text);
    }
    // This GEXF file is in UTF-16 without a byte order mark.
    QStringEncoder utf16(QStringConverter::Utf16LE);
    const QByteArray unmarked =
        utf16.encode(u"<gexf><graph><nodes><node id='1'/><node id='2'/></nodes>"
                     "<edges><edge source='1' target='2'/></edges></graph></gexf>");
    write("unnamed", unmarked);
    QCOMPARE(factsOf({"info", "--board", "unnamed"})["edges"].toInt(), 1);
    write("unnamed", "Dear Sir or Madam,\nthis is a letter.\n");
    QVERIFY(run({"info", "--board", "unnamed"})
                .errors.contains("unnamed:1:1: the table is neither a matrix nor a list of edges"));
}

void CommandLineTest::convertWritesToStandardOutput() {
    const Run written = run({"convert", "petersen", "-", "--to", "g6"});
    QCOMPARE(written.status, 0);
    QCOMPARE(written.output, QByteArray("IheA@GUAo\n"));
    const Run readBack =
        run({"convert", "-", "-", "--format", "g6", "--to", "edges"}, written.output);
    QVERIFY(readBack.output.startsWith("0 1\n"));
    const Run withJson = run({"convert", "petersen", "-", "--to", "g6", "--json"});
    QCOMPARE(withJson.status, 2);
    QCOMPARE(withJson.output, QByteArray());
}

void CommandLineTest::helpAndVersion() {
    const Run help = run({"solve", "--help"});
    QCOMPARE(help.status, 0);
    QVERIFY(help.output.contains("--no-presses"));
    const QByteArray text = run({"simulate", "--help"}).output;
    const qsizetype required = text.indexOf("\nRequired:\n");
    for (const char* option : {"  --board SPEC", "  --games G", "  --presses T"}) {
        const qsizetype at = text.indexOf(option);
        QVERIFY(required > 0 && at > required && at < text.indexOf("\nOptions:\n"));
    }
    QVERIFY(text.startsWith("Usage: lightsout-cli simulate --board SPEC --games G --presses T ["));
    QVERIFY(run({"convert", "--help"}).output.startsWith("Usage: lightsout-cli convert IN OUT ["));
    QVERIFY(run({"--help"}).output.contains("convert"));
    QVERIFY(run({"--version"}).output.startsWith("lightsout-cli "));
}

/// Every command shows two examples, and they work.
void CommandLineTest::examplesOfHelpWork() {
    const QString all = run({"--help"}).output;
    const QStringList lines = all.mid(all.indexOf("Subcommands:")).split('\n').mid(1);
    int commands = 0;
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(QStringLiteral(LESSONS "/01-two-laws/en.md"),
                        folder.filePath(QStringLiteral("my-lesson.md"))));
    for (const QString& line : lines) {
        const QString command = line.simplified().section(' ', 0, 0);
        if (command.isEmpty() || !line.startsWith("  ") || line.startsWith("   ")) {
            continue;
        }
        ++commands;
        const QString help = run({command, "--help"}).output;
        QVERIFY2(!help.contains("positionals", Qt::CaseInsensitive), qPrintable(help));
        const QStringList examples =
            help.mid(help.indexOf("\nExamples:\n")).split('\n', Qt::SkipEmptyParts).mid(1);
        QCOMPARE(examples.size(), 2);
        QString code;
        for (const QString& example : examples) {
            QStringList words = QProcess::splitCommand(example);
            QCOMPARE(words.takeFirst(), QString("lightsout-cli"));
            QCOMPARE(words.first(), command);
            words.replaceInStrings("CODE", code);
            QProcess process;
            process.setWorkingDirectory(folder.path());
            process.start(COMMAND_LINE, words);
            QVERIFY(process.waitForFinished(120'000));
            const QByteArray output = process.readAllStandardOutput();
            QVERIFY2(process.exitCode() <= 1, qPrintable(example));
            code = QString(output).section('\n', 0, 0).simplified();
        }
    }
    QVERIFY(commands > 15);
}

void CommandLineTest::refuses_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("message");
    const QByteArray readable = ".lightsout .graphml .gml .g6 .s6 .d6 .edges .csv .tsv .txt .rle "
                                ".cells .flip .dot .net .gexf .tgf .col .gr .cx2 .mtx .json .sif";
    const QByteArray writable =
        ".lightsout .graphml .gml .g6 .s6 .edges .csv .txt .rle .cells .flip .dot .tex";
    const auto add = [](const QStringList& arguments, int status, const QByteArray& message) {
        QTest::newRow(qPrintable(arguments.join(' ').left(60)))
            << arguments << status << QByteArray("lightsout-cli: ") + message + '\n';
    };
    add({}, 2, "command line: a command is expected; --help lists them");
    add({"sovle"}, 2, "sovle: there is no such command; did you mean \"solve\"?");
    add({"frobnicate"}, 2, "frobnicate: there is no such command; --help lists them");
    add({"solve", "--baord=petersen"}, 2,
        "solve: \"--baord=petersen\" is not expected here; did you mean \"--board\"?");
    add({"solve", "--board", "grid:3x3,topolgy=torus"}, 2,
        "--board, column 10: this board does not have the option \"topolgy\"; did you mean "
        "\"topology\"?");
    add({"solve", "--board", "grid:3x3,topology=tours"}, 2,
        "--board, column 10: the option does not have the value \"topology=tours\"; did you mean "
        "\"topology=torus\"?");
    add({"info", "grid:5x5"}, 2,
        "info: \"grid:5x5\" is not expected here; did you mean \"--board grid:5x5\"?");
    add({"solve", "5x5", "--all"}, 2,
        "solve: \"5x5\" is not expected here; did you mean \"--board grid:5x5\"?");
    add({"solve", "--board", "5x5"}, 2,
        "--board, column 1: \"5x5\" is neither a known kind of board nor a file; did you mean "
        "\"grid:5x5\"?");
    add({"convert", "grid:0x3", "a.g6"}, 2,
        "grid:0x3, column 6: the number \"0\" is out of range (limit: 1)");
    add({"solve"}, 2, "solve: --board is missing");
    add({"solve", "--board", "grid:3x3", "--fewest"}, 2,
        "solve: \"--fewest\" is not expected here");
    add({"solve", "--board", "grid:3x3", "extra"}, 2, "solve: \"extra\" is not expected here");
    add({"solve", "--board", "grid:3x3", "\n\t\xC3\xA9\\"}, 2,
        R"(solve: "\n\t\xc3\xa9\\" is not expected here)");
    add({"solve", "--board", "grid:3x3", QString(200, 'x')}, 2,
        ("solve: \"" + std::string(77, 'x') + "...\" is not expected here").c_str());
    add({"solve", "--board", "grid:3x3", "--seed", "x"}, 2, "--seed: \"x\" is not a whole number");
    add({"solve", "--board", "grid:3x3", "--seed", "18446744073709551616"}, 2,
        "--seed: the number \"18446744073709551616\" is out of range (limit: "
        "18446744073709551615)");
    add({"solve", "--board", "grid:3x3", "--threads", "0"}, 2,
        "--threads: the number \"0\" is out of range (limit: 1)");
    add({"solve", "--board", "grid:3x3", "--repeat", "0"}, 2,
        "--repeat: the number \"0\" is out of range (limit: 1)");
    add({"solve", "--board", "grid:3x3", "--limit", "3"}, 2,
        "--limit: has no effect without --all");
    add({"solve", "--board", "grid:3x3", "--repeat", "3"}, 2,
        "--repeat: has no effect without --timing");
    add({"tilings", "--board", "grid:3x3", "--count", "--limit", "3"}, 2,
        "--limit: can't be combined with --count");
    add({"info", "--board", "grid:3x3", "--memory", "lots"}, 2,
        "--memory: \"lots\" is not a size such as 500M or 8G");
    add({"info", "--board", "grid:3x3", "--memory", "0"}, 2,
        "--memory: \"0\" is not a size such as 500M or 8G");
    add({"info", "--board", "grid:3x3", "--memory", "17179869184G"}, 2,
        "--memory: \"17179869184G\" is not a size such as 500M or 8G");
    add({"info", "--board", "grid:3x3", "--memory", "8GB"}, 2,
        "--memory: \"8GB\" is not a size such as 500M or 8G");
    add({"info", "--board", "grid:3x3", "--memory", "8G", "--unlimited"}, 2,
        "--memory: can't be combined with --unlimited");
    add({"info", "--board", "circulant:5:99999999999999999999"}, 2,
        "--board, column 13: the number \"99999999999999999999\" is out of range (limit: 4)");
    add({"info", "--board", "grid:3x3,self=on,self=off"}, 2,
        "--board, column 18: \"self\" appears twice");
    add({"solve", "--board", "grid:3x"}, 2, "--board, column 8: a whole number is missing");
    add({"solve", "--board", "gird:3x3"}, 2,
        "--board, column 1: \"gird:3x3\" is neither a known kind of board nor a file; "
        "did you mean \"grid\"?");
    add({"solve", "--board", "no.edges"}, 2, "no.edges: can't be read: No such file or directory");
    add({"solve", "--board", "grid:3x3", "--lights", "01x"}, 2,
        "--lights, column 3: \"x\" was found where 0 or 1 was expected");
    add({"solve", "--board", "grid:3x3", "--target", "0"}, 2, "--target: 1 entry instead of 9");
    add({"solve", "--board", "grid:3x3", "--lights", "@no"}, 2,
        "no: can't be read: No such file or directory");
    add({"solve", "--board", "grid:3x3", "--lights", "solvable", "--target", "solvable"}, 2,
        "--target: only one of --lights and --target can be \"solvable\"");
    add({"info", "--board", "-", "--format", "tex"}, 2,
        "--format: \"tex\" is not a file format that can be read; supported formats: " + readable);
    add({"info", "--board", "petersen", "--as", "lights"}, 2,
        "--as: has no effect on a board that is not a file");
    add({"info", "--board", "petersen", "--as", "picture"}, 2,
        "--as: \"picture\" is none of lights, matrix, table, edges, adjacency, machine and list");
    add({"info", "--board", "petersen", "--self", "maybe"}, 2,
        "--self: \"maybe\" is neither on nor off");
    add({"info", "--board"}, 2, "--board: SPEC is missing");
    add({"info", "--board="}, 2, "--board: SPEC is missing");
    add({"info", "--board", "petersen", "--board", "merlin"}, 2,
        "--board: is given more than once");
    add({"info", "--board", "petersen", "--json=false"}, 2, "--json: takes no value");
    add({"solve", "--board", "petersen", "--all=3"}, 2, "--all: takes no value");
    add({"info", "--board", "petersen", "more"}, 2, "info: \"more\" is not expected here");
    add({"convert", "petersen"}, 2, "convert: OUT is missing");
    add({"convert", "petersen", ""}, 2, "convert: OUT is missing");
    add({"convert", "petersen", "-"}, 2,
        "-: the name does not show the format to write; supported formats: " + writable);
    add({"convert", "petersen", "a.gexf"}, 2,
        "a.gexf: \".gexf\" is not a file format that can be written; supported formats: " +
            writable);
    add({"convert", "petersen", "a.g6", "b.g6"}, 2, "convert: \"b.g6\" is not expected here");
    add({"solve", "--board", "grid:2x2", "--output", ""}, 2,
        "solve: the name of the output file is empty");
    add({"convert", "petersen", "a.pdf"}, 2,
        "a.pdf: \".pdf\" is not a file format that can be written; supported formats: " + writable);
    add({"convert", "petersen", "a.edges", "--to", "pdf"}, 2,
        "--to: \"pdf\" is not a file format that can be written; supported formats: " + writable);
    add({"convert", "merlin", "a.g6"}, 2,
        "a.g6: a file in the format \"graph6\" can't store this board");
    add({"convert", "petersen", "no/a.g6"}, 2,
        "no/a.g6: can't be written: No such file or directory");
    add({"info", "--board", "grid:2000000x2000000"}, 3,
        "--board, column 6: the board would have 4000000000000 vertices; up to 1099511627776 are "
        "possible");
    add({"info", "--board", "bipartite:10000x10000"}, 3,
        "--board, column 11: the board would have 200000000 arcs or more; up to 50000000 are "
        "possible");
    add({"convert", "grid:2000x2000", "a.edges"}, 3,
        "a.edges: the board would have 4000000 vertices; up to 1048576 are possible");
}

void CommandLineTest::refuses() {
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QByteArray, message);
    for (const bool asJson : {false, true}) {
        if (asJson && !arguments.isEmpty()) {
            arguments.insert(1, "--json");
        }
        const Run result = run(arguments);
        QCOMPARE(result.errors, message);
        QCOMPARE(result.output, QByteArray());
        QCOMPARE(result.status, status);
        QVERIFY(QDir(folder_->path()).isEmpty());
    }
}

void CommandLineTest::refusesBrokenFiles_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const auto add = [](const char* name, const char* text, const char* message) {
        QTest::newRow(message) << QString(name) << QByteArray(text)
                               << QByteArray("lightsout-cli: ") + name + message + '\n';
    };
    add("a.edges", "a b\nc\n", ":2:1: not understood: \"c\"");
    add("a.edges", "vertices -5\n", ":1:10: \"-5\" is not a whole number");
    add("a.gml", "graph [\n node [ id 1 x nan y 0 ]\n]",
        ":2:16: \"x\" has the wrong type of value");
    add("a.lightsout", R"({"format": "lightsout", "version": 1, "x": 1e999})",
        ":1:49: not understood: \"1e999\"");
    add("a.lightsout", R"({"format": "lightsout", "version": fine})",
        ":1:37: not understood: \"fine\"");
    add("a.edges", "vertices 3\n0 3\n",
        ":2:3: there is no vertex \"3\" (the board has 3 vertices)");
    add("a.txt", "01\n1x\n", ":2:2: \"x\" was found where 0 or 1 was expected");
    add("a.csv", "0,1\n1\n", ":2:1: a row of 1 entry instead of 2");
    add("a.mtx", "%%MatrixMarket matrix coordinate real symmetric\n1 2 0\n",
        ":2:1: the matrix has 1 row and 2 columns; a symmetric matrix must be square");
    add("a.csv", "place,age\nAnn\n",
        ":2:1: the table is neither a matrix nor a list of edges, because of \"Ann\"; give columns "
        "Source and Target, or equally many entries in each row");
    add("a.csv", "a,b\n\"x\"\"y\"\n",
        ":2:1: the table is neither a matrix nor a list of edges, because of \"\"x\"\"y\"\"; give "
        "columns Source and Target, or equally many entries in each row");
    add("a.edges", "a b\nb \x81\n",
        ":2:3: this file is not UTF-8; save it as UTF-8 in the program that created it");
    add("a.g6", "D\n", ":1:2: 0 entries instead of 2");
    add("a.graphml", "<graphml>\n<graph>&foo;", ":2:8: not understood: \"&foo;\"");
    add("a.graphml", "<graphml>\n<graph>", ":2:8: a value is missing here");
    add("a.gml", "graph [\n node [ id 1 ]\n node [ id 1 ]\n]", ":3:2: \"id 1\" appears twice");
    add("a.gml", "graph [ node [ id 1 x 1e400 y 0 ] ]",
        ":1:23: the number \"1e400\" is out of range (limit: 1000000000)");
    add("a.lightsout", R"({"format": "lightsout", "version": 9})",
        ":1:36: the file has version 9; this program reads versions up to 3");
    add("a.lightsout", "{}",
        ": this is not a file in the format \"lightsout\"; supported formats: .lightsout .graphml "
        ".gml .g6 .s6 .d6 .edges .csv .tsv .txt .rle .cells .flip .dot .net .gexf .tgf .col .gr "
        ".cx2 .mtx "
        ".json .sif");
}

void CommandLineTest::namesControlCharacters() {
    for (const QByteArray& character : {QByteArray("&#2;"), QByteArray("\2")}) {
        const Run read = run({"info", "--board", "-", "--format", "graphml"},
                             "<graphml><graph><node id=\"a" + character + "\"/></graph></graphml>");
        QCOMPARE(read.status, 2);
        QVERIFY2(read.errors.contains(": not understood: \"U+0002\"\n"), read.errors.constData());
    }
}

void CommandLineTest::refusesBrokenFiles() {
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    write(qPrintable(name), text);
    const Run result = run({"info", "--board", name, "--json"});
    QCOMPARE(result.errors, message);
    QCOMPARE(result.output, QByteArray());
    QCOMPARE(result.status, 2);
}

void CommandLineTest::writesNothingWhenOutputFails() {
    write("presses", "before");
    for (const QStringList& command :
         {QStringList{"solve", "--board", "grid:3x3", "--output", at("presses")},
          QStringList{"convert", "--json", "grid:3x3", at("presses"), "--to", "edges"}}) {
        QProcess process;
        process.setStandardOutputFile("/dev/full");
        process.start(COMMAND_LINE, command);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        QCOMPARE(process.readAllStandardError(),
                 QByteArray("lightsout-cli: standard output: can't be written: No space left on "
                            "device\n"));
        QCOMPARE(content("presses"), QByteArray("before"));
        QCOMPARE(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }
}

/// Output to a device can't be undone, so it is written before the answer is printed.
void CommandLineTest::printsNothingWhenADeviceIsFull() {
    if (isElsewhere()) {
        QSKIP("Windows has no such device.");
    }
    for (const QStringList& command :
         {QStringList{"solve", "--board", "grid:3x3", "--output", "/dev/full"},
          QStringList{"solve", "--board", "grid:3x3", "--output", "/dev/full", "--json"},
          QStringList{"convert", "--json", "grid:3x3", "/dev/full", "--to", "edges"}}) {
        const Run result = run(command);
        QCOMPARE(result.status, 2);
        QCOMPARE(result.output, QByteArray());
        QCOMPARE(result.errors,
                 QByteArray("lightsout-cli: /dev/full: can't be written: No space left on "
                            "device\n"));
    }
    QVERIFY(run({"solve", "--board", "grid:3x3", "--output", "/dev/null"})
                .output.startsWith("Solvable"));
}

void CommandLineTest::leavesNoFileWhenTheReaderQuits() {
    QProcess shell;
    shell.setWorkingDirectory(folder_->path());
    shell.start("bash", {"-c", QStringLiteral("'%1' solve --board grid:1000x1000 --json --output "
                                              "presses | head -c 1; exit ${PIPESTATUS[0]}")
                                   .arg(COMMAND_LINE)});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.readAllStandardOutput(), QByteArray("{"));
    QCOMPARE(shell.readAllStandardError(), QByteArray());
    constexpr int statusOfSignals = 128; // as in shells
    QCOMPARE(shell.exitCode(), statusOfSignals + SIGPIPE);
    QVERIFY(QDir(folder_->path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

/// Returns the output of the program on a terminal.
static QByteArray shownOnTerminal(const QStringList& arguments) {
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
    ::grantpt(terminal);
    ::unlockpt(terminal);
    const int screen = ::open(::ptsname(terminal), O_RDWR | O_NOCTTY | O_CLOEXEC);
    QProcess process;
    process.setChildProcessModifier([screen] { ::dup2(screen, STDOUT_FILENO); });
    process.start(qEnvironmentVariable(otherProgram, COMMAND_LINE), arguments);
    process.waitForFinished();
    ::close(screen);
    QByteArray shown;
    std::array<char, 4096> block{};
    for (ssize_t count = 0; (count = ::read(terminal, block.data(), block.size())) > 0;) {
        shown.append(block.data(), count);
    }
    ::close(terminal);
    return shown.replace("\r\n", "\n");
}

void CommandLineTest::showsNoControlCharactersOnATerminal() {
    if (isElsewhere()) {
        QSKIP("Windows has other terminals.");
    }
    // Contains colours, a title, the 8-bit form of "\033[", and letters that must not be changed.
    // Two controls of bidirectional text follow.
    const QByteArray edges = "\"\033[31mred\" é\n\"\033]0title\007\" \302\2332J\n\177 א\n"
                             "\xE2\x80\xAEleft \xE2\x81\xA6right\n";
    const QString path = folder_->filePath("names.edges");
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly) && file.write(edges) == edges.size());
    file.close();
    for (const char* format : {"edges", "dot", "gml", "tex"}) {
        const QStringList command{"convert", path, "-", "--to", format};
        const QByteArray shown = shownOnTerminal(command);
        QVERIFY2(shown.contains("red"), format);
        for (const char* control :
             {"\033", "\007", "\177", "\302\233", "\xE2\x80\xAE", "\xE2\x81\xA6"}) {
            QVERIFY2(!shown.contains(control), format);
        }
    }
    const QByteArray shown = shownOnTerminal({"convert", path, "-", "--to", "edges"});
    QVERIFY(shown.contains("\\x1b[31mred"));
    QVERIFY(shown.contains("é") && shown.contains("א"));
    // Other programs get the unchanged file.
    QVERIFY(run({"convert", path, "-", "--to", "edges"}).output.contains("\033[31mred"));
}

void CommandLineTest::statesTheCostOfLongWork() {
    for (const QStringList& command : {QStringList{"simulate", "--board", "grid:5x5", "--games",
                                                   "1000000000000", "--presses", "5"},
                                       QStringList{"sweep", "nullity", "--board", "gnp:{n}:0.5",
                                                   "--n", "1..10", "--samples", "1000000"}}) {
        QProcess process;
        process.start(COMMAND_LINE, command);
        process.setReadChannel(QProcess::StandardError);
        QTRY_VERIFY_WITH_TIMEOUT(process.bytesAvailable() > 0, 60'000);
        const QByteArray line = process.readLine();
        QVERIFY2(line.contains(": this takes about ") && line.contains(" operations"), line);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 130);
    }
    QVERIFY(run({"simulate", "--board", "grid:5x5", "--games", "1000", "--presses", "1"})
                .errors.isEmpty());
}

void CommandLineTest::refusesBeforeWorkBegins_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("where");
    const auto add = [](const QStringList& arguments, const char* where) {
        QTest::newRow(qPrintable(arguments.join(' '))) << arguments << QByteArray(where);
    };
    const auto addGames = [&add](const char* board, const char* games, const char* presses) {
        add({"simulate", "--board", board, "--games", games, "--presses", presses}, "--games");
    };
    addGames("grid:5x5", "18446744073709551615", "10");
    addGames("grid:5x5", "18446744073709551615", "0");
    addGames("grid:5x5", "10000000", "10000000");
    addGames("grid:5x5", "1", "18446744073709551615");
    addGames("hypercube:17", "1000000", "1000000");
    addGames("complete:1500", "100000000", "1000000");
    add({"solve", "--board", "grid:3x3", "--timing", "--repeat", "18446744073709551615"},
        "--repeat");
    add({"solve", "--board", "grid:1000x1000", "--timing", "--repeat", "100000000"}, "--repeat");
    add({"info", "--board", "bipartite:5000x5000", "--memory", "100M"}, "--board, column 11");
    add({"info", "--board", "hypercube:20", "--memory", "100M"}, "--board, column 11");
    add({"info", "--board", "grid:30000x30000", "--memory", "100M"}, "--board, column 6");
    add({"info", "--board", "grid:2000x2000", "--memory", "3M"}, "--board");
    add({"kernel", "--board", "complete:1000", "--memory", "1K"}, "--board, column 10");
    add({"law", "--board", "grid:8x8", "--presses", "4", "--memory", "1M"}, "--board");
    add({"inverse", "--board", "grid:60x60", "--memory", "10M"}, "--board");
    add({"eliminate", "--board", "grid:40x40", "--memory", "10M"}, "--board");
    add({"census", "--rows", "1..15000", "--topology", "moebius"}, "--rows");
    add({"sweep", "nullity", "--board", "gnp:{n}:0.5", "--n", "1..1000", "--samples", "1000000"},
        "--samples");
}

void CommandLineTest::refusesBeforeWorkBegins() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, where);
    const Run result = run(arguments);
    QCOMPARE(result.status, 3);
    QCOMPARE(result.output, QByteArray());
    QVERIFY2(result.errors.startsWith("lightsout-cli: " + where + ": "), result.errors);
    QVERIFY2(result.errors.contains("feasible"), result.errors);
    QCOMPARE(result.errors.count('\n'), 1);
}

void CommandLineTest::memoryCanBeGiven() {
    const QByteArray expected = run({"info", "--board", "grid:50x50", "--json"}).output;
    QVERIFY(!expected.isEmpty());
    for (const char* size : {"1000000", "500K", "1M", "1G", "16T"}) {
        QCOMPARE(run({"info", "--board", "grid:50x50", "--json", "--memory", size}).output,
                 expected);
    }
    QCOMPARE(run({"--unlimited", "info"}).status, 2); // options come after the command
    QCOMPARE(run({"info", "--unlimited", "--board", "grid:50x50", "--json"}).output, expected);
    // With --unlimited, work that would be refused is started, and completed if it is feasible.
    QVERIFY(run({"inverse", "--board", "grid:31x31", "--memory", "1M"}).status == 3);
    QVERIFY(run({"inverse", "--board", "grid:31x31", "--unlimited"}).status == 0);
    for (const QStringList& command : {QStringList{"tilings", "--board", "grid:200x200"},
                                       QStringList{"states", "--board", "grid:4x5"},
                                       QStringList{"convert", "grid:100x100", "large.gml"}}) {
        QCOMPARE(run(command + QStringList{"--memory", "1M"}).status, 3);
        QVERIFY(run(command + QStringList{"--unlimited"}).status < 2);
    }
}

void CommandLineTest::infoCountsArrows() {
    write("arrow.edges", "vertices 9\n0 1\n1 2\n2 3\n3 4\n4 5\n5 6\n6 7\n7 8\n0 -> 8\n");
    QVERIFY(run({"info", "--board", "arrow.edges"})
                .output.contains("\nEdges                8, and 1 one-way arc\n"));
    QVERIFY(run({"info", "--board", "merlin"}).output.contains(", and "));
    // For programs, edges of a directed board are counted as arcs: an undirected edge is two arcs.
    QCOMPARE(json({"info", "--board", "arrow.edges"})["edges"].toInt(), 17);
    QCOMPARE(json({"info", "--board", "arrow.edges"})["symmetric"].toBool(true), false);
}

/// The basis is the one that the window shows, with as many of the lightest patterns as possible.
void CommandLineTest::kernelIsTidy() {
    for (const char* board : {"grid:4x4", "grid:9x9", "grid:5x5,topology=torus", "petersen",
                              "grid:11x11", "cycle:12"}) {
        const Rule rule = *parseBoardSpec(board);
        Progress progress;
        const auto solver = Solver::build(rule, progress);
        std::vector<BitVector> basis;
        for (std::size_t i = 0; i < solver->nullity(); ++i) {
            basis.push_back(solver->kernelVector(i));
        }
        basis = tidyBasis(std::move(basis), progress);
        const QJsonArray told = json({"kernel", "--board", board})["basis"].toArray();
        QCOMPARE(static_cast<std::size_t>(told.size()), basis.size());
        for (std::size_t i = 0; i < basis.size(); ++i) {
            QCOMPARE(bits(told[static_cast<qsizetype>(i)]), basis[i]);
        }
    }
    // A lightest basis on 4 × 4 consists of four patterns of weight 8, according to the numbers of
    // patterns of each weight.
    for (const auto& pattern : json({"kernel", "--board", "grid:4x4"})["basis"].toArray()) {
        QCOMPARE(bits(pattern).count(), std::size_t{8});
    }
}

/// Six lights are stored per byte: as digits, the lights of a 24000 × 24000 board would exceed the
/// size limit for files.
void CommandLineTest::largeDocumentsAreReadAgain() {
    QCOMPARE(run({"convert", "grid:6000x6000", "a.lightsout", "--lights", "random"}).status, 0);
    QVERIFY(QFile(at("a.lightsout")).size() < 6'001'000);
    QCOMPARE(run({"convert", "a.lightsout", "b.lightsout"}).status, 0);
    QFile first(at("a.lightsout"));
    QFile second(at("b.lightsout"));
    QVERIFY(first.open(QFile::ReadOnly) && second.open(QFile::ReadOnly));
    while (!first.atEnd()) {
        QVERIFY(first.read(1 << 20) == second.read(1 << 20));
    }
    QVERIFY(second.atEnd());
}

void CommandLineTest::interruptStopsWork() {
    // Elimination of 810 000 columns takes much longer than the test waits.
    QProcess process;
    startReading(process);
    process.write(
        R"({"format": "lightsout", "version": 1, "board": {"grid": )"
        R"({"rows": 900, "cols": 900, "topology": "projective", "neighbours": "king"}}})");
    process.closeWriteChannel();
    checkInterrupted(process);
}

void CommandLineTest::interruptPrintsWhatIsKnown_data() {
    QTest::addColumn<QStringList>("command");
    const auto row = [](const char* name, const QStringList& command) {
        QTest::newRow(name) << command;
    };
    row("simulate",
        {"simulate", "--board", "grid:5x5", "--games", "1000000000", "--presses", "50"});
    row("chance", {"chance", "--board", "grid:3x4", "--games", "10000000"});
    row("solve --all",
        {"solve", "--board", "complete:25", "--all", "--limit", "16000000", "--no-presses"});
    row("solve --minimum",
        {"solve", "--board", "grid:119x119", "--lights", "solvable", "--minimum", "--no-presses"});
    row("states", {"states", "--board", "grid:5x5"});
    row("nearest", {"nearest", "--board", "hypercube:13", "--lights", "random"});
    row("eliminate", {"eliminate", "--board", "gnp:2400:0.5"});
    row("tilings", {"tilings", "--board", "regular:240:3"});
    row("tilings --count", {"tilings", "--board", "regular:400:3", "--count"});
}

/// Interrupts the command later and later, until it knows something.
void CommandLineTest::interruptPrintsWhatIsKnown() {
    QFETCH(const QStringList, command);
    for (const bool asJson : {false, true}) {
        QByteArray output;
        for (int delay = 30; delay < 20'000 && output.isEmpty(); delay += delay / 2) {
            QProcess process;
            process.start(COMMAND_LINE, command + (asJson ? QStringList{"--json"} : QStringList()));
            QVERIFY2(!process.waitForFinished(delay), "the work must be longer");
            QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
            QVERIFY(process.waitForFinished(60'000));
            if (process.exitStatus() == QProcess::CrashExit) { // it had not begun to handle SIGINT
                QCOMPARE(process.exitCode(), SIGINT);
                continue;
            }
            QCOMPARE(process.exitCode(), 130);
            output = process.readAllStandardOutput();
        }
        if (asJson) {
            const QJsonObject answer = QJsonDocument::fromJson(output).object();
            QVERIFY2(answer["interrupted"].toBool(), output.left(200).constData());
        } else {
            const qsizetype last = output.lastIndexOf('\n', -2) + 1;
            QVERIFY2(output.mid(last).startsWith("stopped after "), output.right(200).constData());
        }
    }
}

void CommandLineTest::interruptStopsWaiting() {
    // The program waits for input that never comes, and nothing checks the progress meanwhile.
    QProcess process;
    startReading(process);
    checkInterrupted(process);
}

void CommandLineTest::startReading(QProcess& process) const {
    process.start(COMMAND_LINE, {"solve", "--board", "-", "--json"});
    // More blanks than a pipe holds are written; when all are written, the program has begun to
    // read.
    process.write(QByteArray(1'000'000, ' '));
    while (process.bytesToWrite() > 0) {
        QVERIFY(process.waitForBytesWritten());
    }
}

void CommandLineTest::checkInterrupted(QProcess& process) const {
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 130);
    QCOMPARE(process.readAllStandardOutput(), QByteArray());
    QCOMPARE(process.readAllStandardError(), QByteArray());
}

LIGHTSOUT_TEST(CommandLineTest)
#include "CommandLineTest.moc"
