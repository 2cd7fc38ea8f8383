// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveResults.h"

#include "live/Room.h"
#include "tests/support/Test.h"

using namespace lightsout;

/// Tests the results as a table.
class LiveResultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsResultsAndTotals();
    void hasNoInvisibleCharacters();
    void namesTheFile();
};

namespace {

const Game square = Game::allOn(Lattice{.rows = 2, .cols = 2});

Room roomWith(const std::string& name) {
    Room room("amber 47", {.boards = {square, square}});
    room.receive(1, R"({"type":"join","version":2,"name":")" + name + R"(","word":"amber 47"})",
                 "token", 0);
    return room;
}

} // namespace

void LiveResultsTest::listsResultsAndTotals() {
    Room room = roomWith("=Ada");
    // Nothing was played in the lobby.
    QVERIFY(!liveResultsCsv(room).contains("board,"));
    room.begin(0);
    room.receive(1, R"({"type":"moves","round":0,"moves":[0,1,2,3]})", "", 5000);
    room.beginNext(6000);
    room.receive(1, R"({"type":"moves","round":1,"moves":[0]})", "", 7000);
    room.ask({.kind = ClassQuestion::Kind::number, .text = "How \"many\"?", .number = 4}, 8000);
    room.receive(1, R"({"type":"answer","question":0,"number":4})", "", 9000);
    QVERIFY(liveResultsCsv(room).startsWith("\xEF\xBB\xBFname,"));
    const QStringList lines = QString::fromUtf8(liveResultsCsv(room)).split(QStringLiteral("\r\n"));
    QCOMPARE(lines, (QStringList{
                        QStringLiteral("name,kind,number,task,answer,presses,seconds,result"),
                        QStringLiteral("\"'=Ada\",board,1,\"2 × 2\",,4,5,solved"),
                        QStringLiteral("\"'=Ada\",board,2,\"2 × 2\",,1,,not solved"),
                        QStringLiteral("\"'=Ada\",question,1,\"How \"\"many\"\"?\",4,,,right"),
                        QStringLiteral("\"'=Ada\",boards solved in total,1,,,4,5,"),
                        QStringLiteral("\"'=Ada\",right answers in total,1,,,,,"),
                        QString(),
                    }));
}

void LiveResultsTest::hasNoInvisibleCharacters() {
    Room room = roomWith("Zoé 👩‍👧");
    room.ask({.kind = ClassQuestion::Kind::choice,
              .text = "\u2068Which\u2069 \u200Eone?",
              .choices = {"\u2066a\u2069"}},
             0);
    room.receive(1, R"({"type":"answer","question":0,"choice":0})", "", 100);
    const QString csv = QString::fromUtf8(liveResultsCsv(room));
    QVERIFY(csv.contains(QStringLiteral("\"Zoé 👩\u200D👧\"")));
    QVERIFY(csv.contains(QStringLiteral("\"Which one?\",\"a\"")));
}

void LiveResultsTest::namesTheFile() {
    const QDate date(2026, 11, 28);
    QCOMPARE(liveResultsFileName(roomWith("Ada"), date),
             QStringLiteral("class-amber-47-2026-11-28.csv"));
    QCOMPARE(liveResultsFileName(Room("../a", {.boards = {square}}), date),
             QStringLiteral("class--a-2026-11-28.csv"));
}

LIGHTSOUT_TEST(LiveResultsTest)
#include "LiveResultsTest.moc"
