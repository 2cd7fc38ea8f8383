// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "io/SavedBoard.h"

#include <optional>
#include <string>
#include <string_view>

namespace lightsout {

// Lights as a document holds very many of them: "base64:" and, in base 64 (RFC 4648, § 4), bytes of
// eight entries each, the first entry in the lowest bit.

bool isPacked(std::string_view text);

/// O(size).
std::string packedLights(const BitVector& lights, const WriteOptions& options = {});

/// The entries of all bytes: their number is a multiple of 8, and those beyond the lights are 0.
/// Nothing where the text is not packed lights.
std::optional<BitVector> unpackedLights(std::string_view text);

} // namespace lightsout
