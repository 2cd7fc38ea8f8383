// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/FlipIdentifier.h"

#include "formats/Losses.h"
#include "io/BoardSpec.h"
#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

Game read(std::string_view text) {
    auto board = readFlipIdentifier(text);
    return board ? std::move(board->game) : Game();
}

std::string written(const Game& game) {
    const auto text = writeFlipIdentifier({.game = game});
    return text ? *text : "refused";
}

BitVector changedByOne(const Game& game, Vertex vertex) {
    return game.rule().changedBy(BitVector::unit(game.vertexCount(), vertex));
}

Error errorOf(std::string_view text) {
    const auto board = readFlipIdentifier(text);
    return board ? Error{} : board.error();
}

} // namespace

class FlipIdentifierTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void matrixOfCrossesBecomesAGrid() {
        // The clicks flip 1110, 1101, 1011 and 0111.
        const Game game = read("2x2c:EDB7,8\n");
        QVERIFY(game.rule() == Rule(Lattice{.rows = 2, .cols = 2}));
        QVERIFY(game.lights() == BitVector::unit(4, 0));
        QVERIFY(game.target().none());
        QVERIFY(written(game) == "2x2:edb7,8\n");
    }

    /// A row of the matrix lists the cells that one click flips, not the clicks that flip one cell.
    void rowsAreClicks() {
        const Game game = read("2x1:d,8");
        QVERIFY(changedByOne(game, 0) == BitVector::ones(2));
        QVERIFY(changedByOne(game, 1) == BitVector::unit(2, 1));
        QCOMPARE(game.rule().cells()->cols, std::size_t{2});
        QCOMPARE(game.rule().cells()->rows, std::size_t{1});
        QVERIFY(game.rule().lattice() == nullptr);
        QVERIFY(written(game) == "2x1:d,8\n");
    }

    void bitsAreFilledUpToDigits() {
        QVERIFY(written(Game::allOn(Lattice{})) == "1x1:8,8\n");
        QVERIFY(read("1x1:8,8") == Game::allOn(Lattice{}));
        // The 3 × 1 board has the matrix 110 111 011 and one more bit.
        const Game three = read("3x1:dd8,a");
        QVERIFY(three.rule() == Rule(Lattice{.rows = 1, .cols = 3}));
        QVERIFY(three.lights()[0] && !three.lights()[1] && three.lights()[2]);
    }

    void boardsComeBack_data() { addRandomGames(); }

    /// The boards are restored with their influences and the lights to change.
    void boardsComeBack() {
        QFETCH(const Game, game);
        const std::string text = written(game);
        if (game.rule().cells() == nullptr || game.vertexCount() > maxFlipCells) {
            QVERIFY(text == "refused");
            return;
        }
        if (game.vertexCount() == 0) {
            return;
        }
        QVERIFY(isFlipIdentifier(std::string_view(text).substr(0, text.size() - 1)));
        const Game again = read(text);
        QVERIFY(again.lights() == game.difference());
        QVERIFY(again.target().none());
        QVERIFY(again.rule().influenceMatrix() == game.rule().influenceMatrix());
        QVERIFY(written(again) == text);
    }

    void reportsLosses() {
        const Game torus = Game::allOn(Lattice{.rows = 4, .cols = 5, .topology = Topology::torus});
        QVERIFY(lossesOf({.game = torus}, FileFormat::flip).empty());
        QVERIFY(readFlipIdentifier(written(torus))->game == torus);
        // The matrix contains the press patterns.
        const auto merlin = parseBoardSpec("merlin");
        QVERIFY(lossesOf({.game = Game::allOn(*merlin)}, FileFormat::flip).empty());
        // Although it is drawn as a torus, this board is read as a plane.
        const Game small = Game::allOn(Lattice{.rows = 2, .cols = 2, .topology = Topology::torus});
        QVERIFY(lossesOf({.game = small}, FileFormat::flip) == std::vector{Loss::surface});
        Game played = torus;
        played.press(3);
        played.setTarget(BitVector::unit(20, 7));
        QVERIFY((lossesOf({.game = played}, FileFormat::flip) ==
                 std::vector{Loss::target, Loss::presses}));
    }

    void refuses() {
        QVERIFY(errorOf("hello").code == ErrorCode::notThisFormat);
        QVERIFY(errorOf("5:0,0").code == ErrorCode::notThisFormat);
        QVERIFY(errorOf("0x5:0,0").code == ErrorCode::tooManyVertices);
        QVERIFY(errorOf("99999999999x99999999999:0,0").code == ErrorCode::tooManyVertices);
        const Error matrix = errorOf("2x2:edb,8");
        QVERIFY(matrix.code == ErrorCode::wrongLength && matrix.expected == 4 && matrix.found == 3);
        QVERIFY((matrix.position == Position{1, 5}));
        const Error comma = errorOf("2x2:edb7;8");
        QVERIFY(comma.code == ErrorCode::syntax && (comma.position == Position{1, 9}));
        QVERIFY(errorOf("2x2:edb7").code == ErrorCode::syntax);
        QVERIFY((errorOf("2x2:edb7,88").position == Position{1, 10}));
        QVERIFY((errorOf("2x2:edb7,8,").position == Position{1, 11}));
        QVERIFY(errorOf("2x2:edg7,8").code == ErrorCode::wrongLength);
        QVERIFY(written(Game::allOn(Graph(3))) == "refused");
        QVERIFY(written(Game::allOn(Lattice{.rows = 50, .cols = 50})) == "refused");
    }
};

LIGHTSOUT_TEST(FlipIdentifierTest)
#include "FlipIdentifierTest.moc"
