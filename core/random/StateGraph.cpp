// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/StateGraph.h"

#include "solve/Solutions.h"

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

std::vector<std::uint32_t> columnsOf(const Rule& rule) {
    std::vector<std::uint32_t> columns(rule.vertexCount());
    for (Vertex u = 0; u < rule.vertexCount(); ++u) {
        rule.forEachToggled(u, [&](Vertex v) { columns[u] |= std::uint32_t{1} << v; });
    }
    return columns;
}

/// Calls visit(board, presses) for all reachable boards, nearest first. `isNew(board)` returns true
/// if a board is visited for the first time.
template <typename IsNew, typename Visit>
void visitBoards(const Rule& rule, IsNew isNew, Visit visit, Progress& progress) {
    const std::vector<std::uint32_t> columns = columnsOf(rule);
    std::vector<std::uint32_t> layer{0};
    isNew(0);
    for (std::size_t presses = 0; !layer.empty(); ++presses) {
        std::vector<std::uint32_t> next;
        std::size_t checked = 0;
        for (const std::uint32_t board : layer) {
            if (checked++ % 4096 == 0) {
                progress.checkpoint();
            }
            visit(board, presses);
            for (const std::uint32_t column : columns) {
                if (isNew(board ^ column)) {
                    next.push_back(board ^ column);
                }
            }
        }
        layer.swap(next);
    }
}

} // namespace

std::uint32_t boardNumber(const BitVector& lights) {
    LIGHTSOUT_ASSERT(lights.size() <= maxStateVertices);
    return lights.size() == 0 ? 0 : static_cast<std::uint32_t>(lights.words()[0]);
}

BitVector boardLights(std::uint32_t board, std::size_t vertices) {
    BitVector lights(vertices);
    for (std::size_t v = 0; v < vertices; ++v) {
        lights.set(v, ((board >> v) & 1U) != 0);
    }
    return lights;
}

std::vector<std::uint32_t> numberedBoards(const Rule& rule) {
    const std::vector<std::uint32_t> columns = columnsOf(rule);
    const std::uint32_t boards = std::uint32_t{1} << columns.size();
    const std::uint32_t first = boards - 1;
    const auto isOnePressFrom = [&](std::uint32_t board, std::uint32_t other) {
        return std::ranges::find(columns, board ^ other) != columns.end();
    };
    const auto groupOf = [&](std::uint32_t board) {
        return board == first                 ? 0
               : board == 0                   ? 4
               : isOnePressFrom(board, first) ? 1
               : isOnePressFrom(board, 0)     ? 2
                                              : 3;
    };
    std::vector<std::uint32_t> order;
    std::vector<bool> isFound(boards);
    const auto add = [&](std::uint32_t board) {
        if (!isFound[board]) {
            isFound[board] = true;
            order.push_back(board);
        }
    };
    // Sets of presses from the first board, by size and then lexicographically, each with the first
    // press that can be added.
    std::vector<std::pair<std::uint32_t, std::size_t>> sets{{first, 0}};
    while (!sets.empty()) {
        std::vector<std::pair<std::uint32_t, std::size_t>> larger;
        for (const auto& [board, next] : sets) {
            add(board);
            for (std::size_t press = next; press < columns.size(); ++press) {
                larger.emplace_back(board ^ columns[press], press + 1);
            }
        }
        sets = std::move(larger);
    }
    for (std::uint32_t board = 0; board < boards; ++board) {
        add(board);
    }
    std::ranges::stable_sort(order, {}, groupOf);
    return order;
}

Result<StateSummary> summarizeStates(const Rule& rule, Progress& progress, StateSummary* known) {
    const std::size_t vertices = rule.vertexCount();
    if (vertices > maxStateVertices) {
        return Error{.code = ErrorCode::tooManySteps,
                     .expected = std::uint64_t{1} << maxStateVertices,
                     .found = vertices < bitsPerWord ? std::uint64_t{1} << vertices : UINT64_MAX};
    }
    StateSummary summary{
        .boards = std::uint64_t{1} << vertices, .reachable = 0, .boardsByPresses = {}};
    std::vector<bool> met(summary.boards);
    const auto isNew = [&met](std::uint32_t board) {
        const bool isFirst = !met[board];
        met[board] = true;
        return isFirst;
    };
    try {
        visitBoards(
            rule, isNew,
            [&](std::uint32_t /*board*/, std::size_t presses) {
                summary.boardsByPresses.resize(presses + 1);
                ++summary.boardsByPresses[presses];
                ++summary.reachable;
            },
            progress);
    } catch (const Cancelled&) {
        if (known != nullptr && !summary.boardsByPresses.empty()) {
            summary.reachable -= summary.boardsByPresses.back();
            summary.boardsByPresses.pop_back();
            *known = std::move(summary);
        }
        throw;
    }
    return summary;
}

std::vector<std::uint8_t> pressesToTarget(const Rule& rule, Progress& progress) {
    LIGHTSOUT_ASSERT(rule.vertexCount() <= maxStateVertices);
    std::vector<std::uint8_t> distances(std::size_t{1} << rule.vertexCount(), unreachable);
    const auto isNew = [&distances](std::uint32_t board) {
        const bool isFirst = distances[board] == unreachable;
        distances[board] = isFirst ? 0 : distances[board];
        return isFirst;
    };
    visitBoards(
        rule, isNew,
        [&](std::uint32_t board, std::size_t presses) {
            distances[board] = static_cast<std::uint8_t>(presses);
        },
        progress);
    return distances;
}

std::uint32_t afterPress(const Rule& rule, std::uint32_t board, Vertex vertex) {
    rule.forEachToggled(vertex, [&](Vertex v) { board ^= std::uint32_t{1} << v; });
    return board;
}

std::vector<BigInteger> pressSequences(std::size_t vertices, std::uint64_t length) {
    std::vector<BigInteger> powers;
    for (std::size_t j = 0; j <= vertices; ++j) {
        const BigInteger base = static_cast<long long>(vertices) - 2 * static_cast<long long>(j);
        powers.emplace_back(pow(base, static_cast<unsigned>(length)));
    }
    std::vector<BigInteger> counts;
    for (std::size_t i = 0; i <= vertices; ++i) {
        const std::vector<BigInteger> values = krawtchouk(vertices, i);
        BigInteger sum = 0;
        for (std::size_t j = 0; j <= vertices; ++j) {
            sum += values[j] * powers[j];
        }
        counts.emplace_back(sum >> vertices);
    }
    return counts;
}

BigInteger countGames(const BitVector& solution, const std::vector<BitVector>& kernel,
                      std::uint64_t length, Progress& progress) {
    const std::vector<BigInteger> sequences = pressSequences(solution.size(), length);
    std::vector<std::uint64_t> solutionsByPresses(solution.size() + 1);
    forEachSolution(solution, kernel, [&](const BitVector& presses) {
        progress.checkpoint();
        ++solutionsByPresses[presses.count()];
        return true;
    });
    BigInteger games = 0;
    for (std::size_t presses = 0; presses < sequences.size(); ++presses) {
        games += sequences[presses] * solutionsByPresses[presses];
    }
    return games;
}

GameCounts countAllGames(const Rule& rule, std::uint64_t length, Progress& progress) {
    LIGHTSOUT_ASSERT(rule.vertexCount() <= maxStateVertices);
    const std::vector<std::uint32_t> columns = columnsOf(rule);
    GameCounts counts;
    counts.exactly.resize(std::size_t{1} << rule.vertexCount());
    counts.exactly[0] = 1;
    counts.atMost = counts.exactly;
    for (std::uint64_t presses = 1; presses <= length; ++presses) {
        std::vector<BigInteger> longer(counts.exactly.size());
        for (std::uint32_t board = 0; board < longer.size(); ++board) {
            progress.checkpoint();
            for (const std::uint32_t column : columns) {
                longer[board] += counts.exactly[board ^ column];
            }
            counts.atMost[board] += longer[board];
        }
        counts.exactly.swap(longer);
    }
    return counts;
}

std::vector<std::vector<Vertex>> listGames(const Rule& rule, const BitVector& difference,
                                           std::size_t length, std::size_t limit,
                                           Progress& progress) {
    LIGHTSOUT_ASSERT(rule.vertexCount() <= maxStateVertices);
    const std::vector<std::uint8_t> distances = pressesToTarget(rule, progress);
    const std::vector<std::uint32_t> columns = columnsOf(rule);
    std::vector<std::vector<Vertex>> games;
    std::vector<Vertex> presses;
    const auto resume = [&](const auto& self, std::uint32_t present) -> void {
        progress.checkpoint();
        const std::size_t left = length - presses.size();
        if (games.size() >= limit || distances[present] > left) {
            return;
        }
        if (left == 0) {
            games.push_back(presses);
            return;
        }
        for (Vertex u = 0; u < columns.size(); ++u) {
            presses.push_back(u);
            self(self, present ^ columns[u]);
            presses.pop_back();
        }
    };
    resume(resume, boardNumber(difference));
    return games;
}

} // namespace lightsout
