// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/LimitLaw.h"

#include "solve/KernelBasis.h"
#include "solve/Solutions.h"

#include <cmath>

namespace lightsout {

namespace {

/// Returns, for every w, the sum of (-1)^{y·lights} K_w(|y|) over all y in `first` + the span of
/// `kernel`, for a board with `count` lights.
std::vector<BigInteger> characterSum(const BitVector& first, const std::vector<BitVector>& kernel,
                                     const BitVector& lights, std::size_t count,
                                     Progress& progress) {
    std::vector<std::int64_t> signsByWeight(count + 1);
    forEachSolution(first, kernel, [&](const BitVector& y) {
        progress.checkpoint();
        signsByWeight[y.count()] += y.dot(lights) ? -1 : 1;
        return true;
    });
    std::vector<BigInteger> sum(count + 1);
    for (std::size_t weight = 0; weight <= count; ++weight) {
        if (signsByWeight[weight] == 0) {
            continue;
        }
        progress.checkpoint();
        const std::vector<BigInteger> values = krawtchouk(count, weight);
        for (std::size_t w = 0; w <= count; ++w) {
            sum[w] += values[w] * signsByWeight[weight];
        }
    }
    return sum;
}

} // namespace

std::string LimitLaw::fraction(const BigInteger& numerator) const {
    return fractionText(numerator, BigInteger(1) << lights);
}

std::vector<double> LimitLaw::probabilities(bool isOddTime) const {
    std::vector<double> law;
    for (const BigInteger& numerator : isOddTime ? odd : even) {
        law.push_back(quotient(numerator, BigInteger(1) << lights));
    }
    return law;
}

std::vector<double> LimitLaw::lazyProbabilities() const {
    std::vector<double> law = probabilities(false);
    const std::vector<double> other = probabilities(true);
    for (std::size_t w = 0; w < law.size(); ++w) {
        law[w] = (law[w] + other[w]) / 2;
    }
    return law;
}

Result<LimitLaw> limitLaw(const Rule& rule, const BitVector& lights, Progress& progress) {
    LIGHTSOUT_ASSERT(lights.size() == rule.vertexCount());
    LimitLaw law{.lights = rule.lightCount(), .even = {1}, .odd = {1}, .parity = {}};
    if (law.lights == 0) {
        return law;
    }
    const std::uint64_t bytes = std::uint64_t{law.lights} * law.lights / 2;
    if (bytes > LimitLaw::maxMemory) {
        return Error{
            .code = ErrorCode::tableTooLarge, .expected = LimitLaw::maxMemory, .found = bytes};
    }
    BitVector buttons(rule.vertexCount());
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        buttons.set(v, rule.hasButton(v));
    }
    if (buttons.none()) { // the board never changes
        law.even.assign(law.lights + 1, 0);
        law.even[lights.count()] = BigInteger(1) << law.lights;
        law.odd = law.even;
        return law;
    }
    const Result<Solver> solver = Solver::build(reversed(rule), progress);
    if (!solver) {
        return solver.error();
    }
    if (solver->nullity() > LimitLaw::maxNullity) {
        const std::size_t exponent = solver->nullity() + 1;
        return Error{.code = ErrorCode::tooManySteps,
                     .expected = std::uint64_t{2} << LimitLaw::maxNullity,
                     .found = exponent < bitsPerWord ? std::uint64_t{1} << exponent : UINT64_MAX};
    }
    const std::vector<BitVector> kernel = kernelBasis(*solver, progress);
    law.even = characterSum(BitVector(rule.vertexCount()), kernel, lights, law.lights, progress);
    law.odd = law.even;
    Answer flips = solver->solve(buttons, progress);
    if (flips.solvable) {
        law.parity = std::move(flips.vector);
        const auto changing = characterSum(*law.parity, kernel, lights, law.lights, progress);
        for (std::size_t w = 0; w <= law.lights; ++w) {
            law.even[w] += changing[w];
            law.odd[w] -= changing[w];
        }
    }
    return law;
}

double totalVariation(const std::vector<double>& first, const std::vector<double>& second) {
    LIGHTSOUT_ASSERT(first.size() == second.size());
    double sum = 0;
    for (std::size_t i = 0; i < first.size(); ++i) {
        sum += std::abs(first[i] - second[i]);
    }
    return sum / 2;
}

std::vector<double> distancesToLimit(const ExactLaw& law, const LimitLaw& limit,
                                     std::size_t presses, Walk walk, Progress& progress) {
    const bool isLazy = walk == Walk::lazy;
    const std::vector<double> even =
        isLazy ? limit.lazyProbabilities() : limit.probabilities(false);
    const std::vector<double> odd = isLazy ? even : limit.probabilities(true);
    std::vector<double> urn = ehrenfestLaw(law.buttonCount(), 0);
    std::vector<double> distances;
    for (std::size_t time = 0; time <= presses; ++time) {
        progress.checkpoint(static_cast<double>(time) / static_cast<double>(presses + 1));
        distances.push_back(totalVariation(law.given(urn), time % 2 == 1 ? odd : even));
        advanceUrn(urn, walk);
    }
    return distances;
}

std::optional<std::size_t> mixingTime(const std::vector<double>& distances, double distance) {
    std::size_t time = distances.size();
    while (time > 0 && distances[time - 1] <= distance) {
        --time;
    }
    return time < distances.size() ? std::optional(time) : std::nullopt;
}

} // namespace lightsout
