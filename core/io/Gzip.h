// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace lightsout {

/// Returns true for data that begins as gzip writes it.
bool isGzip(std::string_view data);

/// Returns the contents of a gzip file, which may consist of several parts. Returns an error if
/// they exceed `limit` bytes, without unpacking more, or if the data is damaged or incomplete.
Result<std::string> unpackedGzip(std::string_view data, std::uint64_t limit,
                                 const Progress* progress = nullptr);

} // namespace lightsout
