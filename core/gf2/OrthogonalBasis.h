// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"

#include <optional>
#include <vector>

namespace lightsout {

/// Returns an orthogonal basis of the space spanned by the given independent vectors: every two
/// vectors of the result have an even number of ones in common. Returns nullopt if there is no such
/// basis, which is the case if and only if every vector of the space is even, but two of them are
/// not orthogonal (Albert, "Symmetric and alternate matrices in an arbitrary field", Transactions
/// of the AMS 43, 1938). O(k² n / 64) for k vectors of length n.
std::optional<std::vector<BitVector>> orthogonalBasis(std::vector<BitVector> basis);

/// Returns the basis of the same space with one vector for each free column, in ascending order of
/// these columns: the vector is 1 in its column and 0 in the other free ones. If the space is the
/// kernel of a matrix, the free columns are the columns without a pivot after Gaussian elimination
/// from left to right. The vectors must be independent. O(k² n / 64).
std::vector<BitVector> freeColumnBasis(std::vector<BitVector> basis);

} // namespace lightsout
