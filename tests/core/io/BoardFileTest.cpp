#include "io/BoardFile.h"

#include "io/AtomicFile.h"
#include "tests/core/io/SavedBoards.h"
#include "tests/support/Test.h"

#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

class BoardFileTest : public QObject {
    Q_OBJECT

private slots:
    void knowsFormats();
    void readsWhatItWrites();
    void passesByByteOrderMarks();
    void refusesWhatIsNotUtf8();
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

void BoardFileTest::passesByByteOrderMarks() {
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
    const auto read = readBoard("a b\nb \xE9\n", FileFormat::edgeList);
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, ErrorCode::syntax);
    QVERIFY(read.error().position == (Position{2, 3}));
}

void BoardFileTest::refusesWhatIsOnlyWritten() {
    QCOMPARE(readBoard("graph {}", FileFormat::dot).error().code, ErrorCode::unknownFileFormat);
}

void BoardFileTest::readsFiles() {
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("board.txt").toStdString();
    QCOMPARE(readBoardFile(path).error().code, ErrorCode::fileNotReadable);
    QVERIFY(writeFileAtomically(path, "a b\n").hasValue());
    QVERIFY(!readBoardFile(path).hasValue());
    QVERIFY(readBoardFile(path, {}, FileFormat::edgeList).hasValue());
    QCOMPARE(readBoardFile("board.pdf").error().code, ErrorCode::unknownFileFormat);
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
