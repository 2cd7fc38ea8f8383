// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/CountChain.h"

#include "gf2/GrayCode.h"
#include "random/LimitLaw.h"
#include "solve/Solver.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>

namespace lightsout {

namespace {

using IntegerMatrix = std::vector<std::vector<BigInteger>>;

/// Returns the product. Does not use Eigen, because Eigen does not compile with the numbers of
/// Boost 1.74, the version in Debian 12: their constructor asks whether a matrix is a container of
/// bytes.
IntegerMatrix product(const IntegerMatrix& a, const IntegerMatrix& b, const Progress& progress) {
    const std::size_t size = a.size();
    IntegerMatrix result(size, std::vector<BigInteger>(size));
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t k = 0; k < size; ++k) {
            progress.checkpoint();
            for (std::size_t j = 0; a[i][k] != 0 && j < size; ++j) {
                result[i][j] += a[i][k] * b[k][j];
            }
        }
    }
    return result;
}

/// The lights that each press toggles, and the presses that toggle each light. They are computed on
/// demand, because a few vertices are enough to decide large boards.
class Incidences {
public:
    explicit Incidences(const Rule& rule) : rule_(rule) {
        if (rule.isUndirected()) {
            return;
        }
        togglers_.resize(rule.vertexCount());
        for (Vertex u = 0; u < rule.vertexCount(); ++u) {
            rule.forEachToggled(u, [&](Vertex v) { togglers_[v].push_back(u); });
        }
    }

    std::size_t vertexCount() const { return rule_.vertexCount(); }
    std::size_t size(Vertex press) const {
        std::size_t size = 0;
        rule_.forEachToggled(press, [&](Vertex /*light*/) { ++size; });
        return size;
    }
    /// Returns the presses that toggle `light`, in ascending order.
    std::vector<Vertex> togglers(Vertex light) const {
        if (!togglers_.empty()) {
            return togglers_[light];
        }
        std::vector<Vertex> presses;
        rule_.forEachToggled(light, [&](Vertex press) { presses.push_back(press); });
        std::ranges::sort(presses);
        return presses;
    }
    /// Returns the sizes of the presses that toggle all of these lights, sorted.
    std::vector<std::size_t> sizesOver(const std::vector<Vertex>& lights) const {
        std::vector<Vertex> common = togglers(lights.front());
        for (const Vertex light : lights) {
            std::vector<Vertex> rest;
            std::ranges::set_intersection(common, togglers(light), std::back_inserter(rest));
            common.swap(rest);
        }
        for (Vertex& press : common) {
            press = size(press);
        }
        std::ranges::sort(common);
        return common;
    }

private:
    const Rule& rule_;
    std::vector<std::vector<Vertex>> togglers_; ///< only for directed boards
};

/// Replaces a set with the next one of the same size in lexicographic order.
bool advance(std::vector<Vertex>& set, std::size_t vertices) {
    const std::size_t size = set.size();
    for (std::size_t i = size; i-- > 0;) {
        if (set[i] + size - i < vertices) {
            ++set[i];
            for (std::size_t j = i + 1; j < size; ++j) {
                set[j] = set[j - 1] + 1;
            }
            return true;
        }
    }
    return false;
}

BitVector boardWith(std::size_t vertices, const std::vector<Vertex>& lights) {
    BitVector board(vertices);
    for (const Vertex light : lights) {
        board.set(light);
    }
    return board;
}

/// Returns two sets of `size` lights for which the presses that toggle the whole set differ in
/// number or in size, or nullopt if there are none.
std::optional<ChainWitness> findWitness(const Incidences& incidences, std::size_t size,
                                        Progress& progress) {
    const std::size_t vertices = incidences.vertexCount();
    std::vector<Vertex> first(size);
    for (std::size_t i = 0; i < size; ++i) {
        first[i] = i;
    }
    const std::vector<std::size_t> expected = incidences.sizesOver(first);
    for (std::vector<Vertex> second = first; advance(second, vertices);) {
        progress.checkpoint();
        if (incidences.sizesOver(second) != expected) {
            return ChainWitness{boardWith(vertices, first), boardWith(vertices, second)};
        }
    }
    return std::nullopt;
}

/// Returns true if all sets of equal size occur equally often as the set of lights that a press
/// toggles.
bool isLumpable(const Incidences& incidences) {
    const std::size_t vertices = incidences.vertexCount();
    std::vector<std::size_t> sizes;
    for (Vertex u = 0; u < vertices; ++u) {
        sizes.push_back(incidences.size(u));
        if (sizes.back() > 1 && sizes.back() + 1 < vertices) {
            return false;
        }
    }
    std::vector<std::size_t> ones(vertices);   // presses that toggle this light alone
    std::vector<std::size_t> others(vertices); // presses that toggle it and all but one light
    for (Vertex v = 0; v < vertices; ++v) {
        for (const Vertex u : incidences.togglers(v)) {
            ones[v] += sizes[u] == 1 ? 1 : 0;
            others[v] += sizes[u] + 1 == vertices ? 1 : 0;
        }
    }
    const auto allEqual = [](const std::vector<std::size_t>& counts) {
        return std::ranges::adjacent_find(counts, std::ranges::not_equal_to{}) == counts.end();
    };
    return allEqual(ones) && allEqual(others);
}

/// The lights of linearly independent presses, up to `most` of them.
class IndependentPresses {
public:
    IndependentPresses(const Rule& rule, std::size_t most, const Progress& progress) {
        std::vector<BitVector> reduced;
        for (Vertex press = 0; press < rule.vertexCount() && lights_.size() < most; ++press) {
            progress.checkpoint();
            BitVector lights(rule.vertexCount());
            rule.forEachToggled(press, [&](Vertex light) { lights.flip(light); });
            BitVector rest = lights;
            for (const BitVector& other : reduced) {
                if (rest[other.findNext(0)]) {
                    rest ^= other;
                }
            }
            if (rest.any()) {
                reduced.push_back(std::move(rest));
                lights_.push_back(std::move(lights));
            }
        }
    }

    std::uint64_t boards() const { return std::uint64_t{1} << lights_.size(); }
    const BitVector& lights(std::size_t index) const { return lights_[index]; }

private:
    std::vector<BitVector> lights_;
};

} // namespace

std::vector<std::size_t> nextCounts(const Rule& rule, const BitVector& lights) {
    std::vector<std::size_t> counts(rule.vertexCount() + 1);
    const std::size_t present = lights.count();
    for (Vertex u = 0; u < rule.vertexCount(); ++u) {
        std::size_t next = present;
        rule.forEachToggled(u, [&](Vertex v) {
            if (lights[v]) {
                --next;
            } else {
                ++next;
            }
        });
        ++counts[next];
    }
    return counts;
}

std::variant<CountChain, ChainWitness> decideCountChain(const Rule& rule, Progress& progress) {
    const std::size_t vertices = rule.vertexCount();
    const Incidences incidences(rule);
    if (!isLumpable(incidences)) {
        for (std::size_t size = 1;; ++size) {
            LIGHTSOUT_ASSERT(size <= vertices);
            if (const auto witness = findWitness(incidences, size, progress)) {
                return *witness;
            }
        }
    }
    CountChain chain;
    if (vertices == 0) {
        chain = {.states = {0}, .presses = {{1}}}; // the single press changes nothing
        return chain;
    }
    BitVector lights(vertices);
    for (std::size_t count = 0; count <= vertices; ++count) {
        progress.checkpoint();
        chain.states.push_back(count);
        chain.presses.push_back(nextCounts(rule, lights));
        if (count < vertices) {
            lights.set(count);
        }
    }
    return chain;
}

FractionMatrix CountChain::power(std::size_t time, Walk walk, const Progress& progress) const {
    const std::size_t size = presses.size();
    const std::size_t vertices =
        std::accumulate(presses.front().begin(), presses.front().end(), std::size_t{0});
    IntegerMatrix square(size);
    FractionMatrix result{.numerators = IntegerMatrix(size, std::vector<BigInteger>(size))};
    for (std::size_t i = 0; i < size; ++i) {
        square[i].assign(presses[i].begin(), presses[i].end());
        if (walk == Walk::lazy) {
            square[i][i] += vertices;
        }
        result.numerators[i][i] = 1;
    }
    for (std::size_t rest = time; rest != 0; rest >>= 1U) {
        if ((rest & 1U) != 0) {
            result.numerators = product(result.numerators, square, progress);
        }
        if (rest > 1) {
            square = product(square, square, progress);
        }
    }
    for (std::size_t i = 0; i < time; ++i) {
        result.denominator *= walk == Walk::lazy ? 2 * vertices : vertices;
    }
    return result;
}

Result<std::variant<CountChain, ChainWitness>>
decideCountChainFrom(const Rule& rule, const BitVector& lights, Progress& progress) {
    using Decision = std::variant<CountChain, ChainWitness>;
    if (rule.vertexCount() == 0) {
        return Decision(decideCountChain(rule, progress));
    }
    const Result<Solver> solver = Solver::build(rule, progress);
    if (!solver) {
        return solver.error();
    }
    const std::size_t vertices = rule.vertexCount();
    // If the number of lights on is a chain on all boards, that chain determines the numbers that
    // occur.
    std::vector<std::vector<std::size_t>> nexts(vertices + 1);
    std::vector<std::optional<BitVector>> boards(vertices + 1);
    const Incidences incidences(rule);
    if (isLumpable(incidences)) {
        const auto chain = std::get<CountChain>(decideCountChain(rule, progress));
        std::vector<std::size_t> open{lights.count()};
        while (!open.empty()) {
            const std::size_t count = open.back();
            open.pop_back();
            if (nexts[count].empty()) {
                nexts[count] = chain.presses[count];
                for (std::size_t next = 0; next <= vertices; ++next) {
                    if (nexts[count][next] > 0) {
                        open.push_back(next);
                    }
                }
            }
        }
    } else {
        const auto presses =
            IndependentPresses(rule, std::min(solver->rank(), maxReachableRank), progress);
        BitVector board = lights;
        for (std::uint64_t step = 1;; ++step) {
            progress.checkpoint(static_cast<double>(step) / static_cast<double>(presses.boards()));
            const std::size_t count = board.count();
            std::vector<std::size_t> next = nextCounts(rule, board);
            if (nexts[count].empty()) {
                nexts[count] = std::move(next);
                boards[count] = board;
            } else if (nexts[count] != next) {
                return Decision(ChainWitness{*boards[count], board});
            }
            if (step == presses.boards()) {
                break;
            }
            board ^= presses.lights(grayCodeFlip(step));
        }
        if (solver->rank() > maxReachableRank) {
            return Error{.code = ErrorCode::tooManySteps,
                         .expected = std::uint64_t{1} << maxReachableRank,
                         .found = solver->rank() < bitsPerWord ? std::uint64_t{1} << solver->rank()
                                                               : UINT64_MAX};
        }
    }
    CountChain counts;
    for (std::size_t count = 0; count <= vertices; ++count) {
        if (!nexts[count].empty()) {
            counts.states.push_back(count);
        }
    }
    for (const std::size_t from : counts.states) {
        std::vector<std::size_t> row;
        for (const std::size_t to : counts.states) {
            row.push_back(nexts[from][to]);
        }
        counts.presses.push_back(std::move(row));
    }
    return Decision(std::move(counts));
}

Result<ChainLimits> chainLimits(const Rule& rule, Progress& progress) {
    const std::size_t vertices = rule.vertexCount();
    ChainLimits limits;
    limits.even.denominator = BigInteger(1) << vertices;
    limits.odd.denominator = limits.even.denominator;
    limits.lazy.denominator = 2 * limits.even.denominator;
    BitVector lights(vertices);
    for (std::size_t count = 0; count <= vertices; ++count) {
        Result<LimitLaw> law = limitLaw(rule, lights, progress);
        if (!law) {
            return law.error();
        }
        std::vector<BigInteger> both;
        for (std::size_t next = 0; next <= vertices; ++next) {
            both.push_back(law->even[next] + law->odd[next]);
        }
        limits.lazy.numerators.push_back(std::move(both));
        limits.even.numerators.push_back(std::move(law->even));
        limits.odd.numerators.push_back(std::move(law->odd));
        if (count < vertices) {
            lights.set(count);
        }
    }
    return limits;
}

} // namespace lightsout
