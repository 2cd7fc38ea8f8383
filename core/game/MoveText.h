// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Move.h"
#include "support/Result.h"

#include <optional>
#include <string_view>

namespace lightsout {

/// Returns the move as a word followed by its arguments: "press 12", "unpress 12", "start 0 1 7",
/// "target 3", "arcs 0>1 1>0 2>2", "remove 3 4", "place 0 0.5 -1", "label 3 a name". Returns
/// nullopt for InsertVertices and Replace, which are stored as a part of a document.
std::optional<std::string> toText(const Move& move);

/// Reads what toText() writes, ignoring spaces. Errors state the position.
Result<Move> moveFromText(std::string_view text);

} // namespace lightsout
