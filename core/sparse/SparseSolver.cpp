// SPDX-License-Identifier: GPL-3.0-or-later
#include "sparse/SparseSolver.h"

#include "gf2/DotProduct.h"

namespace lightsout {

namespace {

/// Number of fronts between two checkpoints.
constexpr std::uint32_t frontsPerCheckpoint = 256;

// Rows of fronts have few words, so bounds checks would noticeably slow down the loops below. The
// loops therefore use raw pointers, which are obtained once.

void setOne(std::uint64_t* words, std::size_t index) {
    words[index / bitsPerWord] |= std::uint64_t{1} << (index % bitsPerWord);
}

/// Iterates over the rows of a matrix.
class RowWalk {
public:
    explicit RowWalk(const BitMatrix& matrix)
        : words_(matrix.rows() > 0 ? matrix.rowWords(0).data() : nullptr),
          stride_(matrix.stride()) {}

    /// Returns the inner product of the given words with those of the next row, beginning with word
    /// `first` of the row.
    bool dotNext(std::size_t first, std::span<const std::uint64_t> others) {
        const bool product = dot(std::span(words_ + first, others.size()), others);
        words_ += stride_;
        return product;
    }

private:
    const std::uint64_t* words_;
    std::size_t stride_;
};

} // namespace

Answer SparseSolver::solve(const BitVector& rightHandSide, Progress& progress) const {
    const AssemblyTree& tree = factors_.tree();
    LIGHTSOUT_ASSERT(rightHandSide.size() == tree.order().size());
    const auto fronts = static_cast<std::uint32_t>(factors_.fronts().size());
    Bits given(rightHandSide.size());
    rightHandSide.forEachOne([&](std::size_t index) { given[tree.positions()[index]] = 1; });
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

/// Applies the front's elimination to its part of a right-hand side, and initialises the unknowns
/// that have a pivot there.
void SparseSolver::substituteForward(std::uint32_t number, Bits& rightHandSide,
                                     Bits& solution) const {
    const FrontalFactors::Front& front = factors_.fronts()[number];
    const std::vector<std::uint32_t>& border = factors_.tree().fronts()[number].border;
    const std::size_t firstOfT = front.columns.size() + border.size();
    BitVector given(front.reduced.cols());
    std::uint8_t* const sides = rightHandSide.data();
    const std::uint32_t* const rows = front.rows.data();
    for (std::size_t r = 0; r < front.rows.size(); ++r) {
        if (sides[rows[r]] != 0) {
            setOne(given.words().data(), firstOfT + r);
        }
    }
    if (given.none()) {
        return;
    }
    const auto givenOfT = given.words().subspan(firstOfT / bitsPerWord);
    BitVector byColumn(front.columns.size());
    const std::size_t* const pivots = front.pivots.data();
    RowWalk reduced(front.reduced);
    for (std::size_t r = 0; r < front.rows.size(); ++r) {
        const bool sum = reduced.dotNext(firstOfT / bitsPerWord, givenOfT);
        if (r >= front.pivots.size()) {
            sides[rows[r]] = sum ? 1 : 0;
        } else if (sum) {
            setOne(byColumn.words().data(), pivots[r]);
            solution.data()[front.columns.data()[pivots[r]]] = 1;
        }
    }
    RowWalk multipliers(front.multipliers);
    for (const std::uint32_t place : border) {
        if (multipliers.dotNext(0, byColumn.words())) {
            sides[place] ^= 1U;
        }
    }
}

/// Adds the contributions of the unknowns whose values are already known to the unknowns that have
/// a pivot in the front.
void SparseSolver::substituteBackward(std::uint32_t number, Bits& solution) const {
    const FrontalFactors::Front& front = factors_.fronts()[number];
    const std::vector<std::uint32_t>& border = factors_.tree().fronts()[number].border;
    BitVector known(front.columns.size() + border.size());
    std::uint8_t* const values = solution.data();
    std::uint64_t* const words = known.words().data();
    std::size_t line = 0;
    for (const std::uint32_t column : front.columns) {
        if (values[column] != 0) {
            setOne(words, line);
        }
        ++line;
    }
    for (const std::size_t pivot : front.pivots) {
        words[pivot / bitsPerWord] &= ~(std::uint64_t{1} << (pivot % bitsPerWord));
    }
    for (const std::uint32_t place : border) {
        if (values[place] != 0) {
            setOne(words, line);
        }
        ++line;
    }
    if (known.none()) {
        return;
    }
    const std::uint32_t* const columns = front.columns.data();
    RowWalk reduced(front.reduced);
    for (const std::size_t pivot : front.pivots) {
        if (reduced.dotNext(0, known.words())) {
            values[columns[pivot]] ^= 1U;
        }
    }
}

/// Converts a combination of the rows after the front's elimination into a combination of the rows
/// before it.
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
