// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/BandSolver.h"
#include "sparse/EliminationOrder.h"
#include "support/Assert.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

namespace lightsout {

namespace {

/// The measured costs, in word operations, of each panel and of each row in it.
constexpr double operationsOfPanel = 4000;
constexpr double operationsOfRow = 40;
/// The same for each word of the band's width: the cost of a panel's tables of sums, and of adding
/// sums to each row.
constexpr double operationsOfTables = 700;
constexpr double operationsOfSums = 11;
/// A band is as narrow as those of lattices if the square of its number of columns is at most this
/// many times the number of rows; then no other order is tried.
constexpr double goodWidth = 16;

void searchBreadth(const SparseMatrix& matrix, const std::vector<std::uint32_t>& starts,
                   std::vector<std::uint32_t>& found, const Progress& progress) {
    std::vector<bool> isFound(matrix.size());
    found.clear();
    const auto find = [&](std::uint32_t i) {
        if (!isFound[i]) {
            isFound[i] = true;
            found.push_back(i);
        }
    };
    std::size_t next = 0;
    for (std::size_t s = starts.size(); s-- > 0;) {
        find(starts[s]);
        for (; next < found.size(); ++next) {
            progress.checkpoint();
            matrix.forEachNeighbour(found[next], find);
        }
    }
}

/// Orders the indices by breadth-first searches, one per component, each started from the index
/// that a search from an arbitrary index reaches last.
std::vector<std::uint32_t> orderByBreadth(const SparseMatrix& matrix, const Progress& progress) {
    std::vector<std::uint32_t> starts(matrix.size());
    std::iota(starts.begin(), starts.end(), std::uint32_t{0});
    std::vector<std::uint32_t> found;
    found.reserve(matrix.size());
    searchBreadth(matrix, starts, found, progress);
    starts.swap(found);
    searchBreadth(matrix, starts, found, progress);
    return found;
}

BandPlan planOf(const SparseMatrix& matrix, std::vector<std::uint32_t> order,
                const Progress& progress) {
    BandPlan plan{.order = std::move(order)};
    const std::size_t size = matrix.size();
    std::vector<std::uint32_t> positions(size);
    for (std::uint32_t place = 0; place < size; ++place) {
        positions[plan.order[place]] = place;
    }
    struct Panel {
        std::size_t rows = 0; ///< number of rows that begin in this panel
        std::size_t last = 0; ///< last panel in which one of these rows ends
    };
    std::vector<Panel> panels(wordsFor(size));
    for (std::uint32_t row = 0; row < size; ++row) {
        progress.checkpoint();
        std::uint32_t first = UINT32_MAX;
        std::uint32_t last = 0;
        for (const std::uint32_t column : matrix.columnsOf(row)) {
            first = std::min(first, positions[column]);
            last = std::max(last, positions[column]);
        }
        Panel& panel = panels[std::min(first, last) / bitsPerWord];
        ++panel.rows;
        panel.last = std::max<std::size_t>(panel.last, last / bitsPerWord);
    }
    std::size_t last = 0;
    for (std::size_t p = 0; p < panels.size(); ++p) {
        last = std::max({last, panels[p].last, p});
        plan.width = std::max(plan.width, last - p + 1);
    }
    std::size_t begun = 0;
    for (std::size_t p = 0; p < panels.size(); ++p) {
        begun += panels[p].rows;
        const std::size_t rows = begun - std::min(begun, p * bitsPerWord);
        const std::size_t width = std::min(plan.width, panels.size() - p);
        plan.operations += operationsOfPanel + operationsOfRow * static_cast<double>(rows) +
                           static_cast<double>(width) *
                               (operationsOfTables + operationsOfSums * static_cast<double>(rows));
        plan.bytes += sizeof(std::uint64_t) * (rows + bitsPerWord * width) + 256;
    }
    return plan;
}

} // namespace

BandPlan bandPlan(const SparseMatrix& matrix, const std::vector<Point>& positions,
                  const Progress& progress) {
    LIGHTSOUT_ASSERT(positions.empty() || positions.size() == matrix.size());
    std::optional<BandPlan> best;
    const auto consider = [&](std::vector<std::uint32_t> order) {
        progress.checkpoint();
        BandPlan plan = planOf(matrix, std::move(order), progress);
        if (!best || plan.operations < best->operations) {
            best = std::move(plan);
        }
    };
    if (!positions.empty()) {
        consider(orderByPlace(positions, false));
        consider(orderByPlace(positions, true));
    }
    if (!best ||
        std::pow(best->width * bitsPerWord, 2) > goodWidth * static_cast<double>(matrix.size())) {
        consider(orderByBreadth(matrix, progress));
    }
    return *std::move(best);
}

} // namespace lightsout
