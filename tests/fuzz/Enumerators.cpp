// SPDX-License-Identifier: GPL-3.0-or-later
// Fast enumerations of all sets of presses agree with trying the sets one after the other.

#include "fewest/CosetWeights.h"
#include "fewest/FewestPresses.h"
#include "fewest/HardestBoards.h"
#include "gf2/Elimination.h"
#include "random/PressLightTable.h"
#include "random/ProfileEnumerator.h"
#include "random/ReachableBoards.h"
#include "solve/NearestSolvable.h"
#include "solve/Solver.h"
#include "tests/fuzz/Choices.h"
#include "tests/fuzz/Targets.h"

#include <bit>
#include <map>

namespace lightsout {

namespace {

/// A set of vertices as a number.
using Set = std::uint32_t;

Set setOf(const BitVector& vector) {
    return vector.size() == 0 ? 0 : static_cast<Set>(vector.words()[0]);
}
std::size_t sizeOf(Set set) {
    return static_cast<std::size_t>(std::popcount(set));
}

/// Returns the lights that each set of presses changes.
std::vector<Set> changesOf(const Rule& rule) {
    const std::size_t n = rule.vertexCount();
    std::vector<Set> changes(std::size_t{1} << n);
    for (Vertex v = 0; v < n; ++v) {
        changes[std::size_t{1} << v] = setOf(rule.changedBy(BitVector::unit(n, v)));
    }
    for (Set presses = 1; presses < changes.size(); ++presses) {
        changes[presses] = changes[presses & (presses - 1)] ^ changes[presses & (~presses + 1)];
    }
    return changes;
}

void checkCounts(const Rule& rule, const BitVector& lights, const std::vector<Set>& changes) {
    const std::size_t n = rule.vertexCount();
    std::vector<BigInteger> expected((n + 1) * (n + 1));
    for (Set presses = 0; presses < changes.size(); ++presses) {
        ++expected[sizeOf(presses) * (n + 1) + sizeOf(changes[presses] ^ setOf(lights))];
    }
    Progress progress;
    LIGHTSOUT_ASSERT(countByGrayCode(rule, lights, 1, progress) == expected);
    for (const ProfileGrid& grid : profileGridsOf(rule, 3)) {
        LIGHTSOUT_ASSERT(countByProfile(grid, lights, 1, progress) == expected);
    }
}

} // namespace

void fuzzEnumerators(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t most = 10;
    Choices choices(data, size);
    const Rule rule = choices.rule(most);
    const std::size_t n = rule.vertexCount();
    const BitVector lights = choices.vector(n);
    const std::vector<Set> changes = changesOf(rule);
    checkCounts(rule, lights, changes);

    // The fewest presses for each solvable board, and the number of ways.
    std::map<Set, std::pair<std::size_t, std::uint64_t>> fewest;
    for (Set presses = 0; presses < changes.size(); ++presses) {
        auto& [least, ways] =
            fewest.try_emplace(changes[presses], sizeOf(presses), 0U).first->second;
        if (sizeOf(presses) < least) {
            least = sizeOf(presses);
            ways = 0;
        }
        ways += sizeOf(presses) == least ? 1 : 0;
    }
    Progress progress;
    const Result<Solver> solver = Solver::build(rule, progress);
    LIGHTSOUT_ASSERT(solver);
    std::vector<BitVector> kernel;
    for (std::size_t i = 0; i < solver->nullity(); ++i) {
        kernel.push_back(solver->kernelVector(i));
    }
    const auto found = fewest.find(setOf(lights));
    const Answer answer = solver->solve(lights, progress);
    LIGHTSOUT_ASSERT(answer.solvable == (found != fewest.end()));
    if (answer.solvable) {
        const FewestPresses least =
            fewestPresses(rule, answer.vector, kernel, thoroughEffort(1), progress);
        LIGHTSOUT_ASSERT(least.isProven() && least.lowerBound == found->second.first);
        LIGHTSOUT_ASSERT(least.ways == std::to_string(found->second.second));
        LIGHTSOUT_ASSERT(changes[setOf(least.presses)] == setOf(lights));
        const LeastWeight swept = leastWeight(answer.vector, kernel, 1, progress);
        LIGHTSOUT_ASSERT(swept.vector.count() == found->second.first);
        LIGHTSOUT_ASSERT(swept.count == found->second.second);
    }

    std::vector<std::uint64_t> boards;
    for (const auto& [board, least] : fewest) {
        boards.resize(std::max(boards.size(), least.first + 1));
        ++boards[least.first];
    }
    const BoardsByPresses byPresses = boardsByPresses(n, kernel, progress);
    LIGHTSOUT_ASSERT(byPresses.counts.size() == boards.size());
    for (std::size_t presses = 0; presses < boards.size(); ++presses) {
        LIGHTSOUT_ASSERT(byPresses.counts[presses] == std::to_string(boards[presses]));
    }
    const auto reachable = ReachableBoards::find(rule, ReachableBoards::maxRank, progress);
    LIGHTSOUT_ASSERT(reachable && reachable->count() == fewest.size());
    const std::vector<std::uint8_t> distances = reachable->fewestPresses(progress);
    for (std::uint32_t number = 0; number < reachable->count(); ++number) {
        LIGHTSOUT_ASSERT(distances[number] == fewest.at(setOf(reachable->board(number))).first);
    }
}

void fuzzNearestSolvable(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t most = 10;
    Choices choices(data, size);
    const Rule rule = choices.rule(most);
    const std::size_t n = rule.vertexCount();
    const BitVector lights = choices.vector(n);
    std::size_t expected = n;
    for (const Set change : changesOf(rule)) {
        expected = std::min(expected, sizeOf(change ^ setOf(lights)));
    }
    Progress progress;
    const BitMatrix transposed = rule.influenceMatrix().transposed();
    const std::vector<BitVector> leftKernel =
        kernelBasis(reducedEchelonFormPlain(transposed, n), n);
    const LightsToChange change = nearestSolvable(lights, leftKernel, progress);
    LIGHTSOUT_ASSERT(change.isProven() && change.lowerBound == expected);
    const BitVector changed = lights ^ change.lights;
    for (const BitVector& vector : leftKernel) {
        LIGHTSOUT_ASSERT(!vector.dot(changed));
    }
}

} // namespace lightsout
