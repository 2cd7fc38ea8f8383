// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/CommandLine.h"
#include "tests/support/Test.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace lightsout;

/// `lightsout-cli law`, `simulate`, `chain` and `states`.
class RandomPlayTest : public QObject {
    Q_OBJECT

private slots:
    void law();
    void lawOfEveryMethod();
    void lawAfterVeryManyPresses();
    void longGamesKeepTheirLength();
    void limitLaw();
    void simulate();
    void chain();
    void witness();
    void states();
    void gamesOfALength();
    void textForPeople();
    void refuses_data();
    void refuses();
};

namespace {

double sum(const QJsonArray& numbers) {
    double total = 0;
    for (const auto& number : numbers) {
        total += number.toDouble();
    }
    return total;
}

} // namespace

void RandomPlayTest::law() {
    const QJsonObject answer =
        jsonAnswer({"law", "--board", "grid:2x2", "--lights", "1000", "--presses", "1"});
    QCOMPARE(answer.keys(), (QStringList{"law", "mean", "method", "presses", "variance"}));
    // One black cell leads to two with probability 3/4 and to four with 1/4.
    QCOMPARE(answer["law"].toArray(), (QJsonArray{0.0, 0.0, 0.75, 0.0, 0.25}));
    QCOMPARE(answer["presses"].toInt(), 1);
    QCOMPARE(answer["mean"].toDouble(), 2.5);
    QCOMPARE(answer["variance"].toDouble(), 0.75);
    QCOMPARE(answer["method"].toString(), QString("gray-code"));
}

void RandomPlayTest::lawOfEveryMethod() {
    for (const char* board : {"grid:5x5", "grid:4x5,topology=torus", "petersen", "merlin"}) {
        const QJsonObject answer = jsonAnswer(
            {"law", "--board", board, "--lights", "none", "--presses", "1001", "--threads", "1"});
        QVERIFY(std::abs(sum(answer["law"].toArray()) - 1) < 1e-12);
    }
    QCOMPARE(jsonAnswer({"law", "--board", "grid:5x5", "--presses", "3"})["method"].toString(),
             QString("broken-profile"));
}

/// Where the law is its limit, of even or of odd times, in every digit.
void RandomPlayTest::lawAfterVeryManyPresses() {
    for (const char* board : {"grid:5x5", "grid:7x7", "petersen", "merlin", "grid:1x1"}) {
        for (const char* presses : {"1000000000000000", "1000000000000000000",
                                    "1000000000000000001", "18446744073709551615"}) {
            const QJsonObject answer =
                jsonAnswer({"law", "--board", board, "--lights", "none", "--presses", presses});
            const QJsonObject limit =
                jsonAnswer({"law", "--board", board, "--lights", "none", "--limit-law"});
            const bool isOdd = QByteArray(presses).back() % 2 == 1;
            const QJsonArray fractions = limit[isOdd ? "odd" : "even"].toArray();
            const QJsonArray law = answer["law"].toArray();
            QCOMPARE(law.size(), fractions.size());
            QVERIFY(std::abs(sum(law) - 1) < 1e-12);
            double mean = 0;
            for (qsizetype lit = 0; lit < law.size(); ++lit) {
                const QStringList fraction = fractions[lit].toString().split('/');
                const double expected =
                    fraction[0].toDouble() / (fraction.size() > 1 ? fraction[1].toDouble() : 1);
                QVERIFY(std::abs(law[lit].toDouble() - expected) < 1e-12);
                mean += static_cast<double>(lit) * expected;
            }
            QVERIFY(std::abs(answer["mean"].toDouble() - mean) < 1e-11);
        }
    }
}

/// Beyond 2^53 numbers would be rounded by what reads them.
void RandomPlayTest::longGamesKeepTheirLength() {
    const auto presses = [](const QStringList& command) {
        return jsonAnswer(command + QStringList{"--board", "grid:2x2"})["presses"].toVariant();
    };
    QCOMPARE(presses({"law", "--presses", "9007199254740992"}), QVariant(9007199254740992LL));
    QCOMPARE(presses({"law", "--presses", "9007199254740993"}), QVariant("9007199254740993"));
    QCOMPARE(presses({"simulate", "--games", "0", "--presses", "18446744073709551615"}),
             QVariant("18446744073709551615"));
}

void RandomPlayTest::limitLaw() {
    const QJsonObject answer =
        jsonAnswer({"law", "--board", "grid:2x2", "--lights", "none", "--limit-law"});
    QCOMPARE(answer.keys(), (QStringList{"even", "odd", "period"}));
    QCOMPARE(answer["even"].toArray(), (QJsonArray{"1/8", "0", "3/4", "0", "1/8"}));
    QCOMPARE(answer["odd"].toArray(), (QJsonArray{"0", "1/2", "0", "1/2", "0"}));
    QCOMPARE(answer["period"].toInt(), 2);
}

void RandomPlayTest::simulate() {
    const QStringList command{"simulate", "--board", "grid:3x3",  "--lights", "none",
                              "--games",  "1000",    "--presses", "20",       "--threads",
                              "2",        "--seed",  "4"};
    const QJsonObject answer = jsonAnswer(command);
    QCOMPARE(answer.keys(), (QStringList{"games", "histogram", "mean", "presses",
                                         "presses_per_second", "variance"}));
    QCOMPARE(answer["games"].toInt(), 1000);
    QCOMPARE(answer["histogram"].toArray().size(), 10);
    QCOMPARE(sum(answer["histogram"].toArray()), 1000.0);
    QVERIFY(std::abs(answer["mean"].toDouble() - 4.5) < 0.3);
    QCOMPARE(jsonAnswer(command)["histogram"], answer["histogram"]);
}

void RandomPlayTest::chain() {
    const QJsonObject answer = jsonAnswer({"chain", "--board", "grid:2x2"});
    QCOMPARE(answer.keys(), (QStringList{"lumpable", "states", "transition"}));
    QCOMPARE(answer["lumpable"].toBool(), true);
    QCOMPARE(answer["states"].toArray(), (QJsonArray{0, 1, 2, 3, 4}));
    QCOMPARE(answer["transition"].toArray()[1].toArray(),
             (QJsonArray{"0", "0", "3/4", "0", "1/4"}));
    QCOMPARE(answer["transition"].toArray()[2].toArray(),
             (QJsonArray{"0", "1/2", "0", "1/2", "0"}));
}

void RandomPlayTest::witness() {
    const QJsonObject answer = jsonAnswer({"chain", "--board", "grid:3x3"});
    QCOMPARE(answer.keys(), (QStringList{"lumpable", "witness"}));
    QCOMPARE(answer["lumpable"].toBool(true), false);
    const QJsonArray boards = answer["witness"].toArray();
    QCOMPARE(boards.size(), 2);
    QCOMPARE(boards[0].toString().count('1'), boards[1].toString().count('1'));
    QVERIFY(boards[0] != boards[1]);
}

void RandomPlayTest::states() {
    const QJsonObject answer = jsonAnswer({"states", "--board", "grid:4x4"});
    QCOMPARE(answer.keys(), (QStringList{"boards_by_presses", "diameter", "reachable", "states"}));
    QCOMPARE(answer["states"].toInt(), 65536);
    QCOMPARE(answer["reachable"].toInt(), 4096);
    QCOMPARE(answer["boards_by_presses"].toArray(),
             (QJsonArray{1, 16, 120, 560, 1387, 1440, 540, 32}));
    QCOMPARE(answer["diameter"].toInt(), 7);
}

void RandomPlayTest::gamesOfALength() {
    const auto games = [](const char* board, const char* lights, const char* length) {
        return jsonAnswer(
                   {"states", "--board", board, "--lights", lights, "--length", length})["games"]
            .toString();
    };
    QCOMPARE(games("grid:2x2", "all", "4"), QString("24"));
    QCOMPARE(games("grid:2x2", "all", "3"), QString("0"));
    QCOMPARE(games("grid:1x2", "10", "5"), QString("0"));                      // no solution
    QCOMPARE(games("grid:1x2", "none", "60"), QString("1152921504606846976")); // 2^60: all cancel
}

void RandomPlayTest::textForPeople() {
    const QByteArray limit =
        runCommandLine({"law", "--board", "grid:2x2", "--lights", "none", "--limit-law"}).output;
    QVERIFY(limit.contains("2  3/4  0\n") && limit.contains("Period 2\n"));
    QVERIFY(runCommandLine({"chain", "--board", "grid:2x2"}).output.contains("1: 0 0 3/4 0 1/4\n"));
    QVERIFY(runCommandLine({"chain", "--board", "petersen"}).output.contains("no Markov chain"));
    QVERIFY(runCommandLine({"states", "--board", "grid:2x2", "--length", "4"})
                .output.contains("Games of that length 24\n"));
    QVERIFY(runCommandLine({"law", "--board", "grid:2x2", "--presses", "2"})
                .output.contains("Mean 2.5, variance 0.75"));
    QVERIFY(runCommandLine({"simulate", "--board", "grid:2x2", "--games", "5", "--presses", "0"})
                .output.contains("4  5\n"));
}

void RandomPlayTest::refuses_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::newRow("law of a torus")
        << QStringList{"law", "--board", "grid:6x6,topology=torus", "--presses", "3"} << 3;
    QTest::newRow("law of a wide grid")
        << QStringList{"law", "--board", "grid:9x9", "--presses", "3"} << 3;
    QTest::newRow("limit law of a large kernel")
        << QStringList{"law", "--board", "complete:60", "--limit-law"} << 3;
    QTest::newRow("limit law of a huge board")
        << QStringList{"law", "--board", "grid:3000x3000", "--limit-law"} << 3;
    QTest::newRow("games on a huge board")
        << QStringList{"simulate", "--board", "grid:5000x5000", "--games", "1", "--presses", "1"}
        << 3;
    QTest::newRow("states") << QStringList{"states", "--board", "grid:6x6"} << 3;
    QTest::newRow("long games") << QStringList{"states", "--board", "grid:2x2", "--length",
                                               "1000000000"}
                                << 3;
    QTest::newRow("nothing asked") << QStringList{"law", "--board", "grid:2x2"} << 2;
    QTest::newRow("both asked") << QStringList{"law",         "--board",   "grid:2x2",
                                               "--limit-law", "--presses", "1"}
                                << 2;
    QTest::newRow("no games") << QStringList{"simulate", "--board", "grid:2x2", "--presses", "1"}
                              << 2;
    QTest::newRow("not a number") << QStringList{"simulate", "--board",   "grid:2x2", "--games",
                                                 "x",        "--presses", "1"}
                                  << 2;
}

void RandomPlayTest::refuses() {
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    const CommandLineRun run = runCommandLine(arguments + QStringList{"--json"});
    QCOMPARE(run.status, status);
    QVERIFY(run.output.isEmpty());
    QVERIFY(run.errors.startsWith("lightsout-cli: ") && run.errors.count('\n') == 1);
}

LIGHTSOUT_TEST(RandomPlayTest)
#include "RandomPlayTest.moc"
