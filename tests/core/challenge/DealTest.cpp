// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge/Deal.h"
#include "fewest/CoveringRadius.h"
#include "fewest/FewestPresses.h"
#include "fewest/HardestBoards.h"
#include "game/Rule.h"
#include "solve/Solver.h"
#include "support/SplitMix.h"
#include "tests/support/Kernels.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <numeric>
#include <set>

using namespace lightsout;

namespace {

DealtBoard dealt(const Deal& deal) {
    return dealtBoard(deal, Progress());
}

/// Calls visit(deal) for all sizes and numbers of presses, with this seed.
template <typename Visitor>
void forEachDeal(std::uint64_t seed, Visitor visit) {
    for (std::size_t rows = 1; rows <= maxDealtSide; ++rows) {
        for (std::size_t cols = 1; cols <= maxDealtSide; ++cols) {
            for (std::size_t presses = 1; presses <= maxDealtPresses(rows, cols); ++presses) {
                visit(Deal{seed, rows, cols, presses});
            }
        }
    }
}

/// Returns the deal according to its description, with the generator of the simulations and the
/// proofs of the solver.
BitVector dealtAsDescribed(const Deal& deal) {
    Progress progress;
    const Rule rule(Lattice{.rows = deal.rows, .cols = deal.cols});
    const std::vector<BitVector> kernel = kernelOf(rule);
    SplitMix generator(SplitMix(deal.seed).word() ^
                       (deal.rows * 65536 + deal.cols * 256 + deal.presses));
    const auto below = [&generator](std::uint64_t bound) {
        // 2^64 mod bound, computed without overflow.
        const std::uint64_t passedOver = (UINT64_MAX % bound + 1) % bound;
        std::uint64_t word = 0;
        do {
            word = generator.word();
        } while (word < passedOver);
        return word % bound;
    };
    while (true) {
        std::vector<std::size_t> cells(rule.vertexCount());
        std::iota(cells.begin(), cells.end(), std::size_t{0});
        BitVector presses(cells.size());
        for (std::size_t i = 0; i < deal.presses; ++i) {
            std::swap(cells[i], cells[i + below(cells.size() - i)]);
            presses.set(cells[i]);
        }
        const FewestPresses fewest = fewestPresses(rule, presses, kernel, quickEffort(1), progress);
        if (fewest.presses.count() == deal.presses) {
            return presses;
        }
    }
}

} // namespace

/// Tests the boards that are dealt from a seed, a size and a number of presses.
class DealTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void needExactlyTheirPresses();
    void areDealtAsDescribed();
    void theHardestAreKnown();
    void differBySeed();
    void oneMoreGoesUpToTheHardest();
    void otherSizesNeedNoMoreThanTheirHardest();
    void refusesImpossibleDeals();
    void aBoardForEveryDay();
    void neverChange();
};

void DealTest::needExactlyTheirPresses() {
    Progress progress;
    forEachDeal(3, [&](const Deal& deal) {
        const DealtBoard board = dealt(deal);
        const Rule rule(board.board.lattice);
        QCOMPARE(rule.changedBy(board.presses), board.board.lights);
        QCOMPARE(board.presses.count(), deal.presses);
        const Result<Solver> solver = Solver::build(rule, progress);
        const Answer answer = solver->solve(board.board.lights, progress);
        QVERIFY(answer.solvable);
        const FewestPresses fewest =
            fewestPresses(rule, answer.vector, kernelOf(rule), thoroughEffort(1), progress);
        QVERIFY(fewest.isProven());
        QCOMPARE(fewest.presses.count(), deal.presses);
    });
}

void DealTest::areDealtAsDescribed() {
    for (const Deal& deal :
         {Deal{1, 5, 5, 5}, Deal{1, 5, 5, 12}, Deal{77, 4, 4, 6}, Deal{0, 3, 3, 9},
          Deal{UINT64_MAX, 2, 3, 3}, Deal{20'000, 8, 8, 30}, Deal{5, 7, 8, 20}}) {
        QCOMPARE(dealt(deal).presses, dealtAsDescribed(deal));
    }
}

// Compares with the count of all boards if that is possible, otherwise with the proven covering
// radius.
void DealTest::theHardestAreKnown() {
    Progress progress;
    for (std::size_t rows = 1; rows <= maxDealtSide; ++rows) {
        for (std::size_t cols = rows; cols <= maxDealtSide; ++cols) {
            const std::size_t cells = rows * cols;
            const std::vector<BitVector> kernel =
                kernelOf(Rule(Lattice{.rows = rows, .cols = cols}));
            std::size_t most = cells;
            if (!kernel.empty() && cells <= 20 + kernel.size()) {
                most = boardsByPresses(cells, kernel, progress).counts.size() - 1;
            } else if (!kernel.empty()) {
                const CoveringRadius radius = coveringRadius(cells, kernel, 1, progress);
                QVERIFY(radius.isProven());
                most = radius.upperBound;
            }
            QCOMPARE(maxDealtPresses(rows, cols), most);
            QCOMPARE(maxDealtPresses(cols, rows), most);
        }
    }
}

void DealTest::differBySeed() {
    std::set<std::string> boards;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        boards.insert(dealt({.seed = seed, .presses = 8}).board.lights.toString());
    }
    QVERIFY(boards.size() > 495); // out of about 400 000
}

void DealTest::oneMoreGoesUpToTheHardest() {
    std::optional<Deal> deal = Deal{.seed = 9, .presses = 1};
    std::size_t presses = 1;
    while (deal) {
        QCOMPARE(*deal, (Deal{9, 5, 5, presses}));
        QCOMPARE(dealt(*deal).presses.count(), presses);
        deal = oneMore(*deal);
        ++presses;
    }
    QCOMPARE(presses, std::size_t{16});
}

void DealTest::otherSizesNeedNoMoreThanTheirHardest() {
    QCOMPARE(resized({7, 5, 5, 15}, 2, 3), (Deal{7, 2, 3, maxDealtPresses(2, 3)}));
    QCOMPARE(resized({7, 5, 5, 4}, 3, 4), (Deal{7, 3, 4, 4}));
}

void DealTest::refusesImpossibleDeals() {
    QVERIFY(canDeal({1, 4, 4, 7}));
    QVERIFY(!canDeal({1, 4, 4, 8}));
    QVERIFY(!canDeal({1, 4, 4, 0}));
    QVERIFY(!canDeal({1, 0, 4, 1}));
    QVERIFY(!canDeal({1, 4, 9, 1}));
}

void DealTest::aBoardForEveryDay() {
    using namespace std::chrono;
    const sys_days first{year{1970} / January / 1}; // a Thursday
    QCOMPARE(dealOfDay(first), (Deal{0, 5, 5, 7}));
    QCOMPARE(dealOfDay(sys_days{year{2026} / November / 22}), (Deal{20'779, 5, 5, 10}));
    for (int day = 0; day < 40'000; day += 1'111) {
        QVERIFY(canDeal(dealOfDay(first + days{day})));
    }
}

void DealTest::neverChange() {
    const auto check = [](const Deal& deal, const char* lights) {
        QCOMPARE(dealt(deal).board.lights.toString(), std::string(lights));
    };
    check({.seed = 1, .rows = 5, .cols = 5, .presses = 5}, "1000101000100111100010000");
    check({.seed = 1, .rows = 5, .cols = 5, .presses = 6}, "0101001000001110000010110");
    check({.seed = 2, .rows = 5, .cols = 5, .presses = 15}, "1011100001011100000100110");
    check({.seed = 20'779, .rows = 5, .cols = 5, .presses = 10}, "1011000011010101111101101");
    check({.seed = 7, .rows = 3, .cols = 4, .presses = 4}, "010000101101");
    check({.seed = 7, .rows = 4, .cols = 3, .presses = 4}, "011101000101");
    check({.seed = UINT64_MAX, .rows = 8, .cols = 8, .presses = 32},
          "1110001100100100010101111010110100100000100010111000101001000001");
}

LIGHTSOUT_TEST(DealTest)
#include "DealTest.moc"
