// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/Elimination.h"

namespace lightsout {

/// Adds `count` bits of `source`, from bit `sourceBegin` on, to the bits of `target` from bit
/// `targetBegin` on, over GF(2). O(count / 64).
void addBits(std::span<std::uint64_t> target, std::size_t targetBegin,
             std::span<const std::uint64_t> source, std::size_t sourceBegin, std::size_t count);

/// Returns the same reduced row echelon form as reducedEchelonForm(), using the plain method if
/// that is faster. Throws Cancelled.
EchelonForm frontEchelonForm(BitMatrix rows, std::size_t pivotColumns, std::size_t threads,
                             Progress& progress);

/// Adds rows of an echelon form to `others` so that these become 0 in the columns of the form's
/// pivots. If `others` has fewer columns than the form, only the corresponding part of the form's
/// rows is added. Uses addPickedRows() if that is faster. O(rows · columns · rank / 64). Throws
/// Cancelled.
void clearPivotColumns(BitMatrix& others, const EchelonForm& form, const Progress& progress);

} // namespace lightsout
