// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Lattice.h"

#include <optional>
#include <string_view>

namespace lightsout {

// The names of a lattice's options in documents, in board specifications and on the command line.

std::string_view nameOf(Topology topology);
std::string_view nameOf(Neighbours neighbours);
std::optional<Topology> topologyNamed(std::string_view name);
std::optional<Neighbours> neighboursNamed(std::string_view name);

} // namespace lightsout
