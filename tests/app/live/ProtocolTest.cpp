// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/Protocol.h"
#include "tests/app/live/LiveMessages.h"
#include "tests/support/Test.h"

#include <QJsonArray>

using namespace lightsout;

/// Tests the messages between the phones and the room.
class ProtocolTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsEachKind();
    void refusesEverythingElse_data();
    void refusesEverythingElse();
    void cleansNames_data();
    void cleansNames();
    void writesForThePage();
    void namesAreNeverMarkupOfAMessage();
};

namespace {

template <typename Message>
Message read(const char* text) {
    const auto message = readPupilMessage(text);
    return message && std::holds_alternative<Message>(*message) ? std::get<Message>(*message)
                                                                : Message{};
}

} // namespace

void ProtocolTest::readsEachKind() {
    const auto join =
        read<JoinMessage>(R"({"type":"join","version":1,"name":" Ada ","word":" AMBER 47"})");
    QCOMPARE(join.version, 1);
    QCOMPARE(join.name, std::string("Ada"));
    QCOMPARE(join.word, std::string("amber47"));
    QVERIFY(!join.isKnown);
    QCOMPARE(read<JoinMessage>(
                 R"({"type":"join","version":1,"name":"Ada","word":"amber","known":false})")
                 .isKnown,
             std::optional(false));
    QCOMPARE(read<AgainMessage>(R"({"type":"again","round":2})").round, 2U);
    QCOMPARE(read<NextMessage>(R"({"type":"next","round":3})").round, 3U);
    const auto back = read<ReturnMessage>(R"({"type":"return","version":1,"token":"abc"})");
    QCOMPARE(back.token, std::string("abc"));
    const auto moves = read<MovesMessage>(R"({"type":"moves","round":2,"moves":[4,-1,-2,0]})");
    QCOMPARE(moves.round, 2U);
    QCOMPARE(moves.moves, (std::vector<std::int32_t>{4, undoMove, startOverMove, 0}));
    const auto number = read<AnswerMessage>(R"({"type":"answer","question":1,"number":-2.5})");
    QCOMPARE(std::get<double>(number.answer), -2.5);
    const auto choice = read<AnswerMessage>(R"({"type":"answer","question":1,"choice":3})");
    QCOMPARE(std::get<ChosenAnswer>(choice.answer).choice, 3U);
    const auto cells = read<AnswerMessage>(R"({"type":"answer","question":1,"cells":[8,2,8]})");
    QCOMPARE(std::get<CellsAnswer>(cells.answer).cells, (std::vector<Vertex>{2, 8}));
    const auto probe = readPupilMessage(R"({"type":"probe"})");
    QVERIFY(probe && std::holds_alternative<ProbeMessage>(*probe));
}

void ProtocolTest::refusesEverythingElse_data() {
    QTest::addColumn<QByteArray>("text");
    const auto add = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    add("nothing", "");
    add("no JSON", "hello");
    add("no object", "[1]");
    add("no type", R"({"version":1})");
    add("type of another kind", R"({"type":1})");
    add("unknown type", R"({"type":"drop"})");
    add("join without a name", R"({"type":"join","version":1,"word":"amber"})");
    add("join with more", R"({"type":"join","version":1,"name":"A","word":"a","is":1})");
    add("known is no truth value",
        R"({"type":"join","version":1,"name":"A","word":"a","known":1})");
    add("next without a round", R"({"type":"next"})");
    add("again with more", R"({"type":"again","round":1,"moves":[]})");
    add("name is no text", R"({"type":"join","version":1,"name":[],"word":"a"})");
    add("bytes that are no text",
        "{\"type\":\"join\",\"version\":1,\"name\":\"\xff\",\"word\":\"a\"}");
    add("fraction of a round", R"({"type":"moves","round":1.5,"moves":[1]})");
    add("negative round", R"({"type":"moves","round":-1,"moves":[1]})");
    add("no moves", R"({"type":"moves","round":1,"moves":[]})");
    add("unknown move", R"({"type":"moves","round":1,"moves":[-3]})");
    add("huge vertex", R"({"type":"moves","round":1,"moves":[18446744073709551615]})");
    add("vertex of no board", R"({"type":"moves","round":1,"moves":[1000]})");
    add("number that overflows", R"({"type":"answer","question":1,"number":1e999})");
    add("two answers", R"({"type":"answer","question":1,"number":1,"choice":1})");
    add("no answer", R"({"type":"answer","question":1})");
    add("negative choice", R"({"type":"answer","question":1,"choice":-1})");
    add("too deep", QByteArray(4000, '['));
    add("too long", R"({"type":"join","version":1,"word":"a","name":")" +
                        QByteArray(static_cast<qsizetype>(maxLiveMessage), 'a') + "\"}");
    QByteArray many = R"({"type":"moves","round":1,"moves":[0)";
    for (std::size_t i = 0; i < maxMovesInMessage; ++i) {
        many += ",0";
    }
    add("too many moves", many + "]}");
}

void ProtocolTest::refusesEverythingElse() {
    QFETCH(QByteArray, text);
    QVERIFY(!readPupilMessage(text.toStdString()));
}

void ProtocolTest::cleansNames_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("cleaned");
    QTest::newRow("plain") << QStringLiteral("Zoé") << QStringLiteral("Zoé");
    QTest::newRow("Hebrew") << QStringLiteral("נועם") << QStringLiteral("נועם");
    QTest::newRow("blanks") << QStringLiteral("\t Ada \n  M.\u00a0 ") << QStringLiteral("Ada M.");
    QTest::newRow("empty") << QStringLiteral(" \u200b\u202e ") << QString();
    QTest::newRow("direction") << QStringLiteral("a\u202eb\u2066c\u200f") << QStringLiteral("abc");
    QTest::newRow("control") << QString(QLatin1String("a\0b\7\x9b", 5)) << QStringLiteral("ab");
    QTest::newRow("picture") << QStringLiteral("Ada 🎈") << QStringLiteral("Ada 🎈");
    QTest::newRow("stacked accents")
        << QStringLiteral("Vie\u0323\u0302t") << QStringLiteral("Vie\u0323\u0302t");
    QTest::newRow("pointed Hebrew") << QStringLiteral("\u05E0\u05B9\u05E2\u05B7\u05DD")
                                    << QStringLiteral("\u05E0\u05B9\u05E2\u05B7\u05DD");
    const QString family = QStringLiteral("👩🏽\u200D👩🏽\u200D👧 ❤\uFE0F");
    QTest::newRow("joined emoji") << family << family;
    QTest::newRow("emoji are one character")
        << QStringLiteral("👩\u200D👧").repeated(30)
        << QStringLiteral("👩\u200D👧").repeated(static_cast<qsizetype>(maxPupilName));
    QTest::newRow("accents at the end")
        << QString(QStringLiteral("e\u0301")).repeated(60)
        << QString(QStringLiteral("e\u0301")).repeated(static_cast<qsizetype>(maxPupilName));
    QTest::newRow("towers of accents") << QStringLiteral("a") + QString(90, QChar(0x301))
                                       << QStringLiteral("a") + QString(8, QChar(0x301));
    QTest::newRow("joins nothing")
        << QStringLiteral("\u200Da\u200Db \u200D👧\u200D") << QStringLiteral("ab 👧");
    QTest::newRow("long") << QString(60, QChar(u'é'))
                          << QString(static_cast<qsizetype>(maxPupilName), QChar(u'é'));
    QTest::newRow("markup stays text") << QStringLiteral("<b>=1+1") << QStringLiteral("<b>=1+1");
}

void ProtocolTest::cleansNames() {
    QFETCH(QString, name);
    QFETCH(QString, cleaned);
    QCOMPARE(QString::fromStdString(cleanedName(name.toStdString())), cleaned);
}

void ProtocolTest::writesForThePage() {
    const QJsonObject board = objectOf(boardMessage(
        {.round = 3,
         .number = 2,
         .total = 5,
         .board = R"({"rows":1,"cols":2})",
         .path = {1, 0},
         .solved = SolvedState{4, 1500},
         .isContest = true,
         .state = {.milliseconds = 7, .left = 90, .isPaused = true, .isSolutionShown = false}}));
    QCOMPARE(board["type"].toString(), QStringLiteral("board"));
    QCOMPARE(board["board"].toObject()["cols"].toInt(), 2);
    QCOMPARE(board["path"].toArray(), (QJsonArray{1, 0}));
    QCOMPARE(board["solved"].toObject()["presses"].toInt(), 4);
    QCOMPARE(board["left"].toInt(), 90);
    QCOMPARE(board["paused"].toBool(), true);

    ClassQuestion question{.kind = ClassQuestion::Kind::choice,
                           .text = "<i>How many?</i>",
                           .choices = {"1", "5"},
                           .right = {1}};
    question.why = "Because.";
    QJsonObject asked = objectOf(questionMessage({.question = 0, .asked = &question, .board = {}}));
    QCOMPARE(asked["kind"].toString(), QStringLiteral("choice"));
    QVERIFY(asked["board"].isNull());
    // No part of the right answer leaves the room before it is shown.
    QVERIFY(asked["right"].isNull());
    QVERIFY(!asked.contains("why"));
    asked = objectOf(questionMessage({.question = 0,
                                      .asked = &question,
                                      .board = {},
                                      .answer = ChosenAnswer{1},
                                      .isRightShown = true}));
    QCOMPARE(asked["right"].toObject()["choices"].toArray(), QJsonArray{1});
    QCOMPARE(asked["isRight"].toBool(), true);

    const QJsonObject ranking =
        objectOf(rankingMessage({{.place = 1, .name = "Ada", .presses = 4, .isOwn = true}}, true));
    QCOMPARE(ranking["rows"].toArray().at(0).toObject()["name"].toString(), QStringLiteral("Ada"));
}

void ProtocolTest::namesAreNeverMarkupOfAMessage() {
    const std::string name = "\",\"token\":\"x\"}<script>\xff";
    const QJsonObject welcome = objectOf(welcomeMessage(name, "t", "amber"));
    QCOMPARE(welcome["token"].toString(), QStringLiteral("t"));
    QVERIFY(welcome["name"].toString().startsWith(QStringLiteral("\",\"token\"")));
}

LIGHTSOUT_TEST(ProtocolTest)
#include "ProtocolTest.moc"
