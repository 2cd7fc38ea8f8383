// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/SparseSolver.h"

#include "gf2/DotProduct.h"

namespace lightsout {

namespace {

/// Fronts between two looks at the cancel flag.
constexpr std::uint32_t frontsPerCheckpoint = 256;

} // namespace

Answer SparseSolver::solve(const BitVector& rightHandSide, Progress& progress) const {
    const AssemblyTree& tree = factors_.tree();
    LIGHTSOUT_ASSERT(rightHandSide.size() == tree.order().size());
    const auto fronts = static_cast<std::uint32_t>(factors_.fronts().size());
    Bits given(rightHandSide.size());
    rightHandSide.forEachOne([&](std::size_t index) { given[tree.places()[index]] = 1; });
    Bits solution(given.size());
    const auto& dependent = factors_.dependentRows();
    std::size_t nextDependent = 0;
    for (std::uint32_t f = 0; f < fronts; ++f) {
        if (f % frontsPerCheckpoint == 0) {
            progress.checkpoint();
        }
        for (; nextDependent < dependent.size() && dependent[nextDependent].front == f;
             ++nextDependent) {
            unsigned sum = given[dependent[nextDependent].line];
            for (const std::uint32_t row : dependent[nextDependent].summands) {
                sum ^= given[row];
            }
            if (sum != 0) {
                return {.solvable = false, .vector = leftKernelVector(nextDependent)};
            }
        }
        substituteForward(f, given, solution);
    }
    for (std::uint32_t f = fronts; f-- > 0;) {
        if (f % frontsPerCheckpoint == 0) {
            progress.checkpoint();
        }
        substituteBackward(f, solution);
    }
    return {.solvable = true, .vector = inMatrixOrder(solution)};
}

BitVector SparseSolver::kernelVector(std::size_t index) const {
    const DependentLine& column = factors_.dependentColumns()[index];
    Bits solution(factors_.tree().order().size());
    solution[column.line] = 1;
    for (const std::uint32_t summand : column.summands) {
        solution[summand] = 1;
    }
    for (std::uint32_t f = column.front;
         f-- > factors_.tree().fronts()[column.front].firstDescendant;) {
        substituteBackward(f, solution);
    }
    return inMatrixOrder(solution);
}

BitVector SparseSolver::leftKernelVector(std::size_t index) const {
    const DependentLine& row = factors_.dependentRows()[index];
    Bits combination(factors_.tree().order().size());
    combination[row.line] = 1;
    for (const std::uint32_t summand : row.summands) {
        combination[summand] = 1;
    }
    for (std::uint32_t f = row.front; f-- > factors_.tree().fronts()[row.front].firstDescendant;) {
        substituteTransposed(f, combination);
    }
    return inMatrixOrder(combination);
}

/// Brings the front's part of a right-hand side through its elimination, and starts the unknowns
/// that have a pivot there.
void SparseSolver::substituteForward(std::uint32_t number, Bits& rightHandSide,
                                     Bits& solution) const {
    const FrontalFactors::Front& front = factors_.fronts()[number];
    const std::vector<std::uint32_t>& border = factors_.tree().fronts()[number].border;
    const std::size_t firstOfT = front.columns.size() + border.size();
    BitVector given(front.reduced.cols());
    for (std::size_t r = 0; r < front.rows.size(); ++r) {
        if (rightHandSide[front.rows[r]] != 0) {
            given.flip(firstOfT + r);
        }
    }
    if (given.none()) {
        return;
    }
    BitVector byColumn(front.columns.size());
    for (std::size_t r = 0; r < front.rows.size(); ++r) {
        const bool sum = dot(front.reduced.rowWords(r).subspan(firstOfT / bitsPerWord),
                             given.words().subspan(firstOfT / bitsPerWord));
        if (r >= front.pivots.size()) {
            rightHandSide[front.rows[r]] = sum ? 1 : 0;
        } else if (sum) {
            byColumn.flip(front.pivots[r]);
            solution[front.columns[front.pivots[r]]] = 1;
        }
    }
    for (std::size_t i = 0; i < border.size(); ++i) {
        if (dot(front.multipliers.rowWords(i), byColumn.words())) {
            rightHandSide[border[i]] ^= 1U;
        }
    }
}

/// Adds to the unknowns with a pivot in the front what those decided later contribute.
void SparseSolver::substituteBackward(std::uint32_t number, Bits& solution) const {
    const FrontalFactors::Front& front = factors_.fronts()[number];
    const std::vector<std::uint32_t>& border = factors_.tree().fronts()[number].border;
    BitVector known(front.columns.size() + border.size());
    for (std::size_t c = 0; c < front.columns.size(); ++c) {
        if (solution[front.columns[c]] != 0) {
            known.flip(c);
        }
    }
    for (const std::size_t pivot : front.pivots) {
        known.set(pivot, false);
    }
    for (std::size_t i = 0; i < border.size(); ++i) {
        if (solution[border[i]] != 0) {
            known.flip(front.columns.size() + i);
        }
    }
    if (known.none()) {
        return;
    }
    for (std::size_t r = 0; r < front.pivots.size(); ++r) {
        if (dot(front.reduced.rowWords(r).first(known.words().size()), known.words())) {
            solution[front.columns[front.pivots[r]]] ^= 1U;
        }
    }
}

/// Turns a combination of rows as they are after the front's elimination into one of rows as they
/// were before.
void SparseSolver::substituteTransposed(std::uint32_t number, Bits& combination) const {
    const FrontalFactors::Front& front = factors_.fronts()[number];
    const std::vector<std::uint32_t>& border = factors_.tree().fronts()[number].border;
    const std::size_t firstOfT = front.columns.size() + border.size();
    BitVector multipliers(front.columns.size());
    const auto add = [](BitVector& sum, std::span<const std::uint64_t> row) {
        for (std::size_t w = 0; w < row.size(); ++w) {
            sum.words()[w] ^= row[w];
        }
    };
    for (std::size_t i = 0; i < border.size(); ++i) {
        if (combination[border[i]] != 0) {
            add(multipliers, front.multipliers.rowWords(i));
        }
    }
    BitVector sum(front.reduced.cols());
    for (std::size_t r = 0; r < front.rows.size(); ++r) {
        const bool counts = r < front.pivots.size() ? multipliers[front.pivots[r]]
                                                    : combination[front.rows[r]] != 0;
        if (counts) {
            add(sum, front.reduced.rowWords(r));
        }
    }
    for (std::size_t r = 0; r < front.rows.size(); ++r) {
        combination[front.rows[r]] = sum[firstOfT + r] ? 1 : 0;
    }
}

BitVector SparseSolver::inMatrixOrder(const Bits& bits) const {
    BitVector result(bits.size());
    for (std::size_t place = 0; place < bits.size(); ++place) {
        if (bits[place] != 0) {
            result.flip(factors_.tree().order()[place]);
        }
    }
    return result;
}

} // namespace lightsout
