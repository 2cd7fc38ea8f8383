// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/ClassPlan.h"

#include "solve/ClassTables.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numbers>
#include <set>

namespace lightsout {

namespace {

constexpr double operationsOfNode = 100;
/// Two sweeps and the minima.
constexpr double operationsOfEntry = 3;
/// With more classes, which of them is first matters little.
constexpr std::size_t fewClasses = 6;
/// Many classes take long to be ordered, and make good bounds but for few kernels.
constexpr std::size_t maxClasses = 64;
/// Ranks of greedy flats that are tried lie so far apart: this, or an eighth of the dimension.
constexpr std::size_t ranksApart = 4;

/// The least of 2^bits standard normal variables: asymptotic formulas, good enough for two.
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

/// The probability that a normal variable is at most `limit`.
double probability(double limit, double mean, double variance) {
    return variance > 0 ? std::erfc((mean - limit) / std::sqrt(2 * variance)) / 2
                        : (mean <= limit ? 1.0 : 0.0);
}

/// How weights at the places of a class are distributed.
struct Weights {
    double mean;
    double variance;
};

Weights weightsOf(const PlaceClass& places, const std::vector<std::uint64_t>& columns,
                  const BitVector& offset) {
    std::map<std::uint64_t, int> balances;
    for (const std::size_t place : places.places) {
        balances[columns[place]] += offset[place] ? -1 : 1;
    }
    double squares = 0;
    for (const auto& [column, balance] : balances) {
        squares += static_cast<double>(balance) * balance;
    }
    return {.mean = static_cast<double>(places.places.size()) / 2, .variance = squares / 4};
}

} // namespace

ClassCost classCost(const ClassCoordinates& coordinates, const BitVector& offset,
                    std::size_t best) {
    ClassCost cost{.bytes = ClassTables::memoryNeeded(coordinates)};
    const std::vector<std::uint64_t> columns = placeColumns(coordinates.basis);
    std::vector<Weights> weights;
    Weights all{0, 0};
    for (const PlaceClass& places : coordinates.classes) {
        weights.push_back(weightsOf(places, columns, offset));
        all.mean += weights.back().mean;
        all.variance += weights.back().variance;
    }
    const double limit =
        std::min(static_cast<double>(best),
                 all.mean + leastOfMany(coordinates.basis.size()).mean * std::sqrt(all.variance));
    for (const std::size_t end : coordinates.steps()) {
        double mean = 0;
        double variance = 0;
        for (std::size_t c = 0; c < weights.size(); ++c) {
            const PlaceClass& places = coordinates.classes[c];
            const auto unknown = static_cast<std::size_t>(
                places.decisive.end() - std::ranges::lower_bound(places.decisive, end));
            const LeastOfMany least = leastOfMany(unknown);
            mean += weights[c].mean + least.mean * std::sqrt(weights[c].variance);
            variance += unknown < places.rank() ? least.variance * weights[c].variance : 0;
        }
        cost.nodes += std::exp2(end) * probability(limit, mean, variance);
    }
    cost.operations = operationsOfEntry * static_cast<double>(cost.bytes) +
                      operationsOfNode * static_cast<double>(weights.size()) / 4 * cost.nodes;
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
    // The smaller, the longer they take.
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
