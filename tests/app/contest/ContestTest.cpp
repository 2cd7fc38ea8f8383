// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/Contest.h"
#include "contest/ContestPage.h"
#include "tests/app/contest/Rounds.h"
#include "tests/support/Test.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace lightsout;

namespace {

using Phase = Contest::Phase;

void pressAll(Contest& contest, const std::vector<Vertex>& cells) {
    for (const Vertex v : cells) {
        contest.press(v);
    }
    QCoreApplication::processEvents(); // the next board appears after the last press
}

/// Returns the same contest as it is read when the program is restarted.
std::unique_ptr<Contest> reopened(const Contest& contest, TestClock& time) {
    const QByteArray file = QJsonDocument(contest.toJson()).toJson();
    return Contest::fromJson(QJsonDocument::fromJson(file).object(), time.clock());
}

} // namespace

/// Tests the rules of a contest with a clock that the test controls.
class ContestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesThroughItsRounds();
    void ignoresPressesOutsideTheRound();
    void givesAResult();
    void boardsOfARoundFollowEachOther();
    void undoTakesPressesBack();
    void leavingMarksTheRound();
    void savedResultsHaveThePassedTime();
    void givingUpEndsTheRoundForThePlayer();
    void isRestoredAfterTheProgramEnds();
    void continuesWhileTheProgramIsClosed();
    void aClockSetBackGivesNoTime();
    void theFileHoldsNoSolutions();
    void damagedFilesAreNoContests();
    void readsRounds();
    void writesATable();
};

void ContestTest::goesThroughItsRounds() {
    TestClock time;
    Contest contest(twoRounds(), time.clock());
    QCOMPARE(contest.phase(), Phase::ready);
    QVERIFY(!contest.isRoundRunning());
    QCOMPARE(contest.millisecondsLeft(), 5000);
    time.pass(contest, 5);
    QCOMPARE(contest.phase(), Phase::running);
    QCOMPARE(contest.millisecondsLeft(), 60'000);
    time.pass(contest, 59.9);
    QCOMPARE(contest.phase(), Phase::running);
    QVERIFY(contest.isRoundRunning());
    QCOMPARE(contest.millisecondsPlayed(), 59'900);
    time.pass(contest, 0.1);
    QCOMPARE(contest.phase(), Phase::over);
    QVERIFY(!contest.isRoundRunning());
    QCOMPARE(contest.millisecondsLeft(), 20'000);
    time.pass(contest, 20);
    QCOMPARE(contest.round(), 1U);
    QCOMPARE(contest.phase(), Phase::running);
    QVERIFY(!contest.result(0));
    time.pass(contest, 1000);
    QCOMPARE(contest.round(), 1U);
    QCOMPARE(contest.phase(), Phase::over);
    QCOMPARE(contest.millisecondsLeft(), 0);
    contest.beginNextRound(); // there is no next round
    QCOMPARE(contest.round(), 1U);
}

void ContestTest::ignoresPressesOutsideTheRound() {
    TestClock time;
    Contest contest(twoRounds(), time.clock());
    contest.press(0);
    contest.giveUp();
    QCOMPARE(contest.presses(), 0U);
    time.pass(contest, 5);
    QVERIFY(!contest.hasGivenUp());
    contest.press(0);
    QCOMPARE(contest.presses(), 1U);
    // The time alone decides, even before the timer fires.
    time.now += 60'000;
    contest.press(1);
    contest.undo();
    QCOMPARE(contest.phase(), Phase::over);
    QCOMPARE(contest.presses(), 1U);
    // A window that shows the ranking plays no board.
    ContestPlan ranking = twoRounds();
    ranking.isRanking = true;
    Contest shown(ranking, time.clock());
    time.pass(shown, 5);
    shown.press(0);
    QCOMPARE(shown.presses(), 0U);
}

void ContestTest::givesAResult() {
    TestClock time;
    Contest contest(twoRounds(), time.clock());
    time.pass(contest, 5 + 12.7);
    contest.press(24);
    contest.press(24);
    QVERIFY(!contest.result(0));
    pressAll(contest, pressesOf(dealOf(3)));
    QCOMPARE(contest.phase(), Phase::waiting);
    QVERIFY(contest.isRoundRunning());
    const auto result = contest.result(0);
    QVERIFY(result);
    QCOMPARE(result->presses, 5U);
    QCOMPARE(result->seconds, 12U);
    QCOMPARE(result->digest, boardDigest(dealtBoard(dealOf(3), Progress()).board));
    QCOMPARE(std::get<RoundResult>(readResultsCode(resultsCode(*result))), *result);
    time.pass(contest, 30);
    QCOMPARE(contest.result(0)->seconds, 12U);
    // The result is kept when the next round has begun.
    time.pass(contest, 40);
    QCOMPARE(contest.round(), 1U);
    QCOMPARE(*contest.result(0), *result);
    QVERIFY(!contest.result(1));
}

void ContestTest::boardsOfARoundFollowEachOther() {
    TestClock time;
    Contest contest(twoRounds(), time.clock());
    time.pass(contest, 85);
    QCOMPARE(contest.round(), 1U);
    QCOMPARE(contest.board(), 0U);
    pressAll(contest, pressesOf(dealOf(2)));
    QCOMPARE(contest.board(), 1U);
    QCOMPARE(contest.phase(), Phase::running);
    QCOMPARE(contest.document().game().lights(), contest.boards()[1].board.lights);
    time.pass(contest, 7);
    pressAll(contest, pressesOf(dealOf(4)));
    QCOMPARE(contest.phase(), Phase::waiting);
    QCOMPARE(contest.result(1)->presses, 6U);
    QCOMPARE(contest.result(1)->seconds, 7U);
    QCOMPARE(contest.path(0), pressesOf(dealOf(2)));
    QCOMPARE(contest.path(1), pressesOf(dealOf(4)));
    // The code identifies both boards in their order.
    const ContestRound& boards = contest.boards();
    QCOMPARE(contest.digest(1), boardsDigest({boards[0].board, boards[1].board}));
    QVERIFY(contest.digest(1) != boardsDigest({boards[1].board, boards[0].board}));
    QVERIFY(contest.digest(1) != boardDigest(boards[0].board));
}

void ContestTest::undoTakesPressesBack() {
    TestClock time;
    Contest contest(twoRounds(), time.clock());
    time.pass(contest, 5);
    contest.press(3);
    contest.press(8);
    contest.undo();
    QCOMPARE(contest.path(0), std::vector<Vertex>{3});
    contest.redo();
    QCOMPARE(contest.path(0), (std::vector<Vertex>{3, 8}));
    contest.undo();
    contest.undo();
    contest.undo(); // there is nothing left to undo
    QCOMPARE(contest.presses(), 0U);
    pressAll(contest, pressesOf(dealOf(3)));
    contest.undo(); // a board that is off stays off
    QCOMPARE(contest.result(0)->presses, 3U);
}

void ContestTest::leavingMarksTheRound() {
    TestClock time;
    Contest contest(twoRounds(), time.clock());
    time.pass(contest, 5 + 10);
    contest.press(4);
    contest.leave();
    QVERIFY(contest.hasLeft());
    QVERIFY(contestCsv(contest).endsWith("\"Lina\",,,left\r\n"));
    QVERIFY(reopened(contest, time)->hasLeft());
    // If a round was solved, it stays solved; if its time was up, it is not marked as left.
    Contest solved(twoRounds(), time.clock());
    time.pass(solved, 6);
    pressAll(solved, pressesOf(dealOf(3)));
    solved.leave();
    QVERIFY(contestCsv(solved).endsWith(",3,1,solved\r\n"));
    Contest late(twoRounds(), time.clock());
    time.pass(late, 5 + 61);
    late.leave();
    QVERIFY(contestCsv(late).endsWith(",,,not solved\r\n"));
    // The same holds if the round was given up before.
    Contest givenUp(twoRounds(), time.clock());
    time.pass(givenUp, 5 + 10);
    givenUp.giveUp();
    time.pass(givenUp, 55);
    givenUp.leave();
    QVERIFY(contestCsv(givenUp).endsWith(",,,not solved\r\n"));
}

void ContestTest::savedResultsHaveThePassedTime() {
    TestClock time;
    Contest contest(twoRounds(), time.clock());
    QCOMPARE(contest.secondsSinceBeginning(0), 0U);
    time.pass(contest, 5 + 12);
    pressAll(contest, pressesOf(dealOf(3)));
    QCOMPARE(contest.secondsSinceBeginning(0), 12U);
    const QJsonObject good = contest.toJson();
    for (const qint64 solvedAt : {-1, 12'001, 70'000}) {
        QJsonObject bad = good;
        QJsonArray played = good.value(QStringLiteral("played")).toArray();
        QJsonObject board = played[0].toObject();
        board.insert(QStringLiteral("solvedAt"), solvedAt);
        played[0] = board;
        bad.insert(QStringLiteral("played"), played);
        QVERIFY(!Contest::fromJson(bad, time.clock()));
    }
    QVERIFY(Contest::fromJson(good, time.clock()));
    time.pass(contest, 500);
    QCOMPARE(contest.secondsSinceBeginning(0), 60U);
}

void ContestTest::givingUpEndsTheRoundForThePlayer() {
    TestClock time;
    Contest contest(twoRounds(), time.clock());
    time.pass(contest, 10);
    contest.press(4);
    contest.giveUp();
    QCOMPARE(contest.phase(), Phase::waiting);
    contest.press(5);
    contest.undo();
    QCOMPARE(contest.presses(), 1U);
    QVERIFY(!contest.result(0));
    contest.beginNextRound();
    QCOMPARE(contest.round(), 0U);
    time.pass(contest, 55);
    QCOMPARE(contest.phase(), Phase::over);
}

void ContestTest::isRestoredAfterTheProgramEnds() {
    TestClock time;
    Contest contest(twoRounds(), time.clock());
    time.pass(contest, 15);
    pressAll(contest, pressesOf(dealOf(3)));
    contest.rank({.round = 0, .name = QStringLiteral("Noam"), .presses = 4, .seconds = 9});
    time.pass(contest, 70);
    QCOMPARE(contest.round(), 1U);
    pressAll(contest, pressesOf(dealOf(2)));
    contest.press(6);
    contest.press(7);
    time.now += 3000;
    const auto again = reopened(contest, time);
    QVERIFY(again);
    QCOMPARE(again->phase(), Phase::running);
    QCOMPARE(again->round(), 1U);
    QCOMPARE(again->board(), 1U);
    QCOMPARE(again->document().game(), contest.document().game());
    QCOMPARE(again->path(0), pressesOf(dealOf(2)));
    QCOMPARE(again->path(1), (std::vector<Vertex>{6, 7}));
    QCOMPARE(*again->result(0), *contest.result(0));
    QCOMPARE(again->millisecondsLeft(), 57'000);
    QCOMPARE(again->ranking().ofRound(0).size(), 1U);
    QCOMPARE(again->plan().player, QStringLiteral("Lina"));
    // The restored presses can still be undone.
    again->undo();
    QCOMPARE(again->path(1), std::vector<Vertex>{6});
    // A player who has finished a round stays finished.
    Contest other(twoRounds(), time.clock());
    time.pass(other, 6);
    other.giveUp();
    QCOMPARE(reopened(other, time)->phase(), Phase::waiting);
}

void ContestTest::continuesWhileTheProgramIsClosed() {
    TestClock time;
    Contest contest(twoRounds(), time.clock());
    time.pass(contest, 6);
    time.now += 500'000;
    const auto again = reopened(contest, time);
    QCOMPARE(again->round(), 1U);
    QCOMPARE(again->phase(), Phase::over);
}

void ContestTest::aClockSetBackGivesNoTime() {
    TestClock time;
    Contest contest(twoRounds(), time.clock());
    time.pass(contest, 5 + 30);
    time.pass(contest, -20);
    QCOMPARE(contest.millisecondsLeft(), 30'000);
    QCOMPARE(reopened(contest, time)->millisecondsLeft(), 30'000);
}

void ContestTest::theFileHoldsNoSolutions() {
    TestClock time;
    Contest contest(twoRounds(), time.clock());
    time.pass(contest, 6);
    contest.press(0);
    const QByteArray file = QJsonDocument(contest.toJson()).toJson(QJsonDocument::Compact);
    // The file contains no solution, neither as cells nor as bits.
    for (const std::size_t presses : {2, 3, 4}) {
        QJsonArray cells;
        for (const Vertex v : pressesOf(dealOf(presses))) {
            cells.append(static_cast<qint64>(v));
        }
        QVERIFY(!file.contains(QJsonDocument(cells).toJson(QJsonDocument::Compact)));
        QVERIFY(!file.contains(
            QByteArray::fromStdString(dealtBoard(dealOf(presses), Progress()).presses.toString())));
    }
}

void ContestTest::damagedFilesAreNoContests() {
    TestClock time;
    Contest contest(twoRounds(), time.clock());
    time.pass(contest, 6);
    contest.press(3);
    const QJsonObject good = contest.toJson();
    QVERIFY(Contest::fromJson(good, time.clock()));
    QVERIFY(!Contest::fromJson({}, time.clock()));
    const auto with = [&](const char* key, const QJsonValue& value) {
        QJsonObject bad = good;
        bad.insert(QLatin1String(key), value);
        return Contest::fromJson(bad, time.clock());
    };
    QVERIFY(!with("plan", 3));
    QVERIFY(!with("round", 2));
    QVERIFY(!with("round", -1));
    QVERIFY(!with("round", 1)); // a result of the first round is missing
    const QJsonObject outside{{QStringLiteral("path"), QJsonArray{25}}};
    QVERIFY(!with("played", QJsonArray{outside}));
    QJsonObject plan = good.value(QStringLiteral("plan")).toObject();
    plan.insert(QStringLiteral("rounds"), QJsonArray{QJsonArray{}});
    QVERIFY(!with("plan", plan));
    // A contest of an earlier version has no ranking order.
    plan = good.value(QStringLiteral("plan")).toObject();
    for (const QJsonValue& order : {QJsonValue(), QJsonValue(7), QJsonValue(-1)}) {
        plan.insert(QStringLiteral("order"), order);
        QCOMPARE(with("plan", plan)->plan().order, RankingOrder::pressesThenTime);
    }
    plan = good.value(QStringLiteral("plan")).toObject();
    plan.insert(QStringLiteral("roundSeconds"), 0);
    QVERIFY(!with("plan", plan));
}

void ContestTest::readsRounds() {
    Progress progress;
    const QString one = codeOf(dealOf(3));
    const auto fault = [&](const QString& lines) {
        return std::get<RoundsFault>(roundsOf(lines, progress));
    };
    QCOMPARE(fault(QString()).line, 0);
    QCOMPARE(fault(QStringLiteral(" \n,\n")).line, 0);
    QCOMPARE(fault(one + QStringLiteral("\n\n3LX0")).line, 3);
    QVERIFY(fault(QStringLiteral("3LX0")).fault);
    // One board needs no presses, and the other can't be solved.
    for (const std::size_t lights : {0U, 1U}) {
        BitVector cells(25);
        if (lights == 1) {
            cells.set(0);
        }
        const RoundsFault wrong =
            fault(QString::fromStdString(challengeCode(ChallengeBoard{{5, 5}, cells})));
        QCOMPARE(wrong.line, 1);
        QVERIFY(!wrong.fault);
    }
    const auto rounds = std::get<std::vector<ContestRound>>(
        roundsOf(one.toLower().remove(QLatin1Char(' ')) + QStringLiteral("\n\n") + one +
                     QStringLiteral(" , ") + one,
                 progress));
    QCOMPARE(rounds.size(), 2U);
    QCOMPARE(rounds[1].size(), 2U);
    QCOMPARE(rounds[0][0].board, rounds[1][1].board);
}

void ContestTest::writesATable() {
    TestClock time;
    ContestPlan plan = twoRounds();
    plan.player = QStringLiteral("Lina \"L\", 7b");
    Contest contest(plan, time.clock());
    time.pass(contest, 5 + 10);
    pressAll(contest, pressesOf(dealOf(3)));
    contest.rank({.round = 0, .name = QStringLiteral("=Inès"), .presses = 21, .seconds = 50});
    time.pass(contest, 75);
    const QStringList lines = QString::fromUtf8(contestCsv(contest)).split(QStringLiteral("\r\n"));
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines[0], QStringLiteral("date,round,codes,name,presses,seconds,result"));
    const QString code = codeOf(dealOf(3));
    QVERIFY(lines[1].endsWith(
        QStringLiteral(",1,\"%1\",\"Lina \"\"L\"\", 7b\",3,10,solved").arg(code)));
    QVERIFY(lines[1].startsWith(QStringLiteral("2023-11-")));
    QVERIFY(lines[2].endsWith(QStringLiteral(",\"'=Inès\",21,50,solved")));
    QVERIFY(lines[3].endsWith(QStringLiteral("7b\",,,not solved"))); // not solved
    QVERIFY(lines[4].isEmpty());
}

LIGHTSOUT_TEST(ContestTest)
#include "ContestTest.moc"
