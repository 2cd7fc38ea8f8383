// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>

namespace lightsout {

/// Returns the number that identifies a board with its current lights in result codes. It is the
/// boardDigest() if the board has a challenge code, otherwise the textDigest() of the description.
std::uint32_t webDigest(const Game& game);

/// Returns a board in the form that resources/web/board.js reads, to be played from its current
/// lights.
nlohmann::ordered_json boardDescription(const Game& game);

} // namespace lightsout
