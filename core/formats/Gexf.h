// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string_view>

namespace lightsout {

/// Reads a graph of Gephi (.gexf): vertices with labels and positions, including nested ones, and
/// edges, each directed or undirected as declared. Attributes, weights and other drawing data are
/// ignored. O(text + arcs · log arcs).
Result<SavedBoard> readGexf(std::string_view text, const ReadOptions& options = {});

} // namespace lightsout
