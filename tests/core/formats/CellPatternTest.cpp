// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/CellPattern.h"

#include "formats/BoardFile.h"
#include "formats/Losses.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

Error errorOf(std::string_view text, FileFormat format) {
    const auto board = readBoard(text, format);
    return board ? Error{.subject = "no error"} : board.error();
}

} // namespace

/// Tests RLE and plaintext patterns.
class CellPatternTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatWasWritten() {
        Random random(5);
        for (const std::size_t rows : {1U, 2U, 7U, 63U, 65U}) {
            for (const std::size_t cols : {1U, 3U, 64U, 130U}) {
                const Lattice grid{.rows = rows, .cols = cols};
                for (const BitVector& lights :
                     {BitVector::random(rows * cols, random), BitVector(rows * cols),
                      BitVector::ones(rows * cols),
                      BitVector::unit(rows * cols, rows * cols - 1)}) {
                    const SavedBoard board{.game = Game(grid, lights, BitVector(rows * cols))};
                    for (const FileFormat format : {FileFormat::rle, FileFormat::cells}) {
                        const auto text = writeBoard(board, format);
                        const auto again = readBoard(*text, format);
                        QVERIFY(again && *again == board);
                        QVERIFY(lossesOf(board, format).empty());
                    }
                }
            }
        }
    }

    void linesAreShort() {
        Random random(6);
        const SavedBoard board{.game = Game(Lattice{.rows = 50, .cols = 50},
                                            BitVector::random(2500, random), BitVector(2500))};
        const QString text = QString::fromStdString(*writeBoard(board, FileFormat::rle));
        for (const QString& line : text.split('\n')) {
            QVERIFY(line.size() <= 70);
        }
    }

    void otherProgramsPatternsAreRead() {
        const auto read = [](std::string_view text, FileFormat format) {
            const auto board = readBoard(text, format);
            return board ? board->game.lights().toString() : std::string("refused");
        };
        QCOMPARE(read("#N Glider\r\n#O nobody\r\nx=3,y=3,rule=B3/S23\r\nbob$2bo$\r\n3o!\r\nmore",
                      FileFormat::rle),
                 std::string("010001111"));
        QCOMPARE(read("x = 4, y = 3\n4o2$ 2.AB!", FileFormat::rle), std::string("111100000011"));
        QCOMPARE(read("x = 2, y = 2\n!", FileFormat::rle), std::string("0000"));
        QCOMPARE(read("!Name: x\n!\n.O\n\n**O\n", FileFormat::cells), std::string("010000111"));
    }

    void reportsLosses() {
        const Lattice torus{
            .rows = 2, .cols = 2, .topology = Topology::torus, .selfInfluence = false};
        SavedBoard board{.game = Game(torus, BitVector(4), BitVector::ones(4))};
        board.game.press(1);
        QVERIFY((lossesOf(board, FileFormat::rle) ==
                 std::vector{Loss::surface, Loss::selfInfluence, Loss::target, Loss::presses}));
    }

    void badPatternsAreRefused() {
        QVERIFY(errorOf("hello", FileFormat::rle).code == ErrorCode::notThisFormat);
        QVERIFY(errorOf("", FileFormat::rle).code == ErrorCode::notThisFormat);
        const Error wide = errorOf("x = 2, y = 1\n3o!", FileFormat::rle);
        QVERIFY(wide.code == ErrorCode::numberOutOfRange);
        QVERIFY((wide.position == Position{2, 1}));
        QVERIFY(errorOf("x = 2, y = 1\n$o!", FileFormat::rle).code == ErrorCode::numberOutOfRange);
        QVERIFY(errorOf("x = 2, y = 1\n5$!", FileFormat::rle).code == ErrorCode::numberOutOfRange);
        QVERIFY(errorOf("x = 2, y = 1\n2o", FileFormat::rle).code == ErrorCode::syntax);
        QVERIFY((errorOf("x = 2, y = 1\no?!", FileFormat::rle).position == Position{2, 2}));
        QVERIFY(errorOf("x = 99999999, y = 99999999\n!", FileFormat::rle).code ==
                ErrorCode::tooManyVertices);
        QVERIFY((errorOf(".O\n.x\n", FileFormat::cells).position == Position{2, 2}));
        QVERIFY(writeBoard({.game = Game::allOn(Graph(3))}, FileFormat::rle).error().code ==
                ErrorCode::cannotHold);
    }
};

LIGHTSOUT_TEST(CellPatternTest)
#include "CellPatternTest.moc"
