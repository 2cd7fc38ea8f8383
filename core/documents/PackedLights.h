// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "io/SavedBoard.h"

#include <optional>
#include <string>
#include <string_view>

namespace lightsout {

// The packed form of lights in documents of large boards: "base64:", followed by the base64
// encoding (RFC 4648, § 4) of bytes of eight entries each, with the first entry in the lowest bit.

bool isPacked(std::string_view text);

/// Returns the packed form of the lights. O(size).
std::string packedLights(const BitVector& lights, const WriteOptions& options = {});

/// Returns the entries of all bytes; their number is a multiple of 8. packedLights() pads the last
/// byte with zeros, but other text may contain ones there. Returns nullopt if the text is not the
/// packed form of lights.
std::optional<BitVector> unpackedLights(std::string_view text);

} // namespace lightsout
