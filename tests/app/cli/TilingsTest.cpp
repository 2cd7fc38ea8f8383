// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/BoardSpec.h"
#include "tests/support/CommandLine.h"
#include "tests/support/Test.h"
#include "tiling/TilingSearch.h"

#include <QJsonArray>
#include <QTest>

#include <set>

using namespace lightsout;

/// Tests `lightsout-cli tilings`.
class TilingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsAll();
    void noTilingIsAnAnswer();
    void countsOnly();
    void theLimitStopsTheSearch();
    void classesUpToSymmetry();
    void textForPeople();
    void reasons();
    void refuses();
};

namespace {} // namespace

void TilingsTest::listsAll() {
    const char* board = "grid:5x10,topology=torus";
    const QJsonObject answer = jsonAnswer({"tilings", "--board", board});
    QCOMPARE(answer.keys(), (QStringList{"complete", "count", "tilings"}));
    QCOMPARE(answer["count"].toString(), QString("10"));
    QCOMPARE(answer["complete"].toBool(), true);
    std::set<QString> different;
    for (const auto& tiling : answer["tilings"].toArray()) {
        QVERIFY(isTiling(*parseBoardSpec(board), bits(tiling)));
        different.insert(tiling.toString());
    }
    QCOMPARE(different.size(), std::size_t{10});
    QCOMPARE(withoutInput(runCommandLine({"tilings", "--board", "grid:1x2", "--json"}).output),
             QByteArray(R"({"version":1,"count":"2","complete":true,"tilings":["01","10"]})"
                        "\n"));
}

void TilingsTest::noTilingIsAnAnswer() {
    const QJsonObject none = jsonAnswer({"tilings", "--board", "petersen"}, 1);
    QCOMPARE(none.keys(), (QStringList{"complete", "count", "obstruction", "reason", "tilings"}));
    QCOMPARE(none["count"].toString(), QString("0"));
    QCOMPARE(none["complete"].toBool(), true);
    QCOMPARE(none["tilings"].toArray().size(), 0);
    const QJsonObject answer =
        jsonAnswer({"tilings", "--board", "grid:60x60", "--count", "--classes"}, 1);
    QCOMPARE(answer["count"].toString(), QString("0"));
    QCOMPARE(answer["classes"].toArray().size(), 0);
    QCOMPARE(jsonAnswer({"tilings", "--board", "dodecahedron", "--limit", "0"}, 1)["complete"],
             QJsonValue(true));
}

void TilingsTest::countsOnly() {
    const CommandLineRun run =
        runCommandLine({"tilings", "--board", "hypercube:7", "--count", "--json"});
    QCOMPARE(withoutInput(run.output), QByteArray(R"({"version":1,"count":"240","complete":true})"
                                                  "\n"));
    QCOMPARE(run.status, 0);
    QCOMPARE(jsonAnswer({"tilings", "--board", "grid:2x99999", "--count"})["count"],
             QJsonValue("2"));
    // There are more than 2^64 tilings. The board from standard input has many components.
    QByteArray pairs;
    for (int i = 0; i < 100; ++i) {
        pairs += "a" + QByteArray::number(i) + " b" + QByteArray::number(i) + "\n";
    }
    QCOMPARE(withoutInput(
                 runCommandLine(
                     {"tilings", "--board", "-", "--format", "edges", "--count", "--json"}, pairs)
                     .output),
             QByteArray(R"({"version":1,"count":"1267650600228229401496703205376","complete":true})"
                        "\n"));
}

void TilingsTest::theLimitStopsTheSearch() {
    for (const int limit : {0, 1, 239}) {
        const QJsonObject answer =
            jsonAnswer({"tilings", "--board", "hypercube:7", "--limit", QString::number(limit)});
        QCOMPARE(answer["count"].toString(), QString::number(limit));
        QCOMPARE(answer["complete"].toBool(), false);
        QCOMPARE(answer["tilings"].toArray().size(), limit);
    }
    const QJsonObject all = jsonAnswer({"tilings", "--board", "hypercube:7", "--limit", "240"});
    QCOMPARE(all["complete"].toBool(), true);
    QCOMPARE(all["tilings"].toArray().size(), 240);
}

void TilingsTest::classesUpToSymmetry() {
    const QJsonObject answer =
        jsonAnswer({"tilings", "--board", "grid:5x5,neighbours=king", "--classes"});
    QCOMPARE(answer.keys(), (QStringList{"classes", "complete", "count", "tilings"}));
    int total = 0;
    for (const auto& tilingClass : answer["classes"].toArray()) {
        QCOMPARE(tilingClass.toObject().keys(), (QStringList{"representative", "size"}));
        QVERIFY(answer["tilings"].toArray().contains(tilingClass.toObject()["representative"]));
        total += tilingClass.toObject()["size"].toInt();
    }
    QCOMPARE(total, 12);
    QCOMPARE(jsonAnswer({"tilings", "--board", "hypercube:7", "--count", "--classes"})["classes"]
                 .toArray()
                 .size(),
             1);
}

void TilingsTest::textForPeople() {
    QCOMPARE(runCommandLine({"tilings", "--board", "grid:1x4"}).output,
             QByteArray("1 tiling\nTiling 1, 2 presses:\n  X . . X\n"));
    QCOMPARE(runCommandLine({"tilings", "--board", "grid:1x2", "--classes"}).output,
             QByteArray("2 tilings\nUp to symmetry: 1\nOne of 2:\n  . X\n"));
    QVERIFY(runCommandLine({"tilings", "--board", "grid:1x2", "--limit", "1"})
                .output.startsWith("More than 1 tiling\n"));
    const CommandLineRun none = runCommandLine({"tilings", "--board", "grid:5x5"});
    QCOMPARE(none.status, 1);
    QVERIFY(
        none.output.startsWith("No tiling: no presses change every light exactly once\nReason: "));
    QCOMPARE(runCommandLine({"tilings", "--board", "petersen"}).output,
             QByteArray(
                 "No tiling: no presses change every light exactly once\nReason: 10 lights form a "
                 "component in which each press changes a multiple of 4 of them\nAnd no presses "
                 "change these 3 lights once each without changing a light twice\n  1, 7, 8\n"));
}

void TilingsTest::reasons() {
    const QJsonObject corner = jsonAnswer({"tilings", "--board", "grid:3x3"}, 1);
    QCOMPARE(corner["count"].toString(), QString("0"));
    QVERIFY(corner["reason"].toString().startsWith("no presses change these"));
    const QString lights = corner["obstruction"].toString();
    QCOMPARE(lights.size(), 9);
    QVERIFY(lights.count('1') >= 2 && lights.count('1') < 9);
    const QJsonObject sizes =
        jsonAnswer({"tilings", "--board", "grid:6x6,topology=torus", "--count"}, 1);
    QCOMPARE(
        sizes["reason"].toString(),
        QString("36 lights form a component in which each press changes a multiple of 5 of them"));
    const QJsonObject dark = jsonAnswer({"tilings", "--board", "path:1,self=off"}, 1);
    QCOMPARE(dark["reason"].toString(), QString("no press changes light 1"));
    QCOMPARE(dark["obstruction"].toString(), QString("1"));
    QVERIFY(!jsonAnswer({"tilings", "--board", "grid:4x4"}).contains("reason"));
}

void TilingsTest::refuses() {
    const CommandLineRun large = runCommandLine({"tilings", "--board", "grid:10000x10000"});
    QCOMPARE(large.status, 3);
    QCOMPARE(large.output, QByteArray());
    QCOMPARE(large.errors, QByteArray("lightsout-cli: --board: the board would have 100000000 "
                                      "vertices; up to 2097152 are possible\n"));
    QCOMPARE(runCommandLine({"tilings", "--board", "grid:3x3", "--limit", "x"}).errors,
             QByteArray("lightsout-cli: --limit: \"x\" is not a whole number\n"));
}

LIGHTSOUT_TEST(TilingsTest)
#include "TilingsTest.moc"
