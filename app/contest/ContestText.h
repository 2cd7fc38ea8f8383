// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/ContestPlan.h"

namespace lightsout {

/// Returns the names of the ranking orders, in the order of RankingOrder's values.
QStringList rankingOrderNames();

/// Returns a time such as "4:12".
QString timeText(quint64 seconds);
/// Returns a string such as "Round 2 of 3". `round` counts from 0.
QString roundText(std::size_t round, std::size_t rounds);
/// Returns the codes of a round's boards as one string.
QString codesText(const ContestRound& round);
/// Returns a message that explains a fault in the codes of rounds; `fault.line` must not be 0.
QString roundsFaultText(const RoundsFault& fault);
/// Returns the short names of the cells of a path in order, separated by spaces.
QString pathText(const Lattice& lattice, const std::vector<Vertex>& path);

} // namespace lightsout
