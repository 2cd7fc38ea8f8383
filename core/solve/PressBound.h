// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

namespace lightsout {

/// A number of presses below which the lights of `difference` can't all be changed, whatever the
/// kernel: every light needs a press that changes it.
///
/// If the presses that change light v change at most m_v of the lights of `difference`, then
/// Σ 1 / m_v over these lights is a lower bound: a solution of the dual of the linear program of
/// fractional domination. At least ⌈|d| / Δ⌉, where no press changes more than Δ lights.
/// O(vertices + arcs), exact.
std::size_t fewestConceivablePresses(const Rule& rule, const BitVector& difference);

} // namespace lightsout
