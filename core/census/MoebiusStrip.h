// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"

namespace lightsout {

/// Computes the nullity of a Möbius strip of at least three columns with plus neighbours.
///
/// The columns of a quiet pattern satisfy x_{c+1} = B x_c + x_{c-1}, with B = P + I (or P) for the
/// path matrix P of a column, and the closure with a twist requires x_n = R x_0, x_{n+1} = R x_1
/// for the reversal R of a column. As R = f_m(P), this is a 2 × 2 system over the polynomials
/// modulo f_{m+1}. Its kernel has the dimension deg gcd(f_{m+1}, d) + deg gcd(f_{m+1}, D / d) for
/// the gcd d of its entries and its determinant D (Smith normal form). O(m (m + n) / 64) for m rows
/// and n columns.
std::size_t moebiusStripNullity(const Lattice& strip);

} // namespace lightsout
