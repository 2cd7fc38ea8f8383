// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/PastedBoard.h"

#include "formats/MatrixNotation.h"
#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class PastedBoardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void understandsWhatIsWritten_data() { addRandomGames(); }
    void understandsWhatIsWritten();
    void understands_data();
    void understands();
    void understandsOtherNotations();
    void refuses_data();
    void refuses();
};

void PastedBoardTest::understandsWhatIsWritten() {
    QFETCH(Game, game);
    for (const FileFormat format : allFormats) {
        const auto text = writeBoard({.game = game}, format);
        // An empty text may be an empty board in a file, but it is not a pasted board.
        if (!isReadable(format) || !text || text->find_first_not_of('\n') == std::string::npos) {
            continue;
        }
        const auto expected = readBoard(*text, format);
        QVERIFY(expected.hasValue());
        for (const std::string before : {"", "\xEF\xBB\xBF", "\n  "}) {
            const auto pasted = readPastedBoard(before + *text + "\r\n\n");
            QVERIFY(pasted.hasValue());
            QVERIFY(pasted->game == expected->game);
        }
    }
}

void PastedBoardTest::understands_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("vertices");
    QTest::addColumn<std::size_t>("edges");
    const auto add = [](const char* text, std::size_t vertices, std::size_t edges) {
        QTest::newRow(text) << std::string(text) << vertices << edges;
    };
    add("petersen", 10, 15);
    add(" grid:3x4,topology=torus\n", 12, 24);
    add("IheA@GUAo", 10, 15);
    add(">>graph6<<DQc\r\n", 5, 4);
    add(":Fa@x^", 7, 4);
    add("0 1\n1 0\n", 2, 1);
    add("0", 1, 0);
    add("011\n101\n110", 3, 3);
    add("0,1\r\n1,0", 2, 1);
    add("0;1\n1;0", 2, 1);
    add("x = 3, y = 2\nbo$3o!", 6, 7);
    add("#N name\n#C comment\nx = 3, y = 2, rule = B3/S23\nbo$3o!\n", 6, 7);
    add("!Name: cells\n.O.\nOOO\n", 6, 7);
    add(".O.\n***\n", 6, 7);
    add("..O", 3, 2);
    add("2x2:edb7,8", 4, 4);
    add(" 2x2c:EDB7,8\n", 4, 4);
    add("0 1", 2, 1);             // a single row is an edge
    add("0 1\n0 1\n1 0\n", 6, 7); // not square, so these are lights
    add("01101", 5, 4);
    add(".##.\n#..#\n", 8, 10);
    add("x-x\n-x-", 6, 7);
    add("bo$2bo$3o!", 9, 12);
    add("a b\nb -> c\n", 3, 3); // counted as arcs
    add("vertices 5\n0 4\n", 5, 1);
    add("graph [ node [ id 1 ] ]", 1, 0);
    add("# by hand\nCreator \"me\" graph [ node [ id 1 ] ]", 1, 0);
    add("# by hand\na b", 2, 1);
}

void PastedBoardTest::understands() {
    QFETCH(std::string, text);
    QFETCH(std::size_t, vertices);
    QFETCH(std::size_t, edges);
    const auto board = readPastedBoard(text);
    QVERIFY(board.hasValue());
    QCOMPARE(board->game.vertexCount(), vertices);
    QCOMPARE(board->game.rule().edgeCount(), edges);
}

void PastedBoardTest::understandsOtherNotations() {
    const Rule rule = generalizedPetersenGraph(5, 2);
    const BitMatrix matrix = rule.influenceMatrix();
    for (const MatrixNotation notation : {MatrixNotation::plain, MatrixNotation::csv}) {
        const auto board = readPastedBoard(matrixText(matrix, matrix.cols(), notation));
        QVERIFY(board->game.rule().influenceMatrix() == matrix);
    }
    for (const char* text : {"[[0,1],[1,1]]", "[[0, 1],\n [1, 1]]\n", "[[0 1]\n [1 1]]"}) {
        const auto board = readPastedBoard(text);
        QVERIFY2(board.hasValue(), text);
        QVERIFY(!board->game.rule().selfInfluence(0) && board->game.rule().selfInfluence(1));
        QCOMPARE(board->game.rule().edgeCount(), std::size_t{1});
    }
}

void PastedBoardTest::refuses_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<std::size_t>("line");
    const auto add = [](const char* text, ErrorCode code, std::size_t line) {
        QTest::newRow(text) << std::string(text) << code << line;
    };
    add("", ErrorCode::syntax, 0);
    add(" \r\n\t", ErrorCode::syntax, 0);
    add("grid:0x3", ErrorCode::numberOutOfRange, 1);
    add("{\"format\": 3}", ErrorCode::notThisFormat, 0);
    add("\n\n{\"format\": ", ErrorCode::syntax, 3);
    add("<html>", ErrorCode::notThisFormat, 0);
    add("~~~~~~~~", ErrorCode::tooManyVertices, 1);
    add("hello", ErrorCode::wrongLength, 1);
    add("a b\nDear Sir or Madam,\n", ErrorCode::syntax, 2);
    add("0 1\n1\n", ErrorCode::unevenRows, 2);
    add("[[0,1],[1]]", ErrorCode::unevenRows, 1);
    add("5x5#123", ErrorCode::flipSeed, 0);
    add("SAVEFILE:41:Simon Tatham's", ErrorCode::flipSave, 0);
}

void PastedBoardTest::refuses() {
    QFETCH(std::string, text);
    QFETCH(ErrorCode, code);
    QFETCH(std::size_t, line);
    const auto board = readPastedBoard(text);
    QVERIFY(!board.hasValue());
    QCOMPARE(board.error().code, code);
    QCOMPARE(board.error().position.line, line);
}

LIGHTSOUT_TEST(PastedBoardTest)
#include "PastedBoardTest.moc"
