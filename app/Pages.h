// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/Page.h"

#include <vector>

namespace lightsout {

/// Returns the descriptions of the pages in the order of their tabs, which is the order of their
/// folders in CMakeLists.txt.
std::vector<PageDescription> pageDescriptions();

} // namespace lightsout
