// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Place.h"

#include "graph/Families.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

/// Returns the place, or nullopt if there is an error.
std::optional<Place> placeIn(const std::string& text) {
    static const LessonVocabulary vocabulary{
        .pages = {{"play", {"press", "draw"}, {"board", "chase"}, {{"size"}, {"kind", {"a", "b"}}}},
                  {"kernel", {}, {}}},
        .landmarks = {},
        .concealable = {}};
    LessonSource source(text);
    Place place = readPlace(source, text, vocabulary);
    return source.error() ? std::nullopt : std::optional(std::move(place));
}

} // namespace

class PlaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsAreReadAsTheyAreWritten() {
        const Place place{.page = "play",
                          .mode = "draw",
                          .card = "chase",
                          .values = {{"kind", "b"}, {"size", "12"}}};
        QCOMPARE(placeText(place), std::string("page=play mode=draw card=chase kind=b size=12"));
        QVERIFY(placeIn(placeText(place)) == place);
        QVERIFY(placeIn("play draw size=12 kind=b card=chase") == place);
        for (const Place& other :
             {Place{.page = "kernel"}, Place{.page = "play", .board = "grid:2x2"},
              Place{.board = "cycle:4", .lights = "0100"}, Place{.board = "petersen"}}) {
            QVERIFY2(placeIn(placeText(other)) == other, placeText(other).c_str());
        }
        QCOMPARE(placeText({.page = "kernel", .board = "cycle:4", .lights = "0100"}),
                 std::string("board=cycle:4 lights=0100 page=kernel"));
    }

    void wrongTextsAreRefused() {
        for (const char* wrong :
             {"", "play page=kernel", "mode=draw", "play draw press", "play card=row",
              "play size=big", "play kind=c", "kernel size=1", "board=grid:2 page=kernel",
              "board=grid:2x2 lights=01", "lights=01 page=kernel", "board=grid:2x2 mode=draw",
              "board=grid:2x2 board=grid:3x3 page=kernel", "board=grid:2x2 page=kernel press"}) {
            QVERIFY2(!placeIn(wrong), wrong);
        }
    }

    void boardsHaveTheirLights() {
        QVERIFY(boardOf({.page = "kernel", .board = "cycle:4", .lights = "0100"}) ==
                Game(cycleGraph(4), BitVector::unit(4, 1), BitVector(4)));
        QVERIFY(boardOf({.board = "grid:2x2"}) == Game::allOn(Lattice{.rows = 2, .cols = 2}));
        QVERIFY(boardOf({.board = "grid:2x3", .lights = "none"})->lights() == BitVector(6));
        QVERIFY(!boardOf({.page = "kernel"}));
        QVERIFY(!boardOf({.board = "grid:2"}) && !boardOf({.board = "grid:2x2", .lights = "01"}));
    }
};

LIGHTSOUT_TEST(PlaceTest)
#include "PlaceTest.moc"
