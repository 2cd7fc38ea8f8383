// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tab/Tab.h"

namespace lightsout {

Tab tilingsTab();

} // namespace lightsout
