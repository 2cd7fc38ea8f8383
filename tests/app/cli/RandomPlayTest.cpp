// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/CommandLine.h"
#include "tests/support/Test.h"

#include <QJsonArray>
#include <QTest>

#include <array>
#include <cmath>

using namespace lightsout;

/// Tests `lightsout-cli law`, `simulate`, `chain` and `states`.
class RandomPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void law();
    void lawOfEveryMethod();
    void lawAfterVeryManyPresses();
    void longGamesKeepTheirLength();
    void lawOfButtonsAndLights();
    void limitLaw();
    void simulate();
    void lazyLaw();
    void distance();
    void distanceAfterAnyTime_data();
    void distanceAfterAnyTime();
    void momentsOfAnySize();
    void namesWidthsThatWouldDo();
    void chain();
    void chainAmongReachableBoards();
    void spectrumAndPowerOfAChain();
    void chance();
    void chanceOfUnreachableTargets();
    void chanceForPeople();
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

/// Returns base^exponent; the values 0 and 1 are exact.
double power(double base, std::uint64_t exponent) {
    const double size = std::pow(std::abs(base), static_cast<double>(exponent));
    return base < 0 && exponent % 2 == 1 ? -size : size;
}

int choose(int n, int k) {
    return k < 0 || k > n ? 0 : k == 0 ? 1 : choose(n - 1, k - 1) + choose(n - 1, k);
}

/// Returns the law of the number of black cells on the 2 × 2 board after `time` presses, beginning
/// with all off, in closed form.
///
/// The sets of presses are an urn of four balls. Its eigenvalues are 1 - k/2, and its eigenvectors
/// are the Krawtchouk polynomials; if nothing is pressed with probability 1/2 at each step, the
/// eigenvalues are 1 - k/4. All cells except opposite ones are neighbours: an even set of presses
/// changes as many lights as it has presses, and an odd one changes the others.
std::array<double, 5> lawOfFour(std::uint64_t time, bool isLazy) {
    std::array<double, 5> law{};
    for (int pressed = 0; pressed <= 4; ++pressed) {
        double share = 0;
        for (int k = 0; k <= 4; ++k) {
            int krawtchouk = 0;
            for (int j = 0; j <= k; ++j) {
                krawtchouk +=
                    (j % 2 == 0 ? 1 : -1) * choose(pressed, j) * choose(4 - pressed, k - j);
            }
            share += krawtchouk * power(1 - k / (isLazy ? 4.0 : 2.0), time);
        }
        law[static_cast<std::size_t>(pressed % 2 == 0 ? pressed : 4 - pressed)] =
            choose(4, pressed) * share / 16;
    }
    return law;
}

} // namespace

void RandomPlayTest::law() {
    const QJsonObject answer =
        jsonAnswer({"law", "--board", "grid:2x2", "--lights", "1000", "--presses", "1"});
    QCOMPARE(answer.keys(), (QStringList{"law", "mean", "method", "presses", "variance"}));
    // One black cell leads to two black cells with probability 3/4 and to four with probability
    // 1/4.
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

/// After this many presses, the law equals its limit for even or odd times in every digit.
void RandomPlayTest::lawAfterVeryManyPresses() {
    for (const char* board : {"grid:5x5", "grid:7x7", "petersen", "merlin", "grid:1x1"}) {
        const QJsonObject limit =
            jsonAnswer({"law", "--board", board, "--lights", "none", "--limit-law"});
        for (const char* presses : {"1000000000000000", "1000000000000000000",
                                    "1000000000000000001", "18446744073709551615"}) {
            const QJsonObject answer =
                jsonAnswer({"law", "--board", board, "--lights", "none", "--presses", presses});
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

/// Readers would round numbers above 2^53.
void RandomPlayTest::longGamesKeepTheirLength() {
    const auto presses = [](const QStringList& command) {
        return jsonAnswer(command + QStringList{"--board", "grid:2x2"})["presses"].toVariant();
    };
    QCOMPARE(presses({"law", "--presses", "9007199254740992"}), QVariant(9007199254740992LL));
    QCOMPARE(presses({"law", "--presses", "9007199254740993"}), QVariant("9007199254740993"));
    QCOMPARE(presses({"simulate", "--games", "0", "--presses", "18446744073709551615"}),
             QVariant("18446744073709551615"));
}

/// Each of four buttons changes two of four lights. After two presses, two different rows or
/// columns change all lights, and a row and a column change two.
void RandomPlayTest::lawOfButtonsAndLights() {
    const QStringList board{"--board", "switches:2x2", "--lights", "none"};
    const auto law = [&](const QStringList& more) {
        return jsonAnswer(QStringList{"law"} + board + more);
    };
    QCOMPARE(law({"--presses", "1"})["law"].toArray(), (QJsonArray{0, 0, 1, 0, 0}));
    QCOMPARE(law({"--presses", "2"})["law"].toArray(), (QJsonArray{0.25, 0, 0.5, 0, 0.25}));
    QCOMPARE(law({"--presses", "2", "--moments"})["mean"].toDouble(), 2.0);
    QCOMPARE(law({"--limit-law"})["even"].toArray(), (QJsonArray{"1/4", "0", "1/2", "0", "1/4"}));
    QCOMPARE(law({"--limit-law"})["odd"].toArray(), (QJsonArray{"0", "0", "1", "0", "0"}));
    const QJsonObject games =
        jsonAnswer(QStringList{"simulate", "--games", "100", "--presses", "1"} + board);
    QCOMPARE(games["histogram"].toArray(), (QJsonArray{0, 0, 100, 0, 0}));
    const CommandLineRun chain = runCommandLine(QStringList{"chain"} + board);
    QCOMPARE(chain.status, 2);
    QVERIFY(chain.errors.contains("this command needs both"));
    const CommandLineRun large =
        runCommandLine({"law", "--board", "switches:9x9", "--presses", "1"});
    QCOMPARE(large.status, 3);
    QVERIFY(large.errors.contains("up to 30 buttons and 64 lights are feasible"));
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
    // Different batches play different games. Resting half of the time removes the parity.
    QVERIFY(jsonAnswer(command + QStringList{"--batch", "1"})["histogram"] != answer["histogram"]);
    QCOMPARE(jsonAnswer(command + QStringList{"--batch", "0"})["histogram"], answer["histogram"]);
    const auto single = [](const QStringList& more) {
        return jsonAnswer(QStringList{"simulate", "--board", "grid:1x1", "--lights", "none",
                                      "--games", "100", "--presses", "3"} +
                          more)["mean"]
            .toDouble();
    };
    QCOMPARE(single({}), 1.0);
    const QJsonObject followed = jsonAnswer(command + QStringList{"--over-time"});
    const QJsonArray means = followed["means_over_time"].toArray();
    QCOMPARE(means.size(), 21);
    QCOMPARE(means[0].toDouble(), 0.0);
    QVERIFY(means[1].toDouble() > 3 && means[1].toDouble() < 5); // a press changes 3 to 5
    QCOMPARE(means[20].toDouble(), followed["mean"].toDouble());
    const QJsonObject pair =
        jsonAnswer(command + QStringList{"--covariance", "0,8"})["covariance"].toObject();
    QCOMPARE(pair.keys(), (QStringList{"exact", "simulated", "standard_error"}));
    // No press toggles both corners, and 6 of 9 presses toggle one of them: ¼ ((1 - 12/9)^20 - (1 -
    // 6/9)^40).
    QVERIFY(std::abs(pair["exact"].toDouble() -
                     (std::pow(1.0 / 3, 20) - std::pow(1.0 / 3, 40)) / 4) < 1e-15);
    QVERIFY(std::abs(pair["simulated"].toDouble()) < 5 * pair["standard_error"].toDouble());
    for (const char* wrong : {"", "1", "1,", "1,9", "-1,2", "1,2,3", "a,b"}) {
        QCOMPARE(runCommandLine(command + QStringList{"--covariance", wrong}).status, 2);
    }
    QCOMPARE(runCommandLine({"simulate", "--board", "grid:3x3", "--games", "1", "--presses",
                             "100000000000", "--over-time"})
                 .status,
             3);
    QVERIFY(single({"--lazy"}) > 0.2 && single({"--lazy"}) < 0.8);
}

void RandomPlayTest::lazyLaw() {
    const QJsonObject one =
        jsonAnswer({"law", "--board", "grid:2x2", "--lights", "1000", "--presses", "1", "--lazy"});
    // With probability ½, nothing is pressed.
    QCOMPARE(one["law"].toArray(), (QJsonArray{0.0, 0.5, 0.375, 0.0, 0.125}));
    const QJsonObject limit =
        jsonAnswer({"law", "--board", "grid:2x2", "--lights", "none", "--limit-law", "--lazy"});
    QCOMPARE(limit["even"].toArray(), (QJsonArray{"1/16", "1/4", "3/8", "1/4", "1/16"}));
    QCOMPARE(limit["odd"].toArray(), limit["even"].toArray());
    QCOMPARE(limit["period"].toInt(), 1);
}

void RandomPlayTest::distance() {
    const QStringList command{"law", "--board", "grid:2x2", "--lights", "none", "--distance"};
    // Both laws are concentrated on 0, 2 and 4 lights: 1, 0, 0 and 1/8, 3/4, 1/8.
    const QJsonObject start = jsonAnswer(command + QStringList{"--presses", "0"});
    QCOMPARE(start["distance"].toDouble(), 0.875);
    QVERIFY(start.contains("law") && start.contains("mean"));
    QVERIFY(jsonAnswer(command + QStringList{"--presses", "101"})["distance"].toDouble() < 1e-9);
    QVERIFY(jsonAnswer(command + QStringList{"--presses", "101", "--lazy"})["distance"].toDouble() <
            1e-9);
}

void RandomPlayTest::distanceAfterAnyTime_data() {
    QTest::addColumn<std::uint64_t>("time");
    for (const std::uint64_t time :
         {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}, std::uint64_t{10},
          std::uint64_t{41}, std::uint64_t{1} << 32, (std::uint64_t{1} << 53) + 1, UINT64_MAX - 1,
          UINT64_MAX}) {
        QTest::addRow("%llu", static_cast<unsigned long long>(time)) << time;
    }
}

void RandomPlayTest::distanceAfterAnyTime() {
    QFETCH(std::uint64_t, time);
    for (const bool isLazy : {false, true}) {
        const QStringList lazy = isLazy ? QStringList{"--lazy"} : QStringList{};
        const QJsonObject answer =
            jsonAnswer(QStringList{"law", "--board", "grid:2x2", "--lights", "none", "--distance",
                                   "--presses", QString::number(time)} +
                       lazy);
        const std::array<double, 5> expected = lawOfFour(time, isLazy);
        // After an even number of presses, half of all boards can occur, and after an odd number
        // the other half. In lazy play, all boards can.
        const std::array<double, 5> even{0.125, 0, 0.75, 0, 0.125};
        const std::array<double, 5> odd{0, 0.5, 0, 0.5, 0};
        double distance = 0;
        for (std::size_t lit = 0; lit <= 4; ++lit) {
            const double found = answer["law"].toArray()[static_cast<int>(lit)].toDouble();
            QVERIFY(std::abs(found - expected[lit]) < 1e-14);
            const double limit = isLazy          ? (even[lit] + odd[lit]) / 2
                                 : time % 2 == 0 ? even[lit]
                                                 : odd[lit];
            distance += std::abs(expected[lit] - limit) / 2;
        }
        QVERIFY(std::abs(answer["distance"].toDouble() - distance) < 1e-14);
    }
}

void RandomPlayTest::momentsOfAnySize() {
    for (const QStringList& lazy : {QStringList{}, QStringList{"--lazy"}}) {
        const QStringList command{"--board",   "grid:5x5", "--lights", "random",
                                  "--presses", "7",        "--seed",   "3"};
        const QJsonObject law = jsonAnswer(QStringList{"law"} + command + lazy);
        const QJsonObject moments =
            jsonAnswer(QStringList{"law"} + command + lazy + QStringList{"--moments"});
        QCOMPARE(moments.keys(), (QStringList{"mean", "variance"}));
        QVERIFY(std::abs(law["mean"].toDouble() - moments["mean"].toDouble()) < 1e-10);
        QVERIFY(std::abs(law["variance"].toDouble() - moments["variance"].toDouble()) < 1e-9);
    }
    const QJsonObject large = jsonAnswer({"law", "--board", "grid:40x40,topology=torus",
                                          "--presses", "100000", "--moments", "--lights", "none"});
    QVERIFY(std::abs(large["mean"].toDouble() - 800) < 1e-6);

    // Two thousand influences per cell would need 16 GB.
    const auto refused = runCommandLine({"law", "--board", "grid:1000x1000,neighbours=row-column",
                                         "--presses", "3", "--moments", "--memory", "1G"});
    QCOMPARE(refused.status, 3);
    QVERIFY(refused.errors.contains("about 1.6e+10 bytes of memory"));
}

void RandomPlayTest::namesWidthsThatWouldDo() {
    const auto errors = [](const char* board) {
        return runCommandLine({"law", "--board", board, "--presses", "3"}).errors;
    };
    QVERIFY(errors("grid:9x9").contains("of size 8x9 is feasible"));
    QVERIFY(errors("grid:9x9").contains("--moments"));
    QVERIFY(errors("grid:6x6,neighbours=king").contains("of size 5x6 is feasible"));
    QVERIFY(errors("complete:31").contains("up to 30 vertices are feasible"));
    QVERIFY(!errors("grid:9x9").contains("all sets of presses"));
}

void RandomPlayTest::spectrumAndPowerOfAChain() {
    const QJsonObject answer =
        jsonAnswer({"chain", "--board", "grid:2x2", "--spectrum", "--power", "2"});
    const QJsonArray eigenvalues = answer["eigenvalues"].toArray();
    QCOMPARE(eigenvalues.size(), 5);
    for (int k = 0; k < 5; ++k) {
        QVERIFY(std::abs(eigenvalues[k].toDouble() - (1 - k / 2.0)) < 1e-12);
    }
    QVERIFY(std::abs(answer["second"].toDouble() - 0.5) < 1e-12);
    QCOMPARE(answer["period"].toInt(), 2);
    QCOMPARE(answer["stationary"].toArray(), (QJsonArray{"1/16", "1/4", "3/8", "1/4", "1/16"}));
    QVERIFY(std::abs(answer["hitting"].toArray()[3].toDouble() - 15) < 1e-12);
    QCOMPARE(answer["power"].toArray()[0].toArray(), (QJsonArray{"1/4", "0", "3/4", "0", "0"}));

    const QJsonObject pairs = jsonAnswer({"chain", "--board", "complete:5", "--spectrum"});
    QVERIFY(pairs["hitting"].toArray()[1].isNull());
    QVERIFY(pairs["second"].isNull());

    const auto text =
        runCommandLine({"chain", "--board", "grid:2x2", "--spectrum", "--power", "2"});
    QVERIFY(text.output.contains("After 2 presses:\n0: 1/4 0 3/4 0 0\n"));
    QVERIFY(text.output.contains("Stationary law: 1/16 1/4 3/8 1/4 1/16\n"));
}

void RandomPlayTest::chainAmongReachableBoards() {
    // The chain of all 2 × 3 boards is not lumpable, and with nullity 0 all boards can be reached.
    QCOMPARE(jsonAnswer({"chain", "--board", "grid:2x3", "--lights", "all"})["lumpable"].toBool(),
             jsonAnswer({"chain", "--board", "grid:2x3"})["lumpable"].toBool());
    // The two vertices have the same press pattern, so only two boards can be reached from the dark
    // board.
    const QJsonObject two = jsonAnswer({"chain", "--board", "path:2", "--lights", "none"});
    QCOMPARE(two["lumpable"].toBool(), true);
    QCOMPARE(two["states"].toArray(), (QJsonArray{0, 2}));
    QCOMPARE(two["transition"].toArray(), (QJsonArray{QJsonArray{"0", "1"}, QJsonArray{"1", "0"}}));
    // The chain is not lumpable on all boards, but it is on the reachable ones.
    const QJsonObject star =
        jsonAnswer({"chain", "--board", "path:3,self=off", "--lights", "none"});
    QCOMPARE(jsonAnswer({"chain", "--board", "path:3,self=off"})["lumpable"].toBool(true), false);
    QCOMPARE(star["states"].toArray(), (QJsonArray{0, 1, 2, 3}));
    QCOMPARE(star["lumpable"].toBool(), true);
    const QJsonArray boards =
        jsonAnswer({"chain", "--board", "grid:4x4", "--lights", "none"})["witness"].toArray();
    QCOMPARE(boards.size(), 2);
    for (const auto& board : boards) {
        QCOMPARE(jsonAnswer({"solve", "--board", "grid:4x4", "--lights", board.toString(),
                             "--no-presses"})["solvable"]
                     .toBool(),
                 true);
    }
}

void RandomPlayTest::chance() {
    const QJsonObject two = jsonAnswer({"chance", "--board", "grid:2x2", "--lights", "1110"});
    QCOMPARE(two.keys(), (QStringList{"greatest", "mean", "method", "reachable", "sum_rule"}));
    QVERIFY(std::abs(two["mean"].toDouble() - 15) < 1e-12);
    QVERIFY(std::abs(two["greatest"].toDouble() - 64.0 / 3) < 1e-12);
    QCOMPARE(two["sum_rule"].toString(), QString("15"));
    QCOMPARE(two["reachable"].toBool(), true);
    QCOMPARE(two["method"].toString(), QString("walsh-hadamard"));
    const QJsonObject lazy =
        jsonAnswer({"chance", "--board", "grid:2x2", "--lights", "1110", "--lazy", "0.25"});
    QVERIFY(std::abs(lazy["mean"].toDouble() - 20) < 1e-12);
    QCOMPARE(lazy["sum_rule"].toString(), QString("20"));
    QCOMPARE(jsonAnswer({"chance", "--board", "grid:2x2", "--lazy", "0.3"})["sum_rule"].toString(),
             QString("150/7"));
    const QStringList play{"chance", "--board", "grid:2x2", "--lights", "1110", "--games", "9000"};
    const QJsonObject played = jsonAnswer(play);
    QCOMPARE(played["games"].toInt(), 9000);
    QVERIFY(std::abs(played["mean_of_games"].toDouble() - 15) < 1);
    QCOMPARE(jsonAnswer(play + QStringList{"--threads", "1"})["mean_of_games"],
             played["mean_of_games"]);
    QVERIFY(jsonAnswer(play + QStringList{"--seed", "2"})["mean_of_games"] !=
            played["mean_of_games"]);
    QVERIFY(std::abs(jsonAnswer(play + QStringList{"--lazy", "0.5"})["mean_of_games"].toDouble() -
                     30) < 2);
    QCOMPARE(runCommandLine(play + QStringList{"--lazy", "0.3"}).status, 2);
    QCOMPARE(runCommandLine({"chance", "--board", "grid:5x5", "--games", "100000000"}).status, 3);
    const QJsonObject five = jsonAnswer({"chance", "--board", "grid:5x5"});
    QVERIFY(std::abs(five["mean"].toDouble() - 8'773'774.05) < 0.01);
    QCOMPARE(five["mean"].toDouble(), five["greatest"].toDouble());
    QCOMPARE(five["sum_rule"].toString(), QString("8388607"));
    const QJsonObject six = jsonAnswer({"chance", "--board", "grid:6x6"});
    QCOMPARE(six["method"].toString(), QString("broken-profile"));
    QVERIFY(six["greatest"].isNull() && six["mean"].toDouble() > 6.8e10);
    QCOMPARE(six["sum_rule"].toString(), QString("68719476735"));
}

void RandomPlayTest::chanceOfUnreachableTargets() {
    const QJsonObject never = jsonAnswer({"chance", "--board", "grid:1x2", "--lights", "10"}, 1);
    QCOMPARE(never["reachable"].toBool(true), false);
    QVERIFY(never["mean"].isNull());
    QCOMPARE(never["greatest"].toDouble(), 1.0);
    QCOMPARE(jsonAnswer({"chance", "--board", "grid:40x40", "--lights", "1" + QString(1599, '0')},
                        1)["method"]
                 .isNull(),
             true);
}

void RandomPlayTest::chanceForPeople() {
    const QByteArray text = runCommandLine({"chance", "--board", "grid:2x2"}).output;
    QVERIFY(text.contains("on average  21.3333333333\n"));
    QVERIFY(text.contains("1  4  15  15  15\n"));
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
    QCOMPARE(games("grid:1x2", "none", "60"), QString("1152921504606846976")); // 2^60
}

void RandomPlayTest::textForPeople() {
    const QByteArray limit =
        runCommandLine({"law", "--board", "grid:2x2", "--lights", "none", "--limit-law"}).output;
    QVERIFY(limit.contains("2  3/4  0\n") && limit.contains("Period 2\n"));
    QVERIFY(runCommandLine({"chain", "--board", "grid:2x2"}).output.contains("1: 0 0 3/4 0 1/4\n"));
    QVERIFY(runCommandLine({"chain", "--board", "petersen"}).output.contains("not a Markov chain"));
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
    QTest::newRow("law of a wide torus")
        << QStringList{"law", "--board", "grid:9x9,topology=torus", "--presses", "3"} << 3;
    QTest::newRow("chance of a wide grid") << QStringList{"chance", "--board", "grid:9x9"} << 3;
    QTest::newRow("chance of a torus")
        << QStringList{"chance", "--board", "grid:7x7,topology=torus"} << 3;
    QTest::newRow("no probability")
        << QStringList{"chance", "--board", "grid:2x2", "--lazy", "1.0"} << 2;
    QTest::newRow("moments of a limit")
        << QStringList{"law", "--board", "grid:2x2", "--moments", "--limit-law"} << 2;
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
