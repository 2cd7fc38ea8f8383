// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/Matrix.h"

#include "io/Table.h"

#include "tests/core/io/SavedBoards.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class MatrixTest : public QObject {
    Q_OBJECT

private slots:
    void restoresInfluences_data() { addRandomGames(); }
    void restoresInfluences();
    void columnTogglesRow();
    void readsBlanksOrNone();
    void refuses_data();
    void refuses();
    void refusesLargeBoards();
};

void MatrixTest::restoresInfluences() {
    QFETCH(Game, game);
    const Graph graph = game.rule().toGraph();
    const auto plain = readMatrix(*writeMatrix({.game = game}));
    const auto csv = readTable(*writeCsvMatrix({.game = game}));
    QVERIFY(sameInfluences(*plain->game.rule().graph(), graph));
    QVERIFY(sameInfluences(*csv->game.rule().graph(), graph));
}

void MatrixTest::columnTogglesRow() {
    const auto read = readMatrix("100\n101\n000\n");
    const Graph& graph = *read->game.rule().graph();
    QVERIFY(graph.hasArc(0, 1) && graph.hasArc(2, 1));
    QCOMPARE(graph.arcCount(), std::size_t{2});
    QVERIFY(graph.selfInfluence(0) && !graph.selfInfluence(1) && !graph.selfInfluence(2));
}

void MatrixTest::readsBlanksOrNone() {
    for (const char* text : {"01\n10\n", "0 1\r\n1\t0\r\n", "\n 0  1 \n\n1 0"}) {
        QCOMPARE(readMatrix(text)->game.rule().edgeCount(), std::size_t{1});
    }
    for (const char* text : {"0,1\n1,0\n", "0;1\r\n1;0\r\n", " 0 , 1\n\n1,0 "}) {
        QCOMPARE(readTable(text)->game.rule().edgeCount(), std::size_t{1});
    }
}

void MatrixTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<std::size_t>("column");
    const auto add = [](const char* name, const char* text, ErrorCode code, std::size_t line,
                        std::size_t column) {
        QTest::newRow(name) << QByteArray(text) << code << line << column;
    };
    add("strange entry", "0,1\n1,x\n", ErrorCode::unexpectedCharacter, 2, 3);
    add("longer entry", "0,1\n1,1x\n", ErrorCode::unexpectedCharacter, 2, 3);
    add("empty entry", "0,1\n,0\n", ErrorCode::unexpectedCharacter, 2, 1);
    add("short row", "0,1\n1\n", ErrorCode::unevenRows, 2, 1);
    add("long row", "0,1\n1,0,1\n", ErrorCode::unevenRows, 2, 1);
    add("one row", "0,1\n", ErrorCode::notSquare, 2, 1);
    add("three rows", "0,1\n1,0\n1,1\n", ErrorCode::notSquare, 3, 1);
}

void MatrixTest::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(ErrorCode, code);
    QFETCH(std::size_t, line);
    QFETCH(std::size_t, column);
    const auto read = readMatrix(text.toStdString());
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, code);
    QCOMPARE(read.error().position.line, line);
    QCOMPARE(read.error().position.column, column);
}

void MatrixTest::refusesLargeBoards() {
    const Game game = Game::allOn(Lattice{.rows = maxMatrixVertices + 1});
    QCOMPARE(writeMatrix({.game = game}).error().code, ErrorCode::tooManyVertices);
}

LIGHTSOUT_TEST(MatrixTest)
#include "MatrixTest.moc"
