// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/ContestPlan.h"

namespace lightsout {

/// The names of the orders of a ranking, in the order of RankingOrder's values.
QStringList rankingOrderNames();

/// "4:12"
QString timeText(quint64 seconds);
/// "Round 2 of 3"
QString roundText(std::size_t round, std::size_t rounds);
/// The codes of a round's boards.
QString codesText(const ContestRound& round);
/// What is wrong with the codes of rounds; there must be a line that is wrong.
QString roundsFaultText(const RoundsFault& fault);
/// "b3, c1, …" – the cells of a path in its order, by column and row.
QString pathText(const Lattice& lattice, const std::vector<Vertex>& path);

} // namespace lightsout
