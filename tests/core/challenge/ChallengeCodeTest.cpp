// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge/ChallengeCode.h"
#include "support/Random.h"
#include "tests/support/Lattices.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <set>

using namespace lightsout;

namespace {

ChallengeBoard readBoard(std::string_view code) {
    const auto read = readChallengeCode(code);
    const auto* challenge = std::get_if<Challenge>(&read);
    const auto* board = challenge != nullptr ? std::get_if<ChallengeBoard>(challenge) : nullptr;
    return board != nullptr ? *board : ChallengeBoard{};
}

std::optional<Deal> readDeal(std::string_view code) {
    const auto read = readChallengeCode(code);
    const auto* challenge = std::get_if<Challenge>(&read);
    const auto* deal = challenge != nullptr ? std::get_if<Deal>(challenge) : nullptr;
    return deal != nullptr ? std::optional(*deal) : std::nullopt;
}

CodeFault::Kind faultOf(std::string_view code) {
    const auto read = readChallengeCode(code);
    const auto* fault = std::get_if<CodeFault>(&read);
    return fault != nullptr ? fault->kind : CodeFault::Kind{99};
}

std::size_t symbolsIn(const std::string& code) {
    return std::get<CodeSymbols>(codeSymbols(code)).size();
}

/// Calls visit(lattice) for all lattices that have codes.
template <typename Visitor>
void forEachLattice(Visitor visit) {
    for (std::size_t rows = 1; rows <= 8; ++rows) {
        for (std::size_t cols = 1; cols <= 8; ++cols) {
            for (const auto& topology : allTopologies) {
                for (const auto& neighbours : allNeighbours) {
                    for (const bool self : {false, true}) {
                        visit(Lattice{rows, cols, topology.first, neighbours.first, self});
                    }
                }
            }
        }
    }
}

BitVector bitsOf(std::uint64_t number, std::size_t count) {
    BitVector bits(count);
    for (std::size_t i = 0; i < count; ++i) {
        bits.set(i, ((number >> i) & 1U) != 0);
    }
    return bits;
}

} // namespace

/// Tests the codes of boards and of deals.
class ChallengeCodeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyBoardIsReadAsItself();
    void boardsAreCountedWithoutGaps();
    void theLastBoardIsTheLast();
    void everyDealIsReadAsItself();
    void textsThatAreNoCodesAreRefused();
    void readsOnlyTheExactCode();
    void neverChangeTheirMeaning();
};

void ChallengeCodeTest::everyBoardIsReadAsItself() {
    Random random(1);
    std::set<std::string> codes;
    std::size_t boards = 0;
    forEachLattice([&](const Lattice& lattice) {
        const std::size_t cells = lattice.vertexCount();
        std::vector<BitVector> lights{BitVector(cells), BitVector::ones(cells)};
        if (cells > 10) { // otherwise a board could occur twice
            lights.push_back(BitVector::random(cells, random));
            lights.push_back(BitVector::random(cells, random));
        }
        for (const BitVector& each : lights) {
            const ChallengeBoard board{lattice, each};
            const std::string code = challengeCode(board);
            QCOMPARE(readBoard(code), board);
            QVERIFY(symbolsIn(code) == 12 || (symbolsIn(code) == 16 && cells >= 48));
            codes.insert(code);
            ++boards;
        }
    });
    QCOMPARE(codes.size(), boards);
}

// The first few thousand boards, listed by loops in the documented order.
void ChallengeCodeTest::boardsAreCountedWithoutGaps() {
    CodeNumber number = 0;
    for (std::size_t cells = 1; cells <= 4; ++cells) {
        for (std::size_t rows = 1; rows <= cells; ++rows) {
            if (cells % rows != 0) {
                continue;
            }
            forEachLattice([&](const Lattice& lattice) {
                if (lattice.rows != rows || lattice.cols != cells / rows) {
                    return;
                }
                for (std::uint64_t lights = 0; lights < std::uint64_t{1} << cells; ++lights) {
                    QCOMPARE(readBoard(writeCode(CodeKind::board, number, 12)),
                             (ChallengeBoard{lattice, bitsOf(lights, cells)}));
                    ++number;
                }
            });
        }
    }
    QCOMPARE(number, CodeNumber(60 * (2 + 2 * 4 + 2 * 8 + 3 * 16)));
}

void ChallengeCodeTest::theLastBoardIsTheLast() {
    CodeNumber boards = 0;
    for (unsigned rows = 1; rows <= 8; ++rows) {
        for (unsigned cols = 1; cols <= 8; ++cols) {
            boards += CodeNumber(60) << (rows * cols);
        }
    }
    QVERIFY(boards < CodeNumber(1) << 70U);
    const ChallengeBoard last{{8, 8, Topology::projective, Neighbours::rowColumn, true},
                              BitVector::ones(64)};
    QCOMPARE(challengeCode(last), writeCode(CodeKind::board, boards - 1, 16));
    QCOMPARE(readBoard(challengeCode(last)), last);
    QCOMPARE(faultOf(writeCode(CodeKind::board, boards, 16)), CodeFault::Kind::mistyped);
    QCOMPARE(faultOf(writeCode(CodeKind::board, (CodeNumber(1) << 70U) - 1, 16)),
             CodeFault::Kind::mistyped);
    // A board has only one code: there is no code of four groups for a board with a code of three.
    QCOMPARE(faultOf(writeCode(CodeKind::board, (CodeNumber(1) << 50U) - 1, 16)),
             CodeFault::Kind::mistyped);
}

void ChallengeCodeTest::everyDealIsReadAsItself() {
    std::set<std::string> codes;
    std::size_t deals = 0;
    for (std::size_t rows = 1; rows <= 8; ++rows) {
        for (std::size_t cols = 1; cols <= 8; ++cols) {
            for (std::size_t presses = 1; presses <= maxDealtPresses(rows, cols); ++presses) {
                for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1},
                                                 std::uint64_t{20'000}, dealCodeSeeds - 1}) {
                    const Deal deal{seed, rows, cols, presses};
                    const auto code = challengeCode(deal);
                    QVERIFY(code);
                    QCOMPARE(code->size(), std::size_t{9});
                    QCOMPARE(readDeal(*code), deal);
                    codes.insert(*code);
                    ++deals;
                }
            }
        }
    }
    QCOMPARE(codes.size(), deals);
    QVERIFY(!challengeCode(Deal{.seed = dealCodeSeeds}));
    // The numbers end here, and impossible deals have no code.
    QCOMPARE(faultOf(writeCode(CodeKind::deal, dealCodeSeeds * 36 * 36, 8)),
             CodeFault::Kind::mistyped);
    std::size_t possible = 0;
    for (std::uint64_t place = 0; place < 36 * 36; ++place) {
        possible += readDeal(writeCode(CodeKind::deal, place * dealCodeSeeds, 8)) ? 1 : 0;
    }
    QCOMPARE(possible * 4, deals);
}

void ChallengeCodeTest::textsThatAreNoCodesAreRefused() {
    QCOMPARE(faultOf(""), CodeFault::Kind::length);
    QCOMPARE(faultOf(" - "), CodeFault::Kind::length);
    QCOMPARE(faultOf("2222 2222"), CodeFault::Kind::mistyped);
    QCOMPARE(faultOf("3333 333"), CodeFault::Kind::length);
    QCOMPARE(faultOf("3333 3333 3333 3333 3"), CodeFault::Kind::length);
    QCOMPARE(faultOf("3333 3?33"), CodeFault::Kind::character);
    QCOMPARE(faultOf(std::string(1'000'000, 'K')), CodeFault::Kind::length);
    // A part of a code is not a code.
    const std::string code =
        challengeCode(ChallengeBoard{{.rows = 5, .cols = 5}, BitVector::ones(25)});
    for (std::size_t length = 0; length < code.size(); ++length) {
        QVERIFY(faultOf(code.substr(0, length)) != CodeFault::Kind{99});
    }
}

// Arbitrary bytes are either refused or read as the challenge that has this code.
void ChallengeCodeTest::readsOnlyTheExactCode() {
    Random random(5);
    int boards = 0;
    int deals = 0;
    for (int i = 0; i < 60'000; ++i) {
        std::string text(std::array{8U, 12U, 16U}.at(random.below(3)), ' ');
        for (char& character : text) {
            character = codeAlphabet[random.below(32)];
        }
        text.front() = codeAlphabet[codeVersion];
        if (i % 5 == 0) {
            text[random.below(text.size())] = static_cast<char>(random.below(256));
        }
        const auto read = readChallengeCode(text);
        const auto* challenge = std::get_if<Challenge>(&read);
        if (challenge == nullptr) {
            continue;
        }
        std::string code;
        if (const auto* deal = std::get_if<Deal>(challenge)) {
            QVERIFY(canDeal(*deal));
            code = challengeCode(*deal).value_or("");
            ++deals;
        } else {
            code = challengeCode(std::get<ChallengeBoard>(*challenge));
            ++boards;
        }
        QCOMPARE(codeSymbols(code), codeSymbols(text));
    }
    QVERIFY(boards > 500 && deals > 100);
}

// These codes are printed on paper and on the walls of classrooms.
void ChallengeCodeTest::neverChangeTheirMeaning() {
    const auto lit = [](std::size_t cells, std::initializer_list<std::size_t> lights) {
        BitVector bits(cells);
        for (const std::size_t cell : lights) {
            bits.set(cell);
        }
        return bits;
    };
    const auto check = [](const char* code, const ChallengeBoard& board) {
        QCOMPARE(challengeCode(board), std::string(code));
        QCOMPARE(readBoard(code), board);
    };
    check("3LXA RSKP 9A4V", {{5, 5}, BitVector::ones(25)});
    check("3LXA MYBN ZCPA", {{1, 1, Topology::plane, Neighbours::plus, false}, BitVector(1)});
    check("3MUT HFBR 5CF3 MNQB", {{8, 8}, BitVector::ones(64)});
    check("3LXA MSCP 9BE7",
          {{3, 7, Topology::cylinder, Neighbours::king, true}, lit(21, {0, 5, 20})});
    check("3LXA LBBP 9ADH",
          {{4, 6, Topology::torus, Neighbours::diagonal, false}, lit(24, {1, 2, 23})});
    check("3LZ6 HFBR 5CF3 MST9",
          {{7, 8, Topology::moebius, Neighbours::knight, true}, lit(56, {7, 8, 55})});
    check("3LVK HFBR 5CF3 MYSV",
          {{8, 7, Topology::klein, Neighbours::rowColumn, false}, lit(56, {0, 6, 7})});
    check("3LXA YKBR 5CF3 M6TK",
          {{6, 8, Topology::projective, Neighbours::plus, true}, lit(48, {9, 47})});
    const auto checkDeal = [](const char* code, const Deal& deal) {
        QCOMPARE(challengeCode(deal).value_or(""), std::string(code));
        QCOMPARE(readDeal(code), deal);
    };
    checkDeal("3LXA MYBA", {.seed = 0, .rows = 1, .cols = 1, .presses = 1});
    checkDeal("3YMH JNAA", {.seed = 1, .rows = 5, .cols = 5, .presses = 5});
    checkDeal("3ZBF T3BY", {.seed = 20'000, .rows = 4, .cols = 7, .presses = 28});
    checkDeal("3F4R EPQG", {.seed = dealCodeSeeds - 1, .rows = 8, .cols = 8, .presses = 64});
}

LIGHTSOUT_TEST(ChallengeCodeTest)
#include "ChallengeCodeTest.moc"
