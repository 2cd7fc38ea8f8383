// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/EdgeList.h"
#include "game/Game.h"
#include "gf2/RecordedElimination.h"
#include "tests/support/CommandLine.h"
#include "tests/support/RandomGames.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

namespace {

BitMatrix matrixIn(const QJsonArray& rows) {
    std::vector<BitVector> vectors;
    for (const QJsonValue& row : rows) {
        vectors.push_back(*BitVector::fromString(row.toString().toStdString()));
    }
    return BitMatrix::fromRows(vectors, vectors.empty() ? 0 : vectors.front().size());
}

std::vector<std::size_t> indicesIn(const QJsonArray& numbers) {
    std::vector<std::size_t> indices;
    for (const QJsonValue& number : numbers) {
        indices.push_back(static_cast<std::size_t>(number.toInt()));
    }
    return indices;
}

/// Applies an operation as it is printed.
void make(BitMatrix& matrix, const QJsonObject& operation) {
    const auto row = [&operation](const char* key) {
        return static_cast<std::size_t>(operation[QLatin1String(key)].toInt());
    };
    if (operation["op"].toString() == "swap") {
        matrix.swapRows(row("a"), row("b"));
    } else {
        matrix.addRow(row("target"), row("source"));
    }
}

} // namespace

/// Tests `lightsout-cli eliminate` and `inverse` by checking and repeating what they print.
class EliminateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void replayingThePrintedStepsGivesThePrintedEnd_data();
    void replayingThePrintedStepsGivesThePrintedEnd();
    void theInverseIsPrintedAsFormulas();
    void rankOfFourByFour();
    void theThesisChase();
    void smallSystemsAreThoseOfChasing_data();
    void smallSystemsAreThoseOfChasing();
    void matricesAreShown();
    void determinants();

private:
    QTemporaryDir folder_;
};

void EliminateTest::replayingThePrintedStepsGivesThePrintedEnd_data() {
    QTest::addColumn<QStringList>("board");
    QTest::addColumn<QString>("method");
    for (const char* board : {"grid:1x1", "grid:1x2", "grid:2x2", "grid:3x2", "grid:4x4",
                              "grid:5x5", "grid:3x3,self=off", "grid:8x8", "grid:7x10"}) {
        for (const char* lights : {"all", "random"}) {
            for (const char* method : {"gauss", "chase"}) {
                QTest::addRow("%s, %s, %s", board, lights, method)
                    << QStringList{"--board", board, "--lights", lights} << QString(method);
            }
        }
    }
    for (const char* board : {"merlin", "petersen", "grid:4x4,topology=torus", "wheel:9"}) {
        QTest::addRow("%s", board)
            << QStringList{"--board", board, "--lights", "random"} << QString("gauss");
    }
    // Uses drawn boards of 0 … 70 vertices, directed and undirected.
    Random random(505);
    for (std::size_t vertices = 0; vertices <= 70; vertices += vertices < 10 ? 1 : 15) {
        for (const bool directed : {false, true}) {
            const Graph graph = randomGraph(vertices, vertices < 20 ? 30 : 8, directed,
                                            SelfInfluences::mixed, random);
            const QString path =
                folder_.filePath(QString("%1%2.edges").arg(vertices).arg(directed ? "d" : "u"));
            const std::string text = *writeEdgeList({.game = Game::allOn(graph)});
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text.data(), static_cast<qint64>(text.size()));
            QTest::addRow("%zu vertices, directed %d", vertices, directed)
                << QStringList{"--board", path, "--self", "off", "--lights", "random"}
                << QString("gauss");
        }
    }
}

void EliminateTest::replayingThePrintedStepsGivesThePrintedEnd() {
    QFETCH(QStringList, board);
    QFETCH(QString, method);
    const CommandLineRun run =
        runCommandLine(QStringList{"eliminate", "--json", "--method", method} + board);
    QVERIFY2(run.status == 0 || run.status == 1, run.errors.constData());
    const QJsonObject answer = QJsonDocument::fromJson(run.output).object();
    QCOMPARE(answer["consistent"].toBool(), run.status == 0);
    BitMatrix matrix = matrixIn(answer["matrix"].toArray());
    const std::size_t columns = matrix.cols() - std::min<std::size_t>(matrix.cols(), 1);
    const QJsonArray operations = answer["operations"].toArray();
    const int phaseChange = answer["phase_change"].toInt();
    QVERIFY(phaseChange <= operations.size());
    for (int i = 0; i < operations.size(); ++i) {
        const QJsonObject operation = operations[i].toObject();
        make(matrix, operation);
        if (method == "gauss" && operation["op"].toString() == "add") {
            QCOMPARE(operation["source"].toInt() < operation["target"].toInt(), i < phaseChange);
        }
    }
    QVERIFY(matrix == matrixIn(answer["result"].toArray()));
    // The statements about the result are true.
    const std::vector<std::size_t> pivots = indicesIn(answer["pivots"].toArray());
    const std::vector<std::size_t> free = indicesIn(answer["free"].toArray());
    QCOMPARE(pivots.size(), static_cast<std::size_t>(answer["rank"].toInt()));
    QCOMPARE(pivots.size() + free.size(), columns);
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        if (row < pivots.size()) {
            QVERIFY(matrix.column(pivots[row]) == BitVector::unit(matrix.rows(), row));
        } else {
            QVERIFY(matrix.row(row).slice(0, columns).none());
        }
    }
    bool contradicts = false;
    for (std::size_t row = pivots.size(); row < matrix.rows(); ++row) {
        contradicts = contradicts || matrix.get(row, columns);
    }
    QCOMPARE(contradicts, run.status == 1);
}

/// These are the first formulas that the textbook gives for the 3 × 3 board.
void EliminateTest::theInverseIsPrintedAsFormulas() {
    const CommandLineRun run = runCommandLine({"inverse", "--board", "grid:3x3"});
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.startsWith("x1 = d1 + d3 + d6 + d7 + d8\nx2 = d5 + d7 + d8 + d9\n"));
    QCOMPARE(run.output.count('\n'), 9);
}

void EliminateTest::rankOfFourByFour() {
    const CommandLineRun run = runCommandLine({"eliminate", "--board", "grid:4x4", "--json"});
    const QJsonObject answer = QJsonDocument::fromJson(run.output).object();
    QCOMPARE(answer["rank"].toInt(), 12);
    QCOMPARE(indicesIn(answer["free"].toArray()), (std::vector<std::size_t>{12, 13, 14, 15}));
}

/// According to the Hebrew thesis, the 3 × 3 board with all lights on, filled row by row, is solved
/// by 1 0 1 in the first row.
void EliminateTest::theThesisChase() {
    const CommandLineRun run =
        runCommandLine({"eliminate", "--board", "grid:3x3", "--method", "chase"});
    QCOMPARE(run.status, 0);
    QVERIFY(run.output.contains("The small system for the presses of the first row:\n"));
    QVERIFY(run.output.contains("100000000 | 1\n010000000 | 0\n001000000 | 1\n"));
    QVERIFY(run.output.contains("first row:\nx2 + x3 = 1\nx1 + x2 + x3 = 0\nx1 + x2 = 1\n"));
}

void EliminateTest::smallSystemsAreThoseOfChasing_data() {
    QTest::addColumn<QString>("board");
    for (const char* board :
         {"grid:1x1", "grid:1x4", "grid:4x1", "grid:3x5", "grid:6x4,self=off"}) {
        QTest::newRow(board) << board;
    }
}

/// The first row of each solution satisfies the system, and the system has as many solutions as the
/// board.
void EliminateTest::smallSystemsAreThoseOfChasing() {
    QFETCH(QString, board);
    const QStringList options{"--board", board, "--lights", "solvable", "--seed", "3", "--json"};
    const auto answer = [&](const QStringList& command) {
        return QJsonDocument::fromJson(runCommandLine(command + options).output).object();
    };
    const QJsonObject system =
        answer({"eliminate", "--method", "chase"})["small_system"].toObject();
    const QJsonArray rows = system["rows"].toArray();
    const QString rightSide = system["rhs"].toString();
    const QJsonArray unknowns = system["unknowns"].toArray();
    QVERIFY(!rows.isEmpty());
    QCOMPARE(rows.size(), unknowns.size());
    QCOMPARE(rightSide.size(), rows.size());
    const QJsonArray solutions = answer({"solve", "--all"})["all"].toArray();
    QSet<QString> firstRows;
    for (const QJsonValue& solution : solutions) {
        firstRows << solution.toString().left(rows.size());
    }
    QCOMPARE(firstRows.size(), solutions.size());
    int fulfilling = 0;
    for (unsigned choice = 0; choice < 1U << unsigned(rows.size()); ++choice) {
        QString presses;
        for (qsizetype i = 0; i < rows.size(); ++i) {
            QCOMPARE(unknowns[i].toInt(), int(i));
            presses += QLatin1Char((choice >> unsigned(i)) % 2 == 1 ? '1' : '0');
        }
        bool isFulfilled = true;
        for (qsizetype row = 0; row < rows.size(); ++row) {
            const QString entries = rows[row].toString();
            int sum = rightSide[row].digitValue();
            for (qsizetype i = 0; i < entries.size(); ++i) {
                sum += entries[i].digitValue() * presses[i].digitValue();
            }
            isFulfilled = isFulfilled && sum % 2 == 0;
        }
        QCOMPARE(isFulfilled, firstRows.contains(presses));
        fulfilling += isFulfilled ? 1 : 0;
    }
    QCOMPARE(fulfilling, int(solutions.size()));
}

void EliminateTest::matricesAreShown() {
    for (const char* method : {"gauss", "chase"}) {
        const QStringList command{"eliminate", "--board",  "grid:2x3", "--lights",
                                  "solvable",  "--method", method,     "--show-matrices"};
        const QJsonObject answer =
            QJsonDocument::fromJson(runCommandLine(command + QStringList{"--json"}).output)
                .object();
        const QJsonArray operations = answer["operations"].toArray();
        const QJsonArray matrices = answer["matrices"].toArray();
        QCOMPARE(matrices.size(), operations.size());
        BitMatrix matrix = matrixIn(answer["matrix"].toArray());
        for (int i = 0; i < operations.size(); ++i) {
            make(matrix, operations[i].toObject());
            QVERIFY(matrix == matrixIn(matrices[i].toArray()));
        }
        // In the text, each matrix follows its operation, and the first matrix comes before all
        // operations.
        const QByteArray text = runCommandLine(command).output;
        QCOMPARE(text.count(" | "), 6 * (operations.size() + 1));
    }
    QCOMPARE(runCommandLine(
                 {"eliminate", "--board", "grid:30x30", "--show-matrices", "--memory", "100M"})
                 .status,
             3);
}

void EliminateTest::determinants() {
    const auto answer = [](const char* board) {
        return jsonAnswer({"determinant", "--board", board});
    };
    QCOMPARE(answer("grid:1x1"), (QJsonObject{{"value", "1"}, {"modulo_2", 1}}));
    QCOMPARE(answer("grid:2x2"), (QJsonObject{{"value", "-3"}, {"modulo_2", 1}}));
    QCOMPARE(answer("cycle:6,self=off"), (QJsonObject{{"value", "-4"}, {"modulo_2", 0}}));
    QCOMPARE(answer("path:3,self=off"), (QJsonObject{{"value", "0"}, {"modulo_2", 0}}));
    QCOMPARE(runCommandLine({"determinant", "--board", "grid:2x2"}).output,
             QByteArray("Determinant -3, modulo 2: 1\n"));
    QCOMPARE(runCommandLine({"determinant", "--board", "grid:200x200"}).status, 3);
}

LIGHTSOUT_TEST(EliminateTest)
#include "EliminateTest.moc"
