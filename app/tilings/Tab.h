#pragma once

#include "tab/Tab.h"

namespace lightsout {

Tab tilingsTab();

} // namespace lightsout
