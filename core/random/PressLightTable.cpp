// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/PressLightTable.h"

#include "random/GrayCodeEnumerator.h"
#include "random/ProfileEnumerator.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

bool isForGrayCode(const Rule& rule) {
    const std::size_t vertices = rule.vertexCount();
    if (vertices > PressLightTable::maxGrayCodeVertices) {
        return false;
    }
    const std::optional<ProfileGrid> grid = profileGridOf(rule);
    return !grid || std::uint64_t{1} << vertices <= profileSteps(*grid);
}

} // namespace

std::optional<Error> PressLightTable::refusal(const Rule& rule, const Budget& budget) {
    if (isForGrayCode(rule)) {
        return std::nullopt;
    }
    const std::optional<ProfileGrid> grid = profileGridOf(rule);
    if (!grid) {
        const std::size_t vertices = rule.vertexCount();
        return Error{.code = ErrorCode::tooManySteps,
                     .expected = std::uint64_t{1} << maxGrayCodeVertices,
                     .found = vertices < bitsPerWord ? std::uint64_t{1} << vertices : UINT64_MAX};
    }
    if (const std::uint64_t bytes = profileMemory(*grid);
        bytes > std::min(budget.memory, UINT64_MAX - 1)) {
        return Error{.code = ErrorCode::tableTooLarge, .expected = budget.memory, .found = bytes};
    }
    const std::uint64_t steps = profileSteps(*grid);
    if (static_cast<double>(steps) > budget.operations) {
        return Error{.code = ErrorCode::tooManySteps,
                     .expected = static_cast<std::uint64_t>(budget.operations),
                     .found = steps};
    }
    return std::nullopt;
}

std::optional<WorkEstimate> PressLightTable::estimate(const Rule& rule) {
    const auto counts = static_cast<double>((rule.vertexCount() + 1) * (rule.vertexCount() + 1));
    if (isForGrayCode(rule)) {
        return WorkEstimate{.operations = std::exp2(rule.vertexCount()),
                            .bytes = counts * sizeof(BigInteger)};
    }
    const std::optional<ProfileGrid> grid = profileGridOf(rule);
    if (!grid) {
        return std::nullopt;
    }
    return WorkEstimate{.operations = static_cast<double>(profileSteps(*grid)),
                        .bytes = static_cast<double>(profileMemory(*grid)),
                        .perSecond = 8e9}; // several operations at once
}

std::optional<Lattice> PressLightTable::nearestFeasible(Lattice lattice, const Budget& budget) {
    while (lattice.rows > 1 || lattice.cols > 1) {
        --(lattice.rows > lattice.cols && lattice.cols > 1 ? lattice.cols
           : lattice.rows > 1                              ? lattice.rows
                                                           : lattice.cols);
        if (!refusal(lattice, budget)) {
            return lattice;
        }
    }
    return std::nullopt;
}

Result<PressLightTable> PressLightTable::compute(const Rule& rule, const BitVector& lights,
                                                 std::size_t threads, Progress& progress,
                                                 const Budget& budget) {
    LIGHTSOUT_ASSERT(lights.size() == rule.vertexCount());
    if (const std::optional<Error> error = refusal(rule, budget)) {
        return *error;
    }
    if (isForGrayCode(rule)) {
        return PressLightTable(rule.vertexCount(), Method::grayCode,
                               countByGrayCode(rule, lights, threads, progress));
    }
    return PressLightTable(rule.vertexCount(), Method::brokenProfile,
                           countByProfile(*profileGridOf(rule), lights, threads, progress));
}

} // namespace lightsout
