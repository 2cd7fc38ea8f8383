#pragma once

#include "tab/Tab.h"

namespace lightsout {

Tab randomplayTab();

} // namespace lightsout
