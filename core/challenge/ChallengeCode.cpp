// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge/ChallengeCode.h"

#include "support/Assert.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace lightsout {

namespace {

// The order of surfaces and neighbours in codes. It never changes, even if the enumerations are
// extended.
constexpr std::array topologies{Topology::plane,   Topology::cylinder, Topology::torus,
                                Topology::moebius, Topology::klein,    Topology::projective};
constexpr std::array neighbourhoods{Neighbours::plus, Neighbours::king, Neighbours::diagonal,
                                    Neighbours::knight, Neighbours::rowColumn};
constexpr unsigned kinds = topologies.size() * neighbourhoods.size() * 2;

constexpr std::size_t dealSymbols = 8;
constexpr std::array<std::size_t, 2> boardSymbols{12, 16};

struct Size {
    std::size_t rows;
    std::size_t cols;

    std::size_t cells() const { return rows * cols; }
    friend bool operator==(const Size&, const Size&) = default;
};

/// Returns all sizes, in the order in which boards are numbered.
const std::vector<Size>& sizes() {
    static const std::vector<Size> all = [] {
        std::vector<Size> list;
        for (std::size_t rows = 1; rows <= maxChallengeSide; ++rows) {
            for (std::size_t cols = 1; cols <= maxChallengeSide; ++cols) {
                list.push_back({rows, cols});
            }
        }
        std::ranges::sort(list, {},
                          [](const Size& size) { return std::tuple(size.cells(), size.rows); });
        return list;
    }();
    return all;
}

CodeNumber boardsOf(const Size& size) {
    return CodeNumber(kinds) << size.cells();
}

template <typename Choices, typename Choice>
unsigned numberOf(const Choices& choices, Choice choice) {
    const auto place = std::ranges::find(choices, choice);
    LIGHTSOUT_ASSERT(place != choices.end());
    return static_cast<unsigned>(place - choices.begin());
}

unsigned kindOf(const Lattice& lattice) {
    const unsigned shape =
        numberOf(topologies, lattice.topology) * static_cast<unsigned>(neighbourhoods.size()) +
        numberOf(neighbourhoods, lattice.neighbours);
    return 2 * shape + (lattice.selfInfluence ? 1 : 0);
}

Lattice latticeOf(const Size& size, unsigned kind) {
    return {.rows = size.rows,
            .cols = size.cols,
            .topology = topologies.at(kind / 2 / neighbourhoods.size()),
            .neighbours = neighbourhoods.at(kind / 2 % neighbourhoods.size()),
            .selfInfluence = kind % 2 == 1};
}

/// Returns the first number with this many symbols: smaller numbers have shorter codes.
CodeNumber firstNumberOf(std::size_t symbols) {
    return symbols == boardSymbols.front()
               ? CodeNumber(0)
               : CodeNumber(1) << (5 * digitsOfNumber(boardSymbols.front()));
}

std::optional<Challenge> numberedBoard(CodeNumber number) {
    for (const Size& size : sizes()) {
        if (number >= boardsOf(size)) {
            number -= boardsOf(size);
            continue;
        }
        ChallengeBoard board{latticeOf(size, static_cast<unsigned>(number >> size.cells())),
                             BitVector(size.cells())};
        for (std::size_t cell = 0; cell < size.cells(); ++cell) {
            board.lights.set(cell, (number >> cell & 1U) != 0);
        }
        return board;
    }
    return std::nullopt;
}

// Deals are numbered by size, then by presses, then by seed.

std::optional<Challenge> numberedDeal(const CodeNumber& number) {
    auto rest = static_cast<std::uint64_t>(number);
    Deal deal{.seed = rest % dealCodeSeeds};
    rest /= dealCodeSeeds;
    for (const Size& size : sizes()) {
        if (rest < size.cells()) {
            deal.rows = size.rows;
            deal.cols = size.cols;
            deal.presses = static_cast<std::size_t>(rest) + 1;
            return canDeal(deal) ? std::optional<Challenge>(deal) : std::nullopt;
        }
        rest -= size.cells();
    }
    return std::nullopt;
}

} // namespace

bool hasChallengeCode(const Lattice& lattice) {
    const auto fits = [](std::size_t side) { return side >= 1 && side <= maxChallengeSide; };
    return fits(lattice.rows) && fits(lattice.cols);
}

std::string challengeCode(const ChallengeBoard& board) {
    const Lattice& lattice = board.lattice;
    LIGHTSOUT_ASSERT(hasChallengeCode(lattice) && board.lights.size() == lattice.vertexCount());
    const Size own{lattice.rows, lattice.cols};
    CodeNumber number = CodeNumber(kindOf(lattice)) << own.cells();
    board.lights.forEachOne([&number](std::size_t cell) { number |= CodeNumber(1) << cell; });
    for (auto size = sizes().begin(); *size != own; ++size) {
        number += boardsOf(*size);
    }
    return writeCode(CodeKind::board, number,
                     number < firstNumberOf(boardSymbols.back()) ? boardSymbols.front()
                                                                 : boardSymbols.back());
}

std::optional<std::string> challengeCode(const Deal& deal) {
    LIGHTSOUT_ASSERT(canDeal(deal));
    if (deal.seed >= dealCodeSeeds) {
        return std::nullopt;
    }
    std::uint64_t place = deal.presses - 1;
    for (auto size = sizes().begin(); *size != Size{deal.rows, deal.cols}; ++size) {
        place += size->cells();
    }
    return writeCode(CodeKind::deal, place * dealCodeSeeds + deal.seed, dealSymbols);
}

std::variant<Challenge, CodeFault> readChallengeCode(std::string_view text) {
    const auto read = codeSymbols(text);
    if (const auto* fault = std::get_if<CodeFault>(&read)) {
        return *fault;
    }
    const auto& symbols = std::get<CodeSymbols>(read);
    const bool isDeal = symbols.size() == dealSymbols;
    if (!isDeal && std::ranges::find(boardSymbols, symbols.size()) == boardSymbols.end()) {
        return CodeFault{.kind = CodeFault::Kind::length, .count = symbols.size()};
    }
    const auto number = readCode(isDeal ? CodeKind::deal : CodeKind::board, symbols);
    if (const auto* fault = std::get_if<CodeFault>(&number)) {
        return *fault;
    }
    const auto& found = std::get<CodeNumber>(number);
    std::optional<Challenge> challenge;
    if (isDeal) {
        challenge = numberedDeal(found);
    } else if (found >= firstNumberOf(symbols.size())) {
        challenge = numberedBoard(found);
    }
    if (!challenge) {
        return CodeFault{.kind = CodeFault::Kind::mistyped};
    }
    return *std::move(challenge);
}

ChallengeBoard boardOf(const Challenge& challenge, const Progress& progress) {
    if (const auto* deal = std::get_if<Deal>(&challenge)) {
        return dealtBoard(*deal, progress).board;
    }
    return std::get<ChallengeBoard>(challenge);
}

} // namespace lightsout
