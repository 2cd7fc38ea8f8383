// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace lightsout {

/// Returns the sizes with a positive nullity that exceeds the nullities of all smaller sizes.
/// `nullities` begins with the nullity of size 1.
std::vector<std::size_t> recordSizes(std::span<const std::uint32_t> nullities);

/// Returns, for each nullity that occurs, the number of boards that have it.
std::map<std::uint32_t, std::size_t> distributionOf(std::span<const std::uint32_t> nullities);

} // namespace lightsout
