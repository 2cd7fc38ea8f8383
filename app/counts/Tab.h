#pragma once

#include "tab/Tab.h"

namespace lightsout {

Tab countsTab();

} // namespace lightsout
