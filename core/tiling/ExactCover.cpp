// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/ExactCover.h"

#include "gf2/Elimination.h"
#include "gf2/GrayCode.h"
#include "graph/Limits.h"

#include <boost/pending/disjoint_sets.hpp>

#include <algorithm>
#include <numeric>

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

std::optional<Error> tooLargeToTile(const Rule& rule) {
    if (rule.vertexCount() > maxTilingVertices) {
        return Error{.code = ErrorCode::tooManyVertices,
                     .expected = maxTilingVertices,
                     .found = rule.vertexCount()};
    }
    const Lattice* lattice = rule.lattice();
    if (lattice != nullptr && lattice->neighbours == Neighbours::rowColumn) {
        const std::uint64_t arcs =
            lattice->vertexCount() * (std::uint64_t{lattice->rows} + lattice->cols);
        if (arcs > maxGraphArcs) {
            return Error{.code = ErrorCode::tooManyArcs, .expected = maxGraphArcs, .found = arcs};
        }
    }
    return std::nullopt;
}

ExactCover remainingCover(const Rule& rule, const BitVector& placed) {
    LIGHTSOUT_ASSERT(!tooLargeToTile(rule) && placed.size() == rule.vertexCount());
    BitVector changed(rule.vertexCount());
    placed.forEachOne([&](Vertex u) {
        rule.forEachToggled(u, [&](Vertex v) {
            LIGHTSOUT_ASSERT(!changed[v]);
            changed.flip(v);
        });
    });
    ExactCover cover;
    std::vector<std::uint32_t> itemOf(rule.vertexCount());
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        if (!changed[v] && rule.hasLight(v)) {
            itemOf[v] = static_cast<std::uint32_t>(cover.lights.size());
            cover.lights.push_back(v);
        }
    }
    for (Vertex u = 0; u < rule.vertexCount(); ++u) {
        bool isPossible = !placed[u] && rule.hasButton(u);
        rule.forEachToggled(u, [&](Vertex v) { isPossible = isPossible && !changed[v]; });
        if (isPossible) {
            cover.presses.push_back(u);
            rule.forEachToggled(u, [&](Vertex v) { cover.covered.push_back(itemOf[v]); });
            cover.starts.push_back(cover.covered.size());
        }
    }
    return cover;
}

std::vector<ExactCover> independentParts(const ExactCover& cover) {
    boost::disjoint_sets_with_storage<> sets(cover.itemCount());
    for (std::size_t option = 0; option < cover.optionCount(); ++option) {
        for (const std::uint32_t item : cover.itemsOf(option)) {
            sets.union_set(std::size_t{item}, std::size_t{cover.itemsOf(option).front()});
        }
    }
    std::vector<ExactCover> parts;
    std::vector<std::size_t> partOf(cover.itemCount(), cover.itemCount());
    std::vector<std::uint32_t> itemInPart(cover.itemCount());
    for (std::size_t item = 0; item < cover.itemCount(); ++item) {
        std::size_t& part = partOf[sets.find_set(item)];
        if (part == cover.itemCount()) {
            part = parts.size();
            parts.emplace_back();
        }
        itemInPart[item] = static_cast<std::uint32_t>(parts[part].lights.size());
        parts[part].lights.push_back(cover.lights[item]);
    }
    for (std::size_t option = 0; option < cover.optionCount(); ++option) {
        if (cover.itemsOf(option).empty()) {
            continue;
        }
        ExactCover& part = parts[partOf[sets.find_set(std::size_t{cover.itemsOf(option).front()})]];
        part.presses.push_back(cover.presses[option]);
        for (const std::uint32_t item : cover.itemsOf(option)) {
            part.covered.push_back(itemInPart[item]);
        }
        part.starts.push_back(part.covered.size());
    }
    return parts;
}

std::size_t commonDivisor(const ExactCover& cover) {
    std::size_t divisor = 0;
    for (std::size_t option = 0; option < cover.optionCount(); ++option) {
        divisor = std::gcd(divisor, cover.itemsOf(option).size());
    }
    return divisor;
}

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
    // A solution covers each item at least once, so it is an exact cover if the sizes of its
    // options add up to the number of items.
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
