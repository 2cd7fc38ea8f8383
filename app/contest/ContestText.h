// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/ContestPlan.h"

namespace lightsout {

/// "4:12"
QString timeText(quint64 seconds);
/// "Round 2 of 3"
QString roundText(std::size_t round, std::size_t rounds);
/// The codes of a round's boards.
QString codesText(const ContestRound& round);
/// "b3, c1, …" – the cells of a path in its order, by column and row.
QString pathText(const Lattice& lattice, const std::vector<Vertex>& path);

} // namespace lightsout
