// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

namespace lightsout {

/// Returns the sizes, from 1 on, whose nullity is positive and above that of all smaller ones.
/// `nullities` begins with that of size 1.
std::vector<std::size_t> recordSizes(std::span<const std::uint32_t> nullities);

/// Returns how many boards have each nullity that occurs.
std::map<std::uint32_t, std::size_t> distributionOf(std::span<const std::uint32_t> nullities);

} // namespace lightsout
