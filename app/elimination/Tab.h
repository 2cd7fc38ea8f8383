#pragma once

#include "tab/Tab.h"

namespace lightsout {

Tab eliminationTab();

} // namespace lightsout
