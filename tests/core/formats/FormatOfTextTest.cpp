// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/BoardFile.h"

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
          FileFormat::sparse6, FileFormat::edgeList, FileFormat::csv, FileFormat::dot}) {
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
    add("edges", "a b\nb c\n", FileFormat::edgeList);
    add("arrows", "a -> b\n", FileFormat::edgeList);
    add("edges of networkx", "a b {'weight': 2}\n", FileFormat::edgeList);
    add("count of vertices", "vertices 5\n0 1\n", FileFormat::edgeList);
    add("cells", ".#.\n#.#\n", FileFormat::cells);
    add("cells with blanks", "x - x\n- x -\n", FileFormat::cells);
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

LIGHTSOUT_TEST(FormatOfTextTest)
#include "FormatOfTextTest.moc"
