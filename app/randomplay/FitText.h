// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/GoodnessOfFit.h"

#include <QString>

#include <functional>

namespace lightsout {

/// Says whether games agree with their law: they do if at least 5 % of such experiments differ from
/// the law as much as they do. Otherwise says where games and law differ most. `valuesName` returns
/// the name of the values from the first to the last one of a bin.
QString fitText(const GoodnessOfFit& fit,
                const std::function<QString(std::size_t first, std::size_t last)>& valuesName);

} // namespace lightsout
