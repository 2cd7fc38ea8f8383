// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "gf2/Answer.h"
#include "gf2/PleDecomposition.h"
#include "support/Progress.h"

namespace lightsout {

/// Checks an answer without using an engine: either presses that make the board, or a certificate
/// that there are none.
inline bool isRight(const Rule& rule, const BitVector& board, const Answer& answer) {
    return answer.solvable ? rule.changedBy(answer.vector) == board
                           : rule.parityOfToggled(answer.vector).none() && answer.vector.dot(board);
}

/// Returns true if the kernel vectors of an engine are quiet patterns and independent.
template <typename Engine>
bool isKernelRight(const Rule& rule, const Engine& solver) {
    std::vector<BitVector> kernel;
    for (std::size_t i = 0; i < solver.nullity(); ++i) {
        kernel.push_back(solver.kernelVector(i));
        if (rule.changedBy(kernel.back()).any()) {
            return false;
        }
    }
    Progress progress;
    return PleDecomposition(BitMatrix::fromRows(kernel, rule.vertexCount()), progress).rank() ==
           kernel.size();
}

} // namespace lightsout
