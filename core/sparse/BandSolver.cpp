// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/BandSolver.h"

#include "gf2/ColumnPanel.h"
#include "gf2/DotProduct.h"
#include "gf2/PivotAddition.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace lightsout {

/// Returns the rows from `rank` on that are not among `zeros`, without their first word.
static BitMatrix remainingRows(const BitMatrix& rows, std::size_t rank,
                               const std::vector<std::uint32_t>& zeros) {
    BitMatrix remaining(rows.rows() - rank - zeros.size(), rows.cols() - bitsPerWord);
    std::size_t next = 0;
    auto zero = zeros.begin();
    for (std::size_t r = rank; r < rows.rows(); ++r) {
        if (zero != zeros.end() && *zero == r) {
            ++zero;
        } else {
            std::ranges::copy(rows.rowWords(r).subspan(1), remaining.rowWords(next++).begin());
        }
    }
    return remaining;
}

BandSolver::BandSolver(const SparseMatrix& matrix, BandPlan plan, Progress& progress)
    : order_(std::move(plan.order)) {
    const std::size_t size = matrix.size();
    LIGHTSOUT_ASSERT(order_.size() == size);
    std::vector<std::uint32_t> positions(size);
    for (std::uint32_t place = 0; place < size; ++place) {
        positions[order_[place]] = place;
    }
    panels_.resize(wordsFor(size));
    for (std::uint32_t place = 0; place < size; ++place) {
        std::size_t first = 0; // if the row is zero
        if (const auto columns = matrix.columnsOf(order_[place]); !columns.empty()) {
            first = positions[*std::ranges::min_element(
                columns, {}, [&](std::uint32_t column) { return positions[column]; })];
        }
        panels_[first / bitsPerWord].entering.push_back(place);
    }
    BitMatrix waiting; // rows that have no pivot yet, without the words before the panel
    for (std::size_t p = 0; p < panels_.size(); ++p) {
        progress.checkpoint(static_cast<double>(p) / static_cast<double>(panels_.size()));
        Panel& panel = panels_[p];
        const std::size_t width = std::min(plan.width, panels_.size() - p);
        BitMatrix rows(waiting.rows() + panel.entering.size(), width * bitsPerWord);
        for (std::size_t r = 0; r < waiting.rows(); ++r) {
            std::ranges::copy(waiting.rowWords(r), rows.rowWords(r).begin());
        }
        for (std::size_t i = 0; i < panel.entering.size(); ++i) {
            for (const std::uint32_t column : matrix.columnsOf(order_[panel.entering[i]])) {
                rows.flip(waiting.rows() + i, positions[column] - p * bitsPerWord);
            }
        }
        const std::size_t columns = std::min(bitsPerWord, size - p * bitsPerWord);
        const ColumnPanel eliminated = eliminatePanel(rows, columns);
        const std::size_t rank = eliminated.rank();
        panel.pivotMask = eliminated.pivotMask;
        panel.foundIn.assign(eliminated.foundIn.begin(), eliminated.foundIn.end());
        panel.rows = BitMatrix(rank, width * bitsPerWord);
        panel.picks =
            pivotAddition(rows, rows.wordColumns(0, 1, 0, rows.rows())[0], panel.pivotMask, 0, 0)
                .picks;
        for (std::size_t r = 0; r < rows.rows(); ++r) {
            if (r < rank) {
                std::ranges::copy(rows.rowWords(r), panel.rows.rowWords(r).begin());
                panel.rows.rowWords(r)[0] &= ~panel.pivotMask;
            } else if (std::ranges::all_of(rows.rowWords(r).subspan(1),
                                           [](std::uint64_t word) { return word == 0; })) {
                zeroRows_.push_back({static_cast<std::uint32_t>(p),
                                     static_cast<std::uint32_t>(panel.zeros.size())});
                panel.zeros.push_back(static_cast<std::uint32_t>(r));
            }
        }
        for (std::uint32_t column = 0; column < columns; ++column) {
            if (((panel.pivotMask >> column) & 1U) == 0) {
                freeColumns_.push_back(static_cast<std::uint32_t>(p * bitsPerWord) + column);
            }
        }
        waiting = remainingRows(rows, rank, panel.zeros);
    }
    LIGHTSOUT_ASSERT(waiting.rows() == 0 && zeroRows_.size() == freeColumns_.size());
}

Answer BandSolver::solve(const BitVector& rightHandSide, Progress& progress) const {
    LIGHTSOUT_ASSERT(rightHandSide.size() == order_.size());
    std::vector<std::uint64_t> ofPivots(panels_.size());
    Bits rows; // right-hand sides of the rows that take part
    std::size_t nextZero = 0;
    for (std::size_t p = 0; p < panels_.size(); ++p) {
        progress.checkpoint();
        const Panel& panel = panels_[p];
        for (const std::uint32_t place : panel.entering) {
            rows.push_back(rightHandSide[order_[place]] ? 1 : 0);
        }
        std::uint64_t before = 0;
        std::uint64_t pivotsLeft = panel.pivotMask;
        for (std::size_t r = 0; r < panel.foundIn.size(); ++r, pivotsLeft &= pivotsLeft - 1) {
            std::swap(rows[r], rows[panel.foundIn[r]]);
            before |= rows[r] != 0 ? pivotsLeft & (0 - pivotsLeft) : 0;
        }
        std::size_t left = 0;
        auto zero = panel.zeros.begin();
        pivotsLeft = panel.pivotMask;
        for (std::size_t r = 0; r < rows.size(); ++r) {
            const auto sum = static_cast<std::uint8_t>(rows[r] ^ (parity(panel.picks[r] & before)));
            if (r < panel.foundIn.size()) {
                ofPivots[p] |= sum != 0 ? pivotsLeft & (0 - pivotsLeft) : 0;
                pivotsLeft &= pivotsLeft - 1;
            } else if (zero != panel.zeros.end() && *zero == r) {
                if (sum != 0) {
                    return {.solvable = false, .vector = leftKernelVector(nextZero)};
                }
                ++zero;
                ++nextZero;
            } else {
                rows[left++] = sum;
            }
        }
        rows.resize(left);
    }
    return {.solvable = true, .vector = substituteBackward(ofPivots, BitVector(order_.size()))};
}

BitVector BandSolver::kernelVector(std::size_t index) const {
    const std::size_t column = freeColumns_[index];
    return substituteBackward(std::vector<std::uint64_t>(column / bitsPerWord + 1),
                              BitVector::unit(order_.size(), column));
}

/// Computes the unknowns that have pivots, panel by panel, from the other unknowns, whose values
/// are given. Returns them in the order of the matrix.
BitVector BandSolver::substituteBackward(const std::vector<std::uint64_t>& ofPivots,
                                         BitVector solution) const {
    for (std::size_t p = ofPivots.size(); p-- > 0;) {
        const Panel& panel = panels_[p];
        std::uint64_t found = ofPivots[p];
        std::uint64_t pivotsLeft = panel.pivotMask;
        const std::span<const std::uint64_t> known =
            std::span(std::as_const(solution).words()).subspan(p);
        for (std::size_t r = 0; r < panel.rows.rows(); ++r, pivotsLeft &= pivotsLeft - 1) {
            const std::span<const std::uint64_t> row = panel.rows.rowWords(r);
            if (dot(row, known.first(row.size()))) {
                found ^= pivotsLeft & (0 - pivotsLeft);
            }
        }
        solution.words()[p] |= found;
    }
    return inMatrixOrder(solution);
}

/// Returns the rows whose sum is the zero row with this number, found by tracing back all
/// additions.
BitVector BandSolver::leftKernelVector(std::size_t index) const {
    BitVector result(order_.size());
    const ZeroRow& zeroRow = zeroRows_[index];
    Bits rows; // for each row without a pivot after the panel: 1 if it is a summand
    for (std::size_t p = zeroRow.panel + std::size_t{1}; p-- > 0;) {
        const Panel& panel = panels_[p];
        Bits before(panel.picks.size());
        std::size_t left = 0;
        auto zero = panel.zeros.begin();
        std::uint64_t picked = 0;
        for (std::size_t r = panel.foundIn.size(); r < before.size(); ++r) {
            if (zero != panel.zeros.end() && *zero == r) {
                before[r] = p == zeroRow.panel && r == panel.zeros[zeroRow.number] ? 1 : 0;
                ++zero;
            } else if (p < zeroRow.panel) {
                before[r] = rows[left++];
            }
            picked ^= before[r] != 0 ? panel.picks[r] : 0;
        }
        std::uint64_t pivotsLeft = panel.pivotMask;
        for (std::size_t r = 0; r < panel.foundIn.size(); ++r, pivotsLeft &= pivotsLeft - 1) {
            before[r] = (picked & pivotsLeft & (0 - pivotsLeft)) != 0 ? 1 : 0;
        }
        for (std::size_t r = panel.foundIn.size(); r-- > 0;) {
            std::swap(before[r], before[panel.foundIn[r]]);
        }
        const std::size_t waiting = before.size() - panel.entering.size();
        for (std::size_t i = 0; i < panel.entering.size(); ++i) {
            if (before[waiting + i] != 0) {
                result.flip(order_[panel.entering[i]]);
            }
        }
        before.resize(waiting);
        rows = std::move(before);
    }
    return result;
}

BitVector BandSolver::inMatrixOrder(const BitVector& bits) const {
    BitVector result(bits.size());
    bits.forEachOne([&](std::size_t place) { result.flip(order_[place]); });
    return result;
}

} // namespace lightsout
