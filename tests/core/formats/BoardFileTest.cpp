// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/BoardFile.h"

#include "io/AtomicFile.h"
#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Test.h"

#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

class BoardFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsFormats();
    void readsWhatItWrites();
    void skipsByteOrderMarks();
    void refusesWhatIsNotUtf8();
    void refusesNulInNames();
    void findsBadBytesAfterLongTexts();
    void refusesToWriteWhatCannotBeRead();
    void refusesWhatIsOnlyWritten();
    void readsFiles();
    void refusesToExpandHugeLattices();
};

void BoardFileTest::knowsFormats() {
    QVERIFY(formatOfPath("a/b.c/board.lightsout") == FileFormat::document);
    QVERIFY(formatOfPath("BOARD.GraphML") == FileFormat::graphMl);
    QVERIFY(!formatOfPath("a.edges/board") && !formatOfPath(".csv") && !formatOfPath("x."));
    QVERIFY(formatNamed("graph6") == FileFormat::graph6 && formatNamed("g6") == FileFormat::graph6);
    QVERIFY(formatNamed("edges") == FileFormat::edgeList);
    QVERIFY(!formatNamed("") && !formatNamed("pdf"));
}

void BoardFileTest::readsWhatItWrites() {
    const Game game = Game::allOn(generalizedPetersenGraph(5, 2));
    for (const FileFormat format : allFormats) {
        const auto text = writeBoard({.game = game}, format);
        QVERIFY(text.hasValue());
        if (isReadable(format)) {
            const auto read = readBoard(*text, format);
            QVERIFY(read.hasValue());
            QVERIFY(sameInfluences(read->game.rule().toGraph(), game.rule().toGraph()));
            QCOMPARE(read->game.start(), game.start());
            QCOMPARE(read->game.target(), game.target());
        }
    }
}

void BoardFileTest::skipsByteOrderMarks() {
    const Game game = Game::allOn(pathGraph(3));
    for (const FileFormat format : allFormats) {
        if (isReadable(format)) {
            const auto read =
                readBoard("\xEF\xBB\xBF" + *writeBoard({.game = game}, format), format);
            QVERIFY(read.hasValue());
            QCOMPARE(read->game.rule().edgeCount(), std::size_t{2});
        }
    }
}

void BoardFileTest::refusesWhatIsNotUtf8() {
    const auto read = readBoard("<graphml>\n \xE9</graphml>", FileFormat::graphMl);
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, ErrorCode::notUtf8);
    QVERIFY(read.error().position == (Position{2, 2}));
    // Bytes without a meaning in windows-1252 belong to no text.
    QCOMPARE(readBoard("a b\nb \x81\n", FileFormat::edgeList).error().code, ErrorCode::notUtf8);
}

void BoardFileTest::refusesNulInNames() {
    using namespace std::string_literals;
    const auto edges = readBoard("a b\nb c\0d\n"s, FileFormat::edgeList);
    QVERIFY(!edges.hasValue());
    QCOMPARE(edges.error().code, ErrorCode::syntax);
    QVERIFY(edges.error().position == (Position{2, 4}));
    QVERIFY(!readBoard("graph [ node [ id 1 label \"a\0b\" ] ]"s, FileFormat::gml).hasValue());
    const auto referred = readBoard("graph [ node [ id 1 label \"a&#0;b\" ] ]", FileFormat::gml);
    QCOMPARE(referred->game.rule().graph()->label(0), "a&#0;b"s);
    QVERIFY(
        !readBoard("<graphml><graph><node id=\"a&#0;b\"/></graph></graphml>", FileFormat::graphMl)
             .hasValue());
    QVERIFY(!readBoard(R"({"format": "lightsout", "version": 1, "board": {"graph": {"vertices":
                          [{"x": 0, "y": 0, "label": "a\u0000b"}]}}})",
                       FileFormat::document)
                 .hasValue());
}

/// Texts are checked in blocks, which end between characters.
void BoardFileTest::findsBadBytesAfterLongTexts() {
    for (const std::size_t start : {0U, 1U, 2U, 3U}) {
        std::string text = "#" + std::string(start, '.');
        while (text.size() < (std::size_t{1} << 22) + 100) {
            text += "💡";
        }
        text += "\na b\n";
        QVERIFY(readBoard(text, FileFormat::edgeList).hasValue());
        const auto read = readBoard(text + "\x81", FileFormat::edgeList);
        QVERIFY(!read.hasValue());
        QVERIFY(read.error().position == (Position{3, 1}));
    }
}

void BoardFileTest::refusesToWriteWhatCannotBeRead() {
    // As text, an entry needs two bytes.
    const SavedBoard board{.game = Game::allOn(Lattice{.rows = 17'000, .cols = 1})};
    const auto text = writeBoard(board, FileFormat::csv);
    QVERIFY(!text.hasValue());
    QVERIFY(isTooLarge(text.error().code));
}

void BoardFileTest::refusesWhatIsOnlyWritten() {
    QCOMPARE(readBoard("x", FileFormat::latex).error().code, ErrorCode::unknownFileFormat);
}

void BoardFileTest::readsFiles() {
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("board.txt").toStdString();
    QCOMPARE(readBoardFile(path).error().code, ErrorCode::fileNotReadable);
    QVERIFY(writeFileAtomically(path, "a b\n").hasValue());
    QVERIFY(!readBoardFile(path, {.reading = ReadingKind::matrix}).hasValue());
    QCOMPARE(readBoardFile(path)->game.rule().edgeCount(), std::size_t{1});
    QVERIFY(readBoardFile(path, {}, FileFormat::edgeList).hasValue());
    QCOMPARE(readBoardFile("board.pdf").error().code, ErrorCode::fileNotReadable);
}

void BoardFileTest::refusesToExpandHugeLattices() {
    const Game huge = Game::allOn(Lattice{.rows = 5000, .cols = 5000});
    const Game dense =
        Game::allOn(Lattice{.rows = 1000, .cols = 1000, .neighbours = Neighbours::rowColumn});
    for (const FileFormat format : allFormats) {
        if (format != FileFormat::document) {
            const auto text = writeBoard({.game = huge}, format);
            QVERIFY(!text.hasValue());
            QVERIFY(isTooLarge(text.error().code));
            QVERIFY(!writeBoard({.game = dense}, format).hasValue());
        } else {
            QVERIFY(writeBoard({.game = huge}, format)->size() < 200);
        }
    }
}

LIGHTSOUT_TEST(BoardFileTest)
#include "BoardFileTest.moc"
