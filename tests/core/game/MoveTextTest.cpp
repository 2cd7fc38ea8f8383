// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/MoveText.h"

#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class MoveTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textIsReadBack_data();
    void textIsReadBack();
    void movesWithDocumentsHaveNoText();
    void blanksDoNotMatter();
    void badTextNamesItsPlace_data();
    void badTextNamesItsPlace();
};

void MoveTextTest::textIsReadBack_data() {
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
    add("arcs", FlipArcs{});
    add("arcs 0>1 1>0 2>2", FlipArcs{{{0, 1}, {1, 0}, {2, 2}}});
    add("remove 3 4", RemoveVertices{{3, 4}});
    add("place 0 0.1 -1e+30 7 1 2", PlaceVertices{{{0, {0.1, -1e30}}, {7, {1, 2}}}});
    add("label 3 two  words ", Label{3, "two  words "});
    add("label 3 ", Label{3, ""});
}

void MoveTextTest::textIsReadBack() {
    QFETCH(Move, move);
    QFETCH(std::string, text);
    QCOMPARE(toText(move), text);
    const Result<Move> read = moveFromText(text);
    QVERIFY(read.hasValue());
    QVERIFY(*read == move);
}

void MoveTextTest::movesWithDocumentsHaveNoText() {
    QVERIFY(!toText(Replace{Game()}).has_value());
    QVERIFY(!toText(InsertVertices{}).has_value());
}

void MoveTextTest::blanksDoNotMatter() {
    const Result<Move> read = moveFromText("   start  0   5 ");
    QVERIFY(read.hasValue());
    QVERIFY(*read == Move(FlipStart{{0, 5}}));
}

void MoveTextTest::badTextNamesItsPlace_data() {
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
    add("arcs 0>1 2", ErrorCode::syntax, 10, "2");
    add("arcs 0>x", ErrorCode::notANumber, 8, "x");
    add("arcs 1>0 0>1", ErrorCode::numberOutOfRange, 10, "0>1");
    add("place 0 1", ErrorCode::syntax, 9, "1");
    add("place 0 1 y", ErrorCode::notANumber, 11, "y");
    add("place 1 0 0 1 0 0", ErrorCode::numberOutOfRange, 13, "1");
    add("label", ErrorCode::syntax, 1, "label");
    add("label x y", ErrorCode::notANumber, 7, "x");
    add("start 0 5 5", ErrorCode::numberOutOfRange, 11, "5");
    add("target 7 2", ErrorCode::numberOutOfRange, 10, "2");
    // One more than the largest vertex number.
    add("press 18446744073709551616", ErrorCode::numberOutOfRange, 7, "18446744073709551616");
}

void MoveTextTest::badTextNamesItsPlace() {
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

LIGHTSOUT_TEST(MoveTextTest)
#include "MoveTextTest.moc"
