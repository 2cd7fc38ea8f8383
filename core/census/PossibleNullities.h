// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"

#include <cstdint>

namespace lightsout {

/// False for what the nullity of this board cannot be: where presses of one line, or of two, decide
/// all others, as they do with plus neighbours, it is no larger than these lines are long, and on
/// square plane boards it is even: the gcd of two polynomials that x -> x + 1 exchanges has no
/// other degree (Hunziker, Machiavelo, Park, "Chebyshev polynomials over finite fields and
/// reversibility of sigma-automata on square grids", 2004). Anything else is only compared with the
/// number of cells. O(1).
bool isPossibleNullity(const Lattice& board, std::uint64_t nullity);

} // namespace lightsout
