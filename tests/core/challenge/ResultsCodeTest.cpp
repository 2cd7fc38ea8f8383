// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge/ResultsCode.h"
#include "challenge/ChallengeCode.h"
#include "support/Random.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <set>

using namespace lightsout;

namespace {

std::optional<RoundResult> read(std::string_view code) {
    const auto result = readResultsCode(code);
    return std::holds_alternative<RoundResult>(result)
               ? std::optional(std::get<RoundResult>(result))
               : std::nullopt;
}

} // namespace

/// Tests the codes that pupils read out after a round.
class ResultsCodeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsBoardPressesAndSeconds();
    void everyWrongSymbolIsNoticed();
    void isNoChallengeCode();
    void distinguishesBoards();
    void neverChangesItsMeaning();
};

void ResultsCodeTest::holdsBoardPressesAndSeconds() {
    Random random(1);
    for (int i = 0; i < 2000; ++i) {
        const RoundResult result{.digest = static_cast<std::uint32_t>(random.below(1U << 24U)),
                                 .presses = random.below(4096),
                                 .seconds = random.below(16384),
                                 .hadHints = i % 2 == 0};
        QCOMPARE(read(resultsCode(result)), result);
    }
    // The largest values that a code can hold are the limit.
    QCOMPARE(read(resultsCode({0xFFFFFF, UINT64_MAX, UINT64_MAX})),
             (RoundResult{0xFFFFFF, maxResultPresses, maxResultSeconds}));
    QCOMPARE(read(resultsCode({})), RoundResult{});
}

void ResultsCodeTest::everyWrongSymbolIsNoticed() {
    Random random(2);
    for (int i = 0; i < 100; ++i) {
        const std::string code =
            resultsCode({.digest = static_cast<std::uint32_t>(random.below(1U << 24U)),
                         .presses = random.below(40),
                         .seconds = random.below(600),
                         .hadHints = i % 2 == 0});
        for (std::size_t place = 0; place < code.size(); ++place) {
            for (const char character : codeAlphabet) {
                std::string wrong = code;
                wrong[place] = character;
                QCOMPARE(read(wrong).has_value(), wrong == code);
            }
        }
    }
}

void ResultsCodeTest::isNoChallengeCode() {
    const ChallengeBoard board{{5, 5}, BitVector::ones(25)};
    const std::string results = resultsCode({boardDigest(board), 15, 83});
    const std::string challenge = challengeCode(board);
    QCOMPARE(results.size(), challenge.size());
    QVERIFY(std::holds_alternative<CodeFault>(readChallengeCode(results)));
    QVERIFY(!read(challenge));
    QVERIFY(!read(""));
    QVERIFY(!read("33333333"));
}

void ResultsCodeTest::distinguishesBoards() {
    std::set<std::uint32_t> digests;
    std::size_t boards = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Deal deal{.seed = seed, .presses = 9};
        const ChallengeBoard board = boardOf(deal, Progress());
        digests.insert(boardDigest(board));
        // The board is the same, whichever of its codes is read.
        const auto again = readChallengeCode(challengeCode(board));
        QCOMPARE(boardOf(std::get<Challenge>(again), Progress()), board);
        ++boards;
    }
    QCOMPARE(digests.size(), boards);
}

void ResultsCodeTest::neverChangesItsMeaning() {
    const ChallengeBoard board{{5, 5}, BitVector::ones(25)};
    QCOMPARE(boardDigest(board), std::uint32_t{11332634});
    QCOMPARE(resultsCode({boardDigest(board), 15, 83}), std::string("39GY LCBM HA8A"));
    QCOMPARE(resultsCode({boardDigest(board), 15, 83, true}), std::string("49GY LCBM HA8W"));
}

LIGHTSOUT_TEST(ResultsCodeTest)
#include "ResultsCodeTest.moc"
