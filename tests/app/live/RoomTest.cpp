// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/Room.h"
#include "support/Random.h"
#include "tests/app/live/LiveMessages.h"
#include "tests/support/Test.h"

#include <QJsonArray>

using namespace lightsout;

namespace {

const Game classic = Game::allOn(Lattice{.rows = 5, .cols = 5});
const Game small = Game::allOn(Lattice{.rows = 2, .cols = 2});

std::string joinText(const std::string& name, const std::string& word = "amber") {
    return R"({"type":"join","version":2,"name":")" + name + R"(","word":")" + word + "\"}";
}

/// A room, and a clock that the test controls.
class Class {
public:
    explicit Class(std::vector<Game> boards = {classic})
        : room("amber", {.boards = std::move(boards)}) {
        room.begin(0);
    }
    /// A class in the lobby.
    explicit Class(LiveSeries series) : room("amber", std::move(series)) {}

    Room::Reply send(ConnectionId connection, const std::string& text) {
        now += 100;
        return room.receive(connection, text, "token" + std::to_string(connection), now);
    }
    Room::Reply join(ConnectionId connection, const std::string& name,
                     const std::string& word = "amber") {
        return send(connection, joinText(name, word));
    }
    Room::Reply moves(ConnectionId connection, const std::string& list) {
        return send(connection, R"({"type":"moves","round":)" + std::to_string(room.roundIndex()) +
                                    R"(,"moves":[)" + list + "]}");
    }
    Room::Reply answer(ConnectionId connection, const std::string& what) {
        return send(connection, R"({"type":"answer","question":)" +
                                    std::to_string(room.questions().size() - 1) + "," + what + "}");
    }
    QString typeOf(const Room::Reply& reply, std::size_t index = 0) const {
        return index < reply.messages.size() ? objectOf(reply.messages[index])["type"].toString()
                                             : QString();
    }
    Room::Reply sendFrom(const std::string& address, ConnectionId connection,
                         const std::string& text) {
        room.connect(connection, address);
        return send(connection, text);
    }
    void leave(ConnectionId connection) { room.disconnect(connection, now); }
    static std::string whyOf(const Room::Reply& reply) {
        return objectOf(reply.messages.at(0))["why"].toString().toStdString();
    }
    QJsonObject view(std::size_t pupil) { return objectOf(room.viewOf(pupil, now)); }

    Room room;
    Moment now = 0;
};

} // namespace

/// Tests the state of a class: who joins, what is pressed, and what is answered.
class RoomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void joinsWithTheRoomWord();
    void limitsWrongWordsByAddress();
    void distinguishesPupilsWithTheSameName();
    void holds250ConnectedPupils();
    void replaysPressesToThePupilsBoard();
    void solvingIsFinal();
    void comesBackWithTheToken();
    void guessedTokensAreRefused();
    void secondPageReplacesTheFirst();
    void closesWhatIsOutOfTurn_data();
    void closesWhatIsOutOfTurn();
    void closesWhatIsTooFast();
    void lateMovesShowTheCurrentState();
    void pausesTheClock();
    void countsWhereTheClassPressed();
    void countsSolvedInFewest();
    void asksAndRevealsAnswers();
    void asksForCells();
    void ranksAContest();
    void endsARoundWhenTimeIsUp();
    void shownSolutionsDoNotCount();
    void beginsInTheLobby();
    void timeCountsFromTheBeginning();
    void countsOnlyConnectedPupils();
    void forgetsWhoNeverPlayed();
    void limitsEmptyJoins();
    void keepsTheRoomSmall();
    void takesOverTheTileOfTheSameName();
    void renamesAndRemoves();
    void keepsOutRemovedPupils();
    void hidesNamesOnPhones();
    void playsAtOwnPace();
    void triesForFewerPresses();
    void asksPreparedQuestions();
    void knowsUnsavedResults();
    void returnsFromItsText();
    void refusesOtherTexts();
};

void RoomTest::joinsWithTheRoomWord() {
    Class live;
    const Room::Reply reply = live.join(1, "Ada");
    QVERIFY(!reply.closes);
    QCOMPARE(reply.changed, std::optional<std::size_t>(0));
    QCOMPARE(live.typeOf(reply), QStringLiteral("welcome"));
    QCOMPARE(live.typeOf(reply, 1), QStringLiteral("board"));
    const QJsonObject board = objectOf(reply.messages[1]);
    QCOMPARE(board["board"].toObject()["rows"].toInt(), 5);
    QCOMPARE(board["path"].toArray(), QJsonArray());
    QCOMPARE(live.room.pupils().front().name, QStringLiteral("Ada"));
    QCOMPARE(live.room.connectedCount(), 1U);
    // Another version of the page is refused with a message; a missing name can be corrected.
    QCOMPARE(objectOf(live.send(2, R"({"type":"join","version":9,"name":"A","word":"amber"})")
                          .messages[0])["why"]
                 .toString(),
             QStringLiteral("version"));
    const Room::Reply nameless = live.join(3, " ");
    QCOMPARE(objectOf(nameless.messages[0])["why"].toString(), QStringLiteral("name"));
    QVERIFY(!nameless.closes);
    QCOMPARE(live.typeOf(live.join(3, "Bilal", " Amber ")), QStringLiteral("welcome"));
}

void RoomTest::limitsWrongWordsByAddress() {
    Class live;
    // A new connection for each attempt does not help.
    for (ConnectionId i = 1; i <= maxWrongWords; ++i) {
        QCOMPARE(live.whyOf(live.sendFrom("a", i, joinText("Ada", "ember"))), std::string("word"));
    }
    const Room::Reply reply = live.sendFrom("a", 100, joinText("Ada"));
    QCOMPARE(live.whyOf(reply), std::string("busy"));
    QVERIFY(reply.closes);
    QCOMPARE(live.typeOf(live.sendFrom("b", 101, joinText("Bilal"))), QStringLiteral("welcome"));
    live.now += 60'000;
    QCOMPARE(live.typeOf(live.sendFrom("a", 102, joinText("Ada"))), QStringLiteral("welcome"));
}

void RoomTest::distinguishesPupilsWithTheSameName() {
    Class live;
    live.join(1, "Ada");
    live.join(2, "ada");
    live.join(3, "Ada");
    live.join(4, "Ada 2");
    QStringList names;
    for (const Pupil& pupil : live.room.pupils()) {
        names << pupil.name;
    }
    QCOMPARE(names, (QStringList{"Ada", "ada 2", "Ada 3", "Ada 2 2"}));
}

void RoomTest::holds250ConnectedPupils() {
    Class live;
    for (std::size_t i = 0; i < maxPupils; ++i) {
        QCOMPARE(live.typeOf(live.join(i, "P")), QStringLiteral("welcome"));
    }
    const Room::Reply reply = live.join(maxPupils, "P");
    QCOMPARE(objectOf(reply.messages[0])["why"].toString(), QStringLiteral("full"));
    QVERIFY(reply.closes);
    QCOMPARE(live.room.pupils().size(), maxPupils);
    // Pupils who are away need no place.
    live.leave(0);
    QCOMPARE(live.typeOf(live.join(maxPupils, "Q")), QStringLiteral("welcome"));
}

void RoomTest::replaysPressesToThePupilsBoard() {
    Class live;
    live.join(1, "Ada");
    live.join(2, "Bilal");
    Random random(7);
    Game expected = classic;
    std::vector<Vertex> path;
    for (int i = 0; i < 200; ++i) {
        const std::uint64_t kind = random.below(10);
        std::string move;
        if (kind == 0 && !path.empty()) {
            expected.unpress(path.back());
            path.pop_back();
            move = "-1";
        } else if (kind == 1 && i % 5 == 0) {
            expected = classic;
            path.clear();
            move = "-2";
        } else {
            const auto vertex = static_cast<Vertex>(random.below(25));
            expected.press(vertex);
            path.push_back(vertex);
            move = std::to_string(vertex);
        }
        QVERIFY(!live.moves(1, move).closes);
        if (expected.isWon()) {
            break;
        }
    }
    const Pupil& ada = live.room.pupils()[0];
    QCOMPARE(ada.game, expected);
    QCOMPARE(ada.path, path);
    Game replay = classic;
    for (const Vertex vertex : ada.path) {
        replay.press(vertex);
    }
    QCOMPARE(replay.lights(), ada.game.lights());
    QCOMPARE(live.room.pupils()[1].game, classic);
}

void RoomTest::solvingIsFinal() {
    Class live({small});
    live.join(1, "Ada");
    // Presses after the one that solves the board are ignored.
    const Room::Reply reply = live.moves(1, "0,1,2,3,0");
    QCOMPARE(live.typeOf(reply), QStringLiteral("solved"));
    QVERIFY(live.room.isSolved(0));
    QCOMPARE(live.room.solvedCount(), 1U);
    QCOMPARE(live.room.pupils()[0].path.size(), 4U);
    QCOMPARE(live.room.pupils()[0].results.at(0).milliseconds, 200);
    const Room::Reply late = live.moves(1, "1");
    QVERIFY(!late.closes);
    QCOMPARE(objectOf(late.messages[0])["solved"].toObject()["presses"].toInt(), 4);
    QCOMPARE(live.room.pupils()[0].path.size(), 4U);
}

void RoomTest::comesBackWithTheToken() {
    Class live;
    const QString token = objectOf(live.join(1, "Ada").messages[0])["token"].toString();
    QCOMPARE(token, QStringLiteral("token1"));
    live.moves(1, "3,7");
    live.leave(1);
    QCOMPARE(live.room.connectedCount(), 0U);
    QCOMPARE(live.room.pupils().size(), 1U);
    const Room::Reply reply = live.send(2, R"({"type":"return","version":2,"token":"token1"})");
    QVERIFY(!reply.replaced);
    QCOMPARE(objectOf(reply.messages[0])["name"].toString(), QStringLiteral("Ada"));
    QCOMPARE(objectOf(reply.messages[1])["path"].toArray(), (QJsonArray{3, 7}));
    live.moves(2, "4");
    QCOMPARE(live.room.pupils()[0].path, (std::vector<Vertex>{3, 7, 4}));
}

void RoomTest::guessedTokensAreRefused() {
    Class live;
    live.join(1, "Ada");
    const auto guess = [&live] {
        live.now += 50;
        return live.send(2, R"({"type":"return","version":2,"token":"token"})");
    };
    for (std::size_t i = 0; i < maxWrongWords; ++i) {
        QCOMPARE(live.whyOf(guess()), std::string("token"));
    }
    const Room::Reply reply = guess();
    QCOMPARE(live.whyOf(reply), std::string("busy"));
    QVERIFY(reply.closes);
}

void RoomTest::secondPageReplacesTheFirst() {
    Class live;
    live.join(1, "Ada");
    const Room::Reply reply = live.send(2, R"({"type":"return","version":2,"token":"token1"})");
    QCOMPARE(reply.replaced, std::optional<ConnectionId>(1));
    // The server closes the first connection; that does not affect the second.
    live.leave(1);
    QCOMPARE(live.room.connectedCount(), 1U);
    QVERIFY(!live.moves(2, "0").closes);
}

void RoomTest::closesWhatIsOutOfTurn_data() {
    QTest::addColumn<bool>("hasJoined");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("moves before joining")
        << false << QByteArray(R"({"type":"moves","round":0,"moves":[1]})");
    QTest::newRow("answer before joining")
        << false << QByteArray(R"({"type":"answer","question":0,"number":1})");
    QTest::newRow("probe before joining") << false << QByteArray(R"({"type":"probe"})");
    QTest::newRow("joins twice") << true
                                 << QByteArray(
                                        R"({"type":"join","version":2,"name":"B","word":"amber"})");
    QTest::newRow("comes back while there")
        << true << QByteArray(R"({"type":"return","version":2,"token":"token1"})");
    QTest::newRow("board of the future")
        << true << QByteArray(R"({"type":"moves","round":1,"moves":[1]})");
    QTest::newRow("cell of no board")
        << true << QByteArray(R"({"type":"moves","round":0,"moves":[25]})");
    QTest::newRow("undo of nothing")
        << true << QByteArray(R"({"type":"moves","round":0,"moves":[-1]})");
    QTest::newRow("question that was not asked")
        << true << QByteArray(R"({"type":"answer","question":0,"number":1})");
    QTest::newRow("malformed") << true << QByteArray("{");
}

void RoomTest::closesWhatIsOutOfTurn() {
    QFETCH(bool, hasJoined);
    QFETCH(QByteArray, text);
    Class live;
    if (hasJoined) {
        live.join(1, "Ada");
    }
    live.join(2, "Bilal");
    QVERIFY(live.send(1, text.toStdString()).closes);
    live.leave(1);
    // The room continues.
    QVERIFY(!live.moves(2, "3").closes);
    QCOMPARE(live.room.pupils().back().path.size(), 1U);
}

void RoomTest::closesWhatIsTooFast() {
    Class live;
    live.join(1, "Ada");
    live.now += 2000;
    for (std::size_t i = 0; i < maxMessagesASecond; ++i) {
        QVERIFY(!live.room.receive(1, R"({"type":"probe"})", "", live.now).closes);
    }
    QVERIFY(live.room.receive(1, R"({"type":"probe"})", "", live.now + 999).closes);
    // This many messages per second are allowed indefinitely.
    live.join(2, "Bilal");
    for (int i = 0; i < 200; ++i) {
        live.now += 50;
        QVERIFY(!live.room.receive(2, R"({"type":"probe"})", "", live.now).closes);
    }
}

void RoomTest::lateMovesShowTheCurrentState() {
    Class live({classic, small});
    live.join(1, "Ada");
    live.room.beginNext(live.now);
    const Room::Reply reply = live.send(1, R"({"type":"moves","round":0,"moves":[24]})");
    QVERIFY(!reply.closes);
    QCOMPARE(objectOf(reply.messages[0])["round"].toInt(), 1);
    QVERIFY(live.room.pupils()[0].path.empty());
    QVERIFY(live.room.isLastBoard());
    live.room.beginNext(live.now);
    QCOMPARE(live.room.roundIndex(), 1U);
}

void RoomTest::pausesTheClock() {
    Class live;
    live.join(1, "Ada");
    live.room.setPaused(true, 1000);
    QCOMPARE(live.room.milliseconds(5000), 1000);
    QVERIFY(live.view(0)["paused"].toBool());
    const Room::Reply reply = live.moves(1, "1");
    QCOMPARE(live.typeOf(reply), QStringLiteral("board"));
    QVERIFY(live.room.pupils()[0].path.empty());
    live.room.setPaused(false, 6000);
    QCOMPARE(live.room.milliseconds(7000), 2000);
    QVERIFY(!live.view(0)["paused"].toBool());
    live.moves(1, "1");
    QCOMPARE(live.room.pupils()[0].path.size(), 1U);
    // A question during a pause does not end it.
    live.room.setPaused(true, 7000);
    live.room.ask({.text = "Why?"}, 8000);
    live.room.resume(9000);
    QVERIFY(live.room.isPaused());
    QCOMPARE(live.room.milliseconds(9000), 2000);
}

void RoomTest::countsWhereTheClassPressed() {
    Class live;
    live.join(1, "Ada");
    live.join(2, "Bilal");
    live.moves(1, "0,3,3,4");
    live.moves(2, "0");
    std::vector<std::size_t> expected(25);
    expected[0] = 2;
    expected[4] = 1;
    QCOMPARE(live.room.pressedBy(), expected);
}

void RoomTest::countsSolvedInFewest() {
    Class live({small});
    live.join(1, "Ada");
    live.join(2, "Bilal");
    live.moves(1, "0,1,2,3");
    live.moves(2, "0,0,0,1,2,3");
    QCOMPARE(live.room.solvedCount(), 2U);
    QCOMPARE(live.room.solvedInFewestCount(), 0U);
    live.room.setFewest(0, 4);
    QCOMPARE(live.room.solvedInFewestCount(), 1U);
}

void RoomTest::asksAndRevealsAnswers() {
    Class live;
    live.join(1, "Ada");
    live.join(2, "Bilal");
    live.join(3, "Chloé");
    live.room.ask({.kind = ClassQuestion::Kind::choice,
                   .text = "How many?",
                   .choices = {"0", "5", "9"},
                   .right = {1}},
                  live.now);
    QCOMPARE(live.view(0)["type"].toString(), QStringLiteral("question"));
    live.answer(1, R"("choice":0)");
    // An answer can be changed until the right one is shown.
    const Room::Reply reply = live.answer(1, R"("choice":1)");
    QCOMPARE(objectOf(reply.messages[0])["answer"].toObject()["choice"].toInt(), 1);
    live.answer(2, R"("choice":2)");
    QCOMPARE(live.room.answers().size(), 2U);
    QVERIFY(live.answer(3, R"("choice":3)").closes);
    live.leave(3);
    const auto counts = distribution(live.room.question(), live.room.answers());
    QCOMPARE(counts.size(), 3U);
    QCOMPARE(counts[1].count, 1U);
    QVERIFY(counts[1].isRight);
    QVERIFY(!counts[2].isRight);
    live.room.showRight();
    QVERIFY(live.view(0)["isRight"].toBool());
    QVERIFY(!live.view(1)["isRight"].toBool());
    live.answer(2, R"("choice":1)");
    QCOMPARE(live.room.answers()[1], ClassAnswer(ChosenAnswer{2}));
    // Presses made meanwhile are answered with the question.
    QCOMPARE(live.typeOf(live.moves(1, "1")), QStringLiteral("question"));
    live.room.resume(live.now);
    QCOMPARE(live.view(0)["type"].toString(), QStringLiteral("board"));
    // Numbers are compared by value, and the answers to the previous question are not counted, even
    // if they arrive late.
    live.room.ask({.kind = ClassQuestion::Kind::number, .text = "?", .number = 0.5, .within = 0.01},
                  live.now);
    QCOMPARE(live.room.answers().size(), 0U);
    QVERIFY(!live.send(1, R"({"type":"answer","question":0,"number":0.5})").closes);
    QCOMPARE(live.room.answers().size(), 0U);
    live.answer(1, R"("number":0.505)");
    live.answer(2, R"("number":-3)");
    const auto numbers = distribution(live.room.question(), live.room.answers());
    QCOMPARE(std::get<double>(numbers[0].answer), -3.0);
    QVERIFY(numbers[1].isRight);
}

void RoomTest::asksForCells() {
    Class live;
    live.join(1, "Ada");
    live.join(2, "Bilal");
    live.room.ask({.kind = ClassQuestion::Kind::cells,
                   .text = "Which?",
                   .board = small,
                   .cells = std::vector<Vertex>{0, 2}},
                  live.now);
    QCOMPARE(live.view(0)["board"].toObject()["rows"].toInt(), 2);
    live.answer(1, R"("cells":[2,0])");
    live.answer(2, R"("cells":[2])");
    QCOMPARE(cellCounts(live.room.question(), live.room.answers()),
             (std::vector<std::size_t>{1, 0, 2, 0}));
    QVERIFY(isRight(live.room.question(), live.room.answers()[0]));
    QVERIFY(live.answer(2, R"("cells":[4])").closes);
}

void RoomTest::ranksAContest() {
    Class live;
    live.join(1, "Ada");
    live.join(2, "Bilal");
    live.join(3, "Chloé");
    live.room.begin({.boards = {small, small}, .contest = LiveContest{.milliseconds = 60'000}},
                    live.now);
    live.now += 1000;
    live.moves(1, "0,0,0,1,2,3"); // sooner
    live.now += 1000;
    live.moves(2, "0,1,2,3"); // fewer presses
    live.room.showRanking(live.now);
    const auto names = [&live] {
        QStringList all;
        for (const RankedPupil& pupil : live.room.ranked()) {
            all << QString::fromStdString(pupil.name);
        }
        return all;
    };
    QCOMPARE(names(), (QStringList{"Ada", "Bilal", "Chloé"}));
    live.room.setOrder(RankingOrder::presses);
    QCOMPARE(names(), (QStringList{"Bilal", "Ada", "Chloé"}));
    const QJsonObject ranking = live.view(1);
    QCOMPARE(ranking["type"].toString(), QStringLiteral("ranking"));
    QVERIFY(ranking["rows"].toArray()[0].toObject()["own"].toBool());
    QVERIFY(!ranking["final"].toBool());
    // The pupil with more solved rounds is first.
    live.room.beginNext(live.now);
    QCOMPARE(live.room.scene(), LiveScene::board);
    live.moves(1, "0,1,2,3");
    QCOMPARE(names(), (QStringList{"Ada", "Bilal", "Chloé"}));
    QCOMPARE(live.room.ranked()[0].rounds, 2U);
    // In another contest, no pupil has solved a board yet.
    live.room.begin({.boards = {small}, .contest = LiveContest{}}, live.now);
    for (const RankedPupil& pupil : live.room.ranked()) {
        QCOMPARE(pupil.place, 0U);
    }
}

void RoomTest::endsARoundWhenTimeIsUp() {
    Class live;
    live.join(1, "Ada");
    live.room.begin({.boards = {small}, .contest = LiveContest{.milliseconds = 60'000}}, 1000);
    QCOMPARE(live.room.millisecondsLeft(11'000), std::optional<std::int64_t>(50'000));
    QVERIFY(!live.room.tick(60'999));
    live.room.setPaused(true, 21'000);
    QVERIFY(!live.room.tick(100'000));
    live.room.setPaused(false, 101'000);
    QCOMPARE(live.room.millisecondsLeft(101'000), std::optional<std::int64_t>(40'000));
    QVERIFY(live.room.tick(141'000));
    QCOMPARE(live.room.scene(), LiveScene::ranking);
    QVERIFY(!live.room.tick(141'001));
}

void RoomTest::shownSolutionsDoNotCount() {
    Class live;
    live.join(1, "Ada");
    live.join(2, "Bilal");
    live.room.begin({.boards = {small}, .contest = LiveContest{}}, live.now);
    live.moves(1, "0,1,2,3");
    live.room.showSolution();
    QVERIFY(live.view(1)["solution"].toBool());
    live.moves(2, "0,1,2,3");
    QVERIFY(live.room.pupils()[1].results.at(1).isHelped);
    QCOMPARE(live.room.ranked()[0].name, std::string("Ada"));
    QCOMPARE(live.room.ranked()[1].place, 0U);
}

void RoomTest::beginsInTheLobby() {
    Class live(LiveSeries{.boards = {small}, .contest = LiveContest{}});
    const Room::Reply reply = live.join(1, "Ada");
    QCOMPARE(live.typeOf(reply, 1), QStringLiteral("lobby"));
    QCOMPARE(live.room.scene(), LiveScene::lobby);
    // Presses do not count yet, and the contest does not count down.
    QCOMPARE(live.typeOf(live.moves(1, "0")), QStringLiteral("lobby"));
    QVERIFY(live.room.pupils()[0].path.empty());
    QVERIFY(!live.room.tick(3'600'000));
    // After a question, the class is in the lobby again.
    live.room.ask({.text = "Ready?"}, live.now);
    live.room.resume(live.now);
    QCOMPARE(live.room.scene(), LiveScene::lobby);
    live.room.begin(live.now);
    QCOMPARE(live.view(0)["type"].toString(), QStringLiteral("board"));
    // Other boards can be chosen in the lobby.
    Class other(LiveSeries{.boards = {small, small}});
    other.room.begin({.boards = {classic}}, 0);
    QCOMPARE(other.room.rounds().size(), 1U);
    QCOMPARE(other.room.round().board, classic);
}

void RoomTest::timeCountsFromTheBeginning() {
    Class live(LiveSeries{.boards = {small}, .contest = LiveContest{.milliseconds = 60'000}});
    live.join(1, "Ada");
    live.room.begin(500'000);
    QCOMPARE(live.room.milliseconds(510'000), 10'000);
    QCOMPARE(live.room.millisecondsLeft(510'000), std::optional<std::int64_t>(50'000));
    // At their own pace, each pupil's time counts from the arrival of the board.
    Class paced(LiveSeries{.boards = {small}, .isOwnPace = true});
    paced.join(1, "Ada");
    paced.room.begin(500'000);
    paced.now = 700'000;
    paced.join(2, "Bilal");
    paced.room.setPaused(true, 710'000);
    paced.room.setPaused(false, 720'000);
    paced.now = 729'900;
    paced.moves(1, "0,1,2,3");
    paced.moves(2, "0,1,2,3");
    QCOMPARE(paced.room.pupils()[0].results.at(0).milliseconds, 220'000);
    QCOMPARE(paced.room.pupils()[1].results.at(0).milliseconds, 20'000);
}

void RoomTest::countsOnlyConnectedPupils() {
    Class live({small});
    live.join(1, "Ada");
    live.join(2, "Bilal");
    live.moves(1, "0,1,2,3");
    live.room.setFewest(0, 4);
    live.room.ask({.kind = ClassQuestion::Kind::number, .text = "?"}, live.now);
    live.answer(1, R"("number":1)");
    QCOMPARE(live.room.answeredCount(), 1U);
    live.leave(1);
    QCOMPARE(live.room.connectedCount(), 1U);
    QCOMPARE(live.room.solvedCount(), 0U);
    QCOMPARE(live.room.solvedInFewestCount(), 0U);
    QCOMPARE(live.room.answeredCount(), 0U);
    // The answer is still shown.
    QCOMPARE(live.room.answers().size(), 1U);
}

void RoomTest::forgetsWhoNeverPlayed() {
    Class live;
    for (ConnectionId i = 0; i < 4; ++i) {
        live.join(i, "P" + std::to_string(i));
    }
    live.moves(1, "3");
    live.leave(0);
    live.leave(1);
    live.now += forgetMilliseconds - 1;
    QVERIFY(!live.room.forgetAbsent(live.now));
    QVERIFY(live.room.forgetAbsent(live.now + 1));
    QCOMPARE(live.room.pupils().size(), 3U);
    // Connections still belong to the same pupils.
    live.moves(3, "7");
    QCOMPARE(live.room.pupils()[2].name, QStringLiteral("P3"));
    QCOMPARE(live.room.pupils()[2].path, std::vector<Vertex>{7});
    QCOMPARE(live.room.pupilOf(2), std::optional<std::size_t>(1));
    QCOMPARE(live.whyOf(live.send(9, R"({"type":"return","version":2,"token":"token0"})")),
             std::string("token"));
    QCOMPARE(live.typeOf(live.send(9, R"({"type":"return","version":2,"token":"token1"})")),
             QStringLiteral("welcome"));
}

void RoomTest::limitsEmptyJoins() {
    Class live(LiveSeries{.boards = {classic}});
    ConnectionId id = 0;
    const auto joinAndLeave = [&](const std::string& address) {
        ++id;
        const Room::Reply reply = live.sendFrom(address, id, joinText("P" + std::to_string(id)));
        live.leave(id);
        return live.typeOf(reply) == QStringLiteral("welcome");
    };
    // Until the beginning and for two minutes after it, everybody may join.
    for (std::size_t i = 0; i < 2 * maxEmptyJoins; ++i) {
        QVERIFY(joinAndLeave("a"));
    }
    live.room.begin(live.now);
    live.now += openMilliseconds - 1000;
    QVERIFY(joinAndLeave("a"));
    live.now += 120'000;
    // Open connections never count: a school's proxy shares one address.
    for (std::size_t i = 0; i < 2 * maxEmptyJoins; ++i) {
        ++id;
        QCOMPARE(live.typeOf(live.sendFrom("a", id, joinText("O" + std::to_string(i)))),
                 QStringLiteral("welcome"));
    }
    for (std::size_t i = 0; i < maxEmptyJoins; ++i) {
        QVERIFY(joinAndLeave("a"));
    }
    QVERIFY(!joinAndLeave("a"));
    QVERIFY(joinAndLeave("b"));
    live.now += 60'000;
    QVERIFY(joinAndLeave("a"));
}

/// One phone that joins and leaves again and again neither fills the room nor the list.
void RoomTest::keepsTheRoomSmall() {
    Class live(LiveSeries{.boards = {classic}});
    live.room.begin(0);
    live.sendFrom("honest", 1, joinText("Ada"));
    live.moves(1, "3");
    live.leave(1);
    for (ConnectionId id = 10; id < 10 + 2 * maxKnownPupils; ++id) {
        live.sendFrom("hostile", id, joinText("P" + std::to_string(id)));
        live.moves(id, "3");
        live.leave(id);
    }
    QCOMPARE(live.room.pupils().size(), maxKnownPupils);
    QCOMPARE(live.room.pupils()[0].name, QStringLiteral("Ada"));
    QCOMPARE(live.typeOf(live.sendFrom("late", 5, joinText("Bilal"))), QStringLiteral("welcome"));
}

void RoomTest::takesOverTheTileOfTheSameName() {
    Class live;
    live.join(1, "Ada");
    live.moves(1, "3");
    live.leave(1);
    const Room::Reply question = live.join(2, "ada");
    QCOMPARE(live.typeOf(question), QStringLiteral("known"));
    QCOMPARE(objectOf(question.messages[0])["name"].toString(), QStringLiteral("Ada"));
    const auto answer = [&live](ConnectionId connection, const std::string& isKnown) {
        std::string text = joinText("ada");
        text.insert(text.size() - 1, R"(,"known":)" + isKnown);
        return live.send(connection, text);
    };
    const Room::Reply reply = answer(2, "true");
    QVERIFY(reply.hasTakenOver);
    QCOMPARE(objectOf(reply.messages[1])["path"].toArray(), QJsonArray{3});
    QCOMPARE(live.room.pupils().size(), 1U);
    // The older phone's token is no longer valid.
    QCOMPARE(live.whyOf(live.send(3, R"({"type":"return","version":2,"token":"token1"})")),
             std::string("token"));
    // A tile of somebody who is connected can't be taken over.
    const Room::Reply second = answer(4, "true");
    QVERIFY(!second.hasTakenOver);
    QCOMPARE(live.room.pupils()[1].name, QStringLiteral("ada 2"));
    live.leave(4);
    live.leave(2);
    QVERIFY(!answer(5, "false").hasTakenOver);
    QCOMPARE(live.room.pupils().size(), 3U);
}

void RoomTest::renamesAndRemoves() {
    Class live;
    live.join(1, "Ada");
    live.join(2, "Bilal");
    live.join(3, "Chloé");
    live.room.rename(0, QStringLiteral(" bilal\u202e "));
    QCOMPARE(live.room.pupils()[0].name, QStringLiteral("bilal 2"));
    live.room.rename(0, QStringLiteral("BILAL 2"));
    QCOMPARE(live.room.pupils()[0].name, QStringLiteral("BILAL 2"));
    live.room.rename(0, QStringLiteral(" "));
    QCOMPARE(live.room.pupils()[0].name, QStringLiteral("BILAL 2"));
    QCOMPARE(live.room.remove(1, false), std::optional<ConnectionId>(2));
    QCOMPARE(live.room.pupils().size(), 2U);
    live.moves(3, "4");
    QCOMPARE(live.room.pupils()[1].path, std::vector<Vertex>{4});
    // Moves that were on their way are not a pupil's.
    QVERIFY(live.moves(2, "1").closes);
    live.leave(2);
    QCOMPARE(live.room.connectedCount(), 2U);
    QCOMPARE(live.typeOf(live.join(4, "Bilal")), QStringLiteral("welcome"));
}

void RoomTest::keepsOutRemovedPupils() {
    Class live;
    live.join(1, "Ada");
    live.room.remove(0, true);
    live.leave(1);
    const Room::Reply reply = live.send(2, R"({"type":"return","version":2,"token":"token1"})");
    QCOMPARE(live.whyOf(reply), std::string("removed"));
    QVERIFY(reply.closes);
}

void RoomTest::hidesNamesOnPhones() {
    Class live;
    live.join(1, "Ada");
    live.join(2, "Bilal");
    live.room.begin({.boards = {small}, .contest = LiveContest{}}, live.now);
    live.moves(2, "0,1,2,3");
    live.room.showRanking(live.now);
    live.room.setNamesHidden(true);
    const QJsonArray rows = live.view(0)["rows"].toArray();
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[0].toObject()["name"].toString(), QString());
    QCOMPARE(rows[0].toObject()["number"].toInt(), 2);
    QCOMPARE(rows[1].toObject()["name"].toString(), QStringLiteral("Ada"));
    QCOMPARE(rows[1].toObject()["place"].toInt(), 0);
    live.room.setNamesHidden(false);
    QCOMPARE(live.view(0)["rows"].toArray()[0].toObject()["name"].toString(),
             QStringLiteral("Bilal"));
}

void RoomTest::playsAtOwnPace() {
    Class live(LiveSeries{.boards = {small, classic, small}, .isOwnPace = true});
    live.join(1, "Ada");
    live.join(2, "Bilal");
    live.room.begin(live.now);
    QVERIFY(live.view(0)["next"].toBool());
    const std::string next = R"({"type":"next","round":0})";
    // The next board comes after this one is solved.
    QCOMPARE(objectOf(live.send(1, next).messages[0])["round"].toInt(), 0);
    live.moves(1, "0,1,2,3");
    const QJsonObject second = objectOf(live.send(1, next).messages[0]);
    QCOMPARE(second["number"].toInt(), 2);
    QCOMPARE(second["board"].toObject()["rows"].toInt(), 5);
    QCOMPARE(second["milliseconds"].toInt(), 0);
    QVERIFY(!live.send(1, R"({"type":"moves","round":1,"moves":[24]})").closes);
    QCOMPARE(live.room.pupils()[0].path, std::vector<Vertex>{24});
    QCOMPARE(live.room.pupils()[1].round, 0U);
    // A repeated message changes nothing.
    QCOMPARE(objectOf(live.send(1, next).messages[0])["round"].toInt(), 1);
    QCOMPARE(live.room.solvedBoards(0), 1U);
    QCOMPARE(live.room.solvedCount(), 0U);
    QVERIFY(live.room.isLastBoard());
    // When other boards begin, everybody plays these, and unplayed ones are discarded.
    live.room.begin({.boards = {small, small}}, live.now);
    QCOMPARE(live.room.rounds().size(), 4U);
    QCOMPARE(live.room.pupils()[1].round, 2U);
    QVERIFY(!live.room.pupils()[0].results.at(1).isSolved);
    // Together, only the teacher gives the next board.
    live.moves(1, "0,1,2,3");
    QCOMPARE(objectOf(live.send(1, R"({"type":"next","round":2})").messages[0])["round"].toInt(),
             2);
    QVERIFY(!live.view(0)["next"].toBool());
}

void RoomTest::triesForFewerPresses() {
    Class live({small});
    live.join(1, "Ada");
    live.moves(1, "0,0,0,1,2,3");
    const std::int64_t milliseconds = live.room.pupils()[0].results.at(0).milliseconds;
    const std::string again = R"({"type":"again","round":0})";
    const QJsonObject board = objectOf(live.send(1, again).messages[0]);
    QVERIFY(board["solved"].isNull());
    QVERIFY(live.room.isSolved(0));
    live.moves(1, "3");
    // Only a solved board begins again.
    live.send(1, again);
    QCOMPARE(live.room.pupils()[0].path, std::vector<Vertex>{3});
    QCOMPARE(live.typeOf(live.moves(1, "0,1,2")), QStringLiteral("solved"));
    QCOMPARE(live.room.pupils()[0].results.at(0).presses, 4U);
    QCOMPARE(live.room.pupils()[0].results.at(0).milliseconds, milliseconds);
    // A worse solution and one after the teacher's do not change the result.
    live.send(1, again);
    live.moves(1, "0,0,0,1,2,3");
    QCOMPARE(live.room.pupils()[0].results.at(0).presses, 4U);
    QVERIFY(!live.room.pupils()[0].results.at(0).isHelped);
}

void RoomTest::asksPreparedQuestions() {
    Class live;
    live.join(1, "Ada");
    live.room.setPrepared({{.text = "One?"}, {.text = "Two?"}, {.text = "Three?"}});
    live.room.askPrepared(1, live.now);
    QCOMPARE(live.room.question().text, std::string("Two?"));
    live.room.askPrepared(0, live.now);
    QCOMPARE(live.view(0)["text"].toString(), QStringLiteral("One?"));
    QCOMPARE(live.room.prepared().size(), 1U);
    QCOMPARE(live.room.prepared()[0].text, std::string("Three?"));
}

void RoomTest::knowsUnsavedResults() {
    Class live;
    live.join(1, "Ada");
    QVERIFY(!live.room.hasUnsavedResults());
    live.moves(1, "3");
    QVERIFY(live.room.hasUnsavedResults());
    live.room.markResultsSaved();
    QVERIFY(!live.room.hasUnsavedResults());
    live.room.ask({.kind = ClassQuestion::Kind::number, .text = "?"}, live.now);
    QVERIFY(!live.room.hasUnsavedResults());
    live.answer(1, R"("number":1)");
    QVERIFY(live.room.hasUnsavedResults());
}

void RoomTest::returnsFromItsText() {
    Class live(LiveSeries{.boards = {small, classic, small}, .isOwnPace = true});
    for (ConnectionId i = 0; i < 4; ++i) {
        live.join(i, "P" + std::to_string(i));
    }
    live.room.remove(3, true);
    live.room.begin(live.now);
    live.moves(0, "0,1,2,3");
    live.send(0, R"({"type":"next","round":0})");
    live.send(0, R"({"type":"moves","round":1,"moves":[7,8]})");
    const Prose prose{{.words = "How many ", .isStrong = true},
                      {.kind = Run::Kind::formula,
                       .formula = {.kind = Formula::Kind::matrix,
                                   .parts = {{.kind = Formula::Kind::number, .text = "1"},
                                             {.kind = Formula::Kind::letter, .text = "x"}},
                                   .columns = 2}}};
    live.room.setPrepared({{.text = "Later?", .prose = prose}});
    live.room.ask({.kind = ClassQuestion::Kind::cells,
                   .text = "Which?",
                   .step = {{.prose = prose}, {.kind = Block::Kind::picture, .picture = classic}},
                   .prose = prose,
                   .hasPieces = true,
                   .isSide = true,
                   .isProbability = true,
                   .board = small,
                   .cells = std::vector<Vertex>{0}},
                  live.now);
    live.answer(1, R"("cells":[0,2])");
    live.room.setPaused(true, live.now);
    live.room.setNamesHidden(true);
    const Moment later = live.now + 5000;
    auto again = Room::fromText(live.room.toText(), later);
    QVERIFY(again.has_value());
    QCOMPARE(again->prepared(), live.room.prepared());
    QCOMPARE(again->questions(), live.room.questions());
    QVERIFY(again->hasUnsavedResults());
    QCOMPARE(again->connectedCount(), 0U);
    QCOMPARE(again->toText(), live.room.toText());
    // Everybody returns with the same token and sees the same.
    for (ConnectionId i = 0; i < 3; ++i) {
        const std::string back =
            R"({"type":"return","version":2,"token":"token)" + std::to_string(i) + "\"}";
        const Room::Reply reply = again->receive(i, back, "", later);
        QCOMPARE(live.typeOf(reply), QStringLiteral("welcome"));
        QCOMPARE(reply.messages[1], live.room.viewOf(i, live.now));
    }
    QCOMPARE(live.whyOf(
                 again->receive(9, R"({"type":"return","version":2,"token":"token3"})", "", later)),
             std::string("removed"));
    again->resume(later);
    again->setPaused(false, later);
    live.room.resume(later);
    live.room.setPaused(false, later);
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(again->viewOf(i, later + 700), live.room.viewOf(i, later + 700));
    }
    // A contest that is ranked.
    Class contest({small});
    contest.join(1, "Ada");
    contest.room.begin({.boards = {small}, .contest = LiveContest{.order = RankingOrder::presses}},
                       contest.now);
    contest.moves(1, "0,1,2,3");
    contest.room.showRanking(contest.now);
    auto ranked = Room::fromText(contest.room.toText(), contest.now);
    QVERIFY(ranked.has_value());
    QCOMPARE(ranked->viewOf(0, contest.now), contest.room.viewOf(0, contest.now));
    QCOMPARE(ranked->contest()->order, RankingOrder::presses);
}

void RoomTest::refusesOtherTexts() {
    Class live;
    live.join(1, "Ada");
    live.moves(1, "3");
    live.room.ask({.kind = ClassQuestion::Kind::choice, .text = "?", .choices = {"a"}}, live.now);
    live.answer(1, R"("choice":0)");
    const std::string text = live.room.toText();
    QVERIFY(Room::fromText(text, 0).has_value());
    // No beginning of the text is a room, and no changed number crashes the program.
    for (std::size_t size = 0; size < text.size(); ++size) {
        QVERIFY(!Room::fromText(text.substr(0, size), 0));
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] >= '0' && text[i] <= '9') {
            std::string changed = text;
            changed[i] = '9';
            if (auto room = Room::fromText(changed, 0)) {
                (void)room->viewOf(0, 0);
                (void)room->ranked();
                (void)room->solvedCount();
            }
        }
    }
}

LIGHTSOUT_TEST(RoomTest)
#include "RoomTest.moc"
