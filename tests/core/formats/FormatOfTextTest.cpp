// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/BoardFile.h"

#include "formats/MatrixNotation.h"

#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Test.h"

#include <QTest>

#include <fstream>
#include <iterator>

using namespace lightsout;

/// Detects formats of texts without a file name, such as standard input.
class FormatOfTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsFilesWithoutTheirNames_data();
    void readsFilesWithoutTheirNames();
    void detectsWhatIsWritten_data();
    void detectsWhatIsWritten();
    void detectsTexts_data();
    void detectsTexts();
    void understandsWhatIsWritten_data() { addRandomGames(); }
    void understandsWhatIsWritten();
    void understands_data();
    void understands();
    void understandsOtherNotations();
    void refuses_data();
    void refuses();
};

void FormatOfTextTest::readsFilesWithoutTheirNames_data() {
    QTest::addColumn<std::filesystem::path>("path");
    for (const char* folder : {"cases", "foreign"}) {
        for (const auto& file :
             std::filesystem::directory_iterator(std::filesystem::path(TEST_DATA) / folder)) {
            QTest::newRow(file.path().filename().c_str()) << file.path();
        }
    }
}

void FormatOfTextTest::readsFilesWithoutTheirNames() {
    QFETCH(const std::filesystem::path, path);
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto named = readBoardFile(path);
    QVERIFY(named.hasValue());
    for (const char* name : {"", "board", "board.unknown"}) {
        const auto unnamed = readBoardNamed(name, text);
        QVERIFY2(unnamed.hasValue(), name);
        QVERIFY2(*unnamed == *named, name);
    }
}

void FormatOfTextTest::detectsWhatIsWritten_data() {
    QTest::addColumn<FileFormat>("format");
    for (const FileFormat format :
         {FileFormat::document, FileFormat::graphMl, FileFormat::gml, FileFormat::graph6,
          FileFormat::sparse6, FileFormat::csv, FileFormat::dot}) {
        QTest::addRow("%d", static_cast<int>(format)) << format;
    }
}

void FormatOfTextTest::detectsWhatIsWritten() {
    QFETCH(const FileFormat, format);
    Random random(6);
    for (const auto& [name, rule] : ruleZoo()) {
        const auto text = writeBoard({.game = randomGame(rule, random)}, format);
        // An empty matrix is an empty text. The graph6 text of few vertices is a word.
        const bool isShort =
            text && (text->empty() || (format == FileFormat::graph6 && rule.vertexCount() < 3));
        if (text && !isShort) {
            QVERIFY2(formatOfText(*text) == format, name.c_str());
        }
    }
}

void FormatOfTextTest::detectsTexts_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("format"); // -1 for none
    const auto add = [](const char* name, const char* text, std::optional<FileFormat> format) {
        QTest::newRow(name) << std::string(text) << (format ? static_cast<int>(*format) : -1);
    };
    add("nothing", "", std::nullopt);
    add("blanks", " \r\n\t\n", std::nullopt);
    add("byte order mark alone", "\xEF\xBB\xBF", std::nullopt);
    add("digraph6", "&DI?AO?", FileFormat::digraph6);
    add("headers of nauty", ">>digraph6<<&DI?AO?", FileFormat::digraph6);
    add("sparse6", ">>sparse6<<:Fa@x^", FileFormat::sparse6);
    add("graph6", ">>graph6<<DQc", FileFormat::graph6);
    add("several graphs", "DQc\nDUW\n", FileFormat::graph6);
    add("Pajek", "% x\r\n*vertices 2\r\n", FileFormat::pajek);
    add("Pajek network", "*Network a\n*Vertices 2\n", FileFormat::pajek);
    add("GEXF", "<?xml version='1.0'?>\n<gexf xmlns='urn:graphml'/>", FileFormat::gexf);
    add("GraphML", "\xEF\xBB\xBF<graphml/>", FileFormat::graphMl);
    add("TGF", "1 a\n2 b\n#\n1 2\n", FileFormat::tgf);
    add("DIMACS", "c x\nc y\np edge 2 1\ne 1 2\n", FileFormat::dimacs);
    add("MatrixMarket", "%%MatrixMarket matrix array real general\n1 1\n0\n",
        FileFormat::matrixMarket);
    add("node-link", " {\"directed\": false, \"nodes\": []}", FileFormat::nodeLink);
    add("document", "{\"format\": \"lightsout\", \"nodes\": 1}", FileFormat::document);
    add("GML after a comment", "# x\nCreator \"y\"\ngraph [ ]", FileFormat::gml);
    add("DOT after comments", "/* graph [ */ // x\nstrict digraph G {}", FileFormat::dot);
    add("DOT, not GML", "graph{a[label=b]}", FileFormat::dot);
    add("MATLAB", "A = [0 1; 1 0];\n", FileFormat::csv);
    add("numpy", "array([[0, 1],\n [1, 0]])", FileFormat::csv);
    add("comma-separated", "a,b\nb,c\n", FileFormat::csv);
    add("bits", "0 1 0\n1 0 1\n", FileFormat::csv);
    add("numbers", "# x\n0.0 1.0\n1.0 0.0\n", FileFormat::csv);
    add("edges", "a b\nb c\n", FileFormat::csv);
    add("arrows", "a -> b\n", FileFormat::csv);
    add("edges of networkx", "a b {'weight': 2}\n", FileFormat::csv);
    add("count of vertices", "vertices 5\n0 1\n", FileFormat::csv);
    add("cells", ".#.\n#.#\n", FileFormat::csv);
    add("cells with blanks", "x - x\n- x -\n", FileFormat::csv);
    add("cells of Golly", "!Name: x\n.O.\n", FileFormat::cells);
    add("run lengths", "#N x\nx = 3, y = 1\nbob!\n", FileFormat::rle);
    add("run lengths without a header", "bob$3o!", FileFormat::rle);
    add("Flip", "2x1:d,8", FileFormat::flip);
}

void FormatOfTextTest::detectsTexts() {
    QFETCH(const std::string, text);
    QFETCH(const int, format);
    const auto found = formatOfText(text);
    QCOMPARE(found ? static_cast<int>(*found) : -1, format);
}

void FormatOfTextTest::understandsWhatIsWritten() {
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

void FormatOfTextTest::understands_data() {
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

void FormatOfTextTest::understands() {
    QFETCH(std::string, text);
    QFETCH(std::size_t, vertices);
    QFETCH(std::size_t, edges);
    const auto board = readPastedBoard(text);
    QVERIFY(board.hasValue());
    QCOMPARE(board->game.vertexCount(), vertices);
    QCOMPARE(board->game.rule().edgeCount(), edges);
}

void FormatOfTextTest::understandsOtherNotations() {
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

void FormatOfTextTest::refuses_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<std::size_t>("line");
    const auto add = [](const char* text, ErrorCode code, std::size_t line) {
        QTest::newRow(text) << std::string(text) << code << line;
    };
    add("", ErrorCode::emptyText, 0);
    add(" \r\n\t", ErrorCode::emptyText, 0);
    add("grid:0x3", ErrorCode::numberOutOfRange, 1);
    add("{\"format\": 3}", ErrorCode::notThisFormat, 0);
    add("\n\n{\"format\": ", ErrorCode::syntax, 3);
    add("<html>", ErrorCode::notThisFormat, 0);
    add("~~~~~~~~", ErrorCode::tooManyVertices, 1);
    add("hello", ErrorCode::onlyWords, 0);
    add("a b\nDear Sir or Madam,\n", ErrorCode::syntax, 2);
    add("0 1\n1\n", ErrorCode::unevenRows, 2);
    add("[[0,1],[1]]", ErrorCode::unevenRows, 1);
    add("5x5#123", ErrorCode::flipSeed, 0);
    add("SAVEFILE:41:Simon Tatham's", ErrorCode::flipSave, 0);
}

void FormatOfTextTest::refuses() {
    QFETCH(std::string, text);
    QFETCH(ErrorCode, code);
    QFETCH(std::size_t, line);
    const auto board = readPastedBoard(text);
    QVERIFY(!board.hasValue());
    QCOMPARE(board.error().code, code);
    QCOMPARE(board.error().position.line, line);
}

LIGHTSOUT_TEST(FormatOfTextTest)
#include "FormatOfTextTest.moc"
