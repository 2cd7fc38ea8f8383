// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>

namespace lightsout {

/// Returns the number that identifies a board, played from the current lights, in result codes: the
/// boardDigest() of boards that have a challenge code, else the textDigest() of the description.
std::uint32_t webDigest(const Game& game);

/// Returns a board in the form that resources/web/board.js reads, to be played from the current
/// lights.
nlohmann::ordered_json boardDescription(const Game& game);

} // namespace lightsout
