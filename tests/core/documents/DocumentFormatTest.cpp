// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/DocumentFormat.h"

#include "graph/Limits.h"
#include "io/AtomicFile.h"
#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class DocumentFormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void restoresGames_data() { addRandomGames(); }
    void restoresGames();
    void restoresPresses();
    void keepsUnknownFields();
    void ignoresPressesWithoutButton();
    void readsTheFirstVersion();
    void readsTheSecondVersion();
    void readsLargeBoardsOfTheSecondVersion();
    void readsTheThirdVersion();
    void packsManyLights();
    void restoresAttachments();
    void cancelsWithinLongStrings();
    void doesNotMentionLibraries();
    void fillsInWhatIsLeftOut();
    void takesFieldsInAnyOrder();
    void refuses_data();
    void refuses();
    void refusesAllBeginnings();
    void refusesSizesBeforeTakingMemory_data();
    void refusesSizesBeforeTakingMemory();
    void refusesTooManyVertices();
    void refusesDeepNesting();
    void refusesInvalidPlaces();
};

namespace {

SavedBoard givenBack(const SavedBoard& board) {
    const auto text = writeDocument(board);
    const auto read = readDocument(*text);
    return read ? *read : SavedBoard{};
}

} // namespace

void DocumentFormatTest::restoresGames() {
    QFETCH(Game, game);
    QVERIFY(givenBack({.game = game}) == SavedBoard{.game = game});
}

void DocumentFormatTest::restoresPresses() {
    Random random(5);
    for (const auto& [name, rule] : ruleZoo()) {
        Game game = randomGame(rule, random);
        for (std::size_t i = 0; i < 3 && game.vertexCount() > 0; ++i) {
            const Vertex vertex = random.below(game.vertexCount());
            game.press(vertex);
            game.press(random.below(game.vertexCount()));
            game.press(vertex);
            QVERIFY2(givenBack({.game = game}) == SavedBoard{.game = game}, name.c_str());
        }
    }
}

void DocumentFormatTest::keepsUnknownFields() {
    const std::string text =
        R"({"colour": {"a": [1, 2.50, {"b": null, "c": true}], "d": ""}, "format": "lightsout",
            "x\n": [], "version": 1, "board": {"grid": {"rows": 1, "cols": 2}},
            "n": -3, "start": "01"})";
    const auto read = readDocument(text);
    QVERIFY(read.hasValue());
    QCOMPARE(read->unknownFields,
             std::string(R"({"colour": {"a": [1, 2.50, {"b": null, "c": true}], "d": ""}, )"
                         R"("x\n": [], "n": -3})"));
    QVERIFY(givenBack(*read) == *read);
}

void DocumentFormatTest::ignoresPressesWithoutButton() {
    const auto pressesOf = [](const std::string& count) {
        const auto read = readDocument(R"({"format": "lightsout", "version": 3, "board": {"graph":
            {"vertices": [{"x": 0, "y": 0, "button": false}, {"x": 1, "y": 0}, {"x": 2, "y": 0}]}},
            "presses": "110")" + count +
                                       "}");
        return read
                   ? read->game.presses().toString() + ' ' + std::to_string(read->game.pressCount())
                   : std::string("refused");
    };
    QCOMPARE(pressesOf(R"(, "press_count": 2)"), std::string("010 1"));
    QCOMPARE(pressesOf(R"(, "press_count": 4)"), std::string("010 3"));
    QCOMPARE(pressesOf(""), std::string("010 1"));
    QCOMPARE(pressesOf(R"(, "press_count": 3)"), std::string("refused"));
}

void DocumentFormatTest::readsTheFirstVersion() {
    const auto text = readFile(TEST_DATA "/version-1.lightsout");
    QVERIFY(text.hasValue());
    const auto read = readDocument(*text);
    QVERIFY(read.hasValue());
    const Game& game = read->game;
    QCOMPARE(game.vertexCount(), std::size_t{4});
    const Graph& graph = *game.rule().graph();
    QCOMPARE(graph.label(0), std::string("north"));
    QVERIFY(graph.position(3) == (Point{-1.5, 0}));
    QVERIFY(graph.hasArc(0, 1) && graph.hasArc(1, 0));
    QVERIFY(graph.hasArc(2, 3) && !graph.hasArc(3, 2));
    QVERIFY(!graph.selfInfluence(2));
    QCOMPARE(game.start(), *BitVector::fromString("1010"));
    QCOMPARE(game.target(), *BitVector::fromString("0001"));
    QCOMPARE(game.presses(), *BitVector::fromString("1000"));
    QCOMPARE(game.pressCount(), std::uint64_t{3});
    QCOMPARE(read->unknownFields, std::string(R"({"note": "kept"})"));
}

void DocumentFormatTest::readsTheSecondVersion() {
    const auto text = readFile(TEST_DATA "/version-2.lightsout");
    QVERIFY(text.hasValue());
    const auto read = readDocument(*text);
    QVERIFY(read.hasValue());
    const Game& game = read->game;
    QVERIFY(game.rule().cells() != nullptr && game.rule().graph() != nullptr);
    QCOMPARE(game.rule().cells()->cols, std::size_t{3});
    QCOMPARE(game.rule().graph()->label(2), std::string("corner"));
    QVERIFY(game.rule().graph()->hasArc(5, 2) && !game.rule().graph()->hasArc(2, 5));
    QCOMPARE(game.start(), *BitVector::fromString("010101"));
    QCOMPARE(game.target(), *BitVector::fromString("000001"));
    QCOMPARE(game.presses(), *BitVector::fromString("100000"));
    QCOMPARE(game.pressCount(), std::uint64_t{3});
    QCOMPARE(read->attachments.size(), std::size_t{4});
    QCOMPARE(read->attachments.at("notes"), std::string("\"Two lines,\\nand “quotes”\""));
    QCOMPARE(read->attachments.at("pages"), std::string(R"({"kernel": [1, 2.50]})"));
    QCOMPARE(read->attachments.at("contest"), std::string("null"));
    QCOMPARE(read->unknownFields, std::string(R"({"later": ["kept"]})"));
    QVERIFY(givenBack(*read) == *read);
}

void DocumentFormatTest::readsLargeBoardsOfTheSecondVersion() {
    const auto read = readDocument(*readFile(TEST_DATA "/version-2-large.lightsout"));
    QVERIFY(read.hasValue());
    Random random(1); // the default seed
    QVERIFY(read->game.start() == BitVector::random(65 * 64, random));
}

void DocumentFormatTest::readsTheThirdVersion() {
    const auto text = readFile(TEST_DATA "/version-3.lightsout");
    QVERIFY(text.hasValue());
    const auto read = readDocument(*text);
    QVERIFY(read.hasValue());
    const Game& game = read->game;
    QVERIFY(!game.rule().hasButton(1) && game.rule().hasLight(1));
    QVERIFY(game.rule().hasButton(2) && !game.rule().hasLight(2));
    QVERIFY(!game.rule().hasButton(3) && !game.rule().hasLight(3));
    QVERIFY(game.rule().graph()->hasArc(0, 1) && game.rule().graph()->hasArc(2, 0));
    // What needs a missing button or light is ignored.
    QCOMPARE(game.rule().graph()->arcCount(), std::size_t{2});
    QVERIFY(!game.rule().selfInfluence(2));
    QCOMPARE(game.start(), *BitVector::fromString("1100"));
    QCOMPARE(game.target(), *BitVector::fromString("1000"));
    QCOMPARE(game.presses(), *BitVector::fromString("0010"));
    QCOMPARE(game.lights(), *BitVector::fromString("0100"));
    QVERIFY(givenBack(*read) == *read);
    QVERIFY(writeDocument(*read)->find("\"version\": 3") != std::string::npos);
}

void DocumentFormatTest::packsManyLights() {
    Random random(3);
    for (const std::size_t side : {64U, 65U, 100U}) {
        for (const std::size_t other : {63U, 64U, 65U, 66U, 67U, 68U, 69U, 70U, 71U}) {
            const Lattice lattice{.rows = side, .cols = other};
            const SavedBoard board{.game = Game(lattice, BitVector::random(side * other, random),
                                                BitVector::random(side * other, random))};
            const std::string text = *writeDocument(board);
            QCOMPARE(text.find("base64:") != std::string::npos, side * other > 4096);
            QVERIFY(text.find("\"version\": 2") != std::string::npos);
            QVERIFY(givenBack(board) == board);
        }
    }
    // 24 lights need four digits, so that documents of the largest boards can be read.
    const SavedBoard large{.game =
                               Game(Lattice{.rows = 3000, .cols = 3000},
                                    BitVector::random(9'000'000, random), BitVector(9'000'000))};
    QVERIFY(writeDocument(large)->size() < 9'000'000 / 6 + 300);
    QVERIFY(givenBack(large) == large);
    QVERIFY(3 * (maxLatticeCells / 6 + 100) < maxDocumentSize);
    const std::string ofLargest =
        R"({"format": "lightsout", "version": 2, "board": {"grid": {"rows": 46340, "cols": 46340}})";
    QVERIFY(3 * (maxLatticeCells / 6) < documentSizeLimitOf(ofLargest));
    QVERIFY(documentSizeLimitOf(*writeDocument(large)) > maxFileSize + 4'000'000);
    QVERIFY(documentSizeLimitOf(*writeDocument(large)) < maxFileSize + 5'000'000);
    QCOMPARE(documentSizeLimitOf(""), maxFileSize);
    QCOMPARE(documentSizeLimitOf(R"({"rows":)"), maxFileSize);
}

void DocumentFormatTest::restoresAttachments() {
    SavedBoard board{.game = Game::allOn(Lattice{.rows = 2, .cols = 2}),
                     .attachments = {{"notes", "\"a\\u0000 \\\"b\\\"\""},
                                     {"lesson", R"({"name": "first", "steps": [1, [], {}]})"},
                                     {"é \"x\"", "-1.50"},
                                     {"", "[null, true]"}},
                     .unknownFields = R"({"note": 1})"};
    QVERIFY(givenBack(board) == board);
    board.unknownFields.clear();
    QVERIFY(givenBack(board) == board);
    // A written document is read unchanged, and a change to one field preserves the others.
    auto changed = *readDocument(*writeDocument(board));
    changed.attachments["notes"] = "\"new\"";
    QCOMPARE(givenBack(changed).attachments.at("lesson"), board.attachments.at("lesson"));
}

void DocumentFormatTest::cancelsWithinLongStrings() {
    const std::string text =
        R"({"format": "lightsout", "version": 2, "note": ")" + std::string(1'000'000, 'x') + "\"}";
    Progress progress;
    progress.cancel();
    QVERIFY_THROWS_EXCEPTION(Cancelled, readDocument(text, {.progress = &progress}));
}

void DocumentFormatTest::doesNotMentionLibraries() {
    const auto subjectOf = [](const char* text) { return readDocument(text).error().subject; };
    QCOMPARE(subjectOf(R"({"format": "lightsout", "x": 1e999})"), std::string("1e999"));
    QCOMPARE(subjectOf(R"({"format": "lightsout",})"), std::string("}"));
    QCOMPARE(subjectOf(R"({"format": "lightsout")"), std::string());
    forEachBeginning(R"({"a": [1, "\u00e9", true, -2.5e+7, {"b": null}], "c": "\ud83d\udca1"})",
                     [](std::string_view beginning) {
                         const std::string subject = readDocument(beginning).error().subject;
                         for (const char* word : {"json", "parse", "expected", "last read"}) {
                             QVERIFY2(subject.find(word) == std::string::npos, subject.c_str());
                         }
                     });
}

void DocumentFormatTest::fillsInWhatIsLeftOut() {
    const auto read = readDocument(
        R"({"format": "lightsout", "version": 1, "board": {"grid": {"rows": 2, "cols": 3}}})");
    QVERIFY(read.hasValue());
    QVERIFY(read->game == Game::allOn(Lattice{.rows = 2, .cols = 3}));
    QVERIFY(read->unknownFields.empty());
}

void DocumentFormatTest::takesFieldsInAnyOrder() {
    const auto read = readDocument(
        R"({"target": "10", "board": {"graph": {"edges": [[0, 1], [1, 0]],
            "vertices": [{"y": 0, "x": 0}, {"self": false, "x": 1, "y": 0}]}},
            "version": 1, "format": "lightsout"})");
    QVERIFY(read.hasValue());
    QCOMPARE(read->game.rule().edgeCount(), std::size_t{1});
    QCOMPARE(read->game.target(), *BitVector::fromString("10"));
}

void DocumentFormatTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<ErrorCode>("code");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<std::size_t>("column");
    const auto add = [](const char* name, const char* text, ErrorCode code, std::size_t line,
                        std::size_t column) {
        QTest::newRow(name) << QByteArray(text) << code << line << column;
    };
    add("nothing", "", ErrorCode::notThisFormat, 0, 0);
    add("no object", "[1]", ErrorCode::notThisFormat, 0, 0);
    add("no format", R"({"version": 1})", ErrorCode::notThisFormat, 0, 0);
    add("other format", R"({"format": "chess"})", ErrorCode::notThisFormat, 0, 0);
    add("no version", R"({"format": "lightsout"})", ErrorCode::missingField, 0, 0);
    add("no board", R"({"format": "lightsout", "version": 1})", ErrorCode::missingField, 0, 0);
    add("newer version",
        "{\"format\": \"lightsout\",\n \"board\": {\"sphere\": 1},\n \"version\": 4}",
        ErrorCode::unsupportedVersion, 3, 13);
    add("version 0", R"({"format": "lightsout", "version": 0})", ErrorCode::unsupportedVersion, 1,
        36);
    add("version as text", R"({"format": "lightsout", "version": "1"})", ErrorCode::wrongType, 0,
        0);
    add("trailing comma", R"({"format": "lightsout",})", ErrorCode::syntax, 1, 24);
    add("text behind it", "{\"format\": \"lightsout\"}\nx", ErrorCode::syntax, 2, 1);

    const auto addBoard = [&add](const char* name, const std::string& board, ErrorCode code,
                                 std::size_t line, std::size_t column) {
        const std::string text =
            "{\"format\": \"lightsout\", \"version\": 1, \"board\":\n" + board + "}";
        add(name, text.c_str(), code, line, column);
    };
    addBoard("board as list", "[]", ErrorCode::wrongType, 2, 1);
    addBoard("empty board", "{}", ErrorCode::missingField, 0, 0);
    addBoard("unknown board", R"({"sphere": {}})", ErrorCode::syntax, 2, 12);
    addBoard("two boards", R"({"grid": {"rows": 1, "cols": 1}, "grid": {}})", ErrorCode::syntax, 2,
             42);
    addBoard("board twice", R"({"grid": {"rows": 1, "cols": 1}}, "board": {"graph": {}})",
             ErrorCode::repeated, 2, 44);
    addBoard("vertices twice", R"({"graph": {"vertices": [], "vertices": []}})",
             ErrorCode::repeated, 2, 40);
    addBoard("arcs twice", R"({"graph": {"vertices": [], "arcs": [], "arcs": []}})",
             ErrorCode::repeated, 2, 48);
    addBoard("cells without vertices",
             R"({"grid": {"rows": 1, "cols": 2}, "graph": {"vertices": []}})",
             ErrorCode::wrongLength, 2, 19);
    addBoard("button as number", R"({"graph": {"vertices": [{"x": 1, "y": 2, "button": 0}]}})",
             ErrorCode::wrongType, 2, 52);
    addBoard("no columns", R"({"grid": {"rows": 1}})", ErrorCode::missingField, 0, 0);
    addBoard("no rows at all", R"({"grid": {"rows": 0, "cols": 1}})", ErrorCode::numberOutOfRange,
             2, 19);
    addBoard("negative", R"({"grid": {"rows": -1, "cols": 1}})", ErrorCode::wrongType, 2, 19);
    addBoard("fraction", R"({"grid": {"rows": 1.5, "cols": 1}})", ErrorCode::wrongType, 2, 19);
    addBoard("rows twice", R"({"grid": {"rows": 1, "rows": 1}})", ErrorCode::repeated, 2, 30);
    addBoard("unknown topology", R"({"grid": {"rows": 1, "cols": 1, "topology": "disc"}})",
             ErrorCode::unknownOptionValue, 2, 45);
    addBoard("unknown field", R"({"grid": {"rows": 1, "cols": 1, "depth": 1}})", ErrorCode::syntax,
             2, 42);
    addBoard("short start", R"({"grid": {"rows": 2, "cols": 2}},
"start": "010")",
             ErrorCode::wrongLength, 3, 10);
    addBoard("start as number", R"({"grid": {"rows": 2, "cols": 2}},
"start": 1010)",
             ErrorCode::wrongType, 3, 10);
    addBoard("strange start", R"({"grid": {"rows": 2, "cols": 2}},
"start": "01x0")",
             ErrorCode::unexpectedCharacter, 3, 13);
    const auto addPacked = [&addBoard](const char* name, const std::string& digits,
                                       ErrorCode code) {
        const std::string board =
            R"({"grid": {"rows": 2, "cols": 5}}, "start": "base64:)" + digits + '"';
        addBoard(name, board, code, 2, 44);
    };
    addPacked("packed too short", "AA==", ErrorCode::wrongLength);
    addPacked("packed too long", "AAAA", ErrorCode::wrongLength);
    addPacked("packed lights that are none", "AAQ=", ErrorCode::wrongLength);
    addPacked("packed strangely", "AA*=", ErrorCode::syntax);
    addPacked("packed with bits of no byte", "AAB=", ErrorCode::syntax);
    addPacked("packed and cut", "AAA", ErrorCode::syntax);
    addPacked("packed with too much filling", "A===", ErrorCode::syntax);
    addBoard("attachments as text", R"({"grid": {"rows": 1, "cols": 1}}, "attachments": "a")",
             ErrorCode::wrongType, 2, 50);
    addBoard("attachment twice",
             R"({"grid": {"rows": 1, "cols": 1}}, "attachments": {"a": 1, "a": [2]})",
             ErrorCode::repeated, 0, 0);
    addBoard("odd press count", R"({"grid": {"rows": 1, "cols": 1}},
"press_count": 1)",
             ErrorCode::numberOutOfRange, 3, 16);
    addBoard("no y", R"({"graph": {"vertices": [{"x": 0}]}})", ErrorCode::missingField, 2, 32);
    addBoard("x as text", R"({"graph": {"vertices": [{"x": "0", "y": 0}]}})", ErrorCode::wrongType,
             2, 31);
    addBoard("x too large", R"({"graph": {"vertices": [{"x": 1e10, "y": 0}]}})",
             ErrorCode::numberOutOfRange, 2, 31);
    addBoard("infinite x", R"({"graph": {"vertices": [{"x": 1e999, "y": 0}]}})", ErrorCode::syntax,
             2, 36);
    addBoard("no such vertex", R"({"graph": {"vertices": [{"x": 0, "y": 0}], "edges": [[0, 1]]}})",
             ErrorCode::vertexOutOfRange, 2, 58);
    addBoard("huge vertex", R"({"graph": {"vertices": [], "arcs": [[18446744073709551615, 0]]}})",
             ErrorCode::vertexOutOfRange, 2, 38);
    addBoard("loop", R"({"graph": {"vertices": [{"x": 0, "y": 0}], "edges": [[0, 0]]}})",
             ErrorCode::vertexOutOfRange, 2, 54);
    addBoard("three ends", R"({"graph": {"vertices": [{"x": 0, "y": 0}], "edges": [[0, 0, 0]]}})",
             ErrorCode::wrongLength, 2, 54);
    addBoard("edge as number", R"({"graph": {"vertices": [], "edges": [7]}})", ErrorCode::wrongType,
             2, 38);
    addBoard("broken UTF-8", "{\"graph\": {\"vertices\": [{\"label\": \"\xC3\"}]}}",
             ErrorCode::syntax, 2, 37);
}

void DocumentFormatTest::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(ErrorCode, code);
    QFETCH(std::size_t, line);
    QFETCH(std::size_t, column);
    const auto read = readDocument({text.data(), static_cast<std::size_t>(text.size())});
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, code);
    if (line > 0) {
        QCOMPARE(read.error().position.line, line);
        QCOMPARE(read.error().position.column, column);
    }
}

void DocumentFormatTest::refusesAllBeginnings() {
    Random random(1);
    Game game = randomGame(randomGraph(4, 50, true, SelfInfluences::mixed, random), random);
    game.press(2);
    SavedBoard board{.game = game, .unknownFields = R"({"a": [1, {"b": 2.5e3}]})"};
    const std::string text = *writeDocument(board);
    // Without the final newline, the document is still complete.
    forEachBeginning(std::string_view(text).substr(0, text.size() - 1),
                     [](std::string_view beginning) {
                         const auto read = readDocument(beginning);
                         QVERIFY(!read.hasValue());
                         if (!beginning.empty()) {
                             QCOMPARE(read.error().code, ErrorCode::syntax);
                             QVERIFY(read.error().position.line > 0);
                             QVERIFY(read.error().position.column > 0);
                         }
                     });
}

void DocumentFormatTest::refusesSizesBeforeTakingMemory_data() {
    QTest::addColumn<QByteArray>("size");
    QTest::newRow("beyond memory") << QByteArray(R"("rows": 4000000000, "cols": 4000000000)");
    QTest::newRow("overflow") << QByteArray(R"("rows": 18446744073709551615, "cols": 2)");
    QTest::newRow("overflow to 0") << QByteArray(R"("rows": 9223372036854775808, "cols": 2)");
    QTest::newRow("one too many") << QByteArray(R"("rows": 2147483649, "cols": 1)");
}

void DocumentFormatTest::refusesSizesBeforeTakingMemory() {
    QFETCH(QByteArray, size);
    const auto read = readDocument(R"({"format": "lightsout", "version": 1, "board": {"grid": {)" +
                                   size.toStdString() + "}}}");
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, ErrorCode::tooManyVertices);
    QCOMPARE(read.error().expected, maxLatticeCells);
}

void DocumentFormatTest::refusesTooManyVertices() {
    std::string text = R"({"format": "lightsout", "version": 1, "board": {"graph": {"vertices": [)";
    for (std::uint64_t v = 0; v <= maxGraphVertices; ++v) {
        text += v == 0 ? R"({"x":0,"y":0})" : R"(,{"x":0,"y":0})";
    }
    const auto read = readDocument(text + "]}}}");
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, ErrorCode::tooManyVertices);
}

void DocumentFormatTest::refusesDeepNesting() {
    for (const char* bracket : {"[", "{\"a\":"}) {
        std::string text = R"({"format": "lightsout", "version": 1, "deep": )";
        for (int i = 0; i < 1'000'000; ++i) {
            text += bracket;
        }
        const auto read = readDocument(text);
        QVERIFY(!read.hasValue());
        QCOMPARE(read.error().code, ErrorCode::syntax);
    }
}

void DocumentFormatTest::refusesInvalidPlaces() {
    for (const double coordinate : {std::numeric_limits<double>::infinity(),
                                    std::numeric_limits<double>::quiet_NaN(), 1e10}) {
        Graph graph(1);
        graph.setPosition(0, {0, coordinate});
        const auto text = writeDocument({.game = Game::allOn(graph)});
        QVERIFY(!text.hasValue());
        QCOMPARE(text.error().code, ErrorCode::cannotHold);
    }
    // These are the greatest coordinates.
    Graph graph(1);
    graph.setPosition(0, {-1e9, 1e9});
    const auto text = writeDocument({.game = Game::allOn(graph)});
    QVERIFY(readDocument(*text)->game.rule().graph()->position(0) == (Point{-1e9, 1e9}));
}

LIGHTSOUT_TEST(DocumentFormatTest)
#include "DocumentFormatTest.moc"
