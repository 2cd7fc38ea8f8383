// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/BitVector.h"
#include "io/BoardSpec.h"
#include "tests/support/CommandLine.h"
#include "tests/support/Test.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

/// Tests `lightsout-cli challenge` and `lightsout-cli deal`.
class ChallengeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void codesOfBoards_data();
    void codesOfBoards();
    void codesAreReadAsTheyAreTyped();
    void everyWrongSymbolIsRefused();
    void resultsAreWrittenAndRead();
    void resultsBelongToTheirBoard();
    void dealtBoardsNeedTheirPresses();
    void dealsAreTheSameEverywhere();
    void dealsRise();
    void dealsOfADay();
    void refuses_data();
    void refuses();
    void textForPeople();
};

namespace {

QString codeOf(const QString& board, const QString& lights) {
    const QJsonObject answer =
        jsonAnswer({"challenge", "make", "--board", board, "--lights", lights});
    return answer.keys() == QStringList{"code"} ? answer["code"].toString() : QString();
}

} // namespace

void ChallengeTest::codesOfBoards_data() {
    QTest::addColumn<QString>("lights");
    QTest::newRow("grid:5x5") << QString(25, '1');
    QTest::newRow("grid:1x1,topology=projective,neighbours=row-column") << "0";
    QTest::newRow("grid:3x7,topology=moebius,neighbours=king,self=off") << "101110000111000010101";
    QTest::newRow("grid:8x8,topology=klein,neighbours=knight")
        << QString(32, '0') + QString(32, '1');
}

void ChallengeTest::codesOfBoards() {
    QFETCH(const QString, lights);
    const QString board = QTest::currentDataTag();
    const QString code = codeOf(board, lights);
    QVERIFY(code.size() == 14 || code.size() == 19);
    const QJsonObject read = jsonAnswer({"challenge", "read", code});
    QCOMPARE(read.keys(), (QStringList{"board", "lights"}));
    QCOMPARE(read["board"].toString(), board);
    QCOMPARE(read["lights"].toString(), lights);
    // The groups may be separate arguments.
    QCOMPARE(jsonAnswer(QStringList{"challenge", "read"} + code.split(' ')), read);
}

void ChallengeTest::codesAreReadAsTheyAreTyped() {
    const QString code = codeOf("grid:4x4", "all");
    const QJsonObject read = jsonAnswer({"challenge", "read", code});
    QVERIFY(!read.isEmpty());
    for (const QString& typed : {code.toLower(), QString(code).remove(' '),
                                 QString(code).replace(' ', '-'), "  " + code + " "}) {
        QCOMPARE(jsonAnswer({"challenge", "read", typed}), read);
    }
}

void ChallengeTest::everyWrongSymbolIsRefused() {
    const QString code = codeOf("grid:5x5", "all");
    for (int place = 0; place < code.size(); ++place) {
        QString wrong = code;
        wrong[place] = code[place] == 'K' ? 'M' : 'K';
        if (code[place] != ' ') {
            const CommandLineRun run = runCommandLine({"challenge", "read", wrong});
            QCOMPARE(run.status, 2);
            QCOMPARE(run.output, QByteArray());
            QCOMPARE(
                run.errors,
                QByteArray(
                    "lightsout-cli: CODE: this is not a valid code: a letter or digit is wrong\n"));
        }
    }
}

void ChallengeTest::resultsAreWrittenAndRead() {
    const QString code = codeOf("grid:5x5", "all");
    const QJsonObject written =
        jsonAnswer({"challenge", "results", code, "--presses", "17", "--seconds", "228"});
    QCOMPARE(written.keys(), (QStringList{"code", "hints", "presses", "seconds", "valid"}));
    QCOMPARE(written["presses"].toInt(), 17);
    QCOMPARE(written["seconds"].toInt(), 228);
    QCOMPARE(written["valid"], QJsonValue(true));
    const QString results = written["code"].toString();
    QCOMPARE(jsonAnswer({"challenge", "results", results.toLower()}), written);
    QCOMPARE(runCommandLine({"challenge", "results", results}).output,
             QString(results + ": 17 presses in 228 seconds\n").toUtf8());
    QCOMPARE(runCommandLine({"challenge", "results", code}).status, 2);
    QCOMPARE(runCommandLine({"challenge", "read", results}).status, 2);
}

void ChallengeTest::resultsBelongToTheirBoard() {
    const QString code = codeOf("grid:5x5", "all");
    const QString other = codeOf("grid:5x5", "1101000000000000000000000");
    const auto resultsWith = [&code](const char* presses, int status) {
        return jsonAnswer({"challenge", "results", code, "--presses", presses, "--seconds", "9"},
                          status)["code"]
            .toString();
    };
    const QString possible = resultsWith("15", 0);
    QCOMPARE(jsonAnswer({"challenge", "results", possible, "--challenge", code})["valid"],
             QJsonValue(true));
    QCOMPARE(jsonAnswer({"challenge", "results", possible, "--challenge", other}, 1)["valid"],
             QJsonValue(false));
    // The board needs 15 presses.
    const QString tooFew = resultsWith("14", 1);
    QCOMPARE(jsonAnswer({"challenge", "results", tooFew, "--challenge", code}, 1)["valid"],
             QJsonValue(false));
}

void ChallengeTest::dealtBoardsNeedTheirPresses() {
    for (const auto& [size, difficulty] :
         {std::pair{"5x5", 9}, {"4x4", 7}, {"3x6", 11}, {"8x8", 20}, {"1x2", 1}}) {
        const QJsonObject answer =
            jsonAnswer({"deal", "--seed", "42", "--size", size, "--difficulty",
                        QString::number(difficulty), "--count", "3"});
        QCOMPARE(answer.keys(), QStringList{"boards"});
        QCOMPARE(answer["boards"].toArray().size(), 3);
        for (const QJsonValue& each : answer["boards"].toArray()) {
            const QJsonObject board = each.toObject();
            QCOMPARE(board.keys(), (QStringList{"code", "fewest", "lights"}));
            QCOMPARE(board["fewest"].toInt(), difficulty);
            QCOMPARE(board["code"].toString().size(), 9);
            const QJsonObject read = jsonAnswer({"challenge", "read", board["code"].toString()});
            QCOMPARE(read["lights"], board["lights"]);
            QCOMPARE(read["board"].toString(), QString("grid:") + size);
            const QJsonObject solved =
                jsonAnswer({"solve", "--minimum", "--board", read["board"].toString(), "--lights",
                            board["lights"].toString()});
            QCOMPARE(solved["minimum"].toObject()["press_count"].toInt(), difficulty);
            QCOMPARE(solved["minimum"].toObject()["proven"], QJsonValue(true));
        }
    }
}

void ChallengeTest::dealsAreTheSameEverywhere() {
    const QJsonObject answer = jsonAnswer({"deal", "--count", "2"});
    QCOMPARE(answer["boards"].toArray().first().toObject()["lights"].toString(),
             QString("1000101000100111100010000"));
    // The second board has the next seed.
    QCOMPARE(answer["boards"].toArray().last(),
             jsonAnswer({"deal", "--seed", "2"})["boards"].toArray().first());
    // If the seed is too large for a short code, the code is that of the board.
    const QJsonObject large =
        jsonAnswer({"deal", "--seed", "18446744073709551615"})["boards"].toArray()[0].toObject();
    QCOMPARE(large["code"].toString(), codeOf("grid:5x5", large["lights"].toString()));
}

void ChallengeTest::dealsRise() {
    const QJsonArray boards =
        jsonAnswer({"deal", "--rising", "--difficulty", "3", "--count", "13"})["boards"].toArray();
    QCOMPARE(boards.size(), 13);
    for (int i = 0; i < boards.size(); ++i) {
        QCOMPARE(boards[i].toObject()["fewest"].toInt(), 3 + i);
    }
}

void ChallengeTest::dealsOfADay() {
    const QJsonArray boards =
        jsonAnswer({"deal", "--date", "2024-02-28", "--count", "3"})["boards"].toArray();
    QCOMPARE(boards.size(), 3);
    QCOMPARE(boards[0].toObject()["fewest"].toInt(), 6); // a Wednesday
    QCOMPARE(boards.last(), jsonAnswer({"deal", "--date", "2024-03-01"})["boards"].toArray()[0]);
}

void ChallengeTest::refuses_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("message");
    const auto add = [](const char* arguments, int status, const char* message) {
        QTest::newRow(arguments) << QString(arguments).split(' ') << status << QByteArray(message);
    };
    add("challenge", 2, "command line: make|read|results is missing");
    add("challenge tell", 2, "command line: \"tell\" is not one of make, read and results");
    add("challenge make", 2, "command line: --board is missing");
    add("challenge make KKKK --board grid:3x3", 2, "command line: \"KKKK\" is not expected here");
    add("challenge make --board petersen", 2,
        "--board: only grids have codes; share a graph as a file");
    add("challenge make --board grid:9x8", 3,
        "--board: a grid of 9 x 8 has no code; up to 8 x 8 have one; share larger grids as a file");
    add("challenge make --board grid:3x3 --target all --lights none", 2,
        "--target: codes are only for boards with the target none");
    add("challenge make --board grid:3x3 --seconds 1", 2,
        "--seconds: has no effect on challenge make");
    add("challenge read", 2, "command line: CODE is missing");
    add("challenge read K7H0 3XRT", 2,
        "CODE, column 4: \"0\" does not appear in codes; all letters except I and O and the digits "
        "from 2 to 9 are");
    add("challenge read K7H", 2, "CODE: a code does not have 3 letters and digits");
    add("challenge read KKKK KKKK --board grid:3x3", 2, "--board: has no effect on challenge read");
    add("challenge results KKKK KKKK KKKK --lights all", 2,
        "--lights: has no effect on challenge results");
    add("challenge results KKKK --presses 1", 2, "--presses: has no effect without --seconds");
    add("deal --size 5", 2, "--size: \"5\" is not a size such as 5x5");
    add("deal --size 0x5", 2, "--size: \"0x5\" is not a size such as 5x5");
    add("deal --size 5x5x", 2, "--size: \"5x5x\" is not a size such as 5x5");
    add("deal --size 9x5", 3, "--size: boards of 9x5 are not dealt; up to 8x8 are");
    add("deal --difficulty 16", 2, "--difficulty: the hardest boards of 5 x 5 need 15 presses");
    add("deal --difficulty 0", 2, "--difficulty: the number \"0\" is out of range (limit: 1)");
    add("deal --rising --count 12", 2, "--rising: the hardest boards of 5 x 5 need 15 presses");
    add("deal --count 10001", 3, "--count: 10001 boards; at most 10000 can be dealt at once");
    add("deal --seed 18446744073709551615 --count 2", 2,
        "--seed: the seeds of the boards would exceed 2^64 - 1");
    add("deal --date 2026-02-30", 2, "--date: \"2026-02-30\" is not a date such as 2026-11-22");
    add("deal --date 2026-257-1", 2, "--date: \"2026-257-1\" is not a date such as 2026-11-22");
    add("deal --date 2026-11-22 --seed 3", 2, "--seed: can't be combined with --date");
    add("deal 5x5", 2, "command line: \"5x5\" is not expected here");
}

void ChallengeTest::refuses() {
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    QFETCH(const QByteArray, message);
    const CommandLineRun run = runCommandLine(arguments);
    QCOMPARE(run.errors, "lightsout-cli: " + message + "\n");
    QCOMPARE(run.status, status);
    QCOMPARE(run.output, QByteArray());
}

void ChallengeTest::textForPeople() {
    const CommandLineRun dealt = runCommandLine({"deal"});
    QCOMPARE(dealt.status, 0);
    QCOMPARE(dealt.output,
             QByteArray("3YMH JNAA\n"
                        "5 presses, proven; 4 solutions; chasing once leaves 3 "
                        "lights on\n"
                        "  X . . . X\n  . X . . .\n  X . . X X\n  X X . . .\n  X . . . .\n"));
    const CommandLineRun read = runCommandLine({"challenge", "read", "3ymhjnaa"});
    QVERIFY(read.output.startsWith("grid:5x5\nDealt with seed 1 and difficulty 5\n5 presses"));
    QCOMPARE(runCommandLine({"challenge", "make", "--board", "grid:5x5"}).output,
             QByteArray("3LXA RSKP 9A4V\n"));
}

LIGHTSOUT_TEST(ChallengeTest)
#include "ChallengeTest.moc"
