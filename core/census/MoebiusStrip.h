// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"

namespace lightsout {

/// The nullity of a Möbius strip of at least three columns with plus neighbours.
///
/// A quiet pattern's columns follow x_{c+1} = B x_c + x_{c-1}, with B = P + I (or P) for the path
/// matrix P of a column, and close up turned over: x_n = R x_0, x_{n+1} = R x_1. As R = f_m(P),
/// this is a 2 × 2 system over the polynomials modulo f_{m+1}, whose kernel has the dimension deg
/// gcd(f_{m+1}, d) + deg gcd(f_{m+1}, D / d) for the gcd d of its entries and its determinant D
/// (Smith normal form). O(m (m + n) / 64) for m rows and n columns.
std::size_t moebiusStripNullity(const Lattice& strip);

} // namespace lightsout
