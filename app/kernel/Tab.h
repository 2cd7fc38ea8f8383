#pragma once

#include "tab/Tab.h"

namespace lightsout {

Tab kernelTab();

} // namespace lightsout
