// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

namespace lightsout {

/// Returns a lower bound on the number of presses that change all the lights of `difference`. It
/// depends not on the kernel, but only on the fact that every light needs a press that changes it.
///
/// If the presses that change light v change at most m_v of the lights of `difference`, then Σ 1 /
/// m_v over these lights is a lower bound: a solution of the dual of the linear program of
/// fractional domination. It is at least ⌈|d| / Δ⌉ if no press changes more than Δ lights. The
/// bound is computed exactly. O(vertices + arcs).
std::size_t fewestConceivablePresses(const Rule& rule, const BitVector& difference);

} // namespace lightsout
