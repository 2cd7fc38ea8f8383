// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>

namespace lightsout {

/// The number by which result codes tell boards apart, played from the present lights: the
/// boardDigest() of boards that have a challenge code, else the textDigest() of the description.
std::uint32_t webDigest(const Game& game);

/// A board as resources/web/board.js reads it, to be played from the present lights.
nlohmann::ordered_json boardDescription(const Game& game);

} // namespace lightsout
