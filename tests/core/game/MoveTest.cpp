#include "game/Move.h"

#include "tests/support/Printing.h"
#include "tests/support/RuleZoo.h"

#include <QTest>

using namespace lightsout;

class MoveTest : public QObject {
    Q_OBJECT

private slots:
    void applyThenInverseIsNothing_data() { addRuleZoo(); }
    void applyThenInverseIsNothing();
    void applyDoesWhatTheGameDoes();
    void illegalMovesAreRecognised();
    void textIsReadBack_data();
    void textIsReadBack();
    void replaceHasNoText();
    void blanksDoNotMatter();
    void badTextNamesItsPlace_data();
    void badTextNamesItsPlace();
};

namespace {

std::vector<Vertex> randomSubset(std::size_t vertices, Random& random) {
    std::vector<Vertex> subset;
    BitVector::random(vertices, random).forEachOne([&](Vertex v) { subset.push_back(v); });
    return subset;
}

Move randomMove(const Game& game, Random& random) {
    const std::size_t vertices = game.vertexCount();
    switch (random.below(game.pressCount() > 0 ? 6 : 5)) {
    case 0:
        return FlipStart{randomSubset(vertices, random)};
    case 1:
        return FlipTarget{randomSubset(vertices, random)};
    case 2:
        return Replace{Game::allOn(game.rule())};
    case 5:
        return Unpress{random.below(vertices)};
    default:
        return Press{random.below(vertices)};
    }
}

} // namespace

void MoveTest::applyThenInverseIsNothing() {
    QFETCH(Rule, rule);
    if (rule.vertexCount() == 0) {
        rule = Rule(Graph(1));
    }
    Random random(1);
    Game game = Game::allOn(rule);
    for (int step = 0; step < 100; ++step) {
        const Move move = randomMove(game, random);
        QVERIFY(isLegal(game, move));
        const Game before = game;
        const Move back = inverse(before, move);
        lightsout::apply(game, move);
        Game undone = game;
        QVERIFY(isLegal(undone, back));
        lightsout::apply(undone, back);
        QVERIFY(undone == before);
        // Redo: the inverse of the inverse.
        lightsout::apply(undone, inverse(game, back));
        QVERIFY(undone == game);
    }
}

void MoveTest::applyDoesWhatTheGameDoes() {
    const Game start = Game::allOn(Lattice{.rows = 3, .cols = 3});
    Game byMoves = start;
    Game byHand = start;
    lightsout::apply(byMoves, Press{4});
    byHand.press(4);
    QVERIFY(byMoves == byHand);
    lightsout::apply(byMoves, Unpress{1});
    byHand.unpress(1);
    QVERIFY(byMoves == byHand);
    lightsout::apply(byMoves, FlipStart{{0, 8}});
    byHand.flipStart(0);
    byHand.flipStart(8);
    QVERIFY(byMoves == byHand);
    lightsout::apply(byMoves, FlipTarget{{2}});
    byHand.flipTarget(2);
    QVERIFY(byMoves == byHand);
    QVERIFY(byMoves != start);
    lightsout::apply(byMoves, Replace{start});
    QVERIFY(byMoves == start);
}

void MoveTest::illegalMovesAreRecognised() {
    Game game = Game::allOn(Lattice{.rows = 3, .cols = 3});
    QVERIFY(isLegal(game, Press{8}));
    QVERIFY(!isLegal(game, Press{9}));
    QVERIFY(!isLegal(game, Unpress{0})); // nothing to take back
    game.press(5);
    QVERIFY(isLegal(game, Unpress{0}));
    QVERIFY(!isLegal(game, Unpress{9}));
    QVERIFY(isLegal(game, FlipStart{{}}));
    QVERIFY(isLegal(game, FlipStart{{0, 8}}));
    QVERIFY(!isLegal(game, FlipStart{{0, 9}}));
    QVERIFY(isLegal(game, FlipTarget{{0, 8}}));
    QVERIFY(!isLegal(game, FlipTarget{{3, 100}}));
    QVERIFY(isLegal(game, Replace{Game()}));
    QVERIFY(!isLegal(Game(), Press{0}));
}

void MoveTest::textIsReadBack_data() {
    QTest::addColumn<Move>("move");
    QTest::addColumn<std::string>("text");
    const auto add = [](const char* text, const Move& move) {
        QTest::newRow(text) << move << std::string(text);
    };
    add("press 0", Press{0});
    add("press 12", Press{12});
    add("unpress 99999999", Unpress{99'999'999});
    add("press 18446744073709551615", Press{18'446'744'073'709'551'615U});
    add("start", FlipStart{});
    add("start 0 1 7", FlipStart{{0, 1, 7}});
    add("target", FlipTarget{});
    add("target 3", FlipTarget{{3}});
}

void MoveTest::textIsReadBack() {
    QFETCH(Move, move);
    QFETCH(std::string, text);
    QCOMPARE(toText(move), text);
    const Result<Move> read = moveFromText(text);
    QVERIFY(read.hasValue());
    QVERIFY(*read == move);
}

void MoveTest::replaceHasNoText() {
    QVERIFY(!toText(Replace{Game()}).has_value());
}

void MoveTest::blanksDoNotMatter() {
    const Result<Move> read = moveFromText("   start  0   5 ");
    QVERIFY(read.hasValue());
    QVERIFY(*read == Move(FlipStart{{0, 5}}));
}

void MoveTest::badTextNamesItsPlace_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<std::size_t>("column");
    QTest::addColumn<std::string>("subject");
    const auto add = [](const char* text, ErrorCode code, std::size_t column, const char* subject) {
        QTest::addRow("\"%s\"", text)
            << std::string(text) << code << column << std::string(subject);
    };
    add("", ErrorCode::syntax, 1, "");
    add("   ", ErrorCode::syntax, 1, "");
    add("jump 3", ErrorCode::syntax, 1, "jump");
    add("  Press 3", ErrorCode::syntax, 3, "Press");
    add("press", ErrorCode::syntax, 1, "press");
    add("press 1 2", ErrorCode::syntax, 1, "press");
    add("unpress", ErrorCode::syntax, 1, "unpress");
    add("press x", ErrorCode::notANumber, 7, "x");
    add("press -1", ErrorCode::notANumber, 7, "-1");
    add("press +1", ErrorCode::notANumber, 7, "+1");
    add("press 1.5", ErrorCode::notANumber, 7, "1.5");
    add("press 3,", ErrorCode::notANumber, 7, "3,");
    add("press\t3", ErrorCode::syntax, 1, "press\t3");
    add("start 0  1x", ErrorCode::notANumber, 10, "1x");
    add("start 0 5 5", ErrorCode::numberOutOfRange, 11, "5");
    add("target 7 2", ErrorCode::numberOutOfRange, 10, "2");
    // One more than fits into a vertex number.
    add("press 18446744073709551616", ErrorCode::numberOutOfRange, 7, "18446744073709551616");
}

void MoveTest::badTextNamesItsPlace() {
    QFETCH(std::string, text);
    QFETCH(ErrorCode, code);
    QFETCH(std::size_t, column);
    QFETCH(std::string, subject);
    const Result<Move> read = moveFromText(text);
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, code);
    QCOMPARE(read.error().position.line, std::size_t{1});
    QCOMPARE(read.error().position.column, column);
    QCOMPARE(read.error().subject, subject);
}

QTEST_GUILESS_MAIN(MoveTest)
#include "MoveTest.moc"
