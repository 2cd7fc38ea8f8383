#pragma once

#include "tab/Tab.h"

namespace lightsout {

Tab playTab();

} // namespace lightsout
