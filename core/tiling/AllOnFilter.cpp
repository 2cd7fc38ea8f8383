// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/AllOnFilter.h"

#include "gf2/Elimination.h"
#include "gf2/GrayCode.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::size_t maxOptions = 4096;
/// Maximum number of words that may be touched when all solutions are examined.
constexpr double maxWords = 3e8;
constexpr std::uint64_t solutionsBetweenReports = 1024;

/// Eliminates [A | 1]: a row for each item, a column for each option, and the right-hand side.
EchelonForm eliminate(const ExactCover& cover, Progress& progress) {
    BitMatrix matrix(cover.itemCount(), cover.optionCount() + 1);
    for (std::size_t option = 0; option < cover.optionCount(); ++option) {
        for (const std::uint32_t item : cover.itemsOf(option)) {
            matrix.set(item, option);
        }
    }
    for (std::size_t item = 0; item < cover.itemCount(); ++item) {
        matrix.set(item, cover.optionCount());
    }
    return reducedEchelonForm(std::move(matrix), cover.optionCount(), progress);
}

/// Returns the solution in which all free options are 0, or nullopt.
std::optional<BitVector> particularSolution(const ExactCover& cover, const EchelonForm& form) {
    BitVector solution(cover.optionCount());
    for (std::size_t row = 0; row < cover.itemCount(); ++row) {
        if (form.matrix.get(row, cover.optionCount())) {
            if (row >= form.rank()) {
                return std::nullopt;
            }
            solution.set(form.pivots[row]);
        }
    }
    return solution;
}

std::vector<std::uint32_t> optionsOf(const BitVector& solution) {
    std::vector<std::uint32_t> options;
    solution.forEachOne(
        [&options](std::size_t option) { options.push_back(static_cast<std::uint32_t>(option)); });
    return options;
}

} // namespace

std::optional<std::vector<std::vector<std::uint32_t>>> coversAmongSolutions(const ExactCover& cover,
                                                                            Progress& progress) {
    if (cover.optionCount() > maxOptions || cover.itemCount() > maxOptions) {
        return std::nullopt;
    }
    const EchelonForm form = eliminate(cover, progress);
    std::vector<std::vector<std::uint32_t>> covers;
    std::optional<BitVector> solution = particularSolution(cover, form);
    if (!solution) {
        return covers;
    }
    const std::vector<BitVector> kernel = kernelBasis(form, cover.optionCount());
    const auto words = static_cast<double>(wordsFor(cover.optionCount()));
    if (kernel.size() >= bitsPerWord ||
        static_cast<double>(std::uint64_t{1} << kernel.size()) * words > maxWords) {
        return std::nullopt;
    }
    // A solution covers each item at least once, so it is an exact cover if its sizes add up to the
    // number of items.
    const auto itemsCovered = [&cover](const BitVector& options) {
        std::size_t sum = 0;
        options.forEachOne([&](std::size_t option) { sum += cover.itemsOf(option).size(); });
        return sum;
    };
    const std::uint64_t count = std::uint64_t{1} << kernel.size();
    for (std::uint64_t step = 0; step < count; ++step) {
        if (step > 0) {
            *solution ^= kernel[grayCodeFlip(step)];
        }
        if (itemsCovered(*solution) == cover.itemCount()) {
            covers.push_back(optionsOf(*solution));
        }
        if (step % solutionsBetweenReports == 0) {
            progress.checkpoint(static_cast<double>(step) / static_cast<double>(count));
        }
    }
    return covers;
}

} // namespace lightsout
