#pragma once

#include <QString>

namespace lightsout {

/// 2^exponent for people: written out while that can be taken in, else as a power.
QString powerOfTwoText(std::size_t exponent);

} // namespace lightsout
