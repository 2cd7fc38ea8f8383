// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Prose.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

const Rule proseBoard = Rule(Lattice{.rows = 3, .cols = 4});

std::vector<Block> blocksOf(const char* text) {
    LessonSource source(text);
    std::vector<Block> blocks = readBlocks(source, source.text(), proseBoard);
    return source.error() ? std::vector<Block>() : blocks;
}

Prose proseOf(std::string_view text) {
    LessonSource source(text);
    Prose prose = readProse(source, source.text(), proseBoard);
    return source.error() ? Prose() : prose;
}

} // namespace

class ProseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void runs();
    void readsWhatItWrites();
    void blocks();
    void pictures();
    void refuses_data();
    void refuses();
};

void ProseTest::runs() {
    const Prose prose = proseOf("Press *this* or **that**: {cell 2,3}, {x 7}, {rank}, $A q = 0$");
    QCOMPARE(prose.size(), std::size_t{12});
    QVERIFY(prose[1] == (Run{.words = "this", .isEmphasized = true}));
    QVERIFY(prose[3] == (Run{.words = "that", .isStrong = true}));
    QVERIFY(prose[5] == (Run{.kind = Run::Kind::cell, .cell = {2, 3}}));
    QVERIFY(prose[7] == (Run{.kind = Run::Kind::press, .cell = {0, 7}}));
    QVERIFY(prose[9].kind == Run::Kind::value);
    // Newlines count as blanks.
    QVERIFY(proseOf("one\n  two") == (Prose{{.words = "one two"}}));
    QVERIFY(proseOf("\\*\\$\\{ C:\\d") == (Prose{{.words = "*${ C:\\d"}}));
    QVERIFY(proseOf("").empty());
}

void ProseTest::readsWhatItWrites() {
    const std::array pieces{
        Run{.words = "plain"},
        Run{.words = "1. # - !"},
        Run{.words = "# - !"},
        Run{.words = "*${}\\ signs"},
        Run{.words = "emphasized", .isEmphasized = true},
        Run{.words = "strong", .isStrong = true},
        Run{.words = "both", .isEmphasized = true, .isStrong = true},
        Run{.kind = Run::Kind::cell, .cell = {1, 2}},
        Run{.kind = Run::Kind::equation, .cell = {0, 3}, .isStrong = true},
        Run{.kind = Run::Kind::value,
            .value = {.kind = Expression::Kind::quantity, .quantity = "rank"},
            .isEmphasized = true},
    };
    for (const Run& a : pieces) {
        for (const Run& b : pieces) {
            for (const Run& c : pieces) {
                const Prose prose{a, b, c};
                const auto areWords = [](const Run& x, const Run& y) {
                    return x.kind == Run::Kind::words && y.kind == Run::Kind::words &&
                           x.isEmphasized == y.isEmphasized && x.isStrong == y.isStrong;
                };
                if (!areWords(a, b) && !areWords(b, c)) { // which would be merged
                    QVERIFY2(proseOf(proseText(prose)) == prose, proseText(prose).c_str());
                }
            }
        }
    }
}

void ProseTest::blocks() {
    const auto blocks = blocksOf("### Title\nA paragraph\non two lines.\n\n$A q = 0$\n\n- one\n"
                                 "  goes on\n- two\n1. first\n12. twelfth\n");
    using Kind = Block::Kind;
    std::vector<Kind> kinds;
    for (const Block& block : blocks) {
        kinds.push_back(block.kind);
    }
    // A heading continues until an empty line, like a paragraph.
    QVERIFY((kinds == std::vector{Kind::heading, Kind::formula, Kind::listItem, Kind::listItem,
                                  Kind::numberedItem, Kind::numberedItem}));
    QCOMPARE(blocks[2].prose[0].words, std::string("one goes on"));
    QVERIFY(blocksOf("\n\n  \n").empty());
}

void ProseTest::pictures() {
    const auto blocks = blocksOf("![Corners](grid:2x2 lights 1001)\n\n"
                                 "![Quiet](graph:3 1-2 2-3 pattern 101)\n![All off](petersen)\n");
    QCOMPARE(blocks.size(), std::size_t{3});
    QCOMPARE(blocks[0].picture.lights().toString(), std::string("1001"));
    QCOMPARE(blocks[0].prose[0].words, std::string("Corners"));
    QVERIFY(blocks[1].showsPattern && !blocks[0].showsPattern);
    QCOMPARE(blocks[1].picture.rule().edgeCount(), std::size_t{2});
    QCOMPARE(blocks[2].picture.lights().count(), std::size_t{0});
}

void ProseTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("expected");
    QTest::addColumn<std::size_t>("line");
    const auto row = [](const char* text, Expected expected, std::size_t line) {
        QTest::newRow(text) << QByteArray(text) << static_cast<int>(expected) << line;
    };
    row("*never closed", Expected::emphasisEnd, 1);
    row("one\n\ntwo **bold", Expected::emphasisEnd, 3);
    row("a $formula", Expected::formulaEnd, 1);
    row("a {rank", Expected::brace, 1);
    row("a {} b", Expected::expression, 1);
    row("a {rang}", Expected::quantity, 1);
    row("a\nb {cell 4,1}", Expected::placeOnBoard, 2);
    row("a {cell}", Expected::place, 1);
    row("![picture]", Expected::picture, 1);
    row("![picture](photo.png)", Expected::board, 1);
    row("![picture](grid:2x2 lights 101)", Expected::lightPerVertex, 1);
    row("![picture](/etc/passwd)", Expected::board, 1);
}

void ProseTest::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(int, expected);
    QFETCH(std::size_t, line);
    const std::string memory = text.toStdString();
    LessonSource source(memory);
    readBlocks(source, source.text(), proseBoard);
    QVERIFY(source.error().has_value());
    QCOMPARE(static_cast<int>(source.error()->expected), expected);
    QCOMPARE(source.error()->position.line, line);
}

LIGHTSOUT_TEST(ProseTest)
#include "ProseTest.moc"
