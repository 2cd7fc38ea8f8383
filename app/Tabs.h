// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab/Tab.h"

#include <vector>

namespace lightsout {

/// Returns the tabs in the order in which the window shows them, which is the order of their
/// folders in CMakeLists.txt.
std::vector<Tab> tabs();

} // namespace lightsout
