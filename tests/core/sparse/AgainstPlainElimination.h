// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "gf2/Answer.h"
#include "gf2/Elimination.h"
#include "support/Progress.h"

#include <algorithm>

namespace lightsout {

inline bool isKernelBasis(const Rule& rule, const std::vector<BitVector>& right,
                          const std::vector<BitVector>& left) {
    const std::size_t size = rule.vertexCount();
    for (std::size_t i = 0; i < right.size(); ++i) {
        if (rule.changedBy(right[i]).any() || rule.parityOfToggled(left[i]).any()) {
            return false;
        }
    }
    const auto rank = [size](const std::vector<BitVector>& vectors) {
        return reducedEchelonFormPlain(BitMatrix::fromRows(vectors, size), size).rank();
    };
    return rank(right) == right.size() && rank(left) == left.size();
}

/// Returns true if a solver of the rule has the right nullity, both kernels, and the right answers.
template <typename Solver>
bool agreesWithPlainElimination(const Rule& rule, const Solver& solver, Random& random) {
    Progress progress;
    const std::size_t size = rule.vertexCount();
    const BitMatrix influence = rule.influenceMatrix();
    if (solver.nullity() != size - reducedEchelonFormPlain(influence, size).rank()) {
        return false;
    }
    std::vector<BitVector> right;
    std::vector<BitVector> left;
    for (std::size_t i = 0; i < solver.nullity(); ++i) {
        right.push_back(solver.kernelVector(i));
        left.push_back(solver.leftKernelVector(i));
    }
    if (!isKernelBasis(rule, right, left)) {
        return false;
    }
    const BitVector possible = rule.changedBy(BitVector::random(size, random));
    for (const BitVector& board :
         {possible, BitVector::random(size, random), BitVector::ones(size), BitVector(size)}) {
        // A left kernel of the right dimension decides which boards are solvable.
        const bool isSolvable = std::ranges::none_of(
            left, [&board](const BitVector& vector) { return vector.dot(board); });
        const Answer answer = solver.solve(board, progress);
        const bool isRight = answer.solvable ? rule.changedBy(answer.vector) == board
                                             : rule.parityOfToggled(answer.vector).none() &&
                                                   answer.vector.dot(board);
        if (answer.solvable != isSolvable || !isRight) {
            return false;
        }
    }
    return true;
}

} // namespace lightsout
