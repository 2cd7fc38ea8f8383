// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"

#include <array>

namespace lightsout {

/// A block of 64 rows of 64 bits: bit c of word r is the entry in row r and column c.
using BitBlock = std::array<std::uint64_t, bitsPerWord>;

/// Transposes a block by repeatedly exchanging quarters (Warren, Hacker's Delight, section 7-3).
void transpose(BitBlock& block);

/// Returns the bits of `rows` rows of `cols` bits in column order: bit r · cols + c becomes bit c ·
/// rows + r. O(bits · log 64 / 64), block by block.
BitVector transposed(const BitVector& bits, std::size_t rows, std::size_t cols);

} // namespace lightsout
