// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/ClassPlan.h"

#include "fewest/ClassTables.h"
#include "fewest/HalfParts.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numbers>
#include <set>

namespace lightsout {

namespace {

constexpr double operationsOfNode = 100;
/// Number of operations per table entry, for two sweeps and the minima, if the tables are larger
/// than the caches.
constexpr double operationsOfEntry = 8;
/// Number of sweeps of searchByPairs(): one counts the parts, and one collects them.
constexpr double sweepsOfPairs = 2;
/// Number of classes above which the choice of the first one matters little.
constexpr std::size_t fewClasses = 6;
/// Maximum number of classes: more classes take a long time to order, and give good bounds only for
/// a few kernels.
constexpr std::size_t maxClasses = 64;
/// Minimum difference between successive ranks tried for greedyFlats(). The difference is an eighth
/// of the dimension if that is larger.
constexpr std::size_t ranksApart = 4;

/// The mean and the variance of the least of many standard normal variables. leastOfMany() computes
/// them for 2^bits variables by asymptotic formulas, which are accurate enough even for two
/// variables.
struct LeastOfMany {
    double mean = 0;
    double variance = 1;
};

LeastOfMany leastOfMany(std::size_t bits) {
    if (bits == 0) {
        return {};
    }
    using std::numbers::egamma;
    using std::numbers::ln2;
    using std::numbers::pi;
    const double logarithm = static_cast<double>(bits) * ln2;
    const double root = std::sqrt(2 * logarithm);
    const double mean =
        root - (std::log(logarithm) + std::log(4 * pi)) / (2 * root) + egamma / root;
    return {.mean = -mean, .variance = std::min(pi * pi / 6 / (root * root), 0.7)};
}

/// Returns the probability that a normal variable is at most `limit`.
double probability(double limit, double mean, double variance) {
    return variance > 0 ? std::erfc((mean - limit) / std::sqrt(2 * variance)) / 2
                        : (mean <= limit ? 1.0 : 0.0);
}

/// The distribution of weights at the positions of a class.
struct Weights {
    double mean;
    double variance;
};

Weights weightsOf(const std::vector<std::size_t>& positions,
                  const std::vector<std::uint64_t>& columns, const BitVector& offset) {
    std::map<std::uint64_t, int> balances;
    for (const std::size_t place : positions) {
        balances[columns[place]] += offset[place] ? -1 : 1;
    }
    double squares = 0;
    for (const auto& [column, balance] : balances) {
        squares += static_cast<double>(balance) * balance;
    }
    return {.mean = static_cast<double>(positions.size()) / 2, .variance = squares / 4};
}

/// Returns the expected least weight of 2^bits vectors.
double leastOf(const Weights& weights, std::size_t bits) {
    return weights.mean + leastOfMany(bits).mean * std::sqrt(weights.variance);
}

} // namespace

ClassCost classCost(const ClassCoordinates& coordinates, const BitVector& offset,
                    std::size_t best) {
    ClassCost cost{.bytes = ClassTables::memoryNeeded(coordinates)};
    const std::vector<std::uint64_t> columns = columnWords(coordinates.basis);
    std::vector<Weights> weights;
    Weights all{0, 0};
    for (const PlaceClass& placeClass : coordinates.classes) {
        weights.push_back(weightsOf(placeClass.positions, columns, offset));
        all.mean += weights.back().mean;
        all.variance += weights.back().variance;
    }
    const double limit =
        std::min(static_cast<double>(best), leastOf(all, coordinates.basis.size()));
    for (const std::size_t end : coordinates.steps()) {
        double mean = 0;
        double variance = 0;
        for (std::size_t c = 0; c < weights.size(); ++c) {
            const PlaceClass& placeClass = coordinates.classes[c];
            const auto unknown = static_cast<std::size_t>(
                placeClass.decisive.end() - std::ranges::lower_bound(placeClass.decisive, end));
            const LeastOfMany least = leastOfMany(unknown);
            mean += weights[c].mean + least.mean * std::sqrt(weights[c].variance);
            variance += unknown < placeClass.rank() ? least.variance * weights[c].variance : 0;
        }
        cost.nodes += std::exp2(end) * probability(limit, mean, variance);
    }
    cost.operations = operationsOfEntry * static_cast<double>(cost.bytes) +
                      operationsOfNode * static_cast<double>(weights.size()) / 4 * cost.nodes;
    return cost;
}

ClassCost pairCost(const ClassPairs& pairs, const BitVector& offset, std::size_t best) {
    std::array<std::array<Weights, 2>, 2> weights;
    Weights all{0, 0};
    double leastSum = 0;
    double entries = 0;
    for (std::size_t p = 0; p < 2; ++p) {
        for (std::size_t h = 0; h < 2; ++h) {
            const PairHalf& half = pairs[p][h];
            weights[p][h] = weightsOf(half.positions, columnWords(half.basis), offset);
            all.mean += weights[p][h].mean;
            all.variance += weights[p][h].variance;
            leastSum += leastOf(weights[p][h], half.basis.size());
            entries += std::exp2(half.basis.size());
        }
    }
    const std::size_t dimension = pairs[0][0].basis.size() + pairs[0][1].basis.size();
    const double limit = std::min(static_cast<double>(best), leastOf(all, dimension));
    const double ofPair = std::max(limit - leastSum, 0.0) / 2;
    ClassCost cost;
    double bytes = 0;
    for (std::size_t p = 0; p < 2; ++p) {
        double least = 0;
        for (std::size_t h = 0; h < 2; ++h) {
            const Weights& one = weights[p][h];
            const std::size_t rank = pairs[p][h].basis.size();
            const double leastHere = leastOf(one, rank);
            bytes += sizeof(LightParts::NumberedPart) * std::exp2(rank) *
                     probability(leastHere + ofPair, one.mean, one.variance);
            least += leastHere;
        }
        cost.nodes += std::exp2(dimension) *
                      probability(least + ofPair, weights[p][0].mean + weights[p][1].mean,
                                  weights[p][0].variance + weights[p][1].variance);
    }
    cost.bytes = static_cast<std::uint64_t>(bytes);
    const double words = static_cast<double>(pairs[1][0].positions.size()) / bitsPerWord;
    cost.operations = sweepsOfPairs * LightParts::operationsOfEntry * entries +
                      cost.nodes * words / CombinedParts::wordsOfOperation;
    return cost;
}

ClassPlans cheapestClasses(const std::vector<BitVector>& basis, const BitVector& offset,
                           std::size_t best, const Lattice* cells, std::uint64_t memory,
                           double enough, const Progress& progress) {
    LIGHTSOUT_ASSERT(!basis.empty());
    std::vector<std::function<PlaceClasses()>> partitions;
    if (cells != nullptr) {
        partitions.emplace_back([&] { return parityClasses(*cells); });
        for (std::size_t modulus = 4;
             2 * (cells->rows + 1) % modulus == 0 && 2 * (cells->cols + 1) % modulus == 0;
             modulus *= 2) {
            partitions.emplace_back([&, modulus] { return residueClasses(*cells, modulus); });
        }
        partitions.emplace_back([&] { return rowClasses(*cells); });
        partitions.emplace_back([&] { return columnClasses(*cells); });
    }
    // The smaller the rank, the longer greedyFlats() takes.
    const std::size_t half = (basis.size() + 1) / 2;
    const std::size_t apart = std::max(ranksApart, basis.size() / 8);
    for (std::size_t rank = half; rank < basis.size(); rank += apart) {
        partitions.emplace_back([&, rank] { return greedyFlats(basis, rank, progress); });
    }
    for (std::size_t rank = half; rank > half / 2 + apart;) {
        rank -= apart;
        partitions.emplace_back([&, rank] { return greedyFlats(basis, rank, progress); });
    }
    partitions.emplace_back([&] { return PlaceClasses(offset.size()); });

    ClassPlans plans;
    const auto consider = [](std::optional<ClassPlan>& cheapest, const ClassPlan& plan) {
        if (!cheapest || plan.cost.operations < cheapest->cost.operations) {
            cheapest = plan;
        }
    };
    for (const std::function<PlaceClasses()>& partition : partitions) {
        progress.checkpoint();
        const PlaceClasses classes = partition();
        const std::size_t count = std::set<std::uint32_t>(classes.begin(), classes.end()).size();
        if (count > maxClasses) {
            continue;
        }
        std::size_t firsts = 1;
        for (std::size_t first = 0; first < firsts; ++first) {
            progress.checkpoint();
            ClassPlan plan{.coordinates = classCoordinates(basis, classes, first), .cost = {}};
            const std::size_t found = plan.coordinates.classes.size();
            firsts = found <= fewClasses ? found : 1;
            plan.cost = classCost(plan.coordinates, offset, best);
            consider(plan.cost.bytes <= memory ? plans.inMemory : plans.beyondMemory, plan);
            if (plans.inMemory && plans.inMemory->cost.operations <= enough) {
                return plans;
            }
        }
    }
    return plans;
}

} // namespace lightsout
