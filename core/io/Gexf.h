// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string_view>

namespace lightsout {

/// Reads a graph of Gephi (.gexf): vertices with labels and positions, also those inside of others,
/// and edges, directed or not as each says. Attributes, weights and the rest of the drawing are
/// left out. O(text + arcs · log arcs).
Result<SavedBoard> readGexf(std::string_view text, const ReadOptions& options = {});

} // namespace lightsout
